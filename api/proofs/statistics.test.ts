// The statistics of manuscripts against a second, slow computation: random acts over random days, through reopenings, withdrawals, adoptions and both ways of
// publication, and each course that is kept is what a walk along the events makes of them; so are the figures that are counted from courses.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSession } from '../modules/accounts/viewer/user.factory.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { CourseOutcome, JournalCourse } from '../modules/statistics/journal-course.entity.ts';
import { WorkflowEvent } from '../modules/workflow/workflow-event.entity.ts';
import { doses } from '../testing/doses.ts';
import { type Told, keptCourse, walkAlong } from '../testing/course-walk.ts';
import { OfficeAtPlay } from '../testing/office-at-play.ts';
import type { Manuscript } from '../testing/office-model.ts';

let office: OfficeAtPlay;
beforeAll(async () => void (office = await OfficeAtPlay.start()));
afterAll(() => office.world.app.close());

const STEPS = 45;
/** `leadsOn`: 0 anything, 1 what changes the state, more: what brings it nearer to print. */
const choices = fc.array(fc.record({ pick: fc.nat(), hours: fc.nat({ max: 60 }), leadsOn: fc.integer({ min: 0, max: 4 }) }), {
  minLength: STEPS,
  maxLength: STEPS,
});
/** One of many possible acts, and the end of most walks if it were as likely as the others. */
const isRare = (act: string, pick: number) => act === 'WITHDRAW' && pick % 6 > 0;
const backwards = [5, 6, 17, 22];
/** They change nothing that is counted. */
const passedOver = new Set<string>(['DELETE_DRAFT', 'CLOSE_INVITATION', 'ASSIGN', 'REASSIGN']);
/** Many things must have come together before. */
const rarelyReached = new Set<string>(['CHIEF_NOT_ACCEPT', 'CHIEF_FINAL_NOT_ACCEPT', 'ADOPT', 'PUBLISH_SINGLE']);
const turns = new Set(['REOPEN', 'WITHDRAW', 'ADOPT', 'PUBLISH_SINGLE', 'SEND_TO_PRESS', 'TELL']);
const seen = new Map<string, number>();
const all: Told[] = [];

/** One move of somebody's; null: nobody can do anything any more. */
async function move(
  id: number,
  x: Manuscript,
  { pick, hours, leadsOn }: { pick: number; hours: number; leadsOn: number },
): Promise<Manuscript | null> {
  const { world } = office;
  world.app.clock.advance(hours * 3_600_000);
  const legal = office.moves(x).filter(({ move: one }) => one === 'TELL' || !(passedOver.has(one.act) || isRare(one.act, pick)));
  const leading = legal.filter(({ next }) => next !== null && next.facts.state !== x.facts.state);
  const forward = leading.filter(({ next }) => next !== null && !backwards.includes(next.facts.state));
  const from = [forward, leading, legal].slice(Math.max(0, 2 - leadsOn)).find((some) => some.length > 0) ?? legal;
  // Only what its author has been told can be adopted.
  const untold = pick % 2 === 0 ? legal.find(({ move: one }) => one === 'TELL') : undefined;
  const sought = pick % 3 === 0 ? legal.find(({ move: one }) => one !== 'TELL' && rarelyReached.has(one.act)) : undefined;
  const chosen = sought ?? untold ?? from[Math.floor(pick / 7) % Math.max(1, from.length)];
  if (!chosen?.next) return null;
  const name = chosen.move === 'TELL' ? 'TELL' : chosen.move.act;
  if (chosen.move !== 'TELL') {
    const { who } = chosen.move;
    world.tokens[who] = await buildSession(world.em(), world.people[who], world.app.clock, { language: 'zh-CN', isRemembered: true });
  }
  expect(await office.make(id, chosen.move), name).toBeNull();
  if (turns.has(name)) seen.set(name, (seen.get(name) ?? 0) + 1);
  return chosen.next;
}

/** What went into an issue goes to the press with it. */
async function press(id: number): Promise<void> {
  const { issue } = await office.world.stored(id);
  if (!issue) return;
  await office.world.em().nativeUpdate(Issue, issue.id, { savedAt: new Date(), exportedAt: new Date() });
  office.world.app.clock.advance(30 * 3_600_000);
  await office.world.act('chief', id, 'SEND_TO_PRESS');
  seen.set('SEND_TO_PRESS', (seen.get('SEND_TO_PRESS') ?? 0) + 1);
}

it(`after ${STEPS} random acts each kept course is what its events say (D13-124, F-116)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 63 }), fc.boolean(), choices, async (configuration, poolConsent, tries) => {
      const begun = await office.begin(configuration, poolConsent);
      let x: Manuscript | null = begun.x;
      const firstJournal = x.journalId;
      for (const one of tries) {
        x = x && (await move(begun.id, x, one));
        // What stays compiled goes to the press.
        if (x === null || (x.facts.state === 18 && one.pick % 3 > 0)) break;
      }
      const stored = await office.world.stored(begun.id);
      if (stored.state === 18 && stored.colloquium.id === firstJournal) await press(begun.id);
      const em = office.world.em();
      const events = await em.find(WorkflowEvent, { contribution: begun.id }, { orderBy: { id: 'asc' } });
      const courses = await em.find(JournalCourse, { contribution: begun.id }, { orderBy: { logGroup: 'asc' } });
      const told = walkAlong(events, firstJournal);
      expect(courses.map(keptCourse)).toEqual(told);
      all.push(...told);
    }),
    { seed: 20261123, numRuns: doses({ sample: 12, full: 400 }), endOnFailure: true },
  );
  expect([...turns].filter((turn) => !seen.has(turn))).toEqual([]);
}, 3_600_000);

const share = (days: number[], part: number) => days.toSorted((a, b) => a - b)[Math.ceil(days.length * part) - 1] ?? null;
const between = (from: string | null, to: string | null) => (from && to ? [(Date.parse(to) - Date.parse(from)) / 86_400_000] : []);
const monthsOf = (days: (string | null)[]) => [...new Set(days.flatMap((day) => (day ? [day.slice(0, 7)] : [])))].sort();

it('the figures of all courses are those that are counted one by one (F-116)', async () => {
  const { world } = office;
  const token = await buildSession(world.em(), world.people.operations, world.app.clock);
  const answer = await world.app.request<{ viewer: Record<string, unknown> }>(
    `query Figures { viewer {
      courseStageFigures { count medianDays ninetiethPercentileDays spans { fromDays toDays count } }
      courseDecisionFigures { month accepted notAccepted rejected deskRejected withdrawn }
      courseSubmissionFigures { month submitted adopted } coursePublicationFigures { month singly inIssues } } }`,
    {},
    { token },
  );
  const stages = [
    all.flatMap((one) => between(one.startedOn, one.editorCommentOn)),
    all.flatMap((one) => between(one.editorCommentOn, one.gatheredOn)),
    all.flatMap((one) => between(one.gatheredOn, one.chiefCommentOn)),
    all.flatMap((one) => between(one.chiefCommentOn, one.publishedOn)),
  ];
  const spans = [
    [0, 6],
    [7, 13],
    [14, 29],
    [30, 59],
    [60, 89],
    [90, 179],
    [180, 364],
    [365, null],
  ] as const;
  const ended = (month: string, outcome: number, wasReviewed?: boolean) =>
    all.filter(
      (one) =>
        one.decidedOn?.startsWith(month) && one.outcome === outcome && (wasReviewed === undefined || one.wasReviewed === wasReviewed),
    ).length;
  const adopted = (one: Told) => one.colloquium === office.otherJournal.id;
  expect(answer.data?.viewer).toEqual({
    courseStageFigures: stages.map((days) => ({
      count: days.length,
      medianDays: share(days, 0.5),
      ninetiethPercentileDays: share(days, 0.9),
      spans: spans.map(([fromDays, toDays]) => ({
        fromDays,
        toDays,
        count: days.filter((one) => one >= fromDays && one <= (toDays ?? Infinity)).length,
      })),
    })),
    courseDecisionFigures: monthsOf(all.map((one) => one.decidedOn)).map((month) => ({
      month,
      accepted: ended(month, CourseOutcome.ACCEPTED),
      notAccepted: ended(month, CourseOutcome.NOT_ACCEPTED, true),
      rejected: ended(month, CourseOutcome.REJECTED, true),
      deskRejected: ended(month, CourseOutcome.REJECTED, false) + ended(month, CourseOutcome.NOT_ACCEPTED, false),
      withdrawn: ended(month, CourseOutcome.WITHDRAWN),
    })),
    courseSubmissionFigures: monthsOf(all.map((one) => one.startedOn)).map((month) => ({
      month,
      submitted: all.filter((one) => one.startedOn.startsWith(month) && !adopted(one)).length,
      adopted: all.filter((one) => one.startedOn.startsWith(month) && adopted(one)).length,
    })),
    coursePublicationFigures: monthsOf(all.map((one) => one.publishedOn)).map((month) => ({
      month,
      singly: all.filter((one) => one.publishedOn?.startsWith(month) && one.isPublishedSingly).length,
      inIssues: all.filter((one) => one.publishedOn?.startsWith(month) && !one.isPublishedSingly).length,
    })),
  });
});
