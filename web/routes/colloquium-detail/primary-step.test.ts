import { expect, it } from 'vitest';
import { primaryStep } from './primary-step.ts';

it('one step of the workbench is the next: save, then export, then send; nothing is with no article', () => {
  const AT = '2026-03-01T03:00:00.000Z';
  const saved = { hasArticles: true, isUnsaved: false, savedAt: AT, exportedAt: null };
  expect(primaryStep({ ...saved, savedAt: null })).toBe('SAVE');
  expect(primaryStep(saved)).toBe('EXPORT');
  expect(primaryStep({ ...saved, exportedAt: AT })).toBe('SEND');
  expect(primaryStep({ ...saved, exportedAt: AT, isUnsaved: true })).toBe('SAVE');
  expect(primaryStep({ ...saved, hasArticles: false })).toBeNull();
});
