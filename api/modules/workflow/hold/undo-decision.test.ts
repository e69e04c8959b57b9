// A decision is taken back, or its letter corrected, by who made it while the letter waits; its authors never hear of it (decision 100).
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActName } from '../../../../shared/workflow.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { testEnv } from '../../../testing/env.ts';
import { codeOf } from '../../../testing/app.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { singleRecordOf } from '../../issues/metadata/record-of.ts';
import type { Mail } from '../../mail/mail.entity.ts';
import { sendMail } from '../../mail/mail.service.ts';
import { perform } from '../perform/perform.ts';
import type { PerformInput } from '../perform/step.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { DECISION_HOLD_MS, tellDecision } from './decision-hold.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start({ reviewType: 2 });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
});

/** The columns that say where a manuscript stands, as the database has them. */
const stands = async (contributionId = id): Promise<object | undefined> =>
  (
    await world.em().execute<object[]>(
      `select state, stage, held_by, returned_from, invited_from, compiled_from, responsible_id, responsible_kind, editor_id, deputy_id, has_authorized,
        pool_consent, entered_pool_at, is_in_pool, review_round, state_changed_at, clock_started_at, due_stage, due_since::text, due_pauses, due_on::text,
        due_is_provisional, revision_due_on::text, revision_extent, held_decision_id, held_state, held_stage, held_before, version from contribution where id = ?`,
      [contributionId],
    )
  )[0];
const course = async (contributionId = id) =>
  await world
    .em()
    .execute<object[]>(
      `select editor_comment_on::text, gathered_on::text, chief_comment_on::text, decided_on::text, decision_event_id, outcome from journal_course where contribution_id = ?`,
      [contributionId],
    );
const minutes = (count: number) => world.app.clock.set(new Date(world.app.clock.now().getTime() + count * 60_000).toISOString());
const refusal = async (work: Promise<unknown>): Promise<string | undefined> =>
  await work.then(
    () => undefined,
    (error: unknown) => (error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : String(error)),
  );
const lastLetter = async (): Promise<Mail | undefined> => (await world.letters('author')).at(-1);
const sent = async () =>
  await world.em().execute(`update mail set status = 'sent' where status = 'queued' and "to" = ?`, [world.people.author.email]);

type Decision = readonly [
  what: string,
  who: PlayerName,
  act: ActName,
  input: PerformInput,
  until: (contributionId: number) => Promise<void>,
];
const received = async (contributionId: number) => {
  await world.act('author', contributionId, 'SUBMIT');
  await world.act('editor', contributionId, 'RECEIVE');
};
/** Revised at the editor's wish: it has a past of pauses and holders. */
const revised = async (contributionId: number) => {
  await received(contributionId);
  await world.act('editor', contributionId, 'EDITOR_RETURN', { comment: '第一次' });
  await world.tell(contributionId);
  minutes(3 * 24 * 60);
  world.tokens.author = (await freshToken('author')) ?? world.tokens.author;
  await world.act('author', contributionId, 'SUBMIT');
};
async function freshToken(name: 'author'): Promise<string> {
  await world.at(world.app.clock.now().toISOString());
  return world.tokens[name];
}
const underLastDecision = async (contributionId: number) => {
  await world.toChief(contributionId);
  await world.act('chief', contributionId, 'CHIEF_PRE_ACCEPT');
  await world.act('publisher', contributionId, 'PRE_REVIEW', { comment: '可以' });
};
const judged = async (contributionId: number) => {
  await world.toChief(contributionId);
  await world.em().execute(`update contribution set pool_consent = true, version = version + 1 where id = ?`, [contributionId]);
};

const decisions: readonly Decision[] = [
  ['a desk rejection', 'chief', 'REFUSE', { comment: '不合本刊' }, (draft) => world.act('author', draft, 'SUBMIT')],
  ['an editor’s return after a revision', 'editor', 'EDITOR_RETURN', { comment: '请再改', revisionExtent: 'MAJOR' }, revised],
  ['an editor’s rejection', 'editor', 'EDITOR_REJECT', {}, received],
  ['a deputy’s return', 'deputy', 'DEPUTY_RETURN', { comment: '请精简' }, (draft) => world.toDeputy(draft)],
  ['a refusal that opens the pool', 'chief', 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' }, judged],
  ['a return at the judgement', 'chief', 'CHIEF_RETURN', { comment: '请修改' }, (draft) => world.toChief(draft)],
  ['an acceptance', 'chief', 'CHIEF_ACCEPT', { comment: '录用' }, underLastDecision],
];

describe.each(decisions)('%s', (_what, who, decide, input, until) => {
  it('is taken back: everything stands exactly as before, its letter does not go, the office has both in its record (B-421)', async () => {
    await until(id);
    const [before, history, letters] = [await stands(), await course(), await world.letters('author')];
    minutes(1);
    await world.act(who, id, decide, input);
    expect(await stands()).not.toEqual(before);
    minutes(4);
    await world.act(who, id, 'UNDO_DECISION', { comment: '点错了' });
    expect(await stands()).toEqual(before);
    expect(await course()).toEqual(history);
    const since = (await world.letters('author')).slice(letters.length);
    expect(since.map(({ status }) => status)).toEqual(['cancelled']);
    const told = await world.read<{ events: { act: string; comment: string | null }[] }>(
      who === 'chief' ? 'chief' : who,
      id,
      'events { act comment }',
    );
    expect(told?.events.slice(-2).map(({ act }) => act)).toEqual([decide, 'UNDO_DECISION']);
    expect(told?.events.at(-1)?.comment).toBe('点错了');
    await world.act(who, id, decide, input);
    await world.tell(id);
    expect((await stands()) as { held_state: unknown }).toMatchObject({ held_state: null, held_before: null });
  });
});

/** Everything that the house tells of a manuscript, but numbers of rows, which all manuscripts share. */
const SHOWN = `authorStatus stage state hasBeenInPool withdrawnAt updatedAt version viewerCanEdit viewerCanSubmit expected { step on isPast } stageSince daysInStage
  stageTimes { stage at } events { act authorStatus at comment letter from to actor { realName } } eventConnection(first: 50) { totalCount edges { node { act at } } }
  journalHistories { events { authorStatus at comment } } reviews { comment status } files { name } mails { subject } heldDecision { goesAt } deadline { isOverdue } revision { dueOn extent } similarity runningRound { late }
  responsible { role } viewerActs { act isAllowed refusal } viewerReview { status }`;
const LISTS = `query Lists { viewer { unreadMessageCount messages(first: 100) { totalCount } authoredContributions(first: 100) { totalCount edges { node { manuscriptNumber authorStatus } } }
  pending: authoredContributions(first: 100, scope: PENDING) { totalCount } authoredCounts { all waiting statuses { status count } }
  today { counts { group count } items { id group dueOn since } } invitationCounts { all } } }`;

describe('two manuscripts, one decided on and taken back, the other left alone', () => {
  const ask = async (who: PlayerName, contributionId: number) => {
    const page = await world.read<object>(who, contributionId, SHOWN);
    const legacy = await fetch(`${world.app.url}/colloquium/api/contribution/authorGetStatusLogs`, {
      method: 'POST',
      headers: { token: world.tokens[who], 'content-type': 'application/json' },
      body: JSON.stringify({ contributionId }),
    });
    const { manuscriptNumber } = await world.stored(contributionId);
    return JSON.stringify({ page, legacy: await legacy.text() })
      .replaceAll(manuscriptNumber ?? '', 'NUMBER')
      .replaceAll(encodeURIComponent(idOf('Contribution', contributionId)), 'ID');
  };

  it('look alike to authors and reviewers, then and when both are decided on later (B-421)', async () => {
    const other = await world.draft();
    for (const one of [id, other]) await world.toChief(one);
    await world.em().execute(`update contribution set saved_at = now(), created_at = now() where id in (?, ?)`, [id, other]);
    const heard: (number | null)[] = [];
    const stop = world.app.deps.pubsub.listen((event) => {
      if (event.type === 'contributionChanged' && event.contributionId === id) heard.push(...(event.userIds ?? [null]));
    });
    const readers = ['author', 'coAuthor', 'reviewer', 'stranger'] as const;
    const counts = async () => JSON.stringify(await Promise.all(readers.map(async (who) => (await world.ask<object>(who, LISTS)).data)));
    const before = await counts();
    const alike = async (when: string) => {
      for (const who of readers) expect(await ask(who, id), `${who} ${when}`).toBe(await ask(who, other));
    };
    minutes(2);
    await world.act('chief', id, 'CHIEF_RETURN', { comment: '请修改' });
    await alike('while it waits');
    minutes(2);
    await world.act('chief', id, 'CORRECT_LETTER', { comment: '请修改第二节' });
    await alike('corrected');
    minutes(2);
    await world.act('chief', id, 'UNDO_DECISION');
    await alike('taken back');
    await world.tell(id);
    minutes(60);
    await alike('an hour later');
    expect(await counts()).toBe(before);
    const authors = new Set<number>([world.people.author.id, world.people.coAuthor.id, world.people.reviewer.id]);
    await expect.poll(() => heard.filter((person) => person === world.people.editor.id).length).toBe(3);
    expect(heard.filter((person) => person === null || authors.has(person))).toEqual([]);
    stop();
    for (const one of [id, other]) await world.act('chief', one, 'CHIEF_RETURN', { comment: '请精简第二节' });
    for (const one of [id, other]) await world.tell(one);
    await alike('returned in the end');
    expect(await world.read('author', id, 'version viewerCanEdit')).toMatchObject({ viewerCanEdit: true });
    const letters = (await world.letters('author')).filter(({ status }) => status === 'queued').map(({ text }) => text);
    expect(letters.join()).not.toContain('请修改第二节');
  });
});

describe('what somebody tries who does not know of it', () => {
  const CONSENT = 'mutation ($input: ConsentToPoolInput!) { consentToPool(input: $input) { contribution { id } } }';
  const tried = async (contributionId: number) => {
    const consent = await world.ask('author', CONSENT, { input: { contributionId: idOf('Contribution', contributionId) } });
    const acts: unknown[] = [consent.errors?.map(({ message, extensions }) => [message, extensions.code])];
    for (const who of ['author', 'coAuthor', 'stranger'] as const)
      for (const act of ['SUBMIT', 'AUTHORIZE', 'WITHDRAW_POOL_CONSENT', 'UNDO_DECISION'] as const)
        acts.push([who, act, await refusal(world.act(who, contributionId, act))]);
    return acts;
  };

  it('is refused as where nothing was decided, also where the last act was their own (B-421)', async () => {
    const other = await world.draft();
    for (const one of [id, other]) await world.act('author', one, 'SUBMIT');
    const expected = await tried(other);
    expect(expected).toContainEqual(['author', 'AUTHORIZE', 'STATE_CHANGED']);
    await world.act('chief', id, 'REFUSE', { comment: '不合本刊' });
    expect(await tried(id)).toEqual(expected);
    await world.act('chief', id, 'CORRECT_LETTER', { comment: '本刊不收' });
    expect(await tried(id)).toEqual(expected);
    await world.act('chief', id, 'UNDO_DECISION');
    expect(await tried(id)).toEqual(expected);
  });
});

describe('a corrected letter', () => {
  beforeEach(async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    const em = world.em();
    const file = await buildFile(em, await em.findOneOrFail(Contribution, id), { name: '批注.pdf', uploadedBy: world.people.editor });
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '请删去第三节', fileIds: [file.id] });
  });

  it('goes as corrected, at the same minute; what was written first stays in the record of the office (B-421)', async () => {
    const first = await lastLetter();
    minutes(6);
    await world.act('editor', id, 'CORRECT_LETTER', { comment: '请删去第四节' });
    await world.act('editor', id, 'CORRECT_LETTER', { letter: '<p>{{opinion}}，又：请补图。</p>' });
    const letters = (await world.letters('author')).slice(-3);
    expect(letters.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'queued']);
    expect(letters[2]?.sendAfter).toEqual(first?.sendAfter);
    expect(letters[2]?.subject).toBe(first?.subject);
    expect(letters[2]?.text).toContain('请删去第四节，又：请补图。');
    const [job] = await world
      .em()
      .execute<{ seconds: number }[]>(
        `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = 'tell_decision' order by id desc limit 1`,
      );
    expect(job?.seconds).toBeGreaterThan(DECISION_HOLD_MS / 1000 - 6 * 60 - 60);
    expect(job?.seconds).toBeLessThanOrEqual(DECISION_HOLD_MS / 1000 - 6 * 60);
    const office = await world.read<{ events: { act: string; comment: string; letter: string }[] }>(
      'editor',
      id,
      'events { act comment letter }',
    );
    expect(office?.events.slice(-3).map(({ act, comment }) => [act, comment])).toEqual([
      ['EDITOR_RETURN', '请删去第三节'],
      ['CORRECT_LETTER', '请删去第四节'],
      ['CORRECT_LETTER', '请删去第四节'],
    ]);
    expect(office?.events.at(-3)?.letter).toContain('请删去第三节');

    await world.tell(id);
    const author = await world.read<{
      events: { authorStatus: string; comment: string | null; letter: string | null; files: { name: string }[] }[];
    }>('author', id, 'events { authorStatus comment letter files { name } }');
    const told = author?.events.filter(({ authorStatus }) => authorStatus === 'AWAITING_REVISION');
    expect(told).toMatchObject([
      { comment: '请删去第四节', letter: expect.stringContaining('又：请补图。'), files: [{ name: expect.any(String) }] },
    ]);
    expect(JSON.stringify(author)).not.toContain('第三节');
    expect(await world.messaged(id, 'workflow.returned')).toEqual(['author']);
  });

  it('begins as it was written, and its preview is that of the decision (B-421)', async () => {
    interface Held {
      heldDecision: { goesAt: string; secondsLeft: number; isLetterEdited: boolean; event: { comment: string; letter: string } };
      letterPreview: { subject: string; html: string };
      viewerActs: { act: string; isAllowed: boolean }[];
    }
    const held = async () =>
      await world.read<Held>(
        'editor',
        id,
        'heldDecision { goesAt secondsLeft isLetterEdited event { comment letter } } letterPreview(act: CORRECT_LETTER, comment: "改后") { subject html } viewerActs { act isAllowed }',
      );
    minutes(3);
    const first = await held();
    expect(first?.heldDecision).toMatchObject({ secondsLeft: 7 * 60, isLetterEdited: false, event: { comment: '请删去第三节' } });
    expect(first?.letterPreview.html).toContain('改后');
    expect(first?.letterPreview.subject).toBe((await lastLetter())?.subject);
    expect(first?.viewerActs).toEqual(
      expect.arrayContaining([
        { act: 'UNDO_DECISION', isAllowed: true },
        { act: 'CORRECT_LETTER', isAllowed: true },
      ]),
    );
    await world.act('editor', id, 'CORRECT_LETTER', { letter: '<p>{{opinion}}</p>' });
    expect((await held())?.heldDecision).toMatchObject({ secondsLeft: 7 * 60, isLetterEdited: true });
    expect(await world.read('author', id, 'heldDecision { goesAt }')).toEqual({ heldDecision: null });
    expect(await world.read('editor2', id, 'heldDecision { secondsLeft }')).toEqual({ heldDecision: { secondsLeft: 420 } });
  });

  it('of a refusal is stopped by reopening as the first would be, also where it was told and only its letter still waits (B-421)', async () => {
    const refused = await world.draft();
    await world.act('author', refused, 'SUBMIT');
    await world.act('editor', refused, 'RECEIVE');
    await world.act('editor', refused, 'EDITOR_REJECT', { comment: '不合本刊' });
    await world.act('editor', refused, 'CORRECT_LETTER', { comment: '本刊已有同题' });
    await world.tell(refused);
    await world.act('chief', refused, 'REOPEN', { comment: '恢复' });
    const about = (await world.letters('author')).filter(({ contribution }) => contribution?.id === refused).slice(1);
    expect(about.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('keeps an opinion that its decision needs (B-421)', async () => {
    expect(await refusal(world.act('editor', id, 'CORRECT_LETTER', { comment: ' ' }))).toBe('COMMENT_REQUIRED');
    expect((await lastLetter())?.text).toContain('第三节');
  });

  it('can still be taken back with its decision, and the files stay with the office (B-421)', async () => {
    await world.act('editor', id, 'CORRECT_LETTER', { comment: '请删去第四节' });
    await world.act('editor', id, 'UNDO_DECISION');
    expect((await world.letters('author')).slice(-2).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(await world.stored(id)).toMatchObject({ state: 3, heldDecision: null });
    expect((await world.read<{ files: { name: string }[] }>('author', id, 'files { name }'))?.files).toHaveLength(1);
    await tellDecision(world.app.deps, { eventId: (await lastEvent('CORRECT_LETTER')).id });
    expect(await world.messaged(id, 'workflow.returned')).toEqual([]);
  });
});

const lastEvent = async (act: ActName): Promise<WorkflowEvent> => {
  const events = await world.em().find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
  const row = { CORRECT_LETTER: 'A09', EDITOR_REJECT: 'T14' }[act as 'CORRECT_LETTER' | 'EDITOR_REJECT'];
  const found = events.findLast((event) => event.row === row);
  if (!found) throw new Error(`No ${act}`);
  return found;
};

it('an article is accepted on the day of the decision, not of its letter’s correction or of the author’s agreement (B-421)', async () => {
  const now = world.app.clock.now();
  await underLastDecision(id);
  world.app.clock.set('2027-03-01T15:55:00Z');
  await world.act('chief', id, 'CHIEF_ACCEPT', { comment: '录用' });
  minutes(6);
  await world.act('chief', id, 'CORRECT_LETTER', { comment: '决定录用' });
  await world.tell(id);
  minutes(3 * 24 * 60);
  await world.act('author', id, 'AUTHORIZE');
  const { articles } = await singleRecordOf(await world.contextOf('chief'), await world.stored(id));
  world.app.clock.set(now.toISOString());
  expect(articles.map(({ acceptedOn }) => acceptedOn)).toEqual(['2027-03-01']);
});

describe('who, and until when', () => {
  beforeEach(async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_REJECT');
  });
  const both = ['UNDO_DECISION', 'CORRECT_LETTER'] as const;

  it.each(both)('%s is for the one who decided (B-421)', async (act) => {
    for (const [who, code] of [
      ['editor2', 'NOT_RESPONSIBLE'],
      ['chief', 'NOT_RESPONSIBLE'],
      ['deputy', 'NOT_RESPONSIBLE'],
      ['publisher', 'FORBIDDEN'],
      ['author', 'FORBIDDEN'],
      ['reviewer', 'NOT_FOUND'],
      ['otherEditor', 'NOT_FOUND'],
    ] as const)
      expect(await refusal(world.act(who, id, act)), who).toBe(code);
    const acts = await world.read<{ viewerActs: { act: string }[] }>('chief', id, 'viewerActs { act }');
    expect(acts?.viewerActs.map((option) => option.act)).not.toContain(act);
    expect(acts?.viewerActs.map((option) => option.act)).toContain('REOPEN');
  });

  it.each(both)('%s comes too late once the letter has gone, or the decision was told (B-421)', async (act) => {
    await sent();
    const reason = await world.ask(
      'editor',
      `mutation Late($input: ${act === 'UNDO_DECISION' ? 'UndoDecisionInput' : 'CorrectLetterInput'}!) { act: ${act === 'UNDO_DECISION' ? 'undoDecision' : 'correctLetter'}(input: $input) { contribution { id } } }`,
      { input: { contributionId: idOf('Contribution', id) } },
    );
    expect(codeOf(reason)).toBe('LETTER_HAS_GONE');
    expect(reason.errors?.[0]?.message).toBe('信件已经发出，作者已经知道这个决定，不能再撤回或修改');
    const offered = async () =>
      (await world.read<{ viewerActs: { act: string }[] }>('editor', id, 'viewerActs { act }'))?.viewerActs.map((option) => option.act);
    expect(await offered(), 'gone, and not told yet').not.toContain(act);
    await world.tell(id);
    expect(await refusal(world.act('editor', id, act))).toBe('LETTER_HAS_GONE');
    expect(await offered()).not.toContain(act);
  });

  it.each(both)('%s is not offered over what was done since (B-421)', async (act) => {
    const accepted = await world.draft();
    await underLastDecision(accepted);
    await world.act('chief', accepted, 'CHIEF_ACCEPT');
    await world.act('chief', accepted, 'REASSIGN', { receiverId: world.people.editor2.id });
    expect(await refusal(world.act('chief', accepted, act))).toBe('DECISION_FOLLOWED');
    await world.act('chief', id, 'REOPEN');
    expect(await refusal(world.act('editor', id, act))).toBe('STATE_CHANGED');
  });

  it('two at once: one takes it back, the other is told; so with a correction at the same moment (B-421)', async () => {
    const outcomes = await Promise.all([0, 1].map(() => refusal(world.act('editor', id, 'UNDO_DECISION'))));
    expect(outcomes.toSorted()).toEqual(['STATE_CHANGED', undefined]);
    await world.act('editor', id, 'EDITOR_REJECT');
    const [undone, corrected] = await Promise.all([
      refusal(world.act('editor', id, 'UNDO_DECISION')),
      refusal(world.act('editor', id, 'CORRECT_LETTER', { comment: '改' })),
    ]);
    expect(undone).toBeUndefined();
    expect([undefined, 'STATE_CHANGED']).toContain(corrected);
    expect(await world.stored(id)).toMatchObject({ state: 3, heldState: null });
    expect((await world.letters('author')).filter(({ status, event }) => status === 'queued' && event?.id === undefined)).toEqual([]);
    expect((await world.letters('author')).slice(-2).every(({ status }) => status === 'cancelled')).toBe(true);
  });

  it('the author’s withdrawal ends the wait, and says so to the one who decided (B-421)', async () => {
    await world.act('author', id, 'WITHDRAW');
    expect(await refusal(world.act('editor', id, 'UNDO_DECISION'))).toBe('STATE_CHANGED');
    expect(await world.stored(id)).toMatchObject({ heldBefore: null, heldState: null });
  });
});

describe('against the job that sends', () => {
  beforeEach(async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_REJECT', { comment: '不合本刊' });
  });

  /** Sends the letter that waits as the worker does; `gate` holds the mail server's answer back. */
  async function sending(gate: Promise<void> | null): Promise<{ begun: Promise<void>; done: Promise<void>; count: () => number }> {
    const client = new Client({ connectionString: world.app.database.url });
    await client.connect();
    const mail = await lastLetter();
    let count = 0;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const transport = {
      house: { from: { name: 'House', address: 'house@example.org' }, isRead: true, hostname: 'localhost' },
      send: async () => {
        count += 1;
        begin();
        await gate;
      },
      close: () => undefined,
    };
    const { clock, log, storage } = world.app.deps;
    const deps = { client, transport, storage, clock, log, secret: testEnv().SECRET_KEY };
    const done = sendMail(deps, mail?.id ?? 0, false).finally(() => client.end());
    return { begun, done, count: () => count };
  }

  it.each(['UNDO_DECISION', 'CORRECT_LETTER'] as const)(
    '%s waits for a letter that is just going, and is told that it went (B-421)',
    async (act) => {
      let release: () => void = () => undefined;
      const job = await sending(new Promise<void>((resolve) => (release = resolve)));
      await job.begun;
      const before = await stands();
      const late = refusal(world.act('editor', id, act));
      await delay(100);
      release();
      await job.done;
      expect(await late).toBe('LETTER_HAS_GONE');
      expect(await stands()).toEqual(before);
      await world.tell(id);
      expect(await world.read('author', id, 'authorStatus')).toEqual({ authorStatus: 'REJECTED' });
    },
  );

  it('a letter that is just being taken back does not go (B-421)', async () => {
    const ctx = await world.contextOf('editor');
    let job: Awaited<ReturnType<typeof sending>> | undefined;
    await inTransaction(ctx, async () => {
      await perform(ctx, id, 'UNDO_DECISION', {});
      job = await sending(null);
      await delay(100);
      expect(job.count()).toBe(0);
    });
    await job?.done;
    expect(job?.count()).toBe(0);
    expect((await lastLetter())?.status).toBe('cancelled');
    await world.tell(id);
    expect(await world.read('author', id, 'authorStatus')).toEqual({ authorStatus: 'RECEIVED' });
  });

  it('where the process dies before its end, the decision waits as it did (B-421)', async () => {
    const before = await stands();
    const ctx = await world.contextOf('editor');
    const dying = inTransaction(ctx, async () => {
      await perform(ctx, id, 'UNDO_DECISION', {});
      await ctx.em.execute('select pg_terminate_backend(pg_backend_pid())');
    });
    expect(await refusal(dying)).toBeDefined();
    expect(await stands()).toEqual(before);
    expect((await lastLetter())?.status).toBe('queued');
    await world.act('editor', id, 'UNDO_DECISION');
    expect(await world.stored(id)).toMatchObject({ state: 3 });
  });
});
