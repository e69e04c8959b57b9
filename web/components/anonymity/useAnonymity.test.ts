// The files asked about: every manuscript that reviewers get, one after the other, and again for other authors.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as fetched from '../../relay/useFetched.ts';
import { useAnonymity, type ReviewedFile } from './useAnonymity.ts';

const read = (text: string[]) => ({ isRead: true, properties: [], markNames: [], headers: [], text, commentTexts: [], deleted: [] });
const asked: string[] = [];
let answers: Record<string, ReturnType<typeof read> | null> = {};
beforeEach(() => {
  asked.length = 0;
  answers = { old: read(['沈知秋']), new: read([]) };
  vi.spyOn(fetched, 'useFetched').mockImplementation((_query, key, { fileId }) => {
    if (key !== '' && asked.at(-1) !== key) asked.push(key);
    const answer = key === '' ? undefined : answers[fileId];
    return { data: answer === undefined ? null : { node: { fileAnonymity: answer } }, error: null, retry: () => {} };
  });
});
afterEach(cleanup);

const file = (id: string, kind = 'MANUSCRIPT'): ReviewedFile => ({ id, name: `${id}.docx`, kind });
const FILES = [file('old'), file('data', 'SUPPLEMENT'), file('new')];
const opened = (files = FILES) =>
  renderHook(({ name, isShown }) => useAnonymity('c', files, [{ personName: name }], isShown), {
    initialProps: { name: '沈知秋', isShown: true },
  });

it('every manuscript is asked about once, an older one too; another kind of file is named without', () => {
  const { result, rerender } = opened();
  expect(result.current.files.map(({ id, anonymity }) => [id, anonymity?.text])).toEqual([
    ['old', ['沈知秋']],
    ['new', []],
    ['data', undefined],
  ]);
  expect(asked).toHaveLength(2);
  act(() => rerender({ name: '沈知秋', isShown: true }));
  expect(asked).toHaveLength(2);
  act(() => rerender({ name: '陆明', isShown: true }));
  expect(asked).toHaveLength(4);
});

it('nothing is asked before it is shown, and nothing is said where reviewers may know the authors', () => {
  answers = { old: null, new: null };
  const { result, rerender } = renderHook(({ isShown }) => useAnonymity('c', FILES, [], isShown), { initialProps: { isShown: false } });
  expect(asked).toEqual([]);
  act(() => rerender({ isShown: true }));
  expect([asked.length, result.current.files]).toEqual([2, []]);
});
