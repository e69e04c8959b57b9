// The wizard's signs for each step, and where a draft is continued.
import { expect, it } from 'vitest';
import { resumePlace, type Completion } from './completion.ts';
import type { TabKey } from './place.ts';

const lacking = (...incomplete: TabKey[]): Completion => ({ lacksOf: () => [], isEmpty: () => false, isBegun: () => false, incomplete });

it('a draft is gone on with at the first step that lacks something, the statement before all, and else where it is handed in', () => {
  expect(resumePlace(true, false, lacking('summary', 'files'))).toEqual({ kind: 'tab', tab: 'summary' });
  expect(resumePlace(false, false, lacking('summary'))).toEqual({ kind: 'step', step: 'statement' });
  expect(resumePlace(true, false, lacking())).toEqual({ kind: 'tab', tab: 'review' });
});

it('a returned manuscript is gone on with where its new file goes, whatever else it lacks (B-432)', () => {
  expect(resumePlace(true, true, lacking())).toEqual({ kind: 'tab', tab: 'files' });
  expect(resumePlace(true, true, lacking('statements'))).toEqual({ kind: 'tab', tab: 'files' });
});
