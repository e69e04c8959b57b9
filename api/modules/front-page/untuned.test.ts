// How much is read right on pages that the readers were not tuned on: at least nine fields of ten, and nothing wrong is called certain.
import { beforeAll, describe, expect, it } from 'vitest';
import { measure, type Measured } from '../../testing/front-pages/measure.ts';
import { untunedPages } from '../../testing/front-pages/list.ts';
import { readWord } from '../word/read-word.ts';
import { readFrontPage } from './front-page.ts';

const fields: Measured[] = [];

beforeAll(async () => {
  for (const page of untunedPages) fields.push(...measure(page.expected, readFrontPage((await readWord(await page.bytes())).blocks)));
});

describe('front pages that the readers were not tuned on', () => {
  it('are read right in nine fields of ten', () => {
    expect(untunedPages.length).toBeGreaterThanOrEqual(24);
    expect(fields.filter(({ isRight }) => isRight).length / fields.length).toBeGreaterThanOrEqual(0.9);
  });

  // Wrong findings are not shown, so that nobody tunes on them.
  it('have nothing wrong that is called certain', () => {
    expect(fields.filter(({ isRight, confidence }) => !isRight && confidence === 'HIGH')).toHaveLength(0);
  });
});
