// Reports of a check as PDFs, for the tests: one page with a text of any signs, which no font of the library could draw.

/** A text layer by a font that is not embedded, whose signs are named by a map to Unicode. */
export function reportPdf(text: string): Buffer {
  const signs = [...text];
  const code = (index: number) => index.toString(16).padStart(4, '0');
  const unicode = (sign: string) => [...sign].map((one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');
  const shown = signs.map((_sign, index) => code(index + 1)).join('');
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Made def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange
${signs.map((sign, index) => `1 beginbfchar <${code(index + 1)}> <${unicode(sign)}> endbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
  const content = `BT /F1 12 Tf 40 700 Td <${shown}> Tj ET`;
  const stream = (body: string) => `<< /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(content),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Made /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Made /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>',
    stream(map),
  ];
  let body = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  body += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
