// A secret in every place of a file where programs or people may leave one: none is in a blind reader's file, however deep it is packed.
import { inflateSync, deflateSync, crc32 } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString, decodePDFRawStream } from '@cantoo/pdf-lib';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { officePackage, zipOf } from '../file.factory.ts';
import { cleanOffice } from './office.ts';
import { oldWordDocument } from './old-office.factory.ts';
import { cleanOldOffice } from './old-office.ts';
import { cleanPdf } from './pdf.ts';
import { cleanRtf } from './rtf.ts';

const TEXT = '文章照旧 The text stays as it was';
let planted = 0;
/** Another one for each place. */
const secret = (where: string) => `SECRET${(planted += 1)}${where.replaceAll(/\W/g, '')}`;
const FOUND = /S\0?E\0?C\0?R\0?E\0?T(?:\0?\w)+/g;

/** The bytes and all that is packed in them: zips, PDF streams, data in base 64, compressed chunks of pictures. */
function everything(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const packed: string[] = [];
  if (text.startsWith('PK\x03\x04')) for (const [name, part] of Object.entries(unzipSync(bytes))) packed.push(name, everything(part));
  for (const { index, 0: start } of text.matchAll(/stream\r?\n|iCCP[^\0]*\0\0|zTXt[^\0]*\0\0/g))
    packed.push(inflated(bytes.subarray(index + start.length)));
  for (const [, data = ''] of text.matchAll(/base64,([A-Za-z0-9+/=]+)/g)) packed.push(everything(Buffer.from(data, 'base64')));
  for (const [, hex = ''] of text.matchAll(/<((?:[0-9A-Fa-f]{2}){6,})>/g)) packed.push(Buffer.from(hex, 'hex').toString('latin1'));
  return [text, ...packed].join('\n');
}
function inflated(bytes: Uint8Array): string {
  try {
    return everything(inflateSync(bytes, { finishFlush: 2 }));
  } catch {
    return '';
  }
}
const secretsIn = (bytes: Uint8Array) => [...new Set([...everything(bytes).matchAll(FOUND)].map(([found]) => found.replaceAll('\0', '')))];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const plain = sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } });
const withExif = (where: string) =>
  plain
    .clone()
    .withExif({ IFD0: { Artist: secret(`${where}exif`) } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret(`${where}xmp`)}</x:xmpmeta>`);

function chunk(name: string, content: string): Buffer {
  const body = Buffer.from(name + content, 'latin1');
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(body.length - 4);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}
async function png(where: string): Promise<Buffer> {
  const bytes = await withExif(where).png().toBuffer();
  const told = [
    chunk('tEXt', `Author\0${secret(`${where}text`)}`),
    chunk('prVt', secret(`${where}private`)),
    chunk('zTXt', `k\0\0${deflateSync(secret(`${where}ztxt`)).toString('latin1')}`),
  ];
  return Buffer.concat([bytes.subarray(0, 33), ...told, bytes.subarray(33), Buffer.from(secret(`${where}behind`))]);
}
const jpeg = async (where: string) => {
  const bytes = await withExif(where).jpeg().toBuffer();
  const remark = secret(`${where}remark`);
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, remark.length + 2]),
    Buffer.from(remark),
    bytes.subarray(2),
    Buffer.from(secret(`${where}behind`)),
  ]);
};
async function gif(where: string): Promise<Buffer> {
  const bytes = await plain.clone().gif().toBuffer();
  const words = Buffer.from(secret(`${where}remark`));
  return Buffer.concat([bytes.subarray(0, -1), Buffer.from([0x21, 0xfe, words.length]), words, Buffer.from([0, 0x3b])]);
}
function bmp(where: string): Buffer {
  const [between, behind] = [Buffer.from(secret(`${where}gap`).padEnd(64, '.')), Buffer.from(secret(`${where}behind`))];
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + between.length, 10);
  [40, 1, 1].forEach((value, index) => head.writeUInt32LE(value, 14 + index * 4));
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, between, Buffer.from([1, 2, 3, 0]), behind]);
}
const record = (type: number, content: Buffer) => {
  const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(type);
  head.writeUInt32LE(padded.length + 8, 4);
  return Buffer.concat([head, padded]);
};
/** Draws one line. */
const EMF_LINE = record(54, Buffer.alloc(8));
function emf(where: string): Buffer {
  const description = utf16(`${secret(where)}\0`);
  const header = Buffer.alloc(100);
  header.write(' EMF', 32, 'latin1');
  header.writeUInt32LE(description.length / 2, 52);
  header.writeUInt32LE(108, 56);
  const comment = (text: string) => record(70, Buffer.concat([Buffer.from([text.length, 0, 0, 0]), Buffer.from(text)]));
  return Buffer.concat([
    record(1, Buffer.concat([header, description])),
    comment(secret(`${where}remark`)),
    EMF_LINE,
    record(14, Buffer.alloc(12)),
    Buffer.from(secret(`${where}behind`)),
  ]);
}
function wmf(where: string): Buffer {
  const record16 = (type: number, content: Buffer) => {
    const head = Buffer.alloc(6);
    head.writeUInt32LE(3 + content.length / 2);
    head.writeUInt16LE(type, 4);
    return Buffer.concat([head, content]);
  };
  const header = Buffer.from('010009000003000000000000000000000000', 'hex');
  return Buffer.concat([header, record16(0x0626, utf16(secret(where))), record16(0x0213, Buffer.alloc(4)), record16(0, Buffer.alloc(0))]);
}
const svg = async (where: string) =>
  Buffer.from(
    `<?xml version="1.0"?><?${secret(`${where}pi`)} x?><!-- ${secret(`${where}remark`)} --><svg width="9" height="5" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:own="urn:${secret(`${where}space`)}" inkscape:docname="${secret(`${where}name`)}" data-owner="${secret(`${where}data`)}" owner="${secret(`${where}attribute`)}" id="${secret(`${where}id`)}" class="${secret(`${where}class`)}" xml:id="${secret(`${where}xmlid`)}" style="--made-by:${secret(`${where}property`)};-inkscape-font:${secret(`${where}font`)};fill:none"><title>${secret(`${where}title`)}</title><metadata><dc:creator>${secret(`${where}creator`)}</dc:creator></metadata><style>/* ${secret(`${where}css`)} */ path { -own-maker: ${secret(`${where}cssproperty`)}; fill: red }</style><linearGradient id="shade"/><path fill="url(#shade)" class="line" d="M2 2h8" fill-opacity="0.5"/><a xlink:href="file:///home/${secret(`${where}link`)}"><path d="M0 0"/></a><path d="M1 1h8" style="fill:red;/*${secret(`${where}inline`)}*/"/><image xlink:href="data:image/png;base64,${(await png(`${where}image`)).toString('base64')}"/><image xlink:href="/home/${secret(`${where}path`)}/a.png"/></svg>`,
  );

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = (...all: [string, string, string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${TYPES}/${type}`}" Target="${target}"${/^(?:file|https?|[A-Z]):|^\/(?:Users|home)|^\\/.test(target) ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

async function secretDocx(depth = 0): Promise<Buffer> {
  const named = secret('partname');
  const pictures: Record<string, Buffer> = {
    [`${named}.jpeg`]: await jpeg('jpeg'),
    'image2.png': await png('png'),
    'image3.gif': await gif('gif'),
    'image4.webp': await withExif('webp').webp().toBuffer(),
    'image5.tiff': await withExif('tiff').tiff().toBuffer(),
    'image6.bmp': bmp('bmp'),
    'image7.emf': emf('emf'),
    'image8.wmf': wmf('wmf'),
    'image9.svg': await svg('svg'),
    'image10.wdp': Buffer.from(`II\xbc${secret('unknownpicture')}`),
  };
  const shown = Object.keys(pictures).map((_, index) => `<w:r><w:drawing><a:blip ${A} r:embed="rImage${index}"/></w:drawing></w:r>`);
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/${secret('type')}"/></Types>`,
    '_rels/.rels': rels(
      ['rId1', 'officeDocument', 'word/document.xml'],
      ['rId2', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
      ['rId3', 'extended-properties', 'docProps/app.xml'],
      ['rId4', 'custom-properties', 'docProps/custom.xml'],
      ['rId5', 'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels', 'docMetadata/LabelInfo.xml'],
      ['rId6', `urn:${secret('rootrelation')}`, 'foreign.xml'],
    ),
    'docProps/core.xml': `<c>${secret('core')}</c>`,
    'docProps/app.xml': `<c>${secret('app')}</c>`,
    'docProps/custom.xml': `<c>${secret('custom')}</c>`,
    'docMetadata/LabelInfo.xml': `<clbl:labelList xmlns:clbl="http://schemas.microsoft.com/office/2020/mipLabelMetadata"><clbl:label siteId="{${secret('label')}}"/></clbl:labelList>`,
    'foreign.xml': `<x>${secret('foreignpart')}</x>`,
    [`${secret('unled')}.xml`]: `<x>${secret('unledpart')}</x>`,
    'word/_rels/document.xml.rels': rels(
      ...Object.keys(pictures).map((name, index): [string, string, string] => [`rImage${index}`, 'image', `media/${name}`]),
      ['rComments', 'comments', 'comments.xml'],
      ['rPeople', 'http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml'],
      ['rSettings', 'settings', 'settings.xml'],
      ['rFonts', 'fontTable', 'fontTable.xml'],
      ['rGlossary', 'glossaryDocument', 'glossary/document.xml'],
      ['rCustom', 'customXml', '../customXml/item1.xml'],
      ['rOle', 'oleObject', 'embeddings/oleObject1.bin'],
      ['rOld', 'oleObject', 'embeddings/oleObject2.bin'],
      ['rSheet', 'package', `embeddings/${secret('embeddedname')}.xlsx`],
      ['rHeader', 'header', 'header1.xml'],
      ['rUsers', 'hyperlink', `/Users/${secret('users')}/a.docx`],
      ['rDrive', 'hyperlink', `file:///C:\\Users\\${secret('drive')}\\a.docx`],
      ['rLinked', 'image', `file:///D:/${secret('linkedpicture')}.png`],
      ['rSpy', 'image', `https://example.org/${secret('remotepicture')}.png`],
      ['rShare', 'hyperlink', `\\\\server\\${secret('share')}\\a.docx`],
      ['rFolder', 'hyperlink', `../${secret('folder')}/a.docx`],
      ['rPage', 'hyperlink', 'https://example.org/page'],
    ).replaceAll(/Target="\.\.\/SECRET[^"]*"/g, '$& TargetMode="External"'),
    'word/document.xml': `<?xml version="1.0"?><?${secret('pi')} x?><!-- ${secret('remark')} --><w:document ${W} ${R} xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:own="urn:${secret('space')}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" mc:Ignorable="own" own:x="${secret('foreignattribute')}"><w:body><w:p><w:permStart w:id="1" w:ed="${secret('mayedit')}"/><w:permEnd w:id="1"/><w:r><w:fldChar w:fldCharType="begin"><w:fldData>${secret('fielddata')}</w:fldData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p><w:ins w:author="${secret('inserted')}" w:initials="${secret('initials')}"><w:r><w:t>${TEXT}</w:t></w:r></w:ins><own:x>${secret('foreignelement')}</own:x><wp:docPr id="1" descr="C:\\Users\\${secret('descr')}\\a.png" title="Made in /Users/${secret('title')}/b.png"/><w:r><w:instrText> INCLUDEPICTURE "C:\\\\Users\\\\${secret('field')}\\\\a.png" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> LINK "C:\\\\Us</w:instrText></w:r><w:r><w:rPr/><w:instrText>ers\\\\${secret('splitfield')}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> QUOTE "x" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${secret('quoted')}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText>${secret('splitagain')}.xlsx" a1 </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>C:/ is shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:instrText> ADDIN CSL {"uris":["http://zotero.org/users/local/</w:instrText></w:r><w:r><w:instrText>${secret('splitzotero')}/items/CD"]} </w:instrText></w:r><w:r><w:instrText> ADDIN ZOTERO_ITEM {"uris":["http://zotero.org/users/${secret('zotero')}/items/AB"]} </w:instrText></w:r><w:hyperlink r:id="rPage"><w:r><w:t>a page</w:t></w:r></w:hyperlink>${shown.join('')}<w:r><w:object><o:OLEObject ProgID="Package" r:id="rOle"/><o:OLEObject ProgID="Word.Document.8" r:id="rOld"/><o:OLEObject ProgID="Excel.Sheet.12" r:id="rSheet"/></w:object></w:r><w:smartTag w:uri="urn:${secret('smarttag')}" w:element="${secret('smartelement')}"><w:smartTagPr><w:attr w:name="x" w:val="${secret('smartproperty')}"/></w:smartTagPr><w:r><w:t>tagged</w:t></w:r></w:smartTag><w:sdt><w:sdtPr><w:dataBinding w:xpath="${secret('binding')}"/></w:sdtPr><w:sdtContent><w:r><w:t>bound</w:t></w:r></w:sdtContent></w:sdt></w:p></w:body></w:document>`,
    'word/comments.xml': `<w:comments ${W}><w:comment w:author='${secret('commenter')}' w:initials="a>b"><w:p><w:r><w:t>A remark</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/people.xml': `<p>${secret('people')}</p>`,
    'word/settings.xml': `<w:settings ${W} ${R}><w:writeProtection w:x="${secret('protection')}"/><w:docVars><w:docVar w:name="x" w:val="${secret('docvar')}"/></w:docVars><w:mailMerge><w:connectString w:val="${secret('mailmerge')}"/></w:mailMerge><w:attachedTemplate r:id="rTemplate"/></w:settings>`,
    'word/_rels/settings.xml.rels': rels(['rTemplate', 'attachedTemplate', `file:///C:/Users/${secret('template')}/n.dotm`]),
    'word/fontTable.xml': `<w:fonts ${W} ${R}><w:font w:name="Arial"><w:embedRegular r:id="rFont"/></w:font></w:fonts>`,
    'word/_rels/fontTable.xml.rels': rels(['rFont', 'font', 'fonts/font1.odttf']),
    'word/fonts/font1.odttf': secret('font'),
    'word/glossary/document.xml': `<w:glossaryDocument ${W}><w:t>${secret('glossary')}</w:t></w:glossaryDocument>`,
    'word/glossary/_rels/document.xml.rels': rels(['rSettings', 'settings', 'settings.xml']),
    'word/glossary/settings.xml': `<w:settings ${W}><w:docVars><w:docVar w:name="x" w:val="${secret('glossarydocvar')}"/></w:docVars></w:settings>`,
    'customXml/item1.xml': `<p>${secret('customxml')}</p>`,
    'customXml/_rels/item1.xml.rels': rels(['r1', 'customXmlProps', 'itemProps1.xml']),
    'customXml/itemProps1.xml': `<p>${secret('customxmlprops')}</p>`,
    'word/embeddings/oleObject1.bin': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), utf16(secret('package')), Buffer.alloc(500)]),
    'word/embeddings/oleObject2.bin': oldWordDocument('old text', secret('oldlong'), secret('oldshort')),
    'word/header1.xml': `<w:hdr ${W}><w:p><w:r><w:t>A header</w:t></w:r></w:p></w:hdr>`,
    ...Object.fromEntries(Object.entries(pictures).map(([name, content]) => [`word/media/${name}`, content])),
  };
  const sheet = /embeddings\/(SECRET\w+\.xlsx)/.exec(String(parts['word/_rels/document.xml.rels']))?.[1] ?? '';
  parts[`word/embeddings/${sheet}`] = depth === 0 ? secretXlsx() : Buffer.from('PK');
  return zipOf(parts);
}

const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
function secretXlsx(): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': rels(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${S} ${R} xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"><fileSharing userName="${secret('sharing')}"/><x15ac:absPath url="C:\\Users\\${secret('abspath')}\\"/><sheets><sheet name="Table" sheetId="1" r:id="rSheet"/></sheets><definedNames><definedName name="Sum" comment="${secret('namecomment')}" description="${secret('namedescription')}" help="${secret('namehelp')}" hidden="1">Table!$A$1</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(
      ['rSheet', 'worksheet', 'worksheets/sheet1.xml'],
      ['rPersons', 'http://schemas.microsoft.com/office/2017/10/relationships/person', 'persons/person.xml'],
      ['rUsers', 'usernames', 'revisions/userNames.xml'],
      ['rConnections', 'connections', 'connections.xml'],
      ['rOther', 'externalLink', 'externalLinks/externalLink1.xml'],
    ),
    'xl/persons/person.xml': `<p>${secret('person')}</p>`,
    'xl/revisions/userNames.xml': `<p>${secret('usernames')}</p>`,
    'xl/connections.xml': `<p>${secret('connection')}</p>`,
    'xl/externalLinks/externalLink1.xml': `<externalLink ${S} ${R}><externalBook r:id="rBook"/></externalLink>`,
    'xl/externalLinks/_rels/externalLink1.xml.rels': rels(['rBook', 'externalLinkPath', `file:///C:\\Users\\${secret('otherbook')}.xlsx`]),
    'xl/tables/table1.xml': `<table ${S} id="1" name="Costs" displayName="Costs" comment="${secret('tablecomment')}"/>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${S} ${R}><sheetData><row><c><v>12</v></c></row></sheetData><protectedRanges><protectedRange name="Mine" sqref="A1" securityDescriptor="${secret('mayeditrange')}"/></protectedRanges><pageSetup r:id="rPrinter"/></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': rels(
      ['rPrinter', 'printerSettings', '../printerSettings/printerSettings1.bin'],
      ['rComments', 'comments', '../comments1.xml'],
      ['rTable', 'table', '../tables/table1.xml'],
    ),
    'xl/printerSettings/printerSettings1.bin': utf16(secret('printer')),
    'xl/comments1.xml': `<comments ${S}><authors><author>${secret('sheetcommenter')}</author></authors><commentList><comment><text><t>A note</t></text></comment></commentList></comments>`,
  });
}

const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
function secretPptx(): Buffer {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': rels(['rId1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `<p:presentation ${P} ${R}><p:sldIdLst><p:sldId id="1" r:id="rSlide"/></p:sldIdLst><p:custDataLst><p:tags r:id="rTags"/></p:custDataLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': rels(
      ['rSlide', 'slide', 'slides/slide1.xml'],
      ['rTags', 'tags', 'tags/tag1.xml'],
      ['rAuthors', 'commentAuthors', 'commentAuthors.xml'],
      ['rChanges', 'http://schemas.microsoft.com/office/2016/11/relationships/changesInfo', 'changesInfos/changesInfo1.xml'],
    ),
    'ppt/tags/tag1.xml': `<t>${secret('tag')}</t>`,
    'ppt/changesInfos/changesInfo1.xml': `<t>${secret('changes')}</t>`,
    'ppt/commentAuthors.xml': `<p:cmAuthorLst ${P}><p:cmAuthor id="0" name="${secret('cmauthor')}" initials="${secret('cminitials')}"/></p:cmAuthorLst>`,
    'ppt/slides/slide1.xml': `<p:sld ${P} ${A} ${R}><a:t>${TEXT}</a:t><p:nvPr><a:videoFile r:link="rVideo"/></p:nvPr></p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': rels(['rVideo', 'video', `file:///C:/Users/${secret('video')}.mp4`]),
  });
}

/** Every relationship leads somewhere, every part has a type, every reference has its relationship. */
function expectWhole(bytes: Uint8Array): void {
  const parts = unzipSync(bytes);
  const text = (name: string) => Buffer.from(parts[name] ?? []).toString();
  const types = text('[Content_Types].xml');
  for (const name of Object.keys(parts)) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    if (name !== '[Content_Types].xml')
      expect(types.includes(`PartName="/${name}"`) || types.includes(`Extension="${ending}"`), name).toBe(true);
    const [, folder = '', of = ''] = /^(.*?)_rels\/(.*)\.rels$/.exec(name) ?? [];
    if (!name.endsWith('.rels')) continue;
    const ids = new Set<string>();
    for (const [tag, id = '', target = ''] of text(name).matchAll(/<Relationship Id="([^"]*)"[^>]*Target="([^"]*)"[^>]*>/g)) {
      ids.add(id);
      if (!tag.includes('External'))
        expect(Object.keys(parts), `${name} ${tag}`).toContain(new URL(target, `zip:/${folder}`).pathname.slice(1));
    }
    if (of !== '')
      for (const [, id = ''] of text(folder + of).matchAll(/\sr:\w+="([^"]+)"/g)) expect([...ids], `${folder}${of}`).toContain(id);
  }
}

describe('an Office document handed to a blind reader', () => {
  it('as docx says nothing but its text and pictures', async () => {
    const before = await secretDocx();
    expect(secretsIn(before).length).toBeGreaterThan(90);
    const after = await cleanOffice(before);
    expect(secretsIn(after)).toEqual([]);
    expectWhole(after);
    const parts = unzipSync(after);
    const document = Buffer.from(parts['word/document.xml'] ?? []).toString();
    for (const kept of [TEXT, 'a page', 'C:/ is shown', ' LINK "', '" a1 ', '/items/CD', 'tagged', 'bound', '<w:ins w:author="Anonymous"'])
      expect(document).toContain(kept);
    expect(Buffer.from(parts['word/_rels/document.xml.rels'] ?? []).toString()).toContain('https://example.org/page');
    const kinds = Object.keys(parts)
      .filter((name) => name.includes('media/'))
      .map((name) => name.split('.')[1]);
    expect(kinds.sort()).toEqual(['bmp', 'emf', 'gif', 'jpeg', 'png', 'svg', 'tiff', 'webp', 'wmf']);
    for (const name of Object.keys(parts).filter((each) => /\.(?:gif|jpeg|png|svg|tiff|webp)$/.test(each)))
      expect(await sharp(Buffer.from(parts[name] ?? [])).metadata(), name).toMatchObject({ width: expect.any(Number) });
    expect(Buffer.from(parts['word/media/image7.emf'] ?? []).includes(EMF_LINE)).toBe(true);
    expect(Buffer.from(parts['word/media/image9.svg'] ?? []).toString()).toMatch(
      /<linearGradient id="shade"\/><path fill="url\(#shade\)" d="M2 2h8" fill-opacity="0.5"\/>.*d="M1 1h8"/s,
    );
  });

  it('as xlsx and pptx says nothing but its cells, notes and slides', async () => {
    for (const [before, kept] of [
      [secretXlsx(), ['<v>12</v>', 'A note', 'displayName="Costs"', '<definedName name="Sum" hidden="1">Table!$A$1']],
      [secretPptx(), [TEXT]],
    ] as const) {
      expect(secretsIn(before).length).toBeGreaterThan(4);
      const after = await cleanOffice(before);
      expect(secretsIn(after)).toEqual([]);
      expectWhole(after);
      for (const words of kept)
        expect(
          Object.values(unzipSync(after)).some((part) => Buffer.from(part).includes(words)),
          words,
        ).toBe(true);
    }
  });

  it('is withheld when some of its text is in a file of another format', async () => {
    const document = zipOf({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': rels(['rId1', 'officeDocument', 'word/document.xml']),
      'word/_rels/document.xml.rels': rels(['r1', 'aFChunk', 'a.html']),
      'word/document.xml': `<w:document ${W} ${R}><w:altChunk r:id="r1"/></w:document>`,
      'word/a.html': '<p>text</p>',
    });
    await expect(cleanOffice(document)).rejects.toThrow('in another file');
  });
});

async function secretPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = pdf;
  const page = pdf.addPage([100, 100]);
  page.drawText('The text stays');
  const text = (where: string) => PDFString.of(secret(where));
  pdf.setAuthor(secret('author'));
  pdf.setTitle(secret('title'));
  await pdf.attach(zipSync({ 'docProps/core.xml': Buffer.from(secret('attachedfile')) }, { level: 0 }), `${secret('attachedname')}.docx`, {
    description: secret('attacheddescription'),
  });
  const file = context.register(context.stream(secret('embeddedstream'), {}));
  const spec = { F: text('specf'), UF: PDFHexString.fromText(secret('specuf')), Desc: text('specdesc'), EF: { F: file } };
  const annotation = (subtype: string, more: object) =>
    context.register(context.obj({ Type: 'Annot', Subtype: subtype, Rect: [0, 0, 9, 9], ...more }));
  // As Word writes it of a picture that was inserted from a file.
  const figure = { Type: 'StructElem', S: 'Figure', Alt: PDFString.of(`C:\\\\Users\\\\${secret('alternative')}\\\\a.png`) };
  // The structure leads to it, too.
  const lost = annotation('FileAttachment', { Contents: text('structured') });
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({ Type: 'StructTreeRoot', K: [{ Type: 'OBJR', Obj: lost }, figure] }));
  const annotations = [
    annotation('FileAttachment', { FS: { Type: 'Filespec', ...spec }, Contents: text('attachmentcontents') }),
    annotation('Text', { Contents: PDFString.of(`See /Users/${secret('remark')}/a.pdf`) }),
    annotation('Text', {
      T: text('t'),
      RC: text('rc'),
      NM: text('nm'),
      Subj: text('subject'),
      OwnKey: text('annotationkey'),
      Contents: PDFString.of('A remark'),
    }),
    annotation('Link', { A: { S: 'Launch', F: text('launch'), Win: { F: text('launchwin'), D: text('launchdirectory') } } }),
    annotation('Link', { A: { S: 'GoToR', F: { Type: 'Filespec', F: text('gotor') } } }),
    annotation('Link', { A: { S: 'URI', URI: PDFString.of(`file:///Users/${secret('uri')}/a.pdf`) } }),
    annotation('Link', { A: { S: 'URI', URI: PDFString.of('https://example.org/page') } }),
    annotation('Link', { A: { S: 'JavaScript', JS: text('script') } }),
    lost,
    context.register(context.obj({ Subtype: 'Popup', T: text('popup'), Subj: text('popupsubject') })),
    annotation('Movie', { Movie: { F: text('movie') } }),
    annotation('Widget', {
      FT: 'Sig',
      T: text('fieldname'),
      TM: text('fieldexport'),
      TU: text('fieldtip'),
      V: { Type: 'Sig', Name: text('signer'), Contents: text('signature') },
    }),
  ];
  page.node.set(PDFName.of('Annots'), context.obj(annotations));
  page.node.set(PDFName.of('AF'), context.obj([{ Type: 'Filespec', ...spec }]));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ App: { Private: text('pieceinfo') } }));
  page.node.set(PDFName.of('Own'), text('pagekey'));
  page.node.set(PDFName.of('Metadata'), context.register(context.stream(`<x:xmpmeta>${secret('untypedxmp')}</x:xmpmeta>`, {})));
  catalog.set(
    PDFName.of('Metadata'),
    context.register(context.flateStream(`<x:xmpmeta>${secret('xmp')}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' })),
  );
  catalog.set(PDFName.of('AF'), context.obj([{ Type: 'Filespec', ...spec }]));
  catalog.set(
    PDFName.of('Own'),
    context.register(context.obj({ Type: 'Own', Author: text('ownauthor'), Deep: [{ Author: text('deepauthor') }] })),
  );
  catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: text('openlaunch') }));
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({
      OCGs: [
        context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Layer'), Usage: { CreatorInfo: { Creator: text('layer') } } })),
      ],
      D: {},
    }),
  );
  context.register(context.obj({ Type: 'Odd', Author: text('unreached') }));
  context.register(context.stream(`<x:xmpmeta>${secret('lostxmp')}</x:xmpmeta>`, {}));
  const photograph = await pdf.embedJpg(await jpeg('pdfjpeg'));
  page.drawImage(photograph);
  await photograph.embed();
  const stored = context.lookup(photograph.ref);
  if (!(stored instanceof PDFRawStream)) throw new Error('no picture');
  const twice = PDFRawStream.of(stored.dict.clone(context), deflateSync(Buffer.concat([Buffer.from(await jpeg('twice'))])));
  twice.dict.set(PDFName.of('Filter'), context.obj([PDFName.of('FlateDecode'), PDFName.of('DCTDecode')]));
  page.node.setXObject(PDFName.of('Twice'), context.register(twice));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

it('a PDF handed to a blind reader says nothing but its pages and remarks', async () => {
  const before = await secretPdf();
  expect(secretsIn(before).length).toBeGreaterThan(35);
  const after = await cleanPdf(before);
  const loaded = await PDFDocument.load(after, { updateMetadata: false });
  const unpacked = Buffer.from(await loaded.save({ useObjectStreams: false }));
  expect([...secretsIn(after), ...secretsIn(unpacked)]).toEqual([]);
  for (const kept of ['A remark', 'https://example.org/page', '/FT /Sig', '(field1)', '(Layer)'])
    expect(unpacked.includes(kept), kept).toBe(true);
  expect(loaded.getPageCount()).toBe(1);
  const pictures = loaded.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? [object] : [],
    );
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(await sharp(picture.contents).metadata()).toMatchObject({ width: 9, height: 5 });
  const contents = loaded.getPage(0).node.Contents();
  expect(contents).toBeDefined();
  const drawn = loaded.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && !(object.dict.get(PDFName.of('Subtype')) instanceof PDFName)
        ? [Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')]
        : [],
    );
  expect(drawn.join('')).toContain('Tj');
});

it('a formula stays, of which an object of another program would leave its picture alone', async () => {
  const formula = oldWordDocument('x = y', secret('formulalong'), secret('formulashort'), 'Equation Native');
  const document = officePackage('word/document.xml', { 'word/embeddings/oleObject1.bin': formula });
  const after = unzipSync(await cleanOffice(document))['word/embeddings/oleObject1.bin'] ?? new Uint8Array();
  expect(Buffer.from(after).includes(utf16('x = y'))).toBe(true);
  expect(secretsIn(after)).toEqual([]);
});

it('an old Word document says nothing beside its own streams, nor between them', () => {
  const between = Buffer.alloc(512);
  between.write(secret('between'), 'utf16le');
  const before = Buffer.concat([oldWordDocument(TEXT, secret('long'), secret('short')), between]);
  expect(secretsIn(before)).toHaveLength(3);
  const after = cleanOldOffice(before);
  expect(secretsIn(after)).toEqual([]);
  expect(after.includes(utf16(TEXT))).toBe(true);
});

it('rich text says nothing in groups that a reader may pass over, in its pictures and codes', async () => {
  const picture = (await jpeg('rtf')).toString('hex');
  const field = `{\\field{\\*\\fldinst { INCLUDEPICTURE "C:\\\\Users\\\\${secret('field')}\\\\a.png" }}{\\fldrslt shown}}`;
  const before = `{\\rtf1{\\info{\\author ${secret('info')}}}{\\*\\own ${secret('own')}}{\\object{\\*\\objdata ${secret('object')}}{\\result shown}}${field}{\\*\\shppict{\\pict{\\*\\blipuid ab}\\jpegblip\n${picture}}}The text \\'d5 stays{\\*\\footnote A note}}${secret('behind')}`;
  expect(secretsIn(Buffer.from(before))).toHaveLength(5);
  const after = await cleanRtf(Buffer.from(before));
  expect(secretsIn(after)).toEqual([]);
  const [, hex = ''] = /jpegblip\s*([0-9a-f]+)\}/.exec(after.toString()) ?? [];
  expect(secretsIn(Buffer.from(hex, 'hex'))).toEqual([]);
  expect(await sharp(Buffer.from(hex, 'hex')).metadata()).toMatchObject({ width: 9, height: 5 });
  for (const kept of ["The text \\'d5 stays{\\*\\footnote A note}}", '{\\result shown}', '{\\fldrslt shown}', 'INCLUDEPICTURE ""'])
    expect(after.toString()).toContain(kept);
});
