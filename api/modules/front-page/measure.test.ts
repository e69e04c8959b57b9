// How much of front pages in many layouts is read right, and that nothing wrong is called certain. The pages: api/testing/front-pages.
import { beforeAll, describe, expect, it } from 'vitest';
import { frontPages } from '../../testing/front-pages/list.ts';
import { leaksOf, measure, type Measured } from '../../testing/front-pages/measure.ts';
import { readAnonymity } from './giveaways/giveaways.ts';
import { readFrontPage } from './front-page.ts';
import { readWord } from '../word/read-word.ts';

/** Each page as it was read, once. */
const documents = new Map<string, Awaited<ReturnType<typeof readWord>>>();
const fields: (Measured & { page: string })[] = [];
const told = (wrong: readonly (Measured & { page: string })[]) =>
  wrong
    .map(({ page, field, wanted, read, confidence }) => `${page} ${field} ${confidence ?? ''}\n  wanted ${wanted}\n  read   ${read}`)
    .join('\n');

beforeAll(async () => {
  for (const page of frontPages) {
    const document = await readWord(await page.bytes());
    documents.set(page.name, document);
    fields.push(...measure(page.expected, readFrontPage(document.blocks)).map((field) => ({ page: page.name, ...field })));
  }
});

describe('front pages in many layouts', () => {
  /** Set by hand, just below the present result: a page that is hard to read may lower it, a change of the readers may not. */
  const MOST_WRONG = 4;

  it('all fields but a few are read as a careful person would type them', () => {
    const wrong = fields.filter(({ isRight }) => !isRight);
    expect(fields.length).toBeGreaterThan(1800);
    expect(wrong.length, told(wrong)).toBeLessThanOrEqual(MOST_WRONG);
  });

  it('no wrong value is called certain', () => {
    expect(told(fields.filter(({ isRight, confidence }) => !isRight && confidence === 'HIGH'))).toBe('');
  });

  it.each(frontPages)('what would break blind review is told of $name', ({ name, expected, blind }) => {
    const document = documents.get(name);
    if (document === undefined) throw new Error(`${name} was not read`);
    // Where the page names nobody, the authors are the people who made the file.
    const names = expected.authors.length > 0 ? expected.authors.map(({ name }) => name) : document.properties;
    expect(leaksOf(readAnonymity(document, names))).toEqual(blind);
  });
});
