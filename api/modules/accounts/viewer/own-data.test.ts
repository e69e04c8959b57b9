// The copy of one's own data: all that is one's own, nothing that blind review hides, five a day.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, roleKindCodes } from '../../../../shared/roles.ts';
import { FileKind } from '../../../../shared/limits.ts';
import { EditorialAct } from '../../../../shared/workflow.ts';
import type { TestApp } from '../../../testing/app.ts';
import { startInBlindWorld, type BlindWorld } from '../../../testing/blind-world.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { Message } from '../../messages/message.entity.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { buildSuggestedReviewer } from '../../contributions/sections/sections.factory.ts';
import { User } from './user.entity.ts';
import { Department, ROOT_DEPARTMENT_ID } from '../../organization/department.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { buildRole, buildSession, buildUser } from './user.factory.ts';

let app: TestApp;
let world: BlindWorld;
beforeAll(async () => {
  ({ app, world } = await startInBlindWorld());
});
afterAll(() => app.close());

const COPY = `mutation CopyTest { copyOwnData { json } }`;
const em = () => app.database.orm.em.fork();
const ask = (token: string) => app.request<{ copyOwnData: { json: string } | null }>(COPY, {}, { token });

async function copyFor(token: string): Promise<string> {
  const { data, errors } = await ask(token);
  if (!data?.copyOwnData) throw new Error(JSON.stringify(errors));
  return data.copyOwnData.json;
}

describe('a copy of one’s own data', () => {
  it('holds account, sign-ins, manuscripts, unfinished ones and messages, more than a page of them', async () => {
    const user = await buildUser(em(), { realName: '顾清禾', workplaces: ['东湖大学'] });
    const token = await buildSession(em(), user, app.clock);
    const fork = em();
    const params = { title: '义庄账册', number: 'JN20260001', colloquium: '江南文化' };
    for (let count = 0; count < 101; count += 1)
      fork.create(Message, { user: user.id, key: 'workflow.accepted', params, createdAt: app.clock.now() });
    await fork.flush();
    await buildContribution(em(), { submitter: user, state: 1, titleZh: '交上去的' });
    await buildContribution(em(), { submitter: user, titleZh: '没写完的' });
    const copy: unknown = JSON.parse(await copyFor(token));
    expect(copy).toMatchObject({
      account: { realName: '顾清禾', email: user.email, workplaces: ['东湖大学'] },
      signIns: [{ outcome: 'LIVE', isCurrent: true }],
      manuscripts: [{ titleZh: '交上去的' }],
      unfinishedManuscripts: [{ titleZh: '没写完的' }],
      reviews: [],
    });
    expect(copy).toHaveProperty('messages.length', 101);
    expect(copy).toHaveProperty(['messages', 0, 'title'], 'Accepted for publication');
  });

  it('calls a manuscript withdrawn that its author took back, which else counts among the rejected', async () => {
    const user = await buildUser(em());
    const { id } = await buildContribution(em(), { submitter: user, state: 17 });
    const at = app.clock.now();
    await em().nativeUpdate(Contribution, { id }, { withdrawnAt: at });
    await em().insert(WorkflowEvent, {
      contribution: id,
      act: EditorialAct.WITHDRAW,
      row: 'A03',
      actor: user.id,
      actorKind: RoleKind.AUTHOR,
      fromState: 1,
      toState: 17,
      stage: 1,
      comment: '另投他刊',
      at,
    });
    const copy: unknown = JSON.parse(await copyFor(await buildSession(em(), user, app.clock)));
    expect(copy).toMatchObject({
      manuscripts: [
        {
          authorStatus: 'WITHDRAWN',
          withdrawnAt: at.toISOString(),
          journalHistories: [{ events: [{ act: 'WITHDRAW', authorStatus: 'WITHDRAWN', comment: '另投他刊' }] }],
        },
      ],
    });
  });

  it('holds whom the author suggested, in full, and the log as the author may read it', async () => {
    const user = await buildUser(em());
    const contribution = await buildContribution(em(), { submitter: user, state: 3 });
    await buildSuggestedReviewer(em(), contribution, { personName: '钱谦', collegeName: '文学院', reason: '研究同题' });
    const editor = await buildUser(em(), { realName: '不可说的编辑' });
    const acts = [
      [EditorialAct.SUBMIT, user.id, RoleKind.AUTHOR, null],
      [EditorialAct.RECEIVE, editor.id, RoleKind.EDITOR, '收稿时的内部意见'],
      [EditorialAct.ASSIGN, editor.id, RoleKind.EDITOR, '内部分配'],
    ] as const;
    for (const [act, actor, actorKind, comment] of acts)
      await em().insert(WorkflowEvent, {
        contribution: contribution.id,
        act,
        row: 'T01',
        actor,
        actorKind,
        fromState: 1,
        toState: 2,
        stage: 1,
        comment,
        at: app.clock.now(),
      });
    const json = await copyFor(await buildSession(em(), user, app.clock));
    expect(JSON.parse(json)).toMatchObject({
      manuscripts: [
        {
          recommendedReviewers: [{ personName: '钱谦', collegeName: '文学院', reason: '研究同题' }],
          journalHistories: [
            {
              events: [
                { act: 'SUBMIT', actor: { realName: user.realName } },
                { act: null, authorStatus: 'RECEIVED', actor: null, comment: null },
              ],
            },
          ],
        },
      ],
    });
    expect(['不可说的编辑', '收稿时的内部意见', '内部分配'].filter((word) => json.includes(word))).toEqual([]);
  });

  it('holds the transfer of the rights as it was agreed to, when, and the signed files with the act that handed them in', async () => {
    const user = await buildUser(em());
    const contribution = await buildContribution(em(), { submitter: user, state: 15, stage: 6 });
    const at = app.clock.now();
    const act = {
      contribution: contribution.id,
      act: EditorialAct.AUTHORIZE,
      actor: user.id,
      actorKind: RoleKind.AUTHOR,
      fromState: 14,
      stage: 5,
      at,
    } as const;
    await em().insert(WorkflowEvent, {
      ...act,
      row: 'T42',
      toState: 14,
      details: { agreementTitle: '版权转让协议', agreementBody: '当时同意的文字' },
    });
    const event = em().getReference(WorkflowEvent, await em().insert(WorkflowEvent, { ...act, row: 'T43', toState: 15 }), {
      wrapped: true,
    });
    await buildFile(em(), contribution, {
      kind: FileKind.PICTURE,
      name: '授权书.png',
      description: '全体作者签名',
      uploadedBy: user,
      event,
    });
    const files = [{ kind: 'PICTURE', name: '授权书.png', description: '全体作者签名' }];
    expect(JSON.parse(await copyFor(await buildSession(em(), user, app.clock)))).toMatchObject({
      manuscripts: [
        {
          transfer: { title: '版权转让协议', body: '当时同意的文字', agreedAt: at.toISOString(), handedInAt: at.toISOString() },
          journalHistories: [
            {
              events: [
                { act: 'AUTHORIZE', files: [] },
                { act: 'AUTHORIZE', files },
              ],
            },
          ],
        },
      ],
    });
  });

  it('holds the letters that were sent to the person, without the codes of their links, and none that is still held back', async () => {
    const user = await buildUser(em());
    await em().nativeUpdate(User, user.id, { createdAt: app.clock.now() });
    const letter = async (subject: string, own: Partial<Mail> = {}) => {
      const createdAt = own.createdAt ?? app.clock.now();
      await em().insert(Mail, {
        to: user.email,
        subject,
        text: 'Open http://localhost:4000/rstpwd?email=a%40b.cn&validateCode=SECRET now',
        html: '',
        status: 'sent',
        createdAt,
        sendAfter: createdAt,
        sentAt: createdAt,
        ...own,
      });
    };
    await letter('to the holder before', { createdAt: new Date(app.clock.now().getTime() - 1) });
    await letter('sent');
    await letter('held', { status: 'queued', sentAt: null });
    await letter('taken back', { status: 'cancelled', sentAt: null });
    await letter('to somebody else', { to: 'else@example.org' });
    const token = await buildSession(em(), user, app.clock);
    expect(JSON.parse(await copyFor(token))).toMatchObject({
      letters: [{ subject: 'sent', text: 'Open http://localhost:4000/rstpwd now', sentAt: app.clock.now().toISOString() }],
    });

    app.clock.advance(1000);
    await em().nativeUpdate(User, user.id, { addressSince: app.clock.now() });
    expect(JSON.parse(await copyFor(token)), 'since the account moved there').toMatchObject({ letters: [] });
    await letter('after the move');
    expect(JSON.parse(await copyFor(token))).toMatchObject({ letters: [{ subject: 'after the move' }] });
  });

  it('is the same in whatever role it is asked for', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR', 'AUTHOR'] });
    await buildContribution(em(), { submitter: user, state: 1, titleZh: '编辑自己的稿件' });
    expect(JSON.parse(await copyFor(await buildSession(em(), user, app.clock, { role: 'EDITOR' })))).toMatchObject({
      manuscripts: [{ titleZh: '编辑自己的稿件' }],
    });
  });

  it.each(roleKindCodes.flatMap((kind) => [true, false].map((hasScreens) => [kind, hasScreens] as const)))(
    'is whole for %s whose record has screens: %s (B-038)',
    async (kind, hasScreens) => {
      const fork = em();
      const root = await fork.findOneOrFail(Department, ROOT_DEPARTMENT_ID);
      const record = await buildRole(fork, kind, [root], hasScreens ? null : []);
      const user = await buildUser(fork, { roles: [], records: [record], realName: '顾清禾' });
      await buildContribution(em(), { submitter: user, state: 1, titleZh: '交上去的' });
      await buildContribution(em(), { submitter: user, titleZh: '没写完的' });
      const contribution = await buildContribution(em(), { state: 9, titleZh: '审过的' });
      await buildReview(em(), { contribution, reviewer: user, status: 'FINISHED', comment: '写得扎实' });
      const copy: unknown = JSON.parse(await copyFor(await buildSession(em(), user, app.clock, { role: record })));
      expect(copy).toMatchObject({
        account: { realName: '顾清禾' },
        signIns: [{ isCurrent: true }],
        manuscripts: [{ titleZh: '交上去的' }],
        unfinishedManuscripts: [{ titleZh: '没写完的' }],
        messages: [],
        letters: [],
        reviews: [{ status: 'FINISHED', comment: '写得扎实', contribution: { titleZh: '审过的' } }],
      });
    },
  );

  it('says of a review that its author may not read since, that it is withheld; of one asked of an address that nobody confirmed, nothing (B-038)', async () => {
    const user = await buildUser(em(), { roles: ['AUTHOR', 'REVIEWER'] });
    const contribution = await buildContribution(em(), { state: 9 });
    await buildReview(em(), { contribution, reviewer: user, status: 'FINISHED', comment: '自己写的' });
    await em().nativeUpdate(Contribution, contribution.id, { submitter: user.id });
    const token = await buildSession(em(), user, app.clock);
    expect(JSON.parse(await copyFor(token))).toMatchObject({
      reviews: [{ withheld: expect.stringContaining('author of this manuscript') }],
    });
    await em().nativeUpdate(User, user.id, { addressConfirmedAt: null });
    expect(JSON.parse(await copyFor(token))).toMatchObject({ reviews: [] });
  });

  it.each(['pending', 'accepted', 'finished', 'declined', 'closed'] as const)(
    'gives the %s reviewer of a double-blind manuscript their own review, and not its authors or other reviewers',
    async (name) => {
      const reader = world.readers.find((one) => one.name === `${name} reviewer`);
      const json = await copyFor(reader?.token ?? '');
      expect(reader?.mustNotKnow.filter((word) => json.includes(word))).toEqual([]);
      expect(JSON.parse(json)).toMatchObject({ reviews: [{ invitedAt: expect.any(String) }] });
      if (name === 'finished')
        expect(
          world.secrets.reviewers.finished.some((word) => json.includes(word)),
          'what they wrote is theirs',
        ).toBe(true);
    },
  );

  it.each(['submitter', 'co-author', 'editor who is an author'])(
    'gives the %s of a manuscript under double-blind review no reviewer, no opinion and no note of the office',
    async (name) => {
      const reader = world.readers.find((one) => one.name === name);
      const json = await copyFor(reader?.token ?? '');
      expect(reader?.mustNotKnow.filter((word) => json.includes(word))).toEqual([]);
      expect(JSON.parse(json)).toMatchObject({ manuscripts: [{ titleZh: world.contribution.titleZh }] });
    },
  );

  it('gives an editor nothing of the manuscripts they handle', async () => {
    const json = await copyFor(world.editor.token ?? '');
    const { secrets } = world;
    expect([...secrets.authors, ...secrets.text, ...Object.values(secrets.reviewers).flat()].filter((word) => json.includes(word))).toEqual(
      [],
    );
  });

  it('is made five times a day and logged without what is in it', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, app.clock);
    for (let time = 0; time < 5; time += 1) await copyFor(token);
    expect((await ask(token)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const log = await em().find(OperationLog, { user: user.id, operation: 'copyOwnData' });
    expect(log.map(({ outcome, params }) => [outcome, params])).toEqual([
      ...Array.from({ length: 5 }, () => ['done', {}]),
      ['refused', {}],
    ]);
    expect((await app.request(COPY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
