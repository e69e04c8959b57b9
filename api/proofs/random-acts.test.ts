// Random people do random acts through the API, permitted and forbidden ones: each result and refusal is the table's, and the database ends
// in the table's state (D2-61).
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActName } from '../../shared/workflow.ts';
import type { ActInput } from '../modules/workflow/perform/facts.ts';
import { kindsOf } from '../modules/workflow/table/parties.ts';
import { rows } from '../modules/workflow/table/table.ts';
import type { PlayerName } from '../modules/workflow/testing/workflow-world.factory.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { acts, OfficeAtPlay, players } from '../testing/office-at-play.ts';
import { mutationOf, speaksAsTable } from '../testing/office-doors.ts';
import { told, type Manuscript } from '../testing/office-model.ts';

let office: OfficeAtPlay;
beforeAll(async () => void (office = await OfficeAtPlay.start()));
afterAll(() => office.world.app.close());

const STEPS = 40;
const configuration = fc.nat({ max: 63 });
const choices = fc.array(fc.record({ isLegal: fc.boolean(), pick: fc.nat(), lacks: fc.nat({ max: 3 }) }), {
  minLength: STEPS,
  maxLength: STEPS,
});

/** The mutation's own guard speaks first: it knows the role, and nothing of the manuscript. */
function isShutOut(who: PlayerName, act: ActName, journalId: number): boolean {
  const kinds = kindsOf(rows.filter((row) => row.act === act).flatMap((row) => row.by));
  return mutationOf.has(act) && !kinds.includes(office.player(who, journalId).kind);
}

/** Any act of anybody: every fourth time without its required input. */
function anything(x: Manuscript, pick: number, lacks: number): { who: PlayerName; act: ActName; input: ActInput } {
  const who = players[pick % players.length] ?? 'author';
  const act = acts[Math.floor(pick / players.length) % acts.length] ?? 'RECEIVE';
  return { who, act, input: lacks === 0 ? {} : (office.inputs(x, act)[0] ?? {}) };
}

async function step(
  id: number,
  x: Manuscript,
  { isLegal, pick, lacks }: { isLegal: boolean; pick: number; lacks: number },
  trace: string[],
): Promise<Manuscript | null> {
  const legal = isLegal ? office.moves(x) : [];
  const move = legal[pick % Math.max(1, legal.length)]?.move ?? anything(x, pick, lacks);
  if (move === 'TELL') {
    trace.push('TELL');
    await office.make(id, move);
    return told(x);
  }
  const { who, act, input } = move;
  trace.push(`${who} ${act} ${JSON.stringify(input)}`);
  const refusal = await office.make(id, move);
  const predicted = office.predicted(x, who, act, input);
  if ('row' in predicted) {
    expect(refusal, trace.join('; ')).toBeNull();
    return predicted.next;
  }
  if (isShutOut(who, act, x.journalId)) expect(refusal, trace.join('; ')).toBe('FORBIDDEN');
  else if (speaksAsTable(act)) expect(predicted.refusals, trace.join('; ')).toContain(refusal);
  else expect(refusal, trace.join('; ')).not.toBeNull();
  return x;
}

it(`whatever ${STEPS} acts people try on a manuscript, the database agrees with the table`, async () => {
  let refused = 0;
  let acted = 0;
  await fc.assert(
    fc.asyncProperty(configuration, fc.boolean(), choices, async (number, poolConsent, tries) => {
      const { id, x: draft } = await office.begin(number, poolConsent);
      let x: Manuscript | null = draft;
      const trace = [`configuration ${number}`];
      for (const one of tries) {
        const before: Manuscript | null = x;
        if (x === null) break;
        x = await step(id, x, one, trace);
        if (x === before) refused += 1;
        else acted += 1;
        await office.agrees(id, x, trace.join('; '));
      }
    }),
    // A shorter walk is no easier to read than its trace, and takes long to find.
    { seed: 20261123, numRuns: bySampleSize({ sample: 6, full: 1_000 }), endOnFailure: true },
  );
  expect(Math.min(refused, acted)).toBeGreaterThan(20);
}, 3_600_000);
