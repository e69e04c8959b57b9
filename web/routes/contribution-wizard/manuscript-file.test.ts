// The file that is read: the manuscript uploaded last, a readable one before others.
import { expect, it } from 'vitest';
import { manuscriptFile } from './manuscript-file.ts';

const file = (name: string, day: number, isReadable: boolean, kind = 'MANUSCRIPT') => ({
  id: name,
  name,
  kind,
  isReadable,
  uploadedAt: `2026-03-0${day}T00:00:00Z`,
});

it('the manuscript uploaded last is read, one that can be read before others, and no other kind of file', () => {
  expect(
    manuscriptFile([
      file('一稿.docx', 1, true),
      file('二稿.docx', 2, true),
      file('二稿.pdf', 3, false),
      file('附件.docx', 4, true, 'SUPPLEMENT'),
    ])?.name,
  ).toBe('二稿.docx');
  expect(manuscriptFile([file('一稿.doc', 1, false), file('二稿.pdf', 2, false)])?.name).toBe('二稿.pdf');
  expect(manuscriptFile([file('附件.docx', 1, true, 'SUPPLEMENT')])).toBeNull();
});
