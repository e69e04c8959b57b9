// Inviting reviewers through the API: the letter and the days of each, a round's promises, the notices, and late answers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReviewType } from '../../../../shared/workflow.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { GraphQLAnswer } from '../../../testing/app.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { entryOf } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { LetterTemplates } from '../../letters/letter-templates.entity.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { Message } from '../../messages/message.entity.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { filledReview } from '../review.factory.ts';
import { openTicket } from '../tickets/ticket.factory.ts';

const TEMPLATE =
  '<p>{{reviewerName}}：请审《{{title}}》（{{manuscriptNumber}}，{{journal}}，作者“{{firstAuthor}}”），{{dueOn}}前答复。{{editorName}}</p>';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  em.create(LetterTemplates, { colloquium: world.journal.id, inviteReviewer: TEMPLATE, updatedAt: world.app.clock.now() });
  await em.flush();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  await setType(ReviewType.DOUBLE_BLIND);
  id = await passed();
});

const setType = async (reviewType: ReviewType, journal = world.journal) => {
  await world.em().nativeUpdate(Colloquium, journal.id, { reviewType });
};
type ReviewType = (typeof ReviewType)[keyof typeof ReviewType];

/** Checked by its editor, who may now invite. */
async function passed(): Promise<number> {
  const made = await world.draft();
  await world.act('author', made, 'SUBMIT');
  await world.act('editor', made, 'RECEIVE');
  await world.act('editor', made, 'EDITOR_APPROVE');
  return made;
}

interface Expert {
  user: User;
  token: string;
}
async function expert(realName: string, language: LanguageTag = 'zh-CN'): Promise<Expert> {
  const user = await buildUser(world.em(), { roles: ['REVIEWER'], realName, language });
  return { user, token: await buildSession(world.em(), user, world.app.clock, { language, isRemembered: true }) };
}

type Office = 'Editor' | 'Deputy';
async function invite(
  invitations: object[],
  more: object = {},
  office: Office = 'Editor',
  manuscript = id,
): Promise<GraphQLAnswer<unknown>> {
  return await world.ask(
    office === 'Editor' ? 'editor' : 'deputy',
    `mutation Invite($input: InviteBy${office}Input!) { inviteBy${office}(input: $input) { contribution { state } } }`,
    { input: { contributionId: idOf('Contribution', manuscript), invitations, ...more } },
  );
}
async function invited(experts: readonly Expert[], more: object = {}, office: Office = 'Editor'): Promise<void> {
  const answer = await invite(
    experts.map(({ user }) => ({ code: user.code })),
    more,
    office,
  );
  expect(answer.errors).toBeUndefined();
}

async function lettersTo({ user }: Expert): Promise<Mail[]> {
  return await world.em().find(Mail, { to: user.email }, { orderBy: { id: 'asc' } });
}
/** Text of the letter before the link and the footer. */
const bodyOf = (mail: Mail | undefined) => mail?.text.split('\n')[0];

async function own({ token }: Expert, fields: string): Promise<Record<string, unknown> | null | undefined> {
  const answer = await world.app.request<{ node: Record<string, unknown> | null }>(
    `query Own($id: ID!) { node(id: $id) { ... on Contribution { ${fields} } } }`,
    { id: idOf('Contribution', id) },
    { token },
  );
  return answer.data?.node;
}

const state = async () => (await world.stored(id)).state;
interface Acted {
  act: { results: { done: boolean; refusal: string | null; refusalCode: string | null }[] } | null;
}
async function answer({ token }: Pick<Expert, 'token'>, what: 'accept' | 'decline', reason?: string) {
  const name = `${what === 'accept' ? 'Accept' : 'Decline'}InvitationsInput`;
  const { data, errors } = await world.app.request<Acted>(
    `mutation Answer($input: ${name}!) { act: ${what}Invitations(input: $input) { results { done refusal refusalCode } } }`,
    { input: { contributionIds: [idOf('Contribution', id)], ...(reason === undefined ? {} : { reason }) } },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.act?.results[0];
}
async function handIn({ token }: Expert): Promise<GraphQLAnswer<unknown>> {
  const { ratings, ethicsAnswers, comment } = filledReview();
  return await world.app.request(
    'mutation HandIn($input: SubmitReviewInput!) { submitReview(input: $input) { contribution { id } } }',
    { input: { contributionId: idOf('Contribution', id), ratings, ethicsAnswers, comment, suggestion: 'MINOR_CHANGES' } },
    { token },
  );
}

describe('the letter of an invitation', () => {
  it('goes to each reviewer with its places filled: name, manuscript, and the days of that reviewer, who reads them in the list (F-060, F-026)', async () => {
    const [bai, ada] = [await expert('白鹿'), await expert('Ada Byron', 'en-US')];
    const answered = await invite([{ code: bai.user.code }, { code: ada.user.code, answerDueOn: '2026-03-20', reviewDueOn: '2026-04-20' }]);
    expect(answered.errors).toBeUndefined();
    const number = (await world.stored(id)).manuscriptNumber;
    const [letter] = await lettersTo(bai);
    expect(letter?.subject).toBe('审稿邀请：《水利碑刻考》');
    expect(bodyOf(letter)).toBe(`白鹿：请审《水利碑刻考》（${number}，江南文化，作者“”），2026年3月9日前答复。editor`);
    expect(letter?.html).toContain('/main/authormanuList/detailAuthor?roleId=2&amp;id=');
    const [english] = await lettersTo(ada);
    expect(english?.subject).toContain('Inscriptions on Water');
    expect(bodyOf(english)).toMatch(/^Ada Byron：.*20 March 2026前答复/);
    const LIST = 'query List { viewer { invitations { edges { node { answerDueOn reviewDueOn } } } } }';
    const dates = async ({ token }: Expert) =>
      (await world.app.request<{ viewer: { invitations: unknown } }>(LIST, {}, { token })).data?.viewer.invitations;
    expect(await dates(bai)).toEqual({ edges: [{ node: { answerDueOn: '2026-03-09', reviewDueOn: '2026-03-30' } }] });
    expect(await dates(ada)).toEqual({ edges: [{ node: { answerDueOn: '2026-03-20', reviewDueOn: '2026-04-20' } }] });
  });

  it('names the journal’s days where none are said, which the office is shown before; nobody else is', async () => {
    const days = async (who: PlayerName) =>
      await world.ask<{ node: { invitationDays: { answerDueOn: string; reviewDueOn: string } | null } | null }>(
        who,
        'query Days($id: ID!) { node(id: $id) { ... on Contribution { invitationDays { answerDueOn reviewDueOn } } } }',
        { id: idOf('Contribution', id) },
      );
    const shown = (await days('editor')).data?.node?.invitationDays;
    const asked = await expert('柳文');
    await invited([asked]);
    const review = await own(asked, 'viewerReview { answerDueOn reviewDueOn }');
    expect(review).toEqual({ viewerReview: shown });
    expect(shown?.answerDueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await days('author')).data?.node?.invitationDays ?? null).toBeNull();
  });

  it('is previewed with the manuscript’s values; as edited it is what is sent and kept, and the template stays (F-060, P2-199)', async () => {
    const bai = await expert('白鹿');
    const preview = await world.read<{ letterPreview: { subject: string; html: string } }>(
      'editor',
      id,
      'letterPreview(act: EDITOR_INVITE_REVIEWERS) { subject html }',
    );
    const number = (await world.stored(id)).manuscriptNumber;
    expect(preview?.letterPreview).toEqual({
      subject: '审稿邀请：《水利碑刻考》',
      html: `<p>{{reviewerName}}：请审《水利碑刻考》（${number}，江南文化，作者“”），{{dueOn}}前答复。editor</p>`,
    });
    await invited([bai], { letter: preview?.letterPreview.html.replace('请审', '烦请拨冗审阅') });
    const sent = `白鹿：烦请拨冗审阅《水利碑刻考》（${number}，江南文化，作者“”），2026年3月9日前答复。editor`;
    expect(bodyOf((await lettersTo(bai))[0])).toBe(sent);
    // The office reads it as it went, without the link, which opens the review; its reviewer has the mail.
    const kept = await world.read<{ reviews: { letter: string | null }[] }>('editor', id, 'reviews { letter }');
    expect(kept?.reviews).toEqual([{ letter: expect.stringContaining(sent) }]);
    expect(kept?.reviews[0]?.letter).not.toContain('http');
    expect(await own(bai, 'viewerReview { letter }')).toEqual({ viewerReview: { letter: null } });
    const templates = await world.em().findOneOrFail(LetterTemplates, { colloquium: world.journal.id });
    expect(templates.inviteReviewer).toBe(TEMPLATE);
    // The next one is the template again.
    const lin = await expert('林鹤');
    await invited([lin]);
    expect(bodyOf((await lettersTo(lin))[0])).toContain('林鹤：请审《');
    const logged = await world.em().find(OperationLog, { operation: 'inviteByEditor' });
    expect(JSON.stringify(logged)).not.toMatch(/白鹿|烦请拨冗/);
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '<p> </p>'],
    ['a place that no invitation has', '<p>{{opinion}}</p>'],
    ['a place of nothing', '<p>{{authorPhone}}</p>'],
  ])('with %s in it is refused at its field, and nobody is invited', async (_what, letter) => {
    const bai = await expert('白鹿');
    expect((await invite([{ code: bai.user.code }], { letter })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { letter: expect.any(String) },
    });
    expect([await state(), await lettersTo(bai)]).toEqual([4, []]);
  });

  it('that is sent again is refused: who has been asked is not asked twice', async () => {
    const bai = await expert('白鹿');
    await invited([bai]);
    expect((await invite([{ code: bai.user.code }])).errors?.[0]?.extensions.code).toBe('REVIEWER_UNSUITABLE');
    expect(await lettersTo(bai)).toHaveLength(1);
  });
});

const AUTHORS = 'authors { personName }';
const asAuthors = { authors: [{ personName: 'author' }, { personName: 'Co-author 1' }] };

describe('the review type that a round has promised', () => {
  it('holds for all who are invited into it, by account or by the ticket of a letter, whatever the journal changes; the next round follows the change (F-036)', async () => {
    const [first, second, third] = [await expert('白鹿'), await expert('林鹤'), await expert('许雁')];
    await invited([first]);
    await setType(ReviewType.SINGLE_BLIND);
    await invited([second]);
    const email = `ticket${id}@river.test`;
    const newReviewer = {
      realName: '程砚秋',
      sex: 'FEMALE',
      degreeId: idOf('DictionaryEntry', (await entryOf(world.em(), 'DEGREE')).id),
      email,
      company: '南湖大学',
      regionCode: '330106',
    };
    expect((await invite([{ newReviewer }])).errors).toBeUndefined();
    const [mail] = await world.em().find(Mail, { to: email });
    const token = await openTicket(world.app, /ticket=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? '', 'ZH_CN');
    for (const one of [first, second, { token }]) {
      expect((await answer(one, 'accept'))?.done).toBe(true);
      expect(await own({ user: first.user, ...one }, `titleZh ${AUTHORS} firstAuthorName`)).toEqual({
        titleZh: '水利碑刻考',
        authors: null,
        firstAuthorName: null,
      });
    }
    for (const text of [bodyOf((await lettersTo(first))[0]), bodyOf((await lettersTo(second))[0]), mail?.text])
      expect(text).toContain('作者“”');

    expect((await handIn(first)).errors).toBeUndefined();
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    await invited([third], {}, 'Deputy');
    expect(await own(third, AUTHORS)).toMatchObject(asAuthors);
    expect(bodyOf((await lettersTo(third))[0])).toContain('作者“author”');
    for (const one of [first, second]) expect(await own(one, AUTHORS)).toEqual({ authors: null });
  });

  it('is the adopting journal’s after an adoption from the pool (F-037)', async () => {
    const { otherJournal } = world;
    await setType(ReviewType.SINGLE_BLIND);
    await world.em().nativeUpdate(Colloquium, otherJournal.id, { reviewType: ReviewType.DOUBLE_BLIND, invitesReviewers: true });
    const before = await expert('白鹿');
    await invited([before]);
    await answer(before, 'accept');
    expect(await own(before, AUTHORS)).toMatchObject(asAuthors);
    await handIn(before);
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    await world.act('deputy', id, 'DEPUTY_APPROVE');
    await world.em().nativeUpdate(Contribution, id, { poolConsent: true });
    await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
    await world.tell(id);
    await world.act('otherChief', id, 'ADOPT', { colloquiumId: otherJournal.id });
    await world.act('otherEditor', id, 'RECEIVE');
    await world.act('otherEditor', id, 'EDITOR_APPROVE');
    const after = await expert('林鹤');
    await world.act('otherEditor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [after.user.id] });
    expect(await own(after, `titleZh ${AUTHORS}`)).toEqual({ titleZh: '水利碑刻考', authors: null });
  });
});

describe('who is told', () => {
  it('each reviewer by message and mail; the inviter of each answer and review, by number and not by name; who is let go (F-123)', async () => {
    const [bai, lin, xu] = [await expert('白鹿'), await expert('林鹤'), await expert('许雁')];
    await invited([bai, lin, xu]);
    const told = async (people: readonly User[]) => {
      const messages = await world
        .em()
        .find(Message, { contribution: id, user: { $in: people.map((user) => user.id) } }, { orderBy: { id: 'asc' } });
      return people.map((user) => messages.filter((message) => message.user.id === user.id).map(({ key }) => key));
    };
    const experts = [bai.user, lin.user, xu.user];
    const inviter = async (since: number) => (await told([world.people.editor]))[0]?.slice(since);
    const known = (await inviter(0))?.length ?? 0;
    expect(await told(experts)).toEqual(Array.from({ length: 3 }, () => ['workflow.invited']));
    for (const one of [bai, lin, xu]) expect(await lettersTo(one)).toHaveLength(1);

    await answer(bai, 'accept');
    await answer(lin, 'decline', '近期出访');
    expect((await handIn(bai)).errors).toBeUndefined();
    expect(await inviter(known)).toEqual(['workflow.invitationAccepted', 'workflow.invitationDeclined', 'workflow.reviewFinished']);
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    // A reviewer who has answered hears no more; the open one is let go, by message and mail.
    expect(await told(experts)).toEqual([['workflow.invited'], ['workflow.invited'], ['workflow.invited', 'workflow.invitationClosed']]);
    expect((await lettersTo(xu)).map(({ subject }) => subject)).toEqual(['审稿邀请：《水利碑刻考》', '审稿邀请已关闭：《水利碑刻考》']);
    for (const one of [bai, lin])
      expect((await lettersTo(one)).map(({ subject }) => subject)).not.toContain('审稿邀请已关闭：《水利碑刻考》');
    const texts = await world.em().find(Message, { contribution: id, user: world.people.editor.id });
    expect(JSON.stringify(texts.map(({ params }) => params))).not.toMatch(/白鹿|林鹤|许雁/);
  });
});

describe('too late', () => {
  it.each([
    ['doing without reviewers', 'editor', 'STOP_INVITING'],
    ['the author’s withdrawal', 'author', 'WITHDRAW'],
  ] as const)(
    'after %s, accepting and reviewing are refused with words, and nothing changes (F-133)',
    async (_what, who: PlayerName, act) => {
      const [bai, lin] = [await expert('白鹿'), await expert('林鹤')];
      await invited([bai, lin]);
      await answer(bai, 'accept');
      await world.act(who, id, act, { comment: '不再等待' });
      const left = await state();
      for (const one of [bai, lin])
        for (const what of ['accept', 'decline'] as const)
          expect(await answer(one, what)).toEqual({ done: false, refusal: '该审稿邀请已关闭', refusalCode: 'INVITATION_CLOSED' });
      expect((await handIn(bai)).errors?.[0]).toMatchObject({ message: '该审稿邀请已关闭', extensions: { code: 'INVITATION_CLOSED' } });
      expect(await state()).toBe(left);
      for (const one of [bai, lin]) expect(await own(one, 'viewerReview { status }')).toEqual({ viewerReview: { status: 'CLOSED' } });
    },
  );
});
