// The clock of tests.

/** A clock that stands still until a test moves it. */
export function testClock(start: string | Date = '2026-03-02T02:00:00Z') {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    /** Moves on by this many milliseconds. */
    advance: (ms: number) => void (time += ms),
    set: (moment: string | Date) => void (time = new Date(moment).getTime()),
  };
}
