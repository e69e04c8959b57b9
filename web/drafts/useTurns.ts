// One write after the other: each save names the version before it, so two at once would refuse each other.
import { useRef, useState } from 'react';

export interface Turns {
  /**
   * Runs `task` when those before it are done. Answers null at once when one with the same name is waiting or running, so that
   * a double click does nothing twice; a task without a name always gets its turn.
   */
  inTurn: <Result>(name: string | null, task: () => Promise<Result>) => Promise<Result | null>;
  isBusy: boolean;
}

export function useTurns(): Turns {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const names = useRef(new Set<string>());
  const [count, setCount] = useState(0);
  async function inTurn<Result>(name: string | null, task: () => Promise<Result>): Promise<Result | null> {
    if (name !== null && names.current.has(name)) return null;
    if (name !== null) names.current.add(name);
    setCount((before) => before + 1);
    const run = last.current.then(task);
    last.current = run.catch(() => undefined);
    try {
      return await run;
    } finally {
      if (name !== null) names.current.delete(name);
      setCount((before) => before - 1);
    }
  }
  return { inTurn, isBusy: count > 0 };
}
