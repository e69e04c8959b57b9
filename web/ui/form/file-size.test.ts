// Sizes of files as text.
import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';

it('shows sizes in KB, MB and GB with two decimals, and "over 1TB" beyond (S1 §2)', () => {
  expect(fileSizeText(512)).toBe('0.50 KB');
  expect(fileSizeText(1024)).toBe('1.00 KB');
  expect(fileSizeText(10 * 1024 * 1024)).toBe('10.00 MB');
  expect(fileSizeText(1.5 * 1024 ** 3)).toBe('1.50 GB');
  expect(fileSizeText(1024 ** 4)).toBe('over 1TB');
});
