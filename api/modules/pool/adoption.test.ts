// From not accepted at one journal to new at another: consent and its withdrawal, the choice, two journals at once, and visibility
// afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../shared/day.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { EditorialAct, ReviewType } from '../../../shared/workflow.ts';
import { bySampleSize } from '../../testing/sample-size.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { AnonymityChoice } from '../anonymity/anonymity-choice.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(async () => void (id = await world.draft({ hasManuscriptFile: false })));

type Answer = { act: { contribution: object } | null };
const mutationOf = (name: string) =>
  `mutation Act($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { act: ${name}(input: $input) { contribution { id } } }`;

/** Null when it was done, else the code of the refusal. */
async function tryTo(token: string, name: string, input: Record<string, unknown> = {}): Promise<string | null> {
  const answer = await world.app.request<Answer>(
    mutationOf(name),
    { input: { contributionId: idOf('Contribution', id), ...input } },
    { token },
  );
  const code = answer.errors?.[0]?.extensions?.['code'];
  return code === undefined ? null : String(code);
}
const may = (who: PlayerName, name: string, input?: Record<string, unknown>) => tryTo(world.tokens[who], name, input);
const adopt = (who: PlayerName, colloquium: Colloquium = world.otherJournal) =>
  may(who, 'adoptContribution', { colloquiumId: idOf('Colloquium', colloquium.id) });

/** The numbers that the pool shows. */
async function pooled(who: PlayerName): Promise<string[]> {
  const { data, errors } = await world.ask<{ viewer: { poolContributions: { edges: { node: { id: string } }[] } } }>(
    who,
    'query Pool { viewer { poolContributions(first: 100) { edges { node { id } } } } }',
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.viewer.poolContributions.edges.map(({ node }) => node.id);
}
const isListed = async (who: PlayerName) => (await pooled(who)).includes(idOf('Contribution', id));

/** An hour goes by; answers the moment. */
function later(): Date {
  const moment = new Date(world.app.clock.now().getTime() + 3_600_000);
  world.app.clock.set(moment.toISOString());
  return moment;
}

async function notAccepted({ poolConsent = true, isTold = true } = {}): Promise<void> {
  await world.em().nativeUpdate(Contribution, { id }, { poolConsent });
  await world.toChief(id);
  await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
  if (isTold) await world.tell(id);
}

describe('the pool', () => {
  it('takes in what is not accepted with the author’s consent, from that moment on, once the author knows of it (F-101, F-106)', async () => {
    await notAccepted({ isTold: false });
    const { enteredPoolAt } = await world.stored(id);
    expect(enteredPoolAt).toEqual(world.app.clock.now());
    expect(await isListed('otherChief')).toBe(false);
    expect(await isListed('operations')).toBe(false);
    expect(await world.read('otherChief', id, 'titleZh')).toBeNull();
    expect(await adopt('otherChief')).toBe('NOT_FOUND');
    expect(await world.read('author', id, 'isInPool enteredPoolAt')).toEqual({ isInPool: false, enteredPoolAt: null });
    await world.tell(id);
    expect(await isListed('otherChief')).toBe(true);
    expect(await world.read('author', id, 'isInPool enteredPoolAt')).toEqual({
      isInPool: true,
      enteredPoolAt: enteredPoolAt?.toISOString(),
    });
    expect(await world.read('otherChief', id, 'titleZh isInPool authors { personName }')).toMatchObject({
      titleZh: '水利碑刻考',
      isInPool: true,
    });
  });

  it('leaves out what its author keeps for themselves (F-101)', async () => {
    await notAccepted({ poolConsent: false });
    expect((await world.stored(id)).enteredPoolAt).toBeNull();
    expect(await isListed('otherChief')).toBe(false);
    expect(await world.read('otherChief', id, 'titleZh')).toBeNull();
  });

  it('is open to consent that is given later; what was rejected never enters (F-102)', async () => {
    await notAccepted({ poolConsent: false });
    const moment = later();
    expect(await may('coAuthor', 'consentToPool')).toBe('NOT_SUBMITTER');
    expect(await may('author', 'consentToPool')).toBeNull();
    expect(await world.stored(id)).toMatchObject({ isInPool: true, poolConsent: true, enteredPoolAt: moment });
    expect(await isListed('otherChief')).toBe(true);
    // Twice is once.
    expect(await may('author', 'consentToPool')).toBe('STATE_CHANGED');

    id = await world.draft({ poolConsent: true });
    await world.toChief(id);
    await world.act('chief', id, 'CHIEF_REJECT', { comment: '不予录用' });
    await world.tell(id);
    expect(await may('author', 'consentToPool')).toMatch(/CONFLICT|STATE_CHANGED/);
    expect(await isListed('otherChief')).toBe(false);
  });

  it('gives back what nobody has chosen yet: the author takes the consent back and may give it again', async () => {
    await notAccepted();
    expect(await may('coAuthor', 'withdrawPoolConsent')).toBe('NOT_SUBMITTER');
    expect(await may('chief', 'withdrawPoolConsent')).toBe('FORBIDDEN');
    expect(await may('author', 'withdrawPoolConsent')).toBeNull();
    expect(await world.stored(id)).toMatchObject({ isInPool: false, poolConsent: false, state: 16 });
    expect(await isListed('otherChief')).toBe(false);
    expect(await adopt('otherChief')).toBe('NOT_FOUND');
    expect(await world.read('author', id, 'hasBeenInPool')).toEqual({ hasBeenInPool: true });
    expect(await may('author', 'consentToPool')).toBeNull();
    expect(await adopt('otherChief')).toBeNull();
    // A used consent cannot be taken back.
    expect(await may('author', 'withdrawPoolConsent')).toMatch(/CONFLICT|STATE_CHANGED/);
  });
});

describe('adoption', () => {
  it('is for a conference inside its receiving period, its first and last day included', async () => {
    await notAccepted();
    const em = world.em();
    const today = dayOf(world.app.clock.now());
    const conference = (startsOn: string | null, endsOn: string | null) =>
      buildColloquium(em, { kind: 1, startsOn, endsOn, members: { chief: [world.people.otherChief] } });
    const [before, after, only] = [
      await conference(addDays(today, 1), null),
      await conference(null, addDays(today, -1)),
      await conference(today, today),
    ];
    const { data } = await world.ask<{ viewer: { adoptingColloquiums: { id: string }[] } }>(
      'otherChief',
      'query Adopting { viewer { adoptingColloquiums { id } } }',
    );
    const offered = data?.viewer.adoptingColloquiums.map((one) => one.id);
    expect([before, after, only].map((one) => offered?.includes(idOf('Colloquium', one.id)))).toEqual([false, false, true]);
    for (const closed of [before, after]) expect(await adopt('otherChief', closed)).toBe('COLLOQUIUM_UNSUITABLE');
    expect(await adopt('otherChief', only)).toBeNull();
  });

  it('is for the chief side of another journal that is active (R2-043, R2-152, F-050, P2-164, P2-165, P2-404)', async () => {
    await notAccepted();
    const em = world.em();
    const executive = await buildUser(em, { roles: ['EXECUTIVE_EDITOR'] });
    const theirs = await buildColloquium(em, { members: { executive: [executive] } });
    const asleep = await buildColloquium(em, { isActive: false, members: { chief: [world.people.otherChief] } });
    const choosing = await buildSession(em, executive, world.app.clock);
    const offered = async (token: string) => {
      const { data } = await world.app.request<{ node: { viewerActs: { act: string; isAllowed: boolean }[] } | null }>(
        'query Offered($id: ID!) { node(id: $id) { ... on Contribution { viewerActs { act isAllowed } } } }',
        { id: idOf('Contribution', id) },
        { token },
      );
      return data?.node?.viewerActs.filter(({ act, isAllowed }) => act !== 'VIEW_DETAIL' && isAllowed).map(({ act }) => act);
    };
    expect([await offered(world.tokens.otherChief), await offered(choosing)]).toEqual([['ADOPT'], ['ADOPT']]);
    expect(await offered(world.tokens.operations)).toEqual([]);
    for (const who of ['editor', 'otherEditor', 'deputy', 'publisher', 'operations', 'author'] as const)
      expect([who, await adopt(who)]).toEqual([who, 'FORBIDDEN']);
    // Its own editor-in-chief leads no other journal.
    expect(await adopt('chief', world.journal)).toBe('FORBIDDEN');
    expect(await adopt('otherChief', theirs)).toBe('FORBIDDEN');
    expect(await adopt('otherChief', asleep)).toBe('COLLOQUIUM_UNSUITABLE');
    expect(await may('otherChief', 'adoptContribution')).toBe('COLLOQUIUM_REQUIRED');
    expect(await may('otherChief', 'adoptContribution', { colloquiumId: 'x' })).toBe('NOT_FOUND');
    const degree = await em.findOneOrFail(DictionaryEntry, { type: 'DEGREE' }, { orderBy: { position: 'asc' } });
    const wrong = { colloquiumId: idOf('Colloquium', world.otherJournal.id), subjectId: idOf('DictionaryEntry', degree.id) };
    expect(await may('otherChief', 'adoptContribution', wrong)).toBe('INVALID_INPUT');
    expect(await tryTo(choosing, 'adoptContribution', { colloquiumId: idOf('Colloquium', theirs.id) })).toBeNull();
    expect((await world.stored(id)).colloquium.id).toBe(theirs.id);
  });

  it('offers the journals that one leads and that are active (E2-022, F-050)', async () => {
    const em = world.em();
    const leader = await buildUser(em, { roles: ['EDITOR_IN_CHIEF', 'EDITOR'] });
    const led = await buildColloquium(em, { members: { chief: [leader] } });
    await buildColloquium(em, { isActive: false, members: { chief: [leader] } });
    await buildColloquium(em, { members: { editor: [leader] } });
    const token = await buildSession(em, leader, world.app.clock, { role: 'EDITOR_IN_CHIEF' });
    const { data } = await world.app.request<{ viewer: { adoptingColloquiums: { id: string }[] } }>(
      'query Led { viewer { adoptingColloquiums { id } } }',
      {},
      { token },
    );
    expect(data?.viewer.adoptingColloquiums).toEqual([{ id: idOf('Colloquium', led.id) }]);
  });

  it('under a retired subject only where it is that of the adopting journal (F-074)', async () => {
    await notAccepted();
    const em = world.em();
    const [own, other] = await em.find(DictionaryEntry, { type: 'SUBJECT' }, { orderBy: { position: 'desc' }, limit: 2 });
    if (!own || !other) throw new Error('no subjects');
    const theirs = await buildColloquium(em, { members: { chief: [world.people.otherChief] }, subject: own });
    for (const one of [own, other]) one.retiredAt = later();
    await em.flush();
    const under = async (subject: DictionaryEntry) =>
      await may('otherChief', 'adoptContribution', {
        colloquiumId: idOf('Colloquium', theirs.id),
        subjectId: idOf('DictionaryEntry', subject.id),
      });
    expect([await under(other), await under(own)]).toEqual(['INVALID_INPUT', null]);
    for (const one of [own, other]) one.retiredAt = null;
    await em.flush();
  });

  it('begins anew under the same number: state, subject, hands, log group, clock (F-018, F-104, R3-129)', async () => {
    await notAccepted();
    const { manuscriptNumber } = await world.stored(id);
    const [, other] = await world.em().find(DictionaryEntry, { type: 'SUBJECT' }, { orderBy: { position: 'asc' }, limit: 2 });
    const moment = later();
    const input = { colloquiumId: idOf('Colloquium', world.otherJournal.id), subjectId: idOf('DictionaryEntry', other?.id ?? 0) };
    expect(await may('otherChief', 'adoptContribution', input)).toBeNull();
    expect(await world.stored(id)).toMatchObject({
      state: 1,
      stage: 1,
      manuscriptNumber,
      logGroup: 2,
      isInPool: false,
      responsibleKind: RoleKind.EDITOR,
      clockStartedAt: moment,
      subject: { id: other?.id },
      colloquium: { id: world.otherJournal.id },
      adoptedFrom: { id: world.journal.id },
      adoptedAt: moment,
    });
    expect(
      await world.read('author', id, 'hasBeenInPool colloquium { name } adoptedFrom { name } journalHistories { colloquium { name } }'),
    ).toEqual({
      hasBeenInPool: true,
      colloquium: { name: '方言与文化' },
      adoptedFrom: { name: '江南文化' },
      journalHistories: [{ colloquium: { name: '江南文化' } }, { colloquium: { name: '方言与文化' } }],
    });
    expect(await world.read('otherChief', id, 'adoptedFrom { name }')).toEqual({ adoptedFrom: { name: '江南文化' } });
    expect(await world.read('otherEditor', id, 'adoptedFrom { name }'), 'for those who decide about the pool').toEqual({
      adoptedFrom: null,
    });
  });

  it('goes to the editor-in-chief of a closed journal whose assigned editor has left, and the log says so to the office (F-043, F-104)', async () => {
    await notAccepted();
    const journal = { id: world.otherJournal.id };
    await world.em().nativeUpdate(Colloquium, journal, { isOpenToAllEditors: false });
    expect(await adopt('otherChief')).toBeNull();
    await world.em().nativeUpdate(Colloquium, journal, { isOpenToAllEditors: true });
    expect((await world.stored(id)).responsibleKind).toBe(RoleKind.EDITOR_IN_CHIEF);
    const read = async (who: PlayerName) =>
      (await world.read<{ events: { isForChief: boolean | null }[] }>(who, id, 'events { isForChief }'))?.events.at(-1)?.isForChief;
    expect([await read('otherChief'), await read('author')]).toEqual([true, null]);
  });

  it('tells the author of the new journal and its editors as of a submission, and nobody of the first (F-127)', async () => {
    await notAccepted();
    const em = world.em();
    const before = await em.count(Message, { contribution: id });
    const letters = (await world.letters('author')).length;
    expect(
      await may('otherChief', 'adoptContribution', { colloquiumId: idOf('Colloquium', world.otherJournal.id), comment: '此稿适合本刊。' }),
    ).toBeNull();
    expect(await world.messaged(id, 'workflow.adopted')).toEqual(['author']);
    expect(await world.messaged(id, 'workflow.turn.NEW_SUBMISSION')).toEqual(['editor', 'editor2', 'otherEditor']);
    expect(await world.em().count(Message, { contribution: id })).toBe(before + 2);
    const [letter, ...more] = (await world.letters('author')).slice(letters);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      subject: expect.stringContaining('《方言与文化》选用'),
      text: expect.stringContaining('此稿适合本刊。'),
    });
  });

  it('goes to one of two journals that choose at once', { timeout: 120_000 }, async () => {
    const em = world.em();
    const rival = await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] });
    const theirs = await buildColloquium(em, { members: { chief: [rival] } });
    const token = await buildSession(em, rival, world.app.clock, { isRemembered: true });
    const winners = new Set<number>();
    for (let round = 0; round < bySampleSize({ sample: 5, full: 200 }); round += 1) {
      const pooled = await em.findOneOrFail(
        Contribution,
        await world.draft({ state: 16, isInPool: true, enteredPoolAt: world.app.clock.now() }),
      );
      id = pooled.id;
      const choices = [
        () => adopt('otherChief'),
        () => tryTo(token, 'adoptContribution', { colloquiumId: idOf('Colloquium', theirs.id) }),
        () => may('author', 'withdrawPoolConsent'),
      ].slice(0, round % 3 === 0 ? 3 : 2);
      const answers = await Promise.all((round % 2 === 0 ? choices : choices.toReversed()).map((choose) => choose()));
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      const { logGroup, isInPool, colloquium } = await world.stored(id);
      expect(isInPool).toBe(false);
      winners.add(colloquium.id);
      expect(await world.em().count(WorkflowEvent, { contribution: id, act: EditorialAct.ADOPT })).toBe(logGroup - 1);
      expect((await world.messaged(id, 'workflow.adopted')).length).toBe(logGroup - 1);
    }
    expect(winners.size).toBeGreaterThan(0);
  });
});

describe('who sees what after an adoption (decision 42)', () => {
  const FIELDS = `titleZh reviews { id comment reviewer { realName } ratings } mails { id } files { name }
    journalHistories { colloquium { name } events { act comment letter actor { realName } review { id } files { name } } }`;
  interface Seen {
    reviews: { id: string; comment: string | null; reviewer: object | null; ratings: number[] | null }[] | null;
    mails: object[] | null;
    files: { name: string }[] | null;
    journalHistories: {
      events: {
        act: string | null;
        comment: string | null;
        actor: { realName: string } | null;
        review: object | null;
        files: { name: string }[];
      }[];
    }[];
  }

  beforeEach(async () => {
    await world.toChief(id);
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, id);
    await buildFile(em, contribution, { name: '正文.docx', uploadedBy: world.people.author });
    await world.em().nativeUpdate(Contribution, { id }, { poolConsent: true });
    await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
    await world.tell(id);
    later();
  });

  it('the first journal loses it, whatever it did with it (F-105)', async () => {
    const first = ['chief', 'editor', 'deputy'] as const;
    for (const who of first) expect(await world.read(who, id, 'titleZh')).not.toBeNull();
    expect(await adopt('otherChief')).toBeNull();
    for (const who of first) expect([who, await world.read(who, id, 'titleZh')]).toEqual([who, null]);
    expect(await may('chief', 'reopenContribution')).toBe('NOT_FOUND');
    const lists = await world.ask<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
      'chief',
      'query Rows { viewer { handledContributions(first: 100) { edges { node { id } } } } }',
    );
    expect(lists.data?.viewer.handledContributions.edges.map(({ node }) => node.id)).not.toContain(idOf('Contribution', id));
  });

  it('the adopting office reads what the author was told: no reviewer, no note, no letter of the first journal', async () => {
    const review = await world.em().findOneOrFail(Review, { contribution: id });
    await world.em().nativeUpdate(Review, { id: review.id }, { noteToChief: '仅供主编' });
    expect(await adopt('otherChief')).toBeNull();
    const seen = await world.read<Seen>('otherChief', id, FIELDS);
    // The parts sent to the author with the decision, and no name.
    expect(seen?.reviews).toEqual([{ id: idOf('Review', review.id), comment: expect.any(String), reviewer: null, ratings: null }]);
    expect(seen?.files?.map(({ name }) => name)).toEqual(['正文.docx']);
    expect(seen?.mails).toHaveLength(1);
    const [earlier, own] = seen?.journalHistories ?? [];
    expect(earlier?.events.map(({ act, comment, actor }) => [act, comment, actor?.realName ?? null])).toEqual([
      ['SUBMIT', null, 'author'],
      ['RECEIVE', null, null],
      ['CHIEF_NOT_ACCEPT', '可投他刊', null],
    ]);
    expect(earlier?.events.every((event) => event.review === null)).toBe(true);
    expect(own?.events.map(({ act, actor }) => [act, actor?.realName])).toEqual([['ADOPT', 'otherChief']]);
    const acts = await world.read<{ viewerActs: { act: string }[] }>('otherChief', id, 'viewerActs { act }');
    expect(acts?.viewerActs.map(({ act }) => act)).not.toContain('VIEW_REVIEW');
    const summary = { input: { reviewId: idOf('Review', review.id), version: 0, editorSummary: '摘要' } };
    const refused = await world.ask(
      'otherChief',
      'mutation S($input: SummariseReviewInput!) { summariseReview(input: $input) { review { id } } }',
      summary,
    );
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('a decision of the adopting journal sends its own reviews alone, and its office sees no choice of the first one about files', async () => {
    const em = world.em();
    const kept = await em.findOneOrFail(Review, { contribution: id });
    const file = await em.findOneOrFail(ContributionFile, { contribution: id }, { orderBy: { id: 'desc' } });
    await em.insert(AnonymityChoice, {
      file: file.id,
      choice: 'GO_ON',
      reason: '首刊的理由',
      madeBy: world.people.editor.id,
      madeAt: world.app.clock.now(),
    });
    await em.nativeUpdate(Review, { id: kept.id }, { isReleased: false });
    later();
    expect(await adopt('otherChief')).toBeNull();
    expect(await world.read('otherChief', id, 'reviews { id } anonymityChoices { reason }')).toEqual({ reviews: [], anonymityChoices: [] });
    await world.act('otherEditor', id, 'RECEIVE');
    await world.act('otherEditor', id, 'EDITOR_RETURN', { comment: '请修改' });
    await world.tell(id);
    expect((await world.em().findOneOrFail(Review, kept.id)).isReleased).toBe(false);
  });

  it('who reviewed it for the first journal is not told to those who invite for the second', async () => {
    expect(await adopt('otherChief')).toBeNull();
    await world.em().nativeUpdate(Colloquium, { id: world.otherJournal.id }, { invitesReviewers: true });
    await world.act('otherEditor', id, 'RECEIVE');
    await world.act('otherEditor', id, 'EDITOR_APPROVE');
    const found = async (search: string | null) => {
      const { data } = await world.ask<{
        reviewerCandidates: { candidates: { realName: string; lastReviewHere: string | null; willReviewAgain: boolean | null }[] } | null;
      }>(
        'otherEditor',
        'query Who($id: ID!, $search: String) { reviewerCandidates(contributionId: $id, search: $search) { candidates { realName lastReviewHere willReviewAgain } } }',
        { id: idOf('Contribution', id), search },
      );
      return data?.reviewerCandidates?.candidates.find(({ realName }) => realName === 'reviewer');
    };
    expect(await found(null)).toBeUndefined();
    expect(await found('reviewer')).toEqual({ realName: 'reviewer', lastReviewHere: null, willReviewAgain: null });
    await world.em().nativeUpdate(Colloquium, { id: world.otherJournal.id }, { invitesReviewers: false });
  });

  it('a reviewer of the first journal keeps the own review and opens no file of the new journal', async () => {
    const REVIEWER = 'viewerReview { comment } files { name }';
    expect(await world.read('reviewer', id, REVIEWER)).toMatchObject({ files: [expect.anything()] });
    expect(await adopt('otherChief')).toBeNull();
    expect(await world.read('reviewer', id, REVIEWER)).toMatchObject({ viewerReview: { comment: expect.any(String) }, files: [] });
  });

  it('the new journal’s review type decides what its reviewers know (F-037)', async () => {
    const em = world.em();
    const [open, blind] = [await em.findOneOrFail(Colloquium, world.journal.id), await em.findOneOrFail(Colloquium, world.otherJournal.id)];
    open.reviewType = ReviewType.SINGLE_BLIND;
    blind.reviewType = ReviewType.DOUBLE_BLIND;
    await em.flush();
    expect(await adopt('otherChief')).toBeNull();
    const asked = await em.findOneOrFail(Contribution, id, { refresh: true });
    await buildReview(em, {
      contribution: asked,
      reviewer: world.people.reviewer2,
      status: 'ACCEPTED',
      reviewRound: 2,
      logGroup: 2,
      reviewType: ReviewType.DOUBLE_BLIND,
    });
    expect(await world.read('reviewer2', id, 'titleZh authors { personName }')).toEqual({ titleZh: '水利碑刻考', authors: null });
    await em.nativeUpdate(Colloquium, { id: world.journal.id }, { reviewType: ReviewType.DOUBLE_BLIND });
  });

  it('who reviewed it blind for the first journal stays blind in the pool and as editor-in-chief of the second', async () => {
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, id);
    await buildReview(em, { contribution, reviewer: world.people.otherChief, status: 'FINISHED', reviewType: ReviewType.DOUBLE_BLIND });
    const found = async (search: string) =>
      (
        await world.ask<{ viewer: { poolContributions: { edges: { node: { id: string; firstAuthorName: string | null } }[] } } }>(
          'otherChief',
          'query Pool($search: String) { viewer { poolContributions(first: 100, search: $search) { edges { node { id firstAuthorName } } } } }',
          { search },
        )
      ).data?.viewer.poolContributions.edges.find(({ node }) => node.id === idOf('Contribution', id))?.node;
    expect(await found('水利')).toEqual({ id: idOf('Contribution', id), firstAuthorName: null });
    expect(await found('author')).toBeUndefined();
    expect(await adopt('otherChief')).toBeNull();
    expect(await world.read('otherChief', id, 'authors { personName }')).toEqual({ authors: null });
  });
});
