// Counts down by the server's clock: the answer says how many seconds are left, whatever the time is here.
import { useEffect, useState } from 'react';

/** By name, when it is over by the clock here; counted once, when the answer came, however often it is shown again. */
const ends = new Map<string, number>();

function endOf(name: string, secondsLeft: number): number {
  const end = ends.get(name) ?? Date.now() + secondsLeft * 1000;
  ends.set(name, end);
  return end;
}

/** `name`: what is waited for; another answer about the same counts on. */
export function useSecondsLeft(name: string, secondsLeft: number): number {
  const [end] = useState(() => endOf(name, secondsLeft));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
