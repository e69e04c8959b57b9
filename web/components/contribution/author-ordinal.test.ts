// How the authors of a manuscript are counted, in both languages.
import { expect, it } from 'vitest';
import { authorNumeral } from './author-ordinal.ts';

it('counts authors in Chinese up to the 47th and in Arabic numerals beyond (R1-127, R2-216, D13-101)', () => {
  const numerals = [1, 2, 9, 10, 11, 19, 20, 21, 30, 40, 46, 47, 48, 100].map((position) => authorNumeral(position, 'zh-CN'));
  expect(numerals).toEqual(['一', '二', '九', '十', '十一', '十九', '二十', '二十一', '三十', '四十', '四十六', '四十七', '48', '100']);
});

it('gives every one of the 47 its own numeral', () => {
  expect(new Set(Array.from({ length: 47 }, (_, index) => authorNumeral(index + 1, 'zh-CN'))).size).toBe(47);
});

it('counts in Arabic numerals in English', () => {
  expect([1, 47].map((position) => authorNumeral(position, 'en-US'))).toEqual(['1', '47']);
});
