// The language in which somebody sees the product first.
import { expect, it } from 'vitest';
import { firstLanguage } from './i18n.ts';

it.each([
  ['en-US', ['zh-CN'], 'en-US', 'what was chosen goes before the browser'],
  ['zh-CN', ['en-GB'], 'zh-CN', 'what was chosen goes before the browser'],
  [null, ['en-GB', 'zh-CN'], 'en-US', 'the browser asks for English'],
  [null, ['zh-TW', 'en'], 'zh-CN', 'the browser asks for Chinese'],
  [null, ['de-DE', 'EN'], 'en-US', 'its first that there is'],
  [null, ['de-DE', 'fr'], 'zh-CN', 'it asks for none of the two'],
  [null, [], 'zh-CN', 'it says nothing'],
  ['klingon', ['en'], 'en-US', 'nobody chose that'],
])('chosen %s, browser %j: %s, as %s (R3-221, B-455)', (chosen, asked, language, _why) => {
  expect(firstLanguage(chosen, asked)).toBe(language);
});
