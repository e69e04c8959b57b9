// The walk through every configuration of the switches, done: people in their roles play each row of the table through the API, and after
// each act the database stands where the table says (D2-57 to D2-61; F-001 to F-011).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bySampleSize } from '../testing/sample-size.ts';
import { keyOf, OfficeAtPlay, type Move } from '../testing/office-at-play.ts';
import type { Manuscript } from '../testing/office-model.ts';
import { rows } from '../modules/workflow/table/table.ts';

let office: OfficeAtPlay;
beforeAll(async () => void (office = await OfficeAtPlay.start()));
afterAll(() => office.world.app.close());

/** All switches on, all off, some: the most different ones. Together they use every row. */
const played = bySampleSize({ sample: [0, 63, 22], full: Array.from({ length: 64 }, (_none, number) => number) });

type Aim = (row: string, from: Manuscript, to: Manuscript | null) => string;
/**
 * Each row once to each state that it leads to; in the long run in each configuration anew, and also from each state and into all hands.
 */
const aimOf = bySampleSize<Aim>({
  sample: (row, _from, to) => `${row} ${to?.facts.state ?? '-'}`,
  full: (row, from, to) => `${row} ${to?.facts.state ?? '-'} ${from.facts.state} ${from.journalId} ${to?.facts.responsible?.kind ?? '-'}`,
});
const isEachAnew = bySampleSize({ sample: false, full: true });
const playedRows = new Set<string>();
const done = new Set<string>();
const MOST_STEPS = 5_000;

interface Step {
  move: Move;
  next: Manuscript | null;
  aim: string;
}

/** The moves from each standing, worked out once. */
class Ways {
  private readonly known = new Map<string, Step[]>();
  steps(x: Manuscript): Step[] {
    const key = keyOf(x);
    const found = this.known.get(key) ?? office.moves(x).map(({ move, row, next }) => ({ move, next, aim: aimOf(row, x, next) }));
    this.known.set(key, found);
    return found;
  }

  /** The shortest way from here to something that has not been done; null when all that can be reached has. */
  way(from: Manuscript, done: ReadonlySet<string>): Step[] | null {
    const seen = new Set([keyOf(from)]);
    let ways: { x: Manuscript; steps: Step[] }[] = [{ x: from, steps: [] }];
    while (ways.length > 0) {
      const further: typeof ways = [];
      for (const { x, steps } of ways) {
        for (const step of this.steps(x)) {
          if (!done.has(step.aim)) return [...steps, step];
          if (step.next === null || seen.has(keyOf(step.next))) continue;
          seen.add(keyOf(step.next));
          further.push({ x: step.next, steps: [...steps, step] });
        }
      }
      ways = further;
    }
    return null;
  }
}

it.each(played)(
  'configuration %i is played through the API, every row that it leaves standing',
  async (configuration) => {
    const map = new Ways();
    if (isEachAnew) done.clear();
    let steps = 0;
    for (let isOver = false; !isOver && steps < MOST_STEPS;) {
      // Half of them may be offered to other journals.
      const poolConsent = done.size % 2 === 0;
      const { id, x: draft } = await office.begin(configuration, poolConsent);
      let x: Manuscript | null = draft;
      const trace: string[] = [];
      isOver = true;
      for (let way = map.way(draft, done); x !== null && way !== null; way = x && map.way(x, done)) {
        isOver = false;
        for (const { move, aim } of way) {
          trace.push(move === 'TELL' ? move : `${move.who} ${move.act} ${JSON.stringify(move.input)}`);
          const told = `configuration ${configuration}: ${trace.join('; ')}`;
          // Computed anew from its real state: the map knows only the facts that rules read.
          const now: Manuscript | null = x && office.after(x, move);
          expect(await office.make(id, move), told).toBeNull();
          await office.agrees(id, now, told);
          x = now;
          done.add(aim);
          steps += 1;
          if (x === null) break;
        }
      }
    }
    for (const aim of done) playedRows.add(aim.split(' ')[0] ?? '');
    expect(steps).toBeLessThan(MOST_STEPS);
  },
  1_200_000,
);

it('together they use every row but the press, to which a whole issue goes, and the change of authors, which leads nowhere else', () => {
  expect(rows.map((row) => row.id).filter((id) => !playedRows.has(id))).toEqual(['T47', 'A07']);
});
