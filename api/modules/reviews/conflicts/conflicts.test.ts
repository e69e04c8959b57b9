// Conflicts against inviting a reviewer: each kind with a true case and one that only looks like it, and the view of an office holder who
// reviews the manuscript blind.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SuggestedReviewerKind } from '../../../../shared/forms/suggested-reviewers.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState as S } from '../../../../shared/workflow.ts';
import { codeOf } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildUser, type UserOverrides } from '../../accounts/viewer/user.factory.ts';
import { buildContribution, type ContributionOverrides } from '../../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../../contributions/sections/sections.factory.ts';
import { Profile } from '../../accounts/profile/profile.entity.ts';
import { buildInstitution } from '../../institutions/institutions.factory.ts';
import type { SaidUnit } from '../../institutions/read-units.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { buildReview } from '../review.factory.ts';
import { conflictsWith } from './conflicts.ts';

const MERGE = 'mutation Merge($input: MergeInstitutionsInput!) { mergeInstitutions(input: $input) { institution { name } } }';
let world: WorkflowWorld;
/** Its author 沈括 works at 浙江大学 and writes from zju.edu.cn; the co-author 李冶 has no account. */
let manuscript: Contribution;
let author: User;
let built = 0;

beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  author = await buildUser(em, { realName: '沈括', email: 'shen@zju.edu.cn', workplaces: ['浙江大学'] });
  manuscript = await passed({ coAuthors: [{ personName: '李冶', email: 'liye@163.com', company: '临江学院' }] });
  await buildFunding(em, em.getReference(Contribution, manuscript.id), { fundNumber: '21BZS001' });
  await buildSuggestedReviewer(em, em.getReference(Contribution, manuscript.id), {
    kind: SuggestedReviewerKind.OPPOSED,
    personName: '吕惠卿',
    email: 'lv@opposed.edu.cn',
    company: '开封大学',
  });
});
afterAll(() => world.app.close());

/** The author's manuscript, checked by the editor, who may now invite. */
async function passed(own: ContributionOverrides = {}): Promise<Contribution> {
  const em = world.em();
  return await buildContribution(em, {
    submitter: author,
    firstAuthor: { company: '浙江大学历史学院' },
    colloquium: world.journal,
    state: S.EDITOR_PASSED,
    responsible: world.people.editor,
    responsibleKind: RoleKind.EDITOR,
    editor: world.people.editor,
    ...own,
  });
}

async function expert(own: UserOverrides & { supervisor?: string } = {}): Promise<User> {
  const em = world.em();
  const { supervisor, ...rest } = own;
  const user = await buildUser(em, {
    roles: ['REVIEWER'],
    email: `expert${(built += 1)}@expert${built}.edu.cn`,
    realName: '郭守敬',
    workplaces: ['无锡工学院'],
    ...rest,
  });
  if (supervisor) await em.nativeUpdate(Profile, { user: user.id }, { supervisor });
  return user;
}

interface Check {
  state: string;
  warnings: { kind: string; evidence: string[] }[];
}
async function check(who: PlayerName, id: number, person: Record<string, string>): Promise<Check | null> {
  const answer = await world.ask<{ conflictsOf: Check | null }>(
    who,
    `query Check($id: ID!, $code: String, $email: String, $name: String, $company: String) {
      conflictsOf(contributionId: $id, code: $code, email: $email, name: $name, company: $company) { state warnings { kind evidence } } }`,
    { id: idOf('Contribution', id), ...person },
  );
  if (answer.errors) throw new Error(codeOf(answer));
  return answer.data?.conflictsOf ?? null;
}
const warned = async (user: User) => (await check('editor', manuscript.id, { code: user.code }))?.warnings;

/** Another manuscript that both wrote, submitted on that day. */
async function together(user: User, submittedAt: string, own: ContributionOverrides = {}): Promise<Contribution> {
  return await buildContribution(world.em(), {
    submitter: user,
    coAuthors: [{ personName: '李冶', email: 'liye@163.com' }],
    state: S.SINGLE_PUBLISHED,
    submittedAt: new Date(submittedAt),
    ...own,
  });
}

describe('somebody whom nothing ties to the authors', () => {
  it('is free, and nothing speaks against them', async () => {
    expect(await check('editor', manuscript.id, { code: (await expert()).code })).toEqual({ state: 'FREE', warnings: [] });
  });
});

describe('who works where an author works', () => {
  it.each([
    ['浙江大学'],
    ['浙江大学外国语学院'],
    ['浙大历史系'],
    ['Zhejiang University'],
    ['School of History, Zhejiang University, Hangzhou'],
    ['浙江省杭州市浙江大学'],
  ])('%s is the author’s unit', async (unit) => {
    expect(await warned(await expert({ workplaces: ['某出版社', unit] }))).toEqual([
      { kind: 'AUTHOR_UNIT', evidence: [expect.stringContaining('沈括')] },
    ]);
  });
  it.each([
    ['浙江工业大学'],
    ['浙江师范大学'],
    ['Zhejiang University of Technology'],
    ['浙江省图书馆'],
    ['历史学院'],
    ['大学'],
    ['University'],
  ])('%s is another', async (unit) => {
    expect(await warned(await expert({ workplaces: [unit] }))).toEqual([]);
  });
});

describe('whom the register knows at the author’s institution', () => {
  const unit = (own: Partial<SaidUnit>): SaidUnit => ({
    name: '',
    nameEn: '',
    department: '',
    city: '',
    country: '',
    institutionId: null,
    ...own,
  });
  /** The evidence against a person of this workplace. */
  const against = async (id: number, workplace: string) =>
    (await check('editor', id, { code: (await expert({ workplaces: [workplace] })).code }))?.warnings.map(({ kind }) => kind);

  it('is warned of by an alias, in a second unit of the author, and after a merge; what was found before is found still (B-104)', async () => {
    const em = world.em();
    const college = await buildInstitution(em, '南屏高等师范学堂', { aliases: ['Nanping Normal School'] });
    const university = await buildInstitution(em, '南屏大学', { nameEn: 'Nanping University' });
    const { id } = await passed({
      firstAuthor: {
        company: '浙江大学；南屏高师',
        units: [unit({ name: '浙江大学' }), unit({ name: '南屏高师', department: '国文科', institutionId: college.id })],
      },
    });
    const counted = async () => ({
      alias: await against(id, 'Nanping Normal School'),
      second: await against(id, '南屏高等师范学堂史地部'),
      first: await against(id, '浙大历史系'),
      survivor: await against(id, 'Dept. of History, Nanping University'),
      other: await against(id, '北屏大学'),
    });
    const before = await counted();
    expect(before).toEqual({ alias: ['AUTHOR_UNIT'], second: ['AUTHOR_UNIT'], first: ['AUTHOR_UNIT'], survivor: [], other: [] });
    const merged = await world.ask('operations', MERGE, {
      input: { institutionId: idOf('Institution', college.id), version: 1, intoId: idOf('Institution', university.id), intoVersion: 1 },
    });
    expect(merged.errors).toBeUndefined();
    expect(await counted()).toEqual({ ...before, survivor: ['AUTHOR_UNIT'] });
  });

  it('is warned of by the same text where neither register nor table knows it, and not by a word that many have (B-104)', async () => {
    const { id } = await passed({ firstAuthor: { company: '文学院；「白鹿」读书会' } });
    expect(await against(id, '「白鹿」讀書會')).toEqual(['AUTHOR_UNIT']);
    expect(await against(id, '文学院')).toEqual([]);
  });

  it('is meant where the author asks to avoid a name at another name of the institution (B-104)', async () => {
    const em = world.em();
    await buildInstitution(em, '西屏大学', { aliases: ['西大'] });
    const { id } = await passed();
    await buildSuggestedReviewer(em, em.getReference(Contribution, id), {
      kind: SuggestedReviewerKind.OPPOSED,
      personName: '章惇',
      email: 'zhang@opposed.edu.cn',
      company: '西大',
    });
    const user = await expert({ realName: '章惇', workplaces: ['西屏大学政治系'] });
    expect((await check('editor', id, { code: user.code }))?.warnings.map(({ kind }) => kind)).toEqual(['OPPOSED']);
  });
});

describe('who wrote with an author', () => {
  it('is a co-author within five years, by the account or the address of the author', async () => {
    const user = await expert();
    await together(user, '2022-06-01T02:00:00Z');
    await together(user, '2024-06-01T02:00:00Z', { coAuthors: [{ user: author, email: null, personName: '沈括' }] });
    expect(await warned(user)).toEqual([
      { kind: 'COAUTHOR', evidence: [expect.stringMatching(/沈括.*2024/u), expect.stringMatching(/李冶.*2022/u)] },
    ]);
  });
  it('is none any more after five years, nor by a draft, nor by a name alone', async () => {
    const user = await expert();
    await together(user, '2020-06-01T02:00:00Z');
    await together(user, '2025-06-01T02:00:00Z', { state: S.UNFINISHED });
    await together(user, '2025-06-01T02:00:00Z', { coAuthors: [{ personName: '沈括', email: 'other.shen@163.com' }] });
    expect(await warned(user)).toEqual([]);
  });
});

describe('whose mail address is at an author’s institution', () => {
  it('also at a department’s server', async () => {
    expect(await warned(await expert({ email: 'guo@cs.zju.edu.cn' }))).toEqual([
      { kind: 'EMAIL_DOMAIN', evidence: [expect.stringContaining('zju.edu.cn')] },
    ]);
  });
  it.each([['guo@163.com'], ['guo@hzju.edu.cn'], ['guo@zju.edu.com'], ['guo@demo.test'], ['guo@example.org']])(
    'not with %s',
    async (email) => {
      expect(await warned(await expert({ email: email.replace('guo', `guo${(built += 1)}`) }))).toEqual([]);
    },
  );
});

describe('teacher and student', () => {
  it('are told by the profile of either', async () => {
    expect(await warned(await expert({ supervisor: '沈 括教授、赵某' }))).toEqual([
      { kind: 'TEACHER_STUDENT', evidence: [expect.stringContaining('沈括')] },
    ]);
    const taught = await buildUser(world.em(), { realName: '郭居敬', workplaces: ['汴梁学院'] });
    await world.em().nativeUpdate(Profile, { user: taught.id }, { supervisor: 'Prof. 苏颂' });
    const { id } = await passed({ submitter: taught, firstAuthor: {} });
    expect((await check('editor', id, { code: (await expert({ realName: '苏颂' })).code }))?.warnings.map(({ kind }) => kind)).toEqual([
      'TEACHER_STUDENT',
    ]);
  });
  it('are not told by a name that only contains the other, nor by a teacher in common', async () => {
    expect(await warned(await expert({ supervisor: '沈括之' }))).toEqual([]);
    expect(await warned(await expert({ realName: '沈' }))).toEqual([]);
  });
});

describe('who was paid by the same grant', () => {
  it('whatever stands between its digits', async () => {
    const user = await expert();
    const other = await buildContribution(world.em(), { submitter: user, state: S.SINGLE_PUBLISHED });
    await buildFunding(world.em(), other, { fundNumber: '21bzs-001' });
    expect(await warned(user)).toEqual([{ kind: 'SHARED_FUND', evidence: [expect.stringContaining('21bzs-001')] }]);
  });
  it('not by another grant of the same fund, nor by one without a number, nor in a draft', async () => {
    const user = await expert();
    const other = await buildContribution(world.em(), { submitter: user, state: S.SINGLE_PUBLISHED });
    await buildFunding(world.em(), other, { fundNumber: '21BZS002' });
    await buildFunding(world.em(), other, { position: 2, fundNumber: '' });
    const draft = await buildContribution(world.em(), { submitter: user });
    await buildFunding(world.em(), draft, { fundNumber: '21BZS001' });
    expect(await warned(user)).toEqual([]);
  });
});

describe('whom the author asks to avoid', () => {
  it('by address, or by name and unit; inviting them warns before anything is sent (F-038)', async () => {
    expect(await warned(await expert({ email: 'lv@opposed.edu.cn' }))).toEqual([{ kind: 'OPPOSED', evidence: [expect.any(String)] }]);
    expect(await warned(await expert({ realName: '吕惠卿', workplaces: ['开封大学文学院'] }))).toEqual([
      { kind: 'OPPOSED', evidence: [expect.any(String)] },
    ]);
    expect(await check('editor', manuscript.id, { email: 'LV@opposed.edu.cn', name: '吕某', company: '某大学' })).toMatchObject({
      warnings: [{ kind: 'OPPOSED' }],
    });
  });
  it('not a namesake elsewhere, nor whom the author recommends', async () => {
    expect(await warned(await expert({ realName: '吕惠卿', workplaces: ['大名学院'] }))).toEqual([]);
    await buildSuggestedReviewer(world.em(), world.em().getReference(Contribution, manuscript.id), { email: 'praised@praised.edu.cn' });
    expect(await warned(await expert({ email: 'praised@praised.edu.cn' }))).toEqual([]);
  });
});

describe('who is blocked', () => {
  it('an author by account or by address, with or without an account', async () => {
    expect(await check('editor', manuscript.id, { code: author.code })).toEqual({ state: 'AUTHOR', warnings: [] });
    expect((await check('editor', manuscript.id, { code: (await expert({ email: 'liye@163.com' })).code }))?.state).toBe('AUTHOR');
    expect((await check('editor', manuscript.id, { email: 'Liye@163.com', name: '某人', company: '某大学' }))?.state).toBe('AUTHOR');
    expect((await check('editor', manuscript.id, { email: 'liye@126.com', name: '李冶', company: '某大学' }))?.state).toBe('FREE');
  });
  it('who is live in the round, and nobody of an earlier one', async () => {
    const contribution = await passed({ state: S.REVIEWERS_AT_WORK, invitedFrom: S.EDITOR_PASSED, reviewRound: 2, responsible: null });
    const state = async (status: Parameters<typeof buildReview>[1] & object) => {
      const reviewer = await expert();
      await buildReview(world.em(), { contribution, reviewer, ...status });
      return (await check('editor', contribution.id, { code: reviewer.code }))?.state;
    };
    expect(await state({ status: 'PENDING', reviewRound: 2 })).toBe('AT_WORK');
    expect(await state({ status: 'ACCEPTED', reviewRound: 2 })).toBe('AT_WORK');
    expect(await state({ status: 'FINISHED', reviewRound: 2 })).toBe('AT_WORK');
    expect(await state({ status: 'FINISHED', reviewRound: 1 })).toBe('FREE');
    expect(await state({ status: 'DECLINED', reviewRound: 2 })).toBe('FREE');
    expect(await state({ status: 'CLOSED', reviewRound: 2 })).toBe('FREE');
  });
});

describe('an office holder who reviews the manuscript', () => {
  it('learns of nobody why not: one answer for an author, a colleague of theirs and a reviewer, by the same statements', async () => {
    const contribution = await passed({ state: S.REVIEWERS_AT_WORK, invitedFrom: S.EDITOR_PASSED, reviewRound: 1, responsible: null });
    await buildReview(world.em(), { contribution, reviewer: world.people.editor, status: 'ACCEPTED' });
    const other = await expert();
    await buildReview(world.em(), { contribution, reviewer: other, status: 'ACCEPTED' });
    const people = [author, await expert({ workplaces: ['浙江大学'] }), other, await expert({ isEnabled: false }), await expert()];
    const ctx = await world.contextOf('editor');
    const answers: unknown[] = [];
    const counts: number[] = [];
    for (const { id } of people) {
      const own = await ctx.em.findOneOrFail(Contribution, contribution.id);
      await conflictsWith(ctx, own, []);
      const statements = await statementsOf(
        async () => void answers.push(...(await conflictsWith(ctx, own, [{ userId: id, email: null }]))),
      );
      counts.push(statements.length);
    }
    const refused = { blocked: 'UNSUITABLE', warnings: [] };
    expect(answers).toEqual([refused, refused, refused, refused, { blocked: null, warnings: [] }]);
    expect(counts).toEqual([2, 2, 2, 2, 2]);
    for (const { code } of people.filter(({ isEnabled }) => isEnabled))
      expect(await check('editor', contribution.id, { code })).toEqual({ state: 'FREE', warnings: [] });
  });

  it('cannot weigh people by calls that invite nobody: neither the place of a refusal nor a letter that is refused tells of whom it is true', async () => {
    const contribution = await passed({ state: S.REVIEWERS_AT_WORK, invitedFrom: S.EDITOR_PASSED, reviewRound: 1, responsible: null });
    const { editor } = world.people;
    await buildReview(world.em(), { contribution, reviewer: editor, status: 'ACCEPTED' });
    const [colleague, free] = [await expert({ workplaces: ['浙江大学'] }), await expert()];
    const refusal = async (invitations: object[], letter?: string) =>
      (
        await world.ask(
          'editor',
          'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { contribution { state } } }',
          { input: { contributionId: idOf('Contribution', contribution.id), invitations, ...(letter === undefined ? {} : { letter }) } },
        )
      ).errors?.[0]?.extensions;
    const people = [{ code: author.code }, { code: colleague.code }, { code: free.code }, { code: free.code, company: '浙江大学' }];
    const beside = await Promise.all(people.map((person) => refusal([person, { code: editor.code }])));
    expect(beside).toEqual(people.map(() => expect.objectContaining({ code: 'REVIEWER_UNSUITABLE' })));
    expect(new Set(beside.map((one) => JSON.stringify({ ...one, requestId: null })))).toHaveLength(1);
    for (const person of people) expect(await refusal([person], ''), JSON.stringify(person)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
