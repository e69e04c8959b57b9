// Text of a Word file outside its paragraphs, place by place.
import { expect, it } from 'vitest';
import { WORD_XMLNS } from '../front-page/front-page.factory.ts';
import { saysMore, unseenTextOf, type UnseenText } from './unseen-text.ts';

const of = (parts: Record<string, string>): Partial<UnseenText> =>
  Object.fromEntries(Object.entries(unseenTextOf(new Map(Object.entries(parts)))).filter(([, said]) => said !== true && said.length !== 0));
const main = (body: string) => ({ 'word/document.xml': `<w:document ${WORD_XMLNS}><w:body>${body}</w:body></w:document>` });
const inWord = (inside: string) => main(`<w:p><w:r><w:t>正文</w:t></w:r>${inside}</w:p>`);
const relation = (more: string) => ({ 'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" ${more}/></Relationships>` });

it.each<[string, Record<string, string>, Partial<UnseenText>]>([
  ['the words of paragraphs', inWord(''), {}],
  [
    'the alternative text of a picture',
    inWord('<w:drawing><wp:docPr id="1" name="图 1" descr="沈知秋摄" title="碑"/></w:drawing>'),
    { pictures: ['沈知秋摄', '碑', '图 1'] },
  ],
  ['the name of a picture file', inWord('<pic:cNvPr id="0" name="沈知秋.png"/>'), { pictures: ['沈知秋.png'] }],
  [
    'the alternative text of an old drawing',
    inWord('<w:pict><v:shape alt="沈知秋"><v:imagedata r:id="r1" o:title="照片"/></v:shape></w:pict>'),
    { pictures: ['沈知秋', '照片'] },
  ],
  ['a place on the writer’s machine, which is taken out', inWord('<pic:cNvPr id="0" name="" descr="C:\\沈知秋\\a.png"/>'), {}],
  ['text in a drawing', inWord('<a:p><a:r><a:t>沈</a:t></a:r><a:r><a:t>知秋</a:t></a:r></a:p>'), { graphics: ['沈知秋'] }],
  ['a formula', inWord('<m:oMath><m:r><m:t>沈</m:t></m:r></m:oMath>'), { graphics: ['沈'] }],
  [
    'signs above others',
    inWord('<w:ruby><w:rt><w:r><w:t>shen</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>沈</w:t></w:r></w:rubyBase></w:ruby>'),
    { graphics: ['shen'] },
  ],
  ['WordArt and watermarks', inWord('<v:shape><v:textpath string="沈知秋 初稿"/></v:shape>'), { graphics: ['沈知秋 初稿'] }],
  [
    'what only old programs show',
    main(
      '<w:p><mc:AlternateContent><mc:Choice><w:p><w:r><w:t>框</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>框</w:t></w:r></w:p><w:p><w:r><w:t>沈</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:p>',
    ),
    { graphics: ['沈'] },
  ],
  [
    'a chart',
    {
      'word/charts/chart1.xml':
        '<c:chartSpace><c:title><a:p><a:r><a:t>图题</a:t></a:r></a:p></c:title><c:strCache><c:pt><c:v>沈知秋组</c:v></c:pt><c:pt><c:v>二</c:v></c:pt></c:strCache></c:chartSpace>',
    },
    { graphics: ['图题', '沈知秋组', '二'] },
  ],
  [
    'a diagram',
    { 'word/diagrams/data1.xml': '<dgm:dataModel><a:p><a:r><a:t>沈知秋</a:t></a:r></a:p></dgm:dataModel>' },
    { graphics: ['沈知秋'] },
  ],
  [
    'where a link leads',
    relation('Type="t/hyperlink" Target="mailto:shen%40example.org" TargetMode="External"'),
    { links: ['mailto:shen@example.org'] },
  ],
  [
    'a link that is not well written',
    relation('Type="t/hyperlink" Target="http://a/%E0%A" TargetMode="External"'),
    { links: ['http://a/%E0%A'] },
  ],
  [
    'a link to a file of the writer’s machine, which is taken out',
    relation('Type="t/hyperlink" Target="file:///C:/a" TargetMode="External"'),
    {},
  ],
  [
    'a field code in pieces',
    inWord('<w:r><w:instrText>HYPERLINK "mailto:shen</w:instrText></w:r><w:r><w:instrText>@example.org"</w:instrText></w:r>'),
    { links: ['HYPERLINK "mailto:shen@example.org"'] },
  ],
  [
    'a short field, and the tip of a link',
    inWord('<w:fldSimple w:instr="AUTHOR 沈知秋"/><w:hyperlink w:tooltip="沈知秋的主页"/>'),
    { links: ['AUTHOR 沈知秋', '沈知秋的主页'] },
  ],
  [
    'bookmarks, controls and fields of forms',
    inWord(
      '<w:bookmarkStart w:name="_沈"/><w:sdt><w:sdtPr><w:alias w:val="作者"/><w:tag w:val="t"/></w:sdtPr></w:sdt><w:helpText w:val="问沈知秋"/>',
    ),
    { elsewhere: ['_沈', '作者', 't', '问沈知秋'] },
  ],
  [
    'a building block, which is taken out',
    {
      'word/glossary/document.xml': `<w:glossaryDocument ${WORD_XMLNS}><w:p><w:r><w:t>沈</w:t></w:r><w:r><w:t>知秋</w:t></w:r></w:p></w:glossaryDocument>`,
    },
    {},
  ],
  ['the name of an embedded document, which gets another', relation('Type="t/package" Target="embeddings/%E6%B2%88.xlsx"'), {}],
  [
    'a signature, which is taken out',
    { '_xmlsignatures/sig1.xml': '<Signature><X509IssuerName>CN=沈知秋</X509IssuerName></Signature>' },
    {},
  ],
  [
    'custom XML and people, which are taken out',
    {
      'customXml/item1.xml': '<a>沈</a>',
      'word/people.xml': '<w15:people><w15:person w15:author="沈"/></w15:people>',
      'word/settings.xml': '<w:settings>沈</w:settings>',
    },
    {},
  ],
  ['text in another format', relation('Type="t/aFChunk" Target="afchunk.mht"'), { isWhole: false }],
  ['a part that is not sound', { 'word/charts/chart1.xml': '<c:v>' }, { isWhole: false }],
])('%s: told as what it is', (_what, parts, said) => {
  expect(of(parts)).toEqual(said);
});

it('pictures, looks and what is taken out need not be unpacked', () => {
  expect(
    [
      'word/media/image1.png',
      'word/theme/theme1.xml',
      'word/styles.xml',
      'customXml/item12.xml',
      'docProps/core.xml',
      'word/commentsExtended.xml',
      'word/glossary/document.xml',
      'word/_rels/settings.xml.rels',
      'customXml/itemProps1.xml',
      'custom/x.xml',
    ].filter(saysMore),
  ).toEqual([]);
  expect(
    ['word/document2.xml', 'word/charts/chart1.xml', 'word/_rels/header1.xml.rels', 'word/numbering.xml'].filter((part) => !saysMore(part)),
  ).toEqual([]);
});
