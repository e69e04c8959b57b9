// Letters that do not arrive: the status on their invitations and manuscripts, who is told, and the office's acts; and the office's view of
// every letter.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { FOUND_AGAIN } from '../../../migrations/Migration20261127230500_letters_about.ts';
import { openPost, type Post } from '../../testing/post.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { OPEN } from '../reviews/tickets/ticket.factory.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { tellRefused } from './refused.ts';

let world: WorkflowWorld;
let post: Post;
let id: number;
/** A person typed in by the editor, with a slip in the address. */
let wrong: User;
beforeAll(async () => {
  [world, post] = [await WorkflowWorld.start(), await openPost()];
});
afterAll(async () => {
  await post.close();
  await world.app.close();
});
beforeEach(async () => {
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  wrong = await buildUser(world.em(), { roles: ['REVIEWER'], realName: '顾言', passwordHash: null, activatedAt: null, language: 'zh-CN' });
  await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [wrong.id] });
  post.refused.set(wrong.email, '5.1.1 User unknown');
  await deliver();
});
afterEach(async () => {
  post.refused.clear();
  // Each delivery does again the jobs that are there, and another test's would only cost time.
  await world.em().execute('delete from graphile_worker._private_jobs');
});

/** Sends waiting letters, and does the worker's next jobs. */
async function deliver(): Promise<void> {
  await post.deliver(world.app);
  const jobs = await world
    .em()
    .execute<{ payload: unknown }[]>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell_refused'`,
    );
  for (const { payload } of jobs) await tellRefused(world.app.deps, payload);
}

interface Row {
  reviewer: { realName: string } | null;
  expert: { email: string } | null;
  lastLetter: { fate: string; failure: string | null } | null;
  viewerCanCorrectAddress: boolean;
}
const ROW = 'reviewer { realName } expert { email } lastLetter { fate failure } viewerCanCorrectAddress';
const rows = async (name: PlayerName = 'editor') =>
  (await world.read<{ reviews: Row[] | null }>(name, id, `reviews { ${ROW} }`))?.reviews ?? null;
const review = async () => await world.em().findOneOrFail(Review, { contribution: id }, { orderBy: { id: 'desc' } });
const correct = async (email: string, name: PlayerName = 'editor', more: object = {}) =>
  await world.ask<{ correctInvitation: { review: Row } | null }>(
    name,
    `mutation Correct($input: CorrectInvitationInput!) { correctInvitation(input: $input) { review { ${ROW} } } }`,
    { input: { reviewId: idOf('Review', (await review()).id), email, ...more } },
  );
const refusal = ({ errors }: { errors?: { extensions: { code: string; fields?: Record<string, string> } }[] | undefined }) =>
  errors?.[0]?.extensions;
const ticketIn = (text: string) => /ticket=([\w-]{43})/.exec(text)?.[1] ?? '';
const open = async (ticket: string) => refusal(await world.app.request(OPEN, { input: { ticket, language: 'ZH_CN' } }))?.code ?? null;
const told = async (key: string) =>
  (await world.em().find(Message, { key }, { populate: ['user'], orderBy: { id: 'asc' } })).filter(
    ({ contribution }) => contribution === null || contribution?.id === id,
  );
const lettersTo = async (to: string) => await world.em().find(Mail, { to }, { orderBy: { id: 'asc' } });

describe('an invitation whose letter the server refuses (B-020)', () => {
  it('shows it with the reason in plain words, and its inviter is told once, without a name', async () => {
    expect(await rows()).toEqual([
      {
        reviewer: { realName: '顾言' },
        expert: { email: wrong.email },
        lastLetter: { fate: 'REFUSED', failure: expect.stringMatching(/^该邮箱不存在（服务器答复：550 5\.1\.1 User unknown）$/) },
        viewerCanCorrectAddress: true,
      },
    ]);
    await deliver();
    const messages = await told('mail.reviewerRefuses');
    expect(messages.map(({ user, roleKind }) => [user.unwrap().realName, roleKind])).toEqual([['editor', RoleKind.EDITOR]]);
    expect(JSON.stringify(messages[0]?.params)).not.toContain('顾言');
  });

  it('is nothing that others could see, count or correct', async () => {
    for (const name of ['author', 'coAuthor', 'reviewer', 'stranger', 'publisher', 'operations', 'otherEditor', 'otherChief'] as const) {
      expect(JSON.stringify(await rows(name)), name).not.toMatch(/REFUSED|5\.1\.1|顾言/);
      expect(await world.read(name, id, 'mails { id }').catch(() => null), name).not.toEqual({
        mails: expect.arrayContaining([expect.anything()]),
      });
      expect(['NOT_FOUND', 'FORBIDDEN'], name).toContain(refusal(await correct('new@right.test', name))?.code);
      expect(await lettersTo('new@right.test'), name).toEqual([]);
    }
  });

  it('goes out again to the corrected address; who has that mailbox answers it, the account of the slip has no part in it, and none changes its address', async () => {
    const [first] = await lettersTo(wrong.email);
    const before = ticketIn(first?.text ?? '');
    const right = `gu${id}@right.test`;
    const answer = await correct(` ${right.toUpperCase()} `);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.correctInvitation?.review).toEqual({
      reviewer: { realName: '顾言' },
      expert: { email: right },
      lastLetter: { fate: 'QUEUED', failure: null },
      viewerCanCorrectAddress: false,
    });
    await deliver();
    expect((await rows())?.[0]).toMatchObject({ lastLetter: { fate: 'SENT', failure: null }, viewerCanCorrectAddress: false });
    const [again] = await lettersTo(right);
    expect(post.delivered.some(({ to, bytes }) => to === right && bytes.includes(ticketIn(again?.text ?? '-')))).toBe(true);
    expect(await open(before)).toBe('INVITATION_CLOSED');
    expect(await open(ticketIn(again?.text ?? ''))).toBeNull();
    expect((await world.em().findOneOrFail(User, wrong.id)).email).toBe(wrong.email);
    expect((await review()).reviewer.id).not.toBe(wrong.id);
    // The owner of the wrong mailbox finds this on registering.
    expect(await world.em().count(Message, { user: wrong.id })).toBe(0);
    expect(await world.em().count(Mail, { recipient: wrong.id })).toBe(0);
    const line = await world.em().findOneOrFail(OperationLog, { operation: 'correctInvitation' }, { orderBy: { id: 'desc' } });
    expect(line).toMatchObject({ outcome: 'done', objectType: 'Review' });
    expect(JSON.stringify(line.params)).not.toContain('@');
  });

  it('goes to the account that has the corrected address, which signs in to it', async () => {
    const known = await buildUser(world.em(), { roles: ['AUTHOR'], realName: '顾言言' });
    expect((await correct(known.email)).data?.correctInvitation?.review).toMatchObject({ reviewer: { realName: '顾言言' } });
    const [letter] = await lettersTo(known.email);
    expect(letter?.text).toContain('/main/authormanuList/detailAuthor?roleId=2&id=');
    expect(letter?.text).not.toContain('ticket=');
    expect(await world.em().count(Review, { contribution: id, reviewer: known.id })).toBe(1);
  });

  it('is refused for an author’s address, for the same address, and for what is none, at the field', async () => {
    expect(refusal(await correct(world.people.author.email))).toMatchObject({
      code: 'REVIEWER_UNSUITABLE',
      fields: { email: expect.anything() },
    });
    expect(refusal(await correct(wrong.email))).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.anything() } });
    expect(refusal(await correct('nobody'))).toMatchObject({ code: 'INVALID_INPUT', fields: { email: expect.anything() } });
    expect((await review()).reviewer.id).toBe(wrong.id);
  });

  it('goes to four addresses at most, and to no other while its letter is not refused', async () => {
    for (const number of [1, 2, 3]) {
      const next = `slip${number}-${id}@wrong.test`;
      post.refused.set(next, '5.1.1 User unknown');
      expect((await correct(next)).errors).toBeUndefined();
      expect(refusal(await correct(`early${number}-${id}@wrong.test`))?.code).toBe('LETTER_NOT_REFUSED');
      await deliver();
    }
    expect(refusal(await correct(`last-${id}@right.test`))?.code).toBe('ADDRESSES_USED_UP');
  });

  it('is closed to correction once it was answered', async () => {
    await world.em().nativeUpdate(Review, { contribution: id }, { status: 2 });
    expect((await rows())?.[0]?.viewerCanCorrectAddress).toBe(false);
    expect(refusal(await correct('late@right.test'))?.code).toBe('INVITATION_CLOSED');
  });

  it('is sent again, as any letter of the log, with a link that opens', async () => {
    post.refused.clear();
    const [first] = await lettersTo(wrong.email);
    const answer = await world.ask('editor', 'mutation Again($input: ResendMailInput!) { resendMail(input: $input) { mail { fate } } }', {
      input: { mailId: idOf('Mail', first?.id ?? 0) },
    });
    expect(answer.errors).toBeUndefined();
    const letters = await lettersTo(wrong.email);
    expect(ticketIn(letters[1]?.text ?? '')).not.toBe(ticketIn(first?.text ?? ''));
    expect(await open(ticketIn(letters[1]?.text ?? ''))).toBeNull();
  });
});

describe('a letter that an author’s act sends to others', () => {
  it('is told, when it is refused, to the office and never to the author (B-020)', async () => {
    await world.act('author', id, 'WITHDRAW', { comment: '撤回' });
    await deliver();
    const messages = [...(await told('mail.reviewerRefuses')), ...(await told('mail.manuscriptRefused'))];
    expect(messages.length).toBeGreaterThan(1);
    expect(new Set(messages.map(({ user }) => user.unwrap().realName))).toEqual(new Set(['editor']));
  });
});

it('is told to nobody of the office who is an author of the manuscript, not even to the inviter (B-020)', async () => {
  const second = await buildUser(world.em(), { roles: ['REVIEWER'], passwordHash: null, activatedAt: null });
  await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [second.id] });
  await world
    .em()
    .execute('update contribution_author set user_id = ?, email = ? where contribution_id = ? and user_id = ?', [
      world.people.editor.id,
      world.people.editor.email,
      id,
      world.people.coAuthor.id,
    ]);
  const before = (await told('mail.reviewerRefuses')).length;
  post.refused.set(second.email, '5.1.1 User unknown');
  await deliver();
  const messages = (await told('mail.reviewerRefuses')).slice(before);
  expect(messages.map(({ user }) => user.unwrap().realName)).toEqual(['chief']);
});

describe('an invitation to submit whose letter is refused (B-020)', () => {
  const LIST =
    'query L { viewer { authorInvitations { edges { node { invitationId email letterFate letterFailure viewerCanCorrectAddress } } } } }';
  interface Listed {
    viewer: {
      authorInvitations: {
        edges: { node: { invitationId: string; email: string; letterFate: string; viewerCanCorrectAddress: boolean } }[];
      };
    };
  }
  const first = async () => (await world.ask<Listed>('editor', LIST)).data?.viewer.authorInvitations.edges[0]?.node;

  it('says so on the list, is told to the inviter, and goes out again to another account’s address', async () => {
    const invited = await buildUser(world.em(), { realName: '沈知远' });
    post.refused.set(invited.email, 'mailbox unavailable');
    await world.ask('editor', 'mutation I($input: InviteAuthorsInput!) { inviteAuthors(input: $input) { invitedCount } }', {
      input: { colloquiumId: idOf('Colloquium', world.journal.id), authors: [{ code: invited.code }] },
    });
    await deliver();
    const shown = await first();
    expect(shown).toMatchObject({
      email: invited.email,
      letterFate: 'REFUSED',
      letterFailure: expect.stringContaining('该邮箱不存在'),
      viewerCanCorrectAddress: true,
    });
    expect((await told('mail.authorRefuses')).map(({ user }) => user.unwrap().realName)).toEqual(['editor']);
    const input = { invitationId: shown?.invitationId, email: `shen${id}@right.test` };
    const CORRECT = 'mutation C($input: CorrectAuthorInvitationInput!) { correctAuthorInvitation(input: $input) { clientMutationId } }';
    expect(refusal(await world.ask('author', CORRECT, { input }))?.code).toBe('FORBIDDEN');
    expect(refusal(await world.ask('editor', CORRECT, { input: { ...input, email: 'x' } }))).toMatchObject({
      fields: { email: expect.anything() },
    });
    expect(refusal(await world.ask('otherEditor', CORRECT, { input }))?.code).toBe('NOT_FOUND');
    expect((await world.ask('editor', CORRECT, { input })).errors).toBeUndefined();
    await deliver();
    expect(await first()).toMatchObject({ email: input.email, letterFate: 'SENT', viewerCanCorrectAddress: false });
    expect(await world.em().count(AuthorInvitation, { user: invited.id, usedAt: null })).toBe(0);
    expect((await lettersTo(input.email))[0]?.text).toContain('/sigin');
    expect(refusal(await world.ask('editor', CORRECT, { input }))?.code).toBe('LETTER_NOT_REFUSED');
  });
});

interface Letter {
  subject: string;
  from: string | null;
  to: string | null;
  replyTo: string | null;
  text: string | null;
  html: string | null;
  attachments: string[] | null;
  recipientRole: string;
  viewerCanRead: boolean;
}
const LETTER = 'recipientRole subject from to replyTo text html attachments viewerCanRead';
const letters = async (name: PlayerName) => (await world.read<{ mails: Letter[] | null }>(name, id, `mails { ${LETTER} }`))?.mails ?? null;

describe('what the office reads of a letter (B-021)', () => {
  it('is the letter as it went, from whom, to whom, and the names of its files, but for what its links open', async () => {
    await world
      .em()
      .nativeUpdate(Mail, { to: wrong.email }, { images: [{ cid: 'a', storageKey: 'k', name: '徽标.png', mime: 'image/png' }] });
    post.refused.clear();
    const [invitation] = await lettersTo(wrong.email);
    const [shown] = (await letters('editor')) ?? [];
    expect(shown).toMatchObject({ to: wrong.email, from: null, attachments: ['徽标.png'], viewerCanRead: true });
    expect(shown?.text).toContain('水利碑刻考');
    expect(shown?.html).toContain('水利碑刻考');
    expect(invitation?.text).toContain(ticketIn(invitation?.text ?? '-'));
    expect(JSON.stringify(shown)).not.toContain(ticketIn(invitation?.text ?? '-'));
    expect(shown?.text).toContain('/invitation?ticket=…');
    const sent = (await letters('chief'))?.find(({ recipientRole }) => recipientRole === 'AUTHOR');
    expect(sent).toMatchObject({ from: 'Colloquium <no-reply@localhost>', to: world.people.author.email, replyTo: null });
  });

  it('shows a decision’s letter while it is held', async () => {
    const held = await world.draft();
    await world.act('author', held, 'SUBMIT');
    await world.act('editor', held, 'RECEIVE');
    await world.act('editor', held, 'EDITOR_REJECT', { comment: '选题与本刊不合' });
    id = held;
    expect((await letters('chief'))?.[0]?.text).toContain('选题与本刊不合');
  });

  it('runs and fetches nothing, whatever is stored', async () => {
    const html = `<html><body><h1>题</h1><p onclick="x()" style="background:url(https://evil.test/a.png)">正文<script>alert(1)</script><img src="https://evil.test/p.png"><a href="javascript:x()">此处</a></p><iframe src="https://evil.test"></iframe></body></html>`;
    await world.em().nativeUpdate(Mail, { to: wrong.email }, { html });
    const [shown] = (await letters('editor')) ?? [];
    expect(shown?.html).toContain('正文');
    expect(shown?.html).not.toMatch(/script|evil|onclick|iframe|javascript/);
  });

  it('is nothing for an editor who reviews it, nor for whom the letters are nothing', async () => {
    await world.em().execute('update review set reviewer_id = ?, status = 2 where contribution_id = ?', [world.people.editor2.id, id]);
    const shown = await letters('editor2');
    expect(
      shown?.map(({ recipientRole, text, html, from, to, attachments, viewerCanRead }) => [
        recipientRole,
        text,
        html,
        from,
        to,
        attachments,
        viewerCanRead,
      ]),
    ).toEqual([['AUTHOR', null, null, null, null, null, false]]);
    for (const name of ['author', 'reviewer', 'publisher', 'operations', 'otherChief'] as const) expect(await letters(name)).toBeNull();
  });
});

it('finds again what letters from before were about, where one row alone can be meant (B-020)', async () => {
  const [invitation] = await lettersTo(wrong.email);
  await world
    .em()
    .nativeUpdate(
      Mail,
      { id: invitation?.id ?? 0 },
      { contribution: null, review: null, recipient: null, recipientKind: null, language: null },
    );
  for (const statement of FOUND_AGAIN) await world.em().execute(statement);
  const found = await world.em().findOneOrFail(Mail, invitation?.id ?? 0);
  expect([found.contribution?.id, found.review?.id, found.recipient?.id, found.recipientKind, found.language]).toEqual([
    id,
    (await review()).id,
    wrong.id,
    RoleKind.REVIEWER,
    'zh-CN',
  ]);
});
