// The rules of the public form, at their edges.
import { expect, it } from 'vitest';
import { preprintSchema, type PreprintValues } from './preprint.ts';

const filled: PreprintValues = {
  title: '题名',
  keywords: '水利',
  abstract: '摘要',
  authors: [{ name: '沈知远', unit: '临江大学' }],
  email: 'shen@example.org',
  phone: '13800001234',
  file: 'path',
  hasAgreed: true,
  website: '',
};

/** The first problem of each field. */
function problems(patch: Partial<PreprintValues>): Record<string, string> {
  const { error } = preprintSchema.safeParse({ ...filled, ...patch });
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

it('takes a form that is filled in', () => {
  expect(problems({})).toEqual({});
});

it('needs a title of at most 100 characters (R2-169, P2-408)', () => {
  expect(problems({ title: ' ' })).toEqual({ title: 'input.required' });
  expect(problems({ title: '𠮷'.repeat(100) })).toEqual({});
  expect(problems({ title: '题'.repeat(101) })).toEqual({ title: 'form.tooLong100' });
});

it('needs keywords of at most 100 characters, separated by semicolons of either kind (R2-170, P2-409)', () => {
  expect(problems({ keywords: '；;' })).toEqual({ keywords: 'input.required' });
  expect(problems({ keywords: '' })).toEqual({ keywords: 'input.required' });
  expect(problems({ keywords: '词'.repeat(100) })).toEqual({});
  expect(problems({ keywords: '词'.repeat(101) })).toEqual({ keywords: 'form.tooLong100' });
  expect(preprintSchema.parse({ ...filled, keywords: ' 水利;碑刻 ；' }).keywords).toBe('水利；碑刻');
  expect(preprintSchema.parse({ ...filled, keywords: '水利、碑刻，江南, 水利' }).keywords, 'parted as in a manuscript').toBe(
    '水利；碑刻；江南',
  );
});

it('needs a Chinese abstract of at most 300 characters (R2-171, P2-410)', () => {
  expect(problems({ abstract: '' })).toEqual({ abstract: 'input.required' });
  expect(problems({ abstract: '摘'.repeat(300) })).toEqual({});
  expect(problems({ abstract: '摘'.repeat(301) })).toEqual({ abstract: 'form.tooLong300' });
});

it('needs an address that can be one (R2-172, P2-412)', () => {
  expect(problems({ email: '' })).toEqual({ email: 'input.required' });
  for (const email of ['shen', 'shen@example', 'shen @example.org', '@example.org'])
    expect(problems({ email }), email).toEqual({ email: 'form.emailFormat' });
});

it('needs a mobile number of eleven digits, 1, then 3 to 9 (R2-173, P2-413)', () => {
  expect(problems({ phone: '' })).toEqual({ phone: 'input.required' });
  for (const phone of ['1380000123', '138000012345', '10800001234', '11800001234', '12800001234', '23800001234', '1380000123a'])
    expect(problems({ phone }), phone).toEqual({ phone: 'form.mobileFormat' });
  for (let second = 3; second <= 9; second += 1) expect(problems({ phone: `1${second}800001234` }), `${second}`).toEqual({});
  for (const phone of ['138-0000-1234', '+86 13800001234', '１３８００００１２３４'])
    expect(preprintSchema.parse({ ...filled, phone }).phone, phone).toBe('13800001234');
});

it('needs a name and a unit of each author (R2-174, R2-175)', () => {
  const authors = [filled.authors[0] ?? { name: '', unit: '' }, { name: '', unit: ' ' }];
  expect(problems({ authors })).toEqual({ 'authors.1.name': 'form.authorNameEmpty', 'authors.1.unit': 'form.authorUnitEmpty' });
  expect(problems({ authors: [] })).toEqual({ authors: 'form.authorNameEmpty' });
});

it('needs the file and the tick (R2-176, R2-177)', () => {
  expect(problems({ file: 'x'.repeat(65) })).toEqual({ file: 'form.preprintFileGone' });
  expect(problems({ file: '', hasAgreed: false })).toEqual({ file: 'form.wordFileRequired', hasAgreed: 'form.preprintNotAgreed' });
});
