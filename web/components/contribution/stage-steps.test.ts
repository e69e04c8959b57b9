// The lit steps of the bar, for authors and for the office.
import { describe, expect, it } from 'vitest';
import { stageSteps, type Audience } from './stage-steps.ts';

const line = (audience: Audience, stage: number, isClosed = false) =>
  stageSteps(audience, stage, [], isClosed)
    .map((step) => ({ done: '✓', current: '●', todo: '·' })[step.state])
    .join('');

describe('the step bar is lit by the stage (S2 §4.3)', () => {
  it.each([
    [0, '····'],
    [1, '●···'],
    [2, '✓●··'],
    [3, '✓●··'],
    [4, '✓✓●·'],
    [5, '✓✓●·'],
    [6, '✓✓✓·'],
    [7, '✓✓✓✓'],
  ])('author, stage %i: new, editor, accepted, archive (R2-033, R2-035, R3-247, D13-015)', (stage, expected) => {
    expect(line('author', stage)).toBe(expected);
  });

  it.each([
    [1, '●·····'],
    [2, '✓●····'],
    [3, '✓✓●···'],
    [4, '✓✓✓●··'],
    [5, '✓✓✓✓··'],
    [6, '✓✓✓✓✓·'],
    [7, '✓✓✓✓✓✓'],
  ])('office, stage %i: two steps more, which only it has (R2-034, R2-037, R3-248)', (stage, expected) => {
    expect(line('office', stage)).toBe(expected);
  });

  it('shows nothing under way once a manuscript is refused', () => {
    expect(line('office', 3, true)).toBe('✓✓✓···');
  });

  it('gives each reached step its own time', () => {
    const times = [
      { stage: 1, at: '2026-03-01T00:00:00Z' },
      { stage: 2, at: '2026-03-05T00:00:00Z' },
      { stage: 6, at: '2026-05-01T00:00:00Z' },
    ];
    expect(stageSteps('author', 2, times, false).map((step) => step.at)).toEqual([
      '2026-03-01T00:00:00Z',
      '2026-03-05T00:00:00Z',
      null,
      null,
    ]);
  });
});
