// The dialog that reads from the file: what was taken in it is saved when it is closed, and nothing is where nothing was.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadFromFile } from './useReadFromFile.ts';

const wizard = { saving: { saveAll: vi.fn(async () => 'saved') }, openTab: vi.fn(), refill: vi.fn() };
vi.mock('./wizard-context.ts', () => ({ useWizard: () => wizard }));
vi.mock('./useFrontPage.ts', () => ({ useFrontPage: () => ({ reading: { is: 'underway' }, retry: () => {}, begin: () => {}, callOff: () => {} }) }));

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const opened = () => {
  const { result } = renderHook(() => useReadFromFile({ id: 'f', name: '论文.docx', isReadable: true }));
  act(() => result.current.open());
  return result;
};

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
