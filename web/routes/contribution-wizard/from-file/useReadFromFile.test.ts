// The dialog that reads from the file: its changes are saved when it is closed, and without changes nothing is.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as notices from '../../../ui/notice/notices.tsx';
import * as context from '../wizard-context.ts';
import type { Offer } from './offers.ts';
import * as frontPage from './useFrontPage.ts';
import { useReadFromFile } from './useReadFromFile.ts';

const wizard = { saving: { saveAll: vi.fn(async () => 'saved') }, openTab: vi.fn(), refill: vi.fn() };
const showNotice = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(notices, 'showNotice').mockImplementation(showNotice);
  // The part of the wizard that reading uses.
  vi.spyOn(context, 'useWizard').mockReturnValue(wizard as unknown as context.Wizard);
  vi.spyOn(frontPage, 'useFrontPage').mockReturnValue({ reading: { is: 'underway' }, retry: () => {}, begin: () => {}, callOff: () => {} });
});
afterEach(cleanup);

const file = { id: 'f', name: '论文.docx', isReadable: true };
const newer = { id: 'g', name: '新稿.docx', isReadable: true };
const mounted = () => {
  const hook = renderHook(({ files }) => useReadFromFile(files.at(-1) ?? null, files), { initialProps: { files: [file] } });
  act(() => hook.result.current.open());
  return hook;
};
const opened = () => mounted().result;

it('what was taken mounts the forms anew and is saved when the dialog is closed, once', () => {
  const dialog = opened();
  act(() => dialog.current.noteChange());
  expect(wizard.refill).toHaveBeenCalledTimes(1);
  act(() => dialog.current.close());
  expect(wizard.saving.saveAll).toHaveBeenCalledTimes(1);
  act(() => dialog.current.open());
  act(() => dialog.current.close());
  expect(wizard.saving.saveAll).toHaveBeenCalledTimes(1);
});

it('the form of an author opens on its tab, which saves nothing else, and the dialog comes back behind it', () => {
  const dialog = opened();
  act(() => dialog.current.openAuthor());
  expect([wizard.openTab.mock.calls, wizard.refill.mock.calls.length, dialog.current.isOpen]).toEqual([[['authors']], 1, false]);
  act(() => dialog.current.leaveAuthor());
  expect([dialog.current.isOpen, dialog.current.isBack]).toEqual([true, true]);
  act(() => dialog.current.close());
  expect(wizard.saving.saveAll).not.toHaveBeenCalled();
});

it('the file that is read goes: its dialog closes, what was taken is saved, it is said, and nothing opens by itself over another file', () => {
  const { result, rerender } = mounted();
  act(() => result.current.noteChange());
  act(() => rerender({ files: [] }));
  expect([result.current.isOpen, wizard.saving.saveAll.mock.calls.length]).toEqual([false, 1]);
  expect(showNotice.mock.calls).toEqual([
    [{ kind: 'info', key: 'readFileGone', text: expect.stringMatching(/^“论文.docx”已被删除/), isSticky: true }],
  ]);
  act(() => rerender({ files: [newer] }));
  expect([result.current.isOpen, result.current.file?.id, showNotice.mock.calls.length]).toEqual([false, 'g', 1]);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
});

it('the file that goes while the form of an author is open does not bring the dialog back', () => {
  const { result, rerender } = mounted();
  act(() => result.current.openAuthor());
  act(() => rerender({ files: [newer] }));
  act(() => result.current.leaveAuthor());
  expect([result.current.isOpen, showNotice.mock.calls.length]).toEqual([false, 1]);
});

it('a newer file does not take the place of the one that is being read', () => {
  const { result, rerender } = mounted();
  act(() => rerender({ files: [file, newer] }));
  expect([result.current.isOpen, result.current.file?.id]).toEqual([true, 'f']);
  act(() => result.current.close());
  expect(result.current.file?.id).toBe('g');
});

it('what was taken can be taken back after the form of an author and after closing, for as long as it is the same file', () => {
  const { result, rerender } = mounted();
  const offer: Offer = {
    key: 'titleZh',
    label: '',
    now: '旧',
    found: '新',
    confidence: 'HIGH',
    isTaken: true,
    isExact: true,
    before: '旧',
    problem: undefined,
    take: (texts) => texts,
    undo: (texts) => texts,
  };
  act(() => result.current.taken.note([offer]));
  act(() => result.current.openAuthor());
  act(() => result.current.leaveAuthor());
  expect([result.current.taken.beforeOf(offer), result.current.taken.beforeOf({ ...offer, isExact: false })]).toEqual(['旧', undefined]);
  act(() => result.current.close());
  act(() => result.current.open());
  expect(result.current.taken.beforeOf(offer)).toBe('旧');
  act(() => result.current.close());
  act(() => rerender({ files: [file, newer] }));
  expect(result.current.taken.beforeOf(offer)).toBeUndefined();
});
