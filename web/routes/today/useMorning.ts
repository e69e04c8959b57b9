// What was done of today's work on this machine, and how long it took: kept for the day, by person.
import { useCallback, useState } from 'react';
import { isRecord, readStored, writeStored } from '../../drafts/storage.ts';
import { useViewerId } from '../../components/session/viewer-id.ts';
import { useToday } from '../../ui/text/useToday.ts';

interface Morning {
  day: string;
  /** When the work of the day was first opened, and when the last of it was done: milliseconds since 1970. */
  begunAt: number;
  doneAt: number;
  /** Keys of what was done. */
  done: readonly string[];
}

const KEY = 'today';

function isMorning(value: unknown): value is Morning {
  return (
    isRecord(value) &&
    typeof value['day'] === 'string' &&
    typeof value['begunAt'] === 'number' &&
    typeof value['doneAt'] === 'number' &&
    Array.isArray(value['done']) &&
    value['done'].every((one) => typeof one === 'string')
  );
}

export function useMorning() {
  const day = useToday();
  const key = `${KEY}:${useViewerId()}`;
  const [begun] = useState(() => Date.now());
  const read = useCallback((): Morning => {
    const kept = readStored(localStorage, key);
    return isMorning(kept) && kept.day === day ? kept : { day, begunAt: begun, doneAt: begun, done: [] };
  }, [key, day, begun]);
  const [morning, setMorning] = useState(read);
  const note = useCallback(
    (work: string) => {
      const kept = read();
      const next = { ...kept, doneAt: Date.now(), done: kept.done.includes(work) ? kept.done : [...kept.done, work] };
      writeStored(localStorage, key, next);
      setMorning(next);
    },
    [read, key],
  );
  const { done, begunAt, doneAt } = morning.day === day ? morning : read();
  return { doneCount: done.length, minutes: Math.max(1, Math.round((doneAt - begunAt) / 60_000)), note };
}
