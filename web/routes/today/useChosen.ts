// Which piece of work is open beside the list, and the way on when it is done. It stays the same in this tab when one comes back.
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../drafts/storage.ts';
import { useViewerId } from '../../components/session/viewer-id.ts';
import { waits, type Work } from './work.ts';

const KEY = 'todayAt';

/** The row of a piece of work takes the focus, so that keys go on from it. */
function focusOn(key: string): void {
  const row = [...document.querySelectorAll<HTMLElement>('main [data-row]')].find((one) => one.dataset['row'] === key);
  const link = row?.querySelector<HTMLElement>('a[href]');
  link?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** `rows`: what can be chosen, in the order of the list. */
export function useChosen(rows: readonly Work[]) {
  const kept = `${KEY}:${useViewerId()}`;
  const [chosen, setChosen] = useState<string | null>(() => {
    const known = readStored(sessionStorage, kept);
    return typeof known === 'string' ? known : null;
  });
  const [place, setPlace] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => writeStored(sessionStorage, kept, chosen), [kept, chosen]);
  useEffect(() => {
    if (focused === null) return;
    focusOn(focused);
    setFocused(null);
  }, [focused]);
  // Where the one that was open has gone from the list, the one that has come into its place.
  const work = rows.find(({ key }) => key === chosen) ?? rows[Math.min(place, rows.length - 1)] ?? null;
  /** Goes on from what was done, as the list stood: to the next that waits, else to the first that does. */
  function goOn(done: string, order: readonly string[], now: readonly Work[]): void {
    const open = now.filter(({ key, item }) => key !== done && waits(item.group));
    const place = order.indexOf(done);
    const next = order.slice(place + 1).find((key) => open.some((one) => one.key === key)) ?? open[0]?.key ?? null;
    if (next === null) return;
    setChosen(next);
    setPlace(
      Math.max(
        0,
        now.findIndex(({ key }) => key === next),
      ),
    );
    setFocused(next);
  }
  function choose(key: string): void {
    setChosen(key);
    setPlace(
      Math.max(
        0,
        rows.findIndex((row) => row.key === key),
      ),
    );
  }
  return { work, choose, goOn };
}
