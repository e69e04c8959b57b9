// Which file is read: the manuscript uploaded last, one in Word before others.
import { expect, it } from 'vitest';
import { readableFile } from './readable-file.ts';

const file = (name: string, day: number, kind = 'MANUSCRIPT') => ({ id: name, name, kind, uploadedAt: `2026-03-0${day}T00:00:00Z` });

it('the manuscript uploaded last is read, one in Word before others, and no other kind of file', () => {
  expect(readableFile([file('一稿.docx', 1), file('二稿.DOCX', 2), file('二稿.pdf', 3), file('附件.docx', 4, 'SUPPLEMENT')])?.name).toBe('二稿.DOCX');
  expect(readableFile([file('一稿.doc', 1), file('二稿.pdf', 2)])?.name).toBe('二稿.pdf');
  expect(readableFile([file('附件.docx', 1, 'SUPPLEMENT')])).toBeNull();
});
