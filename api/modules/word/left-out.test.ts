// Text that a Word file keeps but does not show: separated from the rest, in one walk through each part.
import { expect, it } from 'vitest';
import { WORD_XMLNS, wordDocument } from '../front-page/front-page.factory.ts';
import { readWord } from './read-word.ts';
import { textOf } from './word-document.ts';

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (inside: string, style = '') =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inside}</w:p>`;
const STYLES = {
  'word/styles.xml': `<w:styles ${WORD_XMLNS}>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
  <w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="OwnNote"><w:name w:val="Own note"/><w:basedOn w:val="Note"/></w:style>
</w:styles>`,
};
async function readOf(body: string, more: Record<string, string> = {}): Promise<{ text: string[]; headers: string[]; leftOut: string[] }> {
  const { blocks, headers, leftOut } = await readWord(wordDocument(body, { ...STYLES, ...more }));
  return { text: blocks.map(textOf), headers, leftOut };
}
const part = (element: string, inside: string) => `<w:${element} ${WORD_XMLNS}>${inside}</w:${element}>`;

it.each([
  ['by the run itself', paragraph(run('甲') + run('沈知秋', '<w:vanish/>'))],
  ['by the style of the run', paragraph(run('甲') + run('沈知秋', '<w:rStyle w:val="Secret"/>'))],
  ['by the style of the paragraph', paragraph(run('沈知秋'), 'Note') + paragraph(run('甲'))],
  ['by a style that the paragraph’s is based on', paragraph(run('沈知秋'), 'OwnNote') + paragraph(run('甲'))],
])('what is hidden %s is left out of the text, and told', async (_how, body) => {
  expect(await readOf(body)).toEqual({ text: ['甲'], headers: [], leftOut: ['沈知秋'] });
});

it('what a style hides and the run shows is text', async () => {
  expect(await readOf(paragraph(run('甲', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>')))).toEqual({
    text: ['甲'],
    headers: [],
    leftOut: [],
  });
});

it('what is hidden or deleted in headers, footers and notes is told as well', async () => {
  const hidden = (name: string) => paragraph(run(name, '<w:rStyle w:val="Secret"/>'));
  expect(
    await readOf(paragraph(run('甲')), {
      'word/header1.xml': part('hdr', paragraph(run('眉')) + hidden('沈知秋')),
      'word/footer2.xml': part('ftr', paragraph('<w:del w:author="x"><w:r><w:delText>陆明</w:delText></w:r></w:del>')),
      'word/footnotes.xml': part('footnotes', `<w:footnote w:id="1">${paragraph(run('注')) + hidden('樊素心')}</w:footnote>`),
      'word/endnotes2.xml': part('endnotes', `<w:endnote w:id="1">${hidden('顾慎之')}</w:endnote>`),
    }),
  ).toEqual({ text: ['甲', '注'], headers: ['眉'], leftOut: ['樊素心', '顾慎之', '沈知秋', '陆明'] });
});

it('a text box that was deleted is left out whole, and the text goes on behind it', async () => {
  const box = `<w:del w:author="x"><w:r><w:pict><w:txbxContent>${paragraph('<w:r><w:delText>沈知秋</w:delText></w:r>')}</w:txbxContent></w:pict></w:r></w:del>`;
  expect(await readOf(paragraph(run('甲') + box + run('乙')))).toEqual({ text: ['甲乙'], headers: [], leftOut: ['沈知秋'] });
});

it('what was moved is text where it stands now, and told where it stood', async () => {
  const body =
    paragraph(`<w:moveFrom w:author="x">${run('沈知秋')}</w:moveFrom>${run('甲')}`) +
    paragraph(`<w:moveTo w:author="x">${run('沈知秋')}</w:moveTo>`);
  expect(await readOf(body)).toEqual({ text: ['甲', '沈知秋'], headers: [], leftOut: ['沈知秋'] });
});

it('the words of comments are told whole, also what is deleted in them', async () => {
  const comment = (inside: string) => `<w:comment w:author="陆明">${paragraph(inside)}</w:comment>`;
  const deleted = '<w:del w:author="x"><w:r><w:delText>沈知秋</w:delText></w:r></w:del>';
  const document = await readWord(
    wordDocument(paragraph(run('甲')), { 'word/comments.xml': part('comments', comment(run('请') + run('核对。')) + comment(deleted)) }),
  );
  expect(document).toMatchObject({
    comments: { names: ['陆明'], count: 2 },
    commentTexts: ['请核对。', '沈知秋'],
    leftOut: [],
    changes: { count: 0 },
  });
});
