// The statistics of manuscripts against a second, slow computation: random acts over random days, through reopenings, withdrawals,
// adoptions and both ways of publication. Each stored history equals the one walked along the events; so do the figures counted from
// histories, all and filtered.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../graphql/node.ts';
import { buildSession } from '../modules/accounts/viewer/user.factory.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { JournalHistoryOutcome, JournalHistory } from '../modules/statistics/journal-history.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { type Told, keptHistory, walkAlong } from '../testing/history-walk.ts';
import { OfficeAtPlay } from '../testing/office-at-play.ts';
import type { Manuscript } from '../testing/office-model.ts';

let office: OfficeAtPlay;
beforeAll(async () => void (office = await OfficeAtPlay.start()));
afterAll(() => office.world.app.close());

const STEPS = 45;
/** `leadsOn`: 0 anything, 1 acts that change the state, more: acts that bring it nearer to print. */
const choices = fc.array(fc.record({ pick: fc.nat(), hours: fc.nat({ max: 60 }), leadsOn: fc.integer({ min: 0, max: 4 }) }), {
  minLength: STEPS,
  maxLength: STEPS,
});
/** Some of many possible acts: the end of most walks, or no step further, if they were as likely as the others. */
const isRare = (act: string, pick: number) => rare.has(act) && pick % 6 > 0;
const rare = new Set<string>(['WITHDRAW', 'UNDO_DECISION', 'CORRECT_LETTER']);
const backwards = [5, 6, 17, 22];
/** They change nothing that is counted. */
const passedOver = new Set<string>(['DELETE_DRAFT', 'CLOSE_INVITATION', 'ASSIGN', 'REASSIGN']);
/** Many things must have come together before. */
const rarelyReached = new Set<string>(['CHIEF_NOT_ACCEPT', 'CHIEF_FINAL_NOT_ACCEPT', 'ADOPT', 'PUBLISH_SINGLE']);
const turns = new Set(['REOPEN', 'WITHDRAW', 'ADOPT', 'PUBLISH_SINGLE', 'SEND_TO_PRESS', 'TELL']);
const seen = new Map<string, number>();

interface Placed extends Told {
  /** Codes of provinces. */
  firstRegion: string | null;
  correspondingRegion: string | null;
}
const all: Placed[] = [];

/** For an author with an account the profile counts, which says Zhejiang; for others the address. */
const PLACES = [
  ['北京市学府路1号', '330000', true],
  ['江苏南京学府路2号', '320000', false],
  ['中国，广州市学府路3号', '440000', false],
  ['Broad Street 4, Oxford', null, false],
] as const;

/**
 * Sets the addresses of both authors, whether they have accounts, and who of them are first and corresponding ones; answers the provinces
 * that follow.
 */
async function place(id: number, pick: number): Promise<Pick<Placed, 'firstRegion' | 'correspondingRegion'>> {
  const em = office.world.em();
  const authors = [0, 1].map((index) => {
    const [address, region, hasAccount] = PLACES[Math.floor(pick / (index * 6 + 1)) % PLACES.length] ?? PLACES[0];
    return {
      address,
      region,
      hasAccount,
      isFirstAuthor: index === (pick % 5 === 0 ? 1 : 0),
      isCorresponding: Math.floor(pick / 5) % 3 !== index,
    };
  });
  for (const [index, { region: _region, hasAccount, ...author }] of authors.entries())
    await em.nativeUpdate(
      ContributionAuthor,
      { contribution: id, position: index + 1 },
      { ...author, ...(hasAccount ? {} : { user: null }) },
    );
  return {
    firstRegion: authors.find(({ isFirstAuthor }) => isFirstAuthor)?.region ?? null,
    correspondingRegion: authors.find(({ isCorresponding }) => isCorresponding)?.region ?? null,
  };
}

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
  // Only a manuscript whose decision has been announced can be adopted.
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

/** Manuscripts compiled into an issue go to the press with it. */
async function press(id: number): Promise<void> {
  const { issue } = await office.world.stored(id);
  if (!issue) return;
  await office.world.em().nativeUpdate(Issue, issue.id, { savedAt: new Date(), exportedAt: new Date() });
  office.world.app.clock.advance(30 * 3_600_000);
  await office.world.act('chief', id, 'SEND_TO_PRESS');
  seen.set('SEND_TO_PRESS', (seen.get('SEND_TO_PRESS') ?? 0) + 1);
}

it(`after ${STEPS} random acts each kept history is what its events say (D13-124, F-116)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 63 }), fc.boolean(), choices, async (configuration, poolConsent, tries) => {
      const begun = await office.begin(configuration, poolConsent);
      let x: Manuscript | null = begun.x;
      const firstJournal = x.journalId;
      for (const one of tries) {
        x = x && (await move(begun.id, x, one));
        // Manuscripts that stay compiled go to the press.
        if (x === null || (x.facts.state === 18 && one.pick % 3 > 0)) break;
      }
      const stored = await office.world.stored(begun.id);
      if (stored.state === 18 && stored.colloquium.id === firstJournal) await press(begun.id);
      // Its stored histories follow.
      const regions = await place(begun.id, tries[0]?.pick ?? 0);
      const em = office.world.em();
      const events = await em.find(WorkflowEvent, { contribution: begun.id }, { orderBy: { id: 'asc' } });
      const histories = await em.find(JournalHistory, { contribution: begun.id }, { orderBy: { logGroup: 'asc' } });
      const told = walkAlong(events, firstJournal);
      expect(histories.map(keptHistory)).toEqual(told);
      all.push(...told.map((one) => ({ ...one, ...regions })));
    }),
    { seed: 20261123, numRuns: bySampleSize({ sample: 12, full: 400 }), endOnFailure: true },
  );
  expect([...turns].filter((turn) => !seen.has(turn))).toEqual([]);
}, 3_600_000);

const share = (days: number[], part: number) => days.toSorted((a, b) => a - b)[Math.ceil(days.length * part) - 1] ?? null;
const between = (from: string | null, to: string | null) => (from && to ? [(Date.parse(to) - Date.parse(from)) / 86_400_000] : []);
const monthsOf = (days: (string | null)[]) => [...new Set(days.flatMap((day) => (day ? [day.slice(0, 7)] : [])))].sort();

const SPANS = [
  [0, 6],
  [7, 13],
  [14, 29],
  [30, 59],
  [60, 89],
  [90, 179],
  [180, 364],
  [365, null],
] as const;

/** The figures of these histories, counted one by one. */
function counted(some: readonly Placed[]) {
  const stages = [
    some.flatMap((one) => between(one.startedOn, one.editorCommentOn)),
    some.flatMap((one) => between(one.editorCommentOn, one.gatheredOn)),
    some.flatMap((one) => between(one.gatheredOn, one.chiefCommentOn)),
    some.flatMap((one) => between(one.chiefCommentOn, one.publishedOn)),
  ];
  const ended = (month: string, outcome: number, wasReviewed?: boolean) =>
    some.filter(
      (one) =>
        one.decidedOn?.startsWith(month) && one.outcome === outcome && (wasReviewed === undefined || one.wasReviewed === wasReviewed),
    ).length;
  const adopted = (one: Told) => one.colloquium === office.otherJournal.id;
  const regions = [...new Set(some.flatMap((one) => [one.firstRegion, one.correspondingRegion]))].map((code) => ({
    region: code === null ? null : { code },
    firstAuthors: some.filter((one) => one.firstRegion === code).length,
    correspondingAuthors: some.filter((one) => one.correspondingRegion === code).length,
  }));
  return {
    journalHistoryStageFigures: stages.map((days) => ({
      count: days.length,
      medianDays: share(days, 0.5),
      ninetiethPercentileDays: share(days, 0.9),
      spans: SPANS.map(([fromDays, toDays]) => ({
        fromDays,
        toDays,
        count: days.filter((one) => one >= fromDays && one <= (toDays ?? Infinity)).length,
      })),
    })),
    journalHistoryDecisionFigures: monthsOf(some.map((one) => one.decidedOn)).map((month) => ({
      month,
      accepted: ended(month, JournalHistoryOutcome.ACCEPTED),
      notAccepted: ended(month, JournalHistoryOutcome.NOT_ACCEPTED, true),
      rejected: ended(month, JournalHistoryOutcome.REJECTED, true),
      deskRejected: ended(month, JournalHistoryOutcome.REJECTED, false) + ended(month, JournalHistoryOutcome.NOT_ACCEPTED, false),
      withdrawn: ended(month, JournalHistoryOutcome.WITHDRAWN),
    })),
    journalHistorySubmissionFigures: monthsOf(some.map((one) => one.startedOn)).map((month) => ({
      month,
      submitted: some.filter((one) => one.startedOn.startsWith(month) && !adopted(one)).length,
      adopted: some.filter((one) => one.startedOn.startsWith(month) && adopted(one)).length,
    })),
    journalHistoryPublicationFigures: monthsOf(some.map((one) => one.publishedOn)).map((month) => ({
      month,
      singly: some.filter((one) => one.publishedOn?.startsWith(month) && one.isPublishedSingly).length,
      inIssues: some.filter((one) => one.publishedOn?.startsWith(month) && !one.isPublishedSingly).length,
    })),
    journalHistorySourceFigures: regions.sort(
      (a, b) =>
        Number(a.region === null) - Number(b.region === null) ||
        b.firstAuthors - a.firstAuthors ||
        b.correspondingAuthors - a.correspondingAuthors ||
        Number(a.region?.code) - Number(b.region?.code),
    ),
  };
}

async function figures(filter: object) {
  const { world } = office;
  const token = await buildSession(world.em(), world.people.operations, world.app.clock);
  const { data, errors } = await world.app.request<{ viewer: ReturnType<typeof counted> }>(
    `query Figures($filter: JournalHistoryFilter) { viewer {
      journalHistoryStageFigures(filter: $filter) { count medianDays ninetiethPercentileDays spans { fromDays toDays count } }
      journalHistoryDecisionFigures(filter: $filter) { month accepted notAccepted rejected deskRejected withdrawn }
      journalHistorySubmissionFigures(filter: $filter) { month submitted adopted }
      journalHistoryPublicationFigures(filter: $filter) { month singly inIssues }
      journalHistorySourceFigures(filter: $filter) { region { code } firstAuthors correspondingAuthors } } }`,
    { filter },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.viewer;
}

/** The most frequent value. */
const commonest = <T>(values: readonly T[]): T | undefined =>
  [...new Set(values)].toSorted((a, b) => values.filter((one) => one === b).length - values.filter((one) => one === a).length)[0];

it('the figures of all histories are those that are counted one by one, regions included (F-116)', async () => {
  expect(counted(all).journalHistorySourceFigures.length).toBeGreaterThan(2);
  expect(await figures({})).toEqual(counted(all));
});

it('narrowed to a journal, or to the months of submission, the figures are those of its histories alone (F-116)', async () => {
  const journalId = commonest(all.map((one) => one.colloquium)) ?? 0;
  const ofJournal = all.filter((one) => one.colloquium === journalId);
  expect([ofJournal.length > 0, ofJournal.length < all.length]).toEqual([true, true]);
  expect(await figures({ colloquiumId: encodeId('Colloquium', journalId) })).toEqual(counted(ofJournal));
  const month = commonest(all.map((one) => one.startedOn.slice(0, 7))) ?? '';
  const [year = 0, number = 0] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const ofMonth = all.filter((one) => one.startedOn.startsWith(month));
  expect([ofMonth.length > 0, ofMonth.length < all.length]).toEqual([true, true]);
  expect(await figures({ started: { from: `${month}-01`, to: lastDay } })).toEqual(counted(ofMonth));
});
