// The wizard's signs for each step, and where a draft is continued.
import { expect, it } from 'vitest';
import { resumePlace, type Completion } from './completion.ts';
import type { TabKey } from './place.ts';

const lacking = (...incomplete: TabKey[]): Completion => ({ lacksOf: () => [], isEmpty: () => false, isBegun: () => false, incomplete });

it('a draft is gone on with at the first step that lacks something, the statement before all, and else where it is handed in', () => {
  expect(resumePlace(true, lacking('summary', 'files'), null)).toEqual({ kind: 'tab', tab: 'summary' });
  expect(resumePlace(false, lacking('summary'), null)).toEqual({ kind: 'step', step: 'statement' });
  expect(resumePlace(true, lacking(), null)).toEqual({ kind: 'tab', tab: 'review' });
});

it('a returned manuscript begins where its new file goes, and once that is there with what it lacks (B-432)', () => {
  const at = '2026-03-05T02:00:00.000Z';
  const file = (kind: string, uploadedAt: string) => ({ kind, uploadedAt });
  const begins = (files: { kind: string; uploadedAt: string }[], ...lacks: TabKey[]) => resumePlace(true, lacking(...lacks), { at, files });
  const earlier = file('MANUSCRIPT', '2026-02-01T02:00:00.000Z');
  expect(begins([earlier])).toEqual({ kind: 'tab', tab: 'files' });
  expect(begins([earlier], 'statements')).toEqual({ kind: 'tab', tab: 'files' });
  expect(begins([earlier, file('SUPPLEMENT', '2026-03-06T02:00:00.000Z')])).toEqual({ kind: 'tab', tab: 'files' });
  const newer = file('MANUSCRIPT', '2026-03-06T02:00:00.000Z');
  expect(begins([earlier, newer], 'statements')).toEqual({ kind: 'tab', tab: 'statements' });
  expect(begins([earlier, newer])).toEqual({ kind: 'tab', tab: 'review' });
});
