%PDF-1.7
%‚„œ”
1 0 obj
<< /Type /Catalog >>
endobj
