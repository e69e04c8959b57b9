import { expect, it } from 'vitest';
import { fileProblem } from './file-check.ts';

const TEN = 10 * 1024 * 1024;

it('takes doc, docx and pdf as manuscripts, whatever the case of the extension (R1-158)', () => {
  for (const name of ['a.doc', 'a.DOCX', 'a.b.pdf']) expect(fileProblem('MANUSCRIPT', { name, size: 1 })).toBeNull();
  for (const name of ['a.txt', 'a.exe', 'docx', 'a.docx.zip']) expect(fileProblem('MANUSCRIPT', { name, size: 1 })).toMatchObject({ key: 'kind' });
});

it('takes a manuscript of exactly 10 MB and refuses one byte more (R1-159)', () => {
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: TEN })).toBeNull();
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: TEN + 1 })).toEqual({ key: 'size', megabytes: 10 });
});

it('takes documents and pictures as supplements, but no archives (R1-160)', () => {
  for (const name of ['a.csv', 'a.png', 'a.xlsx']) expect(fileProblem('SUPPLEMENT', { name, size: TEN + 1 })).toBeNull();
  for (const name of ['a.zip', 'a.rar', 'a.7z']) expect(fileProblem('SUPPLEMENT', { name, size: 1 })).toMatchObject({ key: 'kind' });
});

it('refuses an empty file', () => {
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: 0 })).toEqual({ key: 'empty' });
});
