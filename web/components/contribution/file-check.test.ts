// Messages about a file before it is sent.
import { expect, it } from 'vitest';
import { MAX_TRANSFER_FILE_BYTES } from '../../../shared/limits.ts';
import { AUTHOR_FILE_KINDS, fileProblem } from './file-check.ts';

const TEN = 10 * 1024 * 1024;

it('takes doc, docx and pdf as manuscripts, whatever the case of the extension (R1-158)', () => {
  for (const name of ['a.doc', 'a.DOCX', 'a.b.pdf']) expect(fileProblem('MANUSCRIPT', { name, size: 1 })).toBeNull();
  for (const name of ['a.txt', 'a.exe', 'docx', 'a.docx.zip'])
    expect(fileProblem('MANUSCRIPT', { name, size: 1 })).toMatchObject({ key: 'kind' });
});

it('takes a manuscript of exactly 10 MB and refuses one byte more (R1-159)', () => {
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: TEN })).toBeNull();
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: TEN + 1 })).toEqual({ key: 'size', megabytes: 10 });
});

it('takes documents and pictures as supplements, but no archives (R1-160)', () => {
  for (const name of ['a.csv', 'a.png', 'a.xlsx']) expect(fileProblem('SUPPLEMENT', { name, size: TEN + 1 })).toBeNull();
  for (const name of ['a.zip', 'a.rar', 'a.7z']) expect(fileProblem('SUPPLEMENT', { name, size: 1 })).toMatchObject({ key: 'kind' });
});

it('takes images and charts as png, jpg or bmp, tables as xls or xlsx and says so as the server does (R1-164, R2-161, R2-162, D13-157, B-057)', () => {
  expect(AUTHOR_FILE_KINDS).toEqual(['MANUSCRIPT', 'SUPPLEMENT', 'PICTURE', 'TABLE']);
  for (const name of ['a.png', 'a.JPG', 'a.bmp']) expect(fileProblem('PICTURE', { name, size: TEN + 1 })).toBeNull();
  expect(fileProblem('PICTURE', { name: 'a.gif', size: 1 })).toEqual({ key: 'kind', kinds: '*.png|jpg|bmp' });
  for (const name of ['a.xls', 'a.xlsx']) expect(fileProblem('TABLE', { name, size: 1 })).toBeNull();
  expect(fileProblem('TABLE', { name: 'a.csv', size: 1 })).toEqual({ key: 'kind', kinds: '*.xls|xlsx' });
});

it('tells a manuscript of more than 100 MB the limit of manuscripts, a supplement its own (R1-159)', () => {
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: 11 * TEN })).toEqual({ key: 'size', megabytes: 10 });
  expect(fileProblem('SUPPLEMENT', { name: 'a.pdf', size: 10 * TEN + 1 })).toEqual({ key: 'size', megabytes: 100 });
});

it('refuses an empty file', () => {
  expect(fileProblem('MANUSCRIPT', { name: 'a.pdf', size: 0 })).toEqual({ key: 'empty' });
});

it('takes files of a copyright transfer up to 10 MB (R2-163, D2-112)', () => {
  expect(fileProblem('PICTURE', { name: 'a.png', size: MAX_TRANSFER_FILE_BYTES }, MAX_TRANSFER_FILE_BYTES)).toBeNull();
  expect(fileProblem('PICTURE', { name: 'a.png', size: MAX_TRANSFER_FILE_BYTES + 1 }, MAX_TRANSFER_FILE_BYTES)).toEqual({
    key: 'size',
    megabytes: 10,
  });
});
