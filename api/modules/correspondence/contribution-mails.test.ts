// The letters about a manuscript on its log: who sees which, the delivery of each, and sending one again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/statements.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { remindReviewers } from '../invitations/review-reminders.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Mail } from '../mail/mail.entity.ts';

interface Shown {
  id: string;
  recipientRole: string | null;
  recipient: { realName: string } | null;
  subject: string | null;
  fate: string;
  failure: string | null;
  isResent: boolean;
  viewerCanResend: boolean;
}
const FIELDS = 'mails { id recipientRole recipient { realName } subject fate failure isResent viewerCanResend sentAt sendAfter createdAt }';
const RESEND = `mutation ResendTest($input: ResendMailInput!) { resendMail(input: $input) { mail { id isResent fate } contribution { ${FIELDS} } } }`;

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

const mails = async (name: PlayerName): Promise<Shown[] | null> =>
  (await world.read<{ mails: Shown[] | null }>(name, id, FIELDS))?.mails ?? null;
const stored = async () => await world.em().find(Mail, { contribution: id }, { orderBy: { id: 'desc' } });
const update = async (mailId: number, values: object) => await world.em().nativeUpdate(Mail, mailId, values);
const resend = async (name: PlayerName, mailId: string) =>
  await world.ask<{ resendMail: { mail: { id: string }; contribution: { mails: Shown[] } } | null }>(name, RESEND, { input: { mailId } });
const refusal = (answer: Awaited<ReturnType<typeof resend>>) => answer.errors?.[0]?.extensions.code;
const mailId = (mail: Mail | undefined) => idOf('Mail', mail?.id ?? 0);

/** With a reviewer who has been reminded. */
async function toReview(): Promise<void> {
  await world.act('editor', id, 'EDITOR_APPROVE');
  await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
  await world.em().execute(`update review set answer_due_on = '2020-01-01' where contribution_id = ?`, [id]);
  await remindReviewers(await world.contextOf('chief'));
}

describe('the log of a manuscript', () => {
  it('has each letter to author and reviewers, invitations too, with role, name, subject and fate, the latest first', async () => {
    await toReview();
    const shown = await mails('editor');
    expect(shown?.map(({ recipientRole, recipient, fate }) => [recipientRole, recipient?.realName, fate])).toEqual([
      ['REVIEWER', 'reviewer', 'QUEUED'],
      ['REVIEWER', 'reviewer', 'QUEUED'],
      ['AUTHOR', 'author', 'QUEUED'],
    ]);
    expect(shown?.every(({ subject }) => subject?.includes('水利碑刻考'))).toBe(true);
    const [reminder, invitation, submitted] = await stored();
    expect(reminder?.review?.id).toBe(invitation?.review?.id);
    expect([reminder?.event, submitted?.event?.id]).toEqual([null, expect.any(Number)]);
  });

  it('names a withdrawal’s letters to the editor and to the reviewers who are let go', async () => {
    await toReview();
    await world.act('author', id, 'WITHDRAW', { comment: '撤回' });
    expect((await mails('chief'))?.map(({ recipientRole }) => recipientRole)).toEqual([
      'AUTHOR',
      'EDITOR',
      'REVIEWER',
      'REVIEWER',
      'REVIEWER',
      'AUTHOR',
    ]);
  });

  it('says of a decision that it is held, cancelled once it was taken back, sent, or failed and why, without addresses', async () => {
    await world.act('editor', id, 'EDITOR_REJECT', { comment: '不合' });
    const fates = async () => (await mails('chief'))?.map(({ fate, failure }) => [fate, failure]);
    expect((await fates())?.[0]).toEqual(['HELD', null]);
    const [decision] = await stored();
    await update(decision?.id ?? 0, { status: 'failed', lastError: '550 <author@example.org>: no such mailbox', attempts: 1 });
    expect((await fates())?.[0]).toEqual(['FAILED', '550 <…>: no such mailbox']);
    await update(decision?.id ?? 0, { status: 'sent', lastError: null, sentAt: world.app.clock.now() });
    expect((await fates())?.[0]).toEqual(['SENT', null]);
    await update(decision?.id ?? 0, { status: 'queued', sentAt: null });
    expect((await fates())?.[0]).toEqual(['QUEUED', null]);
    await update(decision?.id ?? 0, { attempts: 0 });
    await world.act('chief', id, 'REOPEN', { comment: '重开' });
    expect((await fates())?.find(([fate]) => fate === 'CANCELLED')).toBeDefined();
  });

  it.each(['author', 'coAuthor', 'stranger', 'reviewer', 'publisher', 'operations', 'otherEditor'] as const)(
    'is nothing for: %s',
    async (name) => {
      await toReview();
      expect(await mails(name)).toBeNull();
      for (const mail of await stored()) {
        const answer = await world.ask<{ node: unknown }>(name, 'query M($id: ID!) { node(id: $id) { id } }', { id: mailId(mail) });
        expect(answer.data?.node).toBeNull();
      }
    },
  );

  it('tells an editor who reviews it blind neither whom nor what the author was written, and of letters to reviewers nothing', async () => {
    await toReview();
    await world.em().execute('update review set reviewer_id = ?, status = 2 where contribution_id = ?', [world.people.editor2.id, id]);
    const shown = await mails('editor2');
    expect(
      shown?.map(({ recipientRole, recipient, subject, viewerCanResend }) => [recipientRole, recipient, subject, viewerCanResend]),
    ).toEqual([['AUTHOR', null, null, false]]);
    const [reminder, , submitted] = await stored();
    for (const mail of [reminder, submitted]) if (mail) await update(mail.id, { status: 'sent' });
    expect([refusal(await resend('editor2', mailId(reminder))), refusal(await resend('editor2', mailId(submitted)))]).toEqual([
      'NOT_FOUND',
      'FORBIDDEN',
    ]);
  });

  it('costs one statement more than the manuscript, however many letters', async () => {
    const cost = async (fields: string) => (await statementsOf(async () => void (await world.read('editor', id, fields)))).length;
    await world.read('editor', id, 'id');
    const alone = await cost('id');
    expect(await cost(FIELDS)).toBe(alone + 1);
    await toReview();
    // The first look of the day at the reviewers leaves a line (decision 51).
    expect(await cost(FIELDS)).toBe(alone + 2);
    expect(await cost(FIELDS)).toBe(alone + 1);
  });
});

describe('a letter sent again', () => {
  it('is the same letter to the address of today, points at the first, and is logged without names', async () => {
    const [first] = await stored();
    await update(first?.id ?? 0, { status: 'failed' });
    await world.em().nativeUpdate(User, world.people.author.id, { email: 'moved@example.org' });
    const answer = await resend('editor', mailId(first));
    expect(answer.errors).toBeUndefined();
    expect(
      answer.data?.resendMail?.contribution.mails.map(({ isResent, viewerCanResend, fate }) => [isResent, viewerCanResend, fate]),
    ).toEqual([
      [true, false, 'QUEUED'],
      [false, false, 'FAILED'],
    ]);
    const [again] = await stored();
    expect(again).toMatchObject({
      to: 'moved@example.org',
      subject: first?.subject,
      text: first?.text,
      html: first?.html,
      status: 'queued',
    });
    expect(again?.first?.id).toBe(first?.id);
    const line = await world.em().findOneOrFail(OperationLog, { operation: 'resendMail' }, { orderBy: { id: 'desc' } });
    expect(line).toMatchObject({ objectType: 'Mail', objectId: first?.id, params: {}, outcome: 'done' });
    await world.em().nativeUpdate(User, world.people.author.id, { email: world.people.author.email });
  });

  it('goes once when it is asked for twice, also at the same moment, and once more from the latest', async () => {
    const [first] = await stored();
    await update(first?.id ?? 0, { status: 'sent' });
    const both = await Promise.all([resend('editor', mailId(first)), resend('chief', mailId(first))]);
    const [one, other] = both.map(({ data }) => data?.resendMail?.mail.id);
    expect(one).toBe(other);
    expect(await stored()).toHaveLength(2);
    const [again] = await stored();
    await update(again?.id ?? 0, { status: 'sent' });
    expect((await resend('editor', mailId(first))).data?.resendMail?.mail.id).toBe(one);
    expect((await mails('editor'))?.map(({ viewerCanResend }) => viewerCanResend)).toEqual([true, false]);
    await resend('editor', mailId(again));
    const all = await stored();
    expect(all).toHaveLength(3);
    expect(all[0]?.first?.id).toBe(first?.id);
  });

  it('is sent by the worker like any other, with its pictures', async () => {
    const [first] = await stored();
    await update(first?.id ?? 0, { status: 'sent', images: [{ cid: 'a', storageKey: 'k', name: 'a.png', mime: 'image/png' }] });
    await resend('editor', mailId(first));
    const [again] = await stored();
    expect(again?.images).toEqual([{ cid: 'a', storageKey: 'k', name: 'a.png', mime: 'image/png' }]);
    const jobs = await world
      .em()
      .execute<{ payload: { mailId: number } }[]>(`select payload from graphile_worker._private_jobs where (payload->>'mailId')::int = ?`, [
        again?.id ?? 0,
      ]);
    expect(jobs).toHaveLength(1);
  });

  it('is refused while the first still waits or is held, or was cancelled', async () => {
    const [first] = await stored();
    expect(refusal(await resend('editor', mailId(first)))).toBe('MAIL_NOT_SENT_YET');
    await update(first?.id ?? 0, { status: 'cancelled' });
    expect(refusal(await resend('editor', mailId(first)))).toBe('MAIL_CANCELLED');
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['author', 'FORBIDDEN'],
    ['publisher', 'FORBIDDEN'],
    ['operations', 'FORBIDDEN'],
    ['otherEditor', 'NOT_FOUND'],
    ['otherChief', 'NOT_FOUND'],
  ] as const)('is refused to: %s', async (name, code) => {
    const [first] = await stored();
    await update(first?.id ?? 0, { status: 'sent' });
    expect(refusal(await resend(name, mailId(first)))).toBe(code);
    expect(await stored()).toHaveLength(1);
  });

  it('of no manuscript is never sent', async () => {
    const em = world.em();
    const now = world.app.clock.now();
    const mail = await em.insert(Mail, {
      to: 'a@example.org',
      subject: 's',
      text: 't',
      html: 'h',
      createdAt: now,
      sendAfter: now,
      status: 'sent',
    });
    expect(refusal(await resend('chief', idOf('Mail', mail)))).toBe('NOT_FOUND');
  });
});
