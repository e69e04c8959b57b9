// The files of the measurement are sound: different names, the same bytes every time, and every expected value really stands in the file.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bySampleSize } from '../sample-size.ts';
import { frontPages, untunedPages } from './list.ts';
import { samplesOf } from './sample.ts';
import { wordFileOf } from './word-file.ts';

const allPages = [...frontPages, ...untunedPages];

/** The visible letters of all parts of a file, without blanks and markup, deleted text left out. */
function lettersOf(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => /^word\/(?:document|footnotes)\.xml$/.test(name))
    .map(([, part]) =>
      letters(
        strFromU8(part)
          .replace(/<w:del .*?<\/w:del>/gs, '')
          .replace(/<[^>]+>/g, '')
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<'),
      ),
    )
    .join('');
}

const letters = (text: string) => text.replace(/\s/gu, '');

describe('the front pages that the reading of Word files is measured on', () => {
  it('have each a name of its own, and one has 47 authors', () => {
    expect(Math.max(...frontPages.map(({ expected }) => expected.authors.length))).toBe(47);
    expect(new Set(allPages.map(({ name }) => name)).size).toBe(allPages.length);
  });

  it.each(allPages.filter((_page, index) => index % bySampleSize({ sample: 8, full: 1 }) === 0))(
    '$name has the same bytes every time',
    async (page) => {
      expect((await wordFileOf(page)).equals(await page.bytes())).toBe(true);
    },
  );

  it.each(allPages)('$name holds what is expected of it', async ({ bytes, expected }) => {
    const text = lettersOf(await bytes());
    const { authors, keywordsZh, keywordsEn, funds, ...texts } = expected;
    const values = [
      ...Object.values(texts).flatMap((value) => value.split('\n')),
      ...keywordsZh,
      ...keywordsEn,
      ...authors.flatMap(({ name, email }) => [name, ...email.split('@')]),
      ...funds.flatMap(({ name, number }) => [name, number]),
    ];
    for (const value of values) expect(text).toContain(letters(value));
  });

  it.each(['autor: 沈知秋\n\n题目', 'author: 沈知秋\n\n{titleZh: 题目', 'author: 沈知秋\n\n**题目'])(
    'are refused where a line means nothing: %j',
    (lines) => {
      expect(() => samplesOf(`=== a-page\nA layout.\n${lines}`)).toThrow();
    },
  );
});
