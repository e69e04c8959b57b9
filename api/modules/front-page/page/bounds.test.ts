// A small file may hold millions of names and numbers: the report stays small, and overlong parts are not read.
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { MAX_KEYWORDS } from '../../../../shared/forms/keywords.ts';
import { MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { MAX_LONG_TEXT, MAX_SHORT_TEXT } from '../../../../shared/forms/text-rules.ts';
import { MAX_AUTHORS } from '../../../../shared/limits.ts';
import { boundedFrontPage, LONGEST_NAME, MOST_NAMES, MOST_TEXT } from './bounds.ts';
import { FRONT_PAGE, WORD_XMLNS, wordDocument, wordParagraph } from '../front-page.factory.ts';
import { NotRead, readInProcess } from '../reading.ts';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);
/** Han signs that differ. */
const han = (index: number) => String.fromCharCode(0x4e00 + (index % 20_000)) + String.fromCharCode(0x4e00 + ((index * 7) % 20_000));
/** How long it takes on this machine is no matter here. */
const NO_HURRY = { megabytes: 384, cpuMilliseconds: 100_000, wallMilliseconds: 100_000 };
const read = (body: string, more: Readonly<Record<string, string>> = {}) =>
  readInProcess(() => Promise.resolve(Readable.from([wordDocument(body, more)])), { asker: 1, names: [], limits: NO_HURRY });

it('of those who made the file, changed it or remarked on it a few are told, by the beginning of their names', async () => {
  const many = numbers(50).map((index) => `${index} ${'长'.repeat(500)}`);
  const { anonymity } = await read(FRONT_PAGE + many.map((name) => `<w:p><w:ins w:author="${name}"/></w:p>`).join(''), {
    'docProps/core.xml': `<c xmlns:dc="d">${many.map((name) => `<dc:creator>${name}</dc:creator>`).join('')}</c>`,
    'word/comments.xml': `<w:comments ${WORD_XMLNS}>${many.map((name) => `<w:comment w:author="${name}"/>`).join('')}</w:comments>`,
  });
  const first = many.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  expect([anonymity.properties, anonymity.comments.names, anonymity.changes.names]).toEqual([first, first, first]);
});

it('no more is told than the form takes, and of a text twice as much, so that the form refuses it', async () => {
  const fundings = numbers(MAX_FUNDINGS + 50)
    .map((index) => wordParagraph(`基金项目：国家社会科学基金一般项目（${21_000_000 + index}BZS）`))
    .join('');
  const { frontPage } = await read(
    wordParagraph('碑'.repeat(3000), { size: 20, isBold: true, isCentred: true }) +
      wordParagraph('摘要：碑刻是凭据。') +
      wordParagraph(`关键词：${numbers(80).map(han).join('；')}`) +
      fundings,
  );
  expect(frontPage.titleZh?.value).toHaveLength(2 * MAX_SHORT_TEXT);
  expect(boundedFrontPage({ ...frontPage, abstractZh: { value: '水'.repeat(60_000), confidence: 'HIGH' } }).abstractZh?.value).toHaveLength(
    2 * MAX_LONG_TEXT,
  );
  expect(frontPage.keywordsZh?.value).toHaveLength(MAX_KEYWORDS);
  expect(frontPage.fundings).toHaveLength(MAX_FUNDINGS);
  const listed = await read(
    wordParagraph('水利碑刻研究', { size: 20, isBold: true, isCentred: true }) +
      numbers(MAX_AUTHORS + 300)
        .map((index) => wordParagraph(`作者：张${han(index)}`))
        .join('') +
      wordParagraph('摘要：碑刻是凭据。'),
  );
  expect(listed.frontPage.authors).toHaveLength(MAX_AUTHORS);
});

it('a text longer than any paper is not read: nobody is told that it names nobody', async () => {
  const run = `<w:r><w:t>${'水'.repeat(MOST_TEXT / 100)}</w:t></w:r>`;
  await expect(read(FRONT_PAGE + `<w:p>${run.repeat(100)}</w:p>`)).rejects.toThrow(NotRead);
  expect((await read(FRONT_PAGE + `<w:p>${run.repeat(90)}</w:p>`)).frontPage.titleZh?.value).toBe('清代江南水利碑刻的书写与传播');
});
