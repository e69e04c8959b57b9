// Days and times as people read them.
import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText, relativeText } from './dates.ts';

describe('dates', () => {
  it('are those of Asia/Shanghai, wherever the reader is; a day is told without its time (R2-036)', () => {
    expect(dateTimeText('2026-03-04T16:30:00.000Z')).toBe('2026-03-05 00:30');
    expect(dateText('2026-03-04T15:59:59.000Z')).toBe('2026-03-04');
  });

  it('are told relative to now in the reader’s language', () => {
    const now = Date.parse('2026-03-05T00:00:00Z');
    expect(relativeText('2026-03-02T00:00:00Z', 'zh-CN', now)).toBe('3天前');
    expect(relativeText('2026-03-02T00:00:00Z', 'en-US', now)).toBe('3 days ago');
    expect(relativeText('2026-01-30T00:00:00Z', 'en-US', now), 'short enough for a column').toBe('1 mo. ago');
    expect(relativeText('2026-03-04T23:59:50Z', 'zh-CN', now)).toBeNull();
    expect(relativeText('2026-03-05T00:00:50Z', 'zh-CN', now), 'a clock that is a little fast').toBeNull();
  });
});
