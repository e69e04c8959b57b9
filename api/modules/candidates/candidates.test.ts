// Finding reviewers: the search, the facts that an editor weighs, who is offered it, and its cost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../shared/day.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState as S } from '../../../shared/workflow.ts';
import { codeOf } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser, type UserOverrides } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution, type ContributionOverrides } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { buildSuggestedReviewer } from '../contributions/sections/sections.factory.ts';
import { Profile } from '../accounts/profile/profile.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { IdentityRead } from '../audit/identity-read.entity.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { ReviewerAbsence } from '../reviews/absences/absence.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';

let world: WorkflowWorld;
let manuscript: Contribution;
let built = 0;

beforeAll(async () => {
  world = await WorkflowWorld.start();
  manuscript = await passed();
});
afterAll(() => world.app.close());

const em = () => world.em();

async function passed(own: ContributionOverrides = {}): Promise<Contribution> {
  return await buildContribution(em(), {
    submitter: world.people.author,
    colloquium: world.journal,
    state: S.EDITOR_PASSED,
    responsible: world.people.editor,
    responsibleKind: RoleKind.EDITOR,
    editor: world.people.editor,
    ...own,
  });
}

async function expert(own: UserOverrides & { researchArea?: string } = {}): Promise<User> {
  const { researchArea, ...rest } = own;
  const user = await buildUser(em(), {
    roles: ['REVIEWER'],
    email: `e${(built += 1)}@e${built}.edu.cn`,
    workplaces: [`第${built}学院`],
    ...rest,
  });
  if (researchArea) await em().nativeUpdate(Profile, { user: user.id }, { researchArea });
  return user;
}

const FIELDS = `code realName sex email professionalTitle companies region researchArea load { pending atWork } invitedLately answeredLately
  meanDaysToAnswer meanDaysToReview lastReviewHere lastAskedOn unavailableUntil willReviewAgain isRecommended state warnings { kind evidence }`;
interface Candidate {
  code: string;
  realName: string;
  willReviewAgain: boolean | null;
  isRecommended: boolean;
  state: string;
  warnings: { kind: string }[];
}
interface Found {
  candidates: Candidate[];
  totalCount: number;
}
interface Asked {
  search?: string;
  mode?: 'ACCURATE' | 'FUZZY';
  first?: number;
  page?: number;
}
const QUERY = `query Find($id: ID, $search: String, $mode: CandidateSearchMode, $first: Int, $page: Int) {
  reviewerCandidates(contributionId: $id, search: $search, mode: $mode, first: $first, page: $page) { totalCount candidates { ${FIELDS} } } }`;

const ask = (who: PlayerName, id: number | null, asked: Asked = {}) =>
  world.ask<{ reviewerCandidates: Found | null }>(who, QUERY, { id: id === null ? null : idOf('Contribution', id), ...asked });
async function find(
  asked: Asked = {},
  { who = 'editor', id = manuscript.id }: { who?: PlayerName; id?: number } = {},
): Promise<Candidate[]> {
  const answer = await ask(who, id, asked);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.reviewerCandidates?.candidates ?? [];
}
const names = async (asked: Asked, by?: { who?: PlayerName; id?: number }) => (await find(asked, by)).map(({ realName }) => realName);

describe('the accurate search', () => {
  it('takes the whole name or person code in one box, and no part of either (R2-089, P2-178, P2-179)', async () => {
    const user = await expert({ realName: '徐光启' });
    await expert({ realName: '徐光启明' });
    expect(await names({ search: ' 徐光启 ', mode: 'ACCURATE' })).toEqual(['徐光启']);
    expect(await names({ search: user.code.toLowerCase(), mode: 'ACCURATE' })).toEqual(['徐光启']);
    expect(await names({ search: '徐光', mode: 'ACCURATE' })).toEqual([]);
    expect(await names({ search: user.code.slice(0, 5), mode: 'ACCURATE' })).toEqual([]);
    expect(await names({ search: '%', mode: 'ACCURATE' })).toEqual([]);
  });
});

describe('the fuzzy search', () => {
  it.each([
    ['曾国'],
    ['藩'],
    ['zengguofan'],
    ['zeng guofan'],
    ['cengguo'],
    ['zgf'],
    ['guofan'],
    ['岳麓书'],
    ['湘军史'],
    ['曾 湘军'],
    ['A77'],
    ['ZENG'],
  ])('finds by %s: a part of name, pinyin, code, unit or field (R2-089, P2-180)', async (search) => {
    if ((await names({ search: '曾国藩', mode: 'ACCURATE' })).length === 0)
      await expert({ realName: '曾国藩', code: 'A770077', workplaces: ['某馆', '岳麓书院'], researchArea: '湘军史' });
    expect(await names({ search, mode: 'FUZZY' })).toEqual(['曾国藩']);
  });
  it('finds nobody by what stands nowhere, by wildcards, or by words of which one is missing (R2-083)', async () => {
    for (const search of ['不存在', '曾%藩', '曾_藩', '曾 无此', '曾\u0001国 无'])
      expect(await names({ search, mode: 'FUZZY' }), search).toEqual([]);
  });
  it('follows what a person changes: name, unit, field', async () => {
    const user = await expert({ realName: '左宗棠' });
    await em().nativeUpdate(Profile, { user: user.id }, { workplaces: ['马尾船政局'] });
    expect(await names({ search: '船政' })).toEqual(['左宗棠']);
    await em().execute('update user_account set real_name = ? where id = ?', ['左季高', user.id]);
    expect(await names({ search: 'zuojigao' })).toEqual(['左季高']);
    expect(await names({ search: 'zongtang' })).toEqual([]);
  });
});

describe('who is found', () => {
  it('reviewers, and who was one; never a disabled account, nor who only writes (F-090)', async () => {
    await expert({ realName: '章某甲', isEnabled: false });
    const former = await expert({ realName: '章某乙', roles: ['AUTHOR'] });
    await buildReview(em(), { reviewer: former, status: 'FINISHED' });
    await expert({ realName: '章某丙', roles: ['AUTHOR'] });
    await expert({ realName: '章某丁' });
    expect((await names({ search: '章某' })).toSorted()).toEqual(['章某丁', '章某乙'].toSorted());
  });
  it('each once, page by page, with how many there are', async () => {
    for (let index = 0; index < 5; index += 1) await expert({ realName: `页${index}页` });
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const answer = await ask('editor', manuscript.id, { search: '页', first: 2, page });
      expect(answer.data?.reviewerCandidates?.totalCount).toBe(5);
      seen.push(...(answer.data?.reviewerCandidates?.candidates ?? []).map(({ realName }) => realName));
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
  it('authors and who is at work are marked, not hidden', async () => {
    const [author, live] = [await expert({ realName: '标甲' }), await expert({ realName: '标乙' })];
    const contribution = await passed({
      state: S.REVIEWERS_INVITED,
      invitedFrom: S.EDITOR_PASSED,
      reviewRound: 1,
      coAuthors: [{ user: author }],
    });
    await buildReview(em(), { contribution, reviewer: live });
    const states = Object.fromEntries(
      (await find({ search: '标' }, { id: contribution.id })).map(({ realName, state }) => [realName, state]),
    );
    expect(states).toEqual({ 标甲: 'AUTHOR', 标乙: 'AT_WORK' });
  });
});

describe('what is shown of each', () => {
  it('who they are and where, in the language of the reader (P2-182 to P2-188)', async () => {
    const user = await expert({ realName: '宋应星', workplaces: ['奉新书院', '分宜县学'], researchArea: '工艺史' });
    expect(await find({ search: '宋应星' })).toEqual([
      expect.objectContaining({
        code: user.code,
        realName: '宋应星',
        sex: 'FEMALE',
        email: user.email,
        professionalTitle: expect.stringMatching(/^\p{Script=Han}+$/u),
        companies: ['奉新书院', '分宜县学'],
        region: '浙江省杭州市西湖区',
        researchArea: '工艺史',
        state: 'FREE',
        warnings: [],
      }),
    ]);
    const english = await world.app.request<{ reviewerCandidates: { candidates: { region: string; professionalTitle: string }[] } }>(
      QUERY,
      { id: idOf('Contribution', manuscript.id), search: '宋应星' },
      { token: await buildSession(em(), world.people.editor, world.app.clock, { language: 'en-US' }) },
    );
    expect(english.data?.reviewerCandidates.candidates[0]?.region).toMatch(/^[\w ',-]+$/u);
  });

  it('load, answers, speed, the last review here and absences', async () => {
    const reviewer = await expert({ realName: '算一' });
    const now = world.app.clock.now().getTime();
    const ago = (days: number) => new Date(now - days * 86_400_000);
    const here = async () => await buildContribution(em(), { colloquium: world.journal, state: S.SINGLE_PUBLISHED });
    const row = async (own: Parameters<typeof buildReview>[1], days: { answered?: number; finished?: number } = {}) => {
      const { id } = await buildReview(em(), { reviewer, ...own });
      await em().nativeUpdate(
        Review,
        { id },
        {
          answeredAt: days.answered === undefined ? null : ago(days.answered),
          finishedAt: days.finished === undefined ? null : ago(days.finished),
        },
      );
    };
    await row({ status: 'PENDING', invitedAt: ago(1) });
    await row({ status: 'ACCEPTED', invitedAt: ago(12) }, { answered: 10 });
    await row({ status: 'FINISHED', invitedAt: ago(40), contribution: await here() }, { answered: 36, finished: 20 });
    await row({ status: 'FINISHED', invitedAt: ago(400) }, { answered: 397, finished: 389 });
    await row({ status: 'DECLINED', invitedAt: ago(2000) }, { answered: 1900 });
    em().create(ReviewerAbsence, { user: reviewer.id, firstDay: '2000-01-01', lastDay: '2000-02-01' });
    const later = em();
    const day = (at: Date) => at.toISOString().slice(0, 10);
    later.create(ReviewerAbsence, { user: reviewer.id, firstDay: day(ago(-5)), lastDay: day(ago(-9)) });
    later.create(ReviewerAbsence, { user: reviewer.id, firstDay: day(ago(-60)), lastDay: day(ago(-70)) });
    await later.flush();
    expect(await find({ search: '算一' })).toEqual([
      expect.objectContaining({
        load: { pending: 1, atWork: 1 },
        invitedLately: 3,
        answeredLately: 2,
        meanDaysToAnswer: 3,
        meanDaysToReview: 12,
        lastReviewHere: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
        lastAskedOn: dayOf(ago(1)),
        unavailableUntil: day(ago(-9)),
      }),
    ]);
  });
});

describe('without a search', () => {
  it('whom the author recommends, then earlier reviewers who would review again; who would not comes last (F-038, F-134)', async () => {
    const contribution = await passed({
      reviewRound: 1,
      colloquium: await buildColloquium(em(), { invitesReviewers: true, members: { editor: [world.people.editor] } }),
    });
    const [willing, unwilling, recommended] = [
      await expert({ realName: '愿甲' }),
      await expert({ realName: '不愿乙' }),
      await expert({ realName: '荐丙' }),
    ];
    await buildSuggestedReviewer(em(), contribution, { email: recommended.email });
    for (const [reviewer, willReviewAgain] of [
      [willing, true],
      [unwilling, false],
    ] as const) {
      const { id } = await buildReview(em(), { contribution, reviewer, status: 'FINISHED' });
      await em().nativeUpdate(Review, { id }, { willReviewAgain });
    }
    const lately = await buildReview(em(), {
      reviewer: await expert({ realName: '丁近' }),
      status: 'FINISHED',
      contribution: await buildContribution(em(), { colloquium: contribution.colloquium.unwrap(), state: S.SINGLE_PUBLISHED }),
    });
    await em().nativeUpdate(Review, { id: lately.id }, { finishedAt: world.app.clock.now() });
    const found = await find({}, { id: contribution.id });
    expect(found.map(({ realName }) => realName)).toEqual(['愿甲', '荐丙', '丁近', '不愿乙']);
    expect(found.map(({ willReviewAgain }) => willReviewAgain)).toEqual([true, null, null, false]);
    expect(found.map(({ isRecommended }) => isRecommended)).toEqual([false, true, false, false]);
    expect((await names({ search: '愿' }, { id: contribution.id })).at(-1)).toBe('不愿乙');
  });
  it('and who lately reviewed for the journal in the subject of the manuscript', async () => {
    const [here, elsewhere] = [await expert({ realName: '近甲' }), await expert({ realName: '近乙' })];
    const recent = await buildReview(em(), {
      reviewer: here,
      status: 'FINISHED',
      contribution: await buildContribution(em(), { colloquium: world.journal, state: S.SINGLE_PUBLISHED }),
    });
    const other = await buildReview(em(), { reviewer: elsewhere, status: 'FINISHED' });
    for (const { id } of [recent, other]) await em().nativeUpdate(Review, { id }, { finishedAt: world.app.clock.now() });
    const found = await names({ first: 50 });
    expect(found).toContain('近甲');
    expect(found).not.toContain('近乙');
  });
});

describe('who may look', () => {
  it('who may invite for that manuscript now; to everyone else it is not there', async () => {
    for (const who of ['editor2', 'deputy', 'chief', 'otherEditor', 'otherChief'] as const)
      expect(codeOf(await ask(who, manuscript.id, { search: '徐' })), who).toBe('NOT_FOUND');
    for (const who of ['author', 'stranger', 'reviewer', 'publisher', 'operations'] as const)
      expect((await ask(who, manuscript.id, { search: '徐' })).data?.reviewerCandidates, who).toBeNull();
    const closed = await passed({ state: S.REJECTED, responsible: null });
    expect(codeOf(await ask('editor', closed.id))).toBe('NOT_FOUND');
    expect(codeOf(await ask('editor', 2_000_000))).toBe('NOT_FOUND');
    const judged = await passed({ state: S.CHIEF_JUDGEMENT, responsible: null });
    expect(codeOf(await ask('chief', judged.id))).toBeUndefined();
    const withDeputy = await passed({ state: S.DEPUTY_REVIEWING, responsible: null });
    expect(codeOf(await ask('deputy', withDeputy.id))).toBeUndefined();
  });
  it('an author of the manuscript who is its editor does not', async () => {
    const own = await passed({ submitter: world.people.editor });
    expect(codeOf(await ask('editor', own.id))).toBe('NOT_FOUND');
  });
  it('without a manuscript, who holds an office in some journal (E2-043)', async () => {
    for (const who of ['editor', 'deputy', 'chief', 'otherEditor'] as const)
      expect(codeOf(await ask(who, null, { search: '徐光启', mode: 'ACCURATE' })), who).toBeUndefined();
    for (const who of ['reviewer', 'author', 'operations'] as const)
      expect((await ask(who, null, { search: '徐' })).data?.reviewerCandidates, who).toBeNull();
    const left = await buildSession(em(), await buildUser(em(), { roles: ['EDITOR'] }), world.app.clock);
    expect(codeOf(await world.app.request(QUERY, { search: '徐' }, { token: left })), 'an editor of no journal').toBe('NOT_FOUND');
  });
  it('hostile input gets words', async () => {
    expect(codeOf(await ask('editor', manuscript.id, { search: '长'.repeat(101) }))).toBe('INVALID_INPUT');
    for (const asked of [{ first: 0 }, { first: 51 }, { page: 0 }, { page: 1_000_000 }, { first: -1 }])
      expect(codeOf(await ask('editor', manuscript.id, { search: '徐', ...asked })), JSON.stringify(asked)).toBe('INVALID_INPUT');
    for (const search of ["'; drop table", '\\', '\\%', '🙂', 'a'.repeat(100), Array(50).fill('甲').join(' ')])
      expect(codeOf(await ask('editor', manuscript.id, { search })), search).toBeUndefined();
  });
});

describe('an office holder who reviews the manuscript', () => {
  it('is shown the same of everybody: no reviewer, author, wish or warning tells (F-038)', async () => {
    const author = await expert({ realName: '盲甲' });
    const [reviewer, recommended, opposed, earlier] = [
      await expert({ realName: '盲乙' }),
      await expert({ realName: '盲丙' }),
      await expert({ realName: '盲丁' }),
      await expert({ realName: '盲戊' }),
    ];
    const contribution = await passed({
      state: S.REVIEWERS_AT_WORK,
      invitedFrom: S.EDITOR_PASSED,
      reviewRound: 2,
      responsible: null,
      coAuthors: [{ user: author }],
    });
    await buildReview(em(), { contribution, reviewer: world.people.editor, status: 'ACCEPTED', reviewRound: 2 });
    await buildReview(em(), { contribution, reviewer, status: 'ACCEPTED', reviewRound: 2 });
    const { id } = await buildReview(em(), { contribution, reviewer: earlier, status: 'FINISHED' });
    await em().nativeUpdate(Review, { id }, { willReviewAgain: false, finishedAt: world.app.clock.now() });
    await buildSuggestedReviewer(em(), contribution, { email: recommended.email });
    await buildSuggestedReviewer(em(), contribution, { kind: 1, email: opposed.email });
    const found = await find({ search: '盲' }, { id: contribution.id });
    const [first] = found;
    expect(found.map(({ realName }) => realName)).toEqual(['盲丁', '盲丙', '盲乙', '盲戊', '盲甲'].toSorted());
    const same = ({ code: _code, realName: _name, ...rest }: Candidate) => ({ ...rest, email: '', companies: [] });
    for (const one of found) expect(same(one)).toEqual(same(first ?? one));
    const offered = await names({ first: 50 }, { id: contribution.id });
    for (const name of ['盲甲', '盲乙', '盲丙', '盲丁', '盲戊']) expect(offered).not.toContain(name);
  });

  it.each(['reviews it', 'wrote it'] as const)(
    'and who %s finds the reviewers out by no figure of a search for another manuscript, or for none (F-038)',
    async (stands) => {
      const [pending, finished, other] = [await expert(), await expert(), await expert()];
      const { editor, author } = world.people;
      const contribution = await passed({
        state: S.REVIEWERS_AT_WORK,
        invitedFrom: S.EDITOR_PASSED,
        reviewRound: 1,
        responsible: null,
        submitter: stands === 'wrote it' ? editor : author,
      });
      if (stands === 'reviews it') await buildReview(em(), { contribution, reviewer: editor, status: 'ACCEPTED' });
      const lately = new Date(world.app.clock.now().getTime() - 86_400_000);
      await buildReview(em(), { contribution, reviewer: pending, invitedAt: lately });
      await buildReview(em(), { contribution, reviewer: finished, status: 'FINISHED', invitedAt: lately, finishedAt: lately });
      for (const id of [null, manuscript.id]) {
        const figures = async ({ realName, code }: User) => {
          const [found] = (await ask('editor', id, { search: code, mode: 'ACCURATE' })).data?.reviewerCandidates?.candidates ?? [];
          return { ...found, code: '', realName: '', email: '', companies: [], isFound: realName === found?.realName };
        };
        for (const one of [pending, finished]) expect(await figures(one)).toEqual(await figures(other));
      }
      expect(
        (await find({ first: 50 })).map(({ code }) => code),
        'offered for another manuscript',
      ).not.toContain(finished.code);
    },
  );
});

describe('who wrote a manuscript and looks for reviewers elsewhere', () => {
  const degreeId = async () => idOf('DictionaryEntry', (await em().findOneOrFail(DictionaryEntry, { type: 'DEGREE', position: 1 })).id);
  /** Written by the editor, and in the hands of another one. */
  const written = async (submitter: User) =>
    await buildContribution(em(), {
      submitter,
      colloquium: world.otherJournal,
      state: S.EDITOR_PASSED,
      responsible: world.people.otherEditor,
      responsibleKind: RoleKind.EDITOR,
      editor: world.people.otherEditor,
    });
  const withReason = (one: object) => ({ ...one, conflictReason: '别无他人' });
  const invite = async (contribution: Contribution, invitations: readonly object[], reserve: readonly object[] = []) => {
    await em().nativeUpdate(Colloquium, world.otherJournal.id, { invitesReviewers: true });
    const answer = await world.ask(
      'otherEditor',
      'mutation ($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }',
      {
        input: {
          contributionId: idOf('Contribution', contribution.id),
          invitations: invitations.map(withReason),
          reserve: reserve.map(withReason),
        },
      },
    );
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  };
  const typed = async (realName: string, company = '东山学院') => ({
    newReviewer: {
      realName,
      email: `typed${(built += 1)}@example.org`,
      sex: 'FEMALE',
      company,
      degreeId: await degreeId(),
      regionCode: '330106',
    },
  });

  it('finds nobody whom it made a reviewer: typed in, an author, or on the reserve list; others find them (B-035)', async () => {
    const author = await expert({ realName: '隐乙', roles: ['AUTHOR'] });
    const contribution = await written(world.people.editor);
    await invite(contribution, [await typed('隐甲'), { code: author.code }], [await typed('隐丙')]);
    const [writes, other] = [
      async () => await names({ search: '隐' }),
      async () => (await ask('otherEditor', null, { search: '隐' })).data?.reviewerCandidates?.totalCount,
    ];
    expect([await writes(), await other()]).toEqual([[], 3]);
    expect(await names({ search: author.code, mode: 'ACCURATE' })).toEqual([]);
  });

  it('finds them once another manuscript has asked them, or somebody has given them the role, as who was not asked before (B-035)', async () => {
    const person = (roles: UserOverrides['roles'] = ['AUTHOR']) => expert({ realName: '现某', roles, workplaces: ['西山学院'] });
    const [asked, other, given, made] = [await person(), await person(), await person(), await person(['AUTHOR', 'REVIEWER'])];
    await invite(await written(world.people.editor), [{ code: asked.code }, { code: given.code }]);
    expect((await find({ search: '现某' })).map(({ code }) => code)).toEqual([made.code]);
    await invite(await written(world.people.author), [{ code: asked.code }, { code: other.code }]);
    await em().execute('delete from user_role where user_id = ? and role_id = 2', [given.id]);
    await em().execute('insert into user_role (user_id, role_id) values (?, 2)', [given.id]);
    const found = await find({ search: '现某' });
    expect(found.map(({ code }) => code).toSorted()).toEqual([asked, other, given, made].map(({ code }) => code).toSorted());
    const figures = ({ code }: User) => ({ ...found.find((one) => one.code === code), code: '', email: '' });
    expect(figures(asked)).toEqual(figures(other));
    expect(figures(given)).toEqual(figures(made));
  });

  it('weighs an address that waits for its person by what they type themselves, and not by what somebody typed who asked (B-035)', async () => {
    const one = await typed('弱某', '岳麓书院');
    const { email } = one.newReviewer;
    const judged = await passed({ firstAuthor: { company: '岳麓书院' } });
    const weighs = async () =>
      (
        await world.ask<{ conflictsOf: object }>(
          'editor',
          'query ($id: ID!, $email: String) { conflictsOf(contributionId: $id, email: $email) { state warnings { kind } } }',
          { id: idOf('Contribution', judged.id), email },
        )
      ).data;
    const before = await weighs();
    await invite(await written(world.people.editor), [one]);
    expect(await weighs()).toEqual(before);
    await invite(await written(world.people.author), [{ code: (await em().findOneOrFail(User, { email })).code }]);
    expect(await weighs(), 'asked by another manuscript too').not.toEqual(before);
  });
});

describe('what it costs', () => {
  it('the same few statements for one person and for forty, for readers who may know and readers who may not', async () => {
    const cost = async (asked: Asked, id: number) => (await statementsOf(async () => void (await find(asked, { id })))).length;
    for (let index = 0; index < 40; index += 1) await expert({ realName: `费${index}` });
    const blind = await passed({ state: S.REVIEWERS_AT_WORK, invitedFrom: S.EDITOR_PASSED, reviewRound: 1, responsible: null });
    await buildReview(em(), { contribution: blind, reviewer: world.people.editor, status: 'ACCEPTED' });
    const one = await cost({ search: '费39' }, manuscript.id);
    expect(await cost({ search: '费', first: 50 }, manuscript.id)).toBe(one);
    expect(await cost({ search: '费', first: 50 }, blind.id)).toBe(one);
    expect(one).toBeLessThanOrEqual(7);
  });
  it('for each person who is written down, readings of the characters of the name alone', async () => {
    const READ = `select seq_scan::int as whole, idx_tup_fetch::int as some from pg_stat_xact_user_tables where relname = 'hanzi_reading'`;
    const read = await em().transactional(async (tx) => {
      const counted = async () => (await tx.execute<{ whole: number; some: number }[]>(READ))[0] ?? { whole: 0, some: 0 };
      // The figures include work that the connection has not reported yet.
      const before = await counted();
      await tx.execute(`select name_pinyin('曾国藩')`);
      const after = await counted();
      return { whole: after.whole - before.whole, some: after.some - before.some };
    });
    expect(read).toEqual({ whole: 0, some: 3 });
  });
  it('a row of the operation log, which names nobody', async () => {
    const [last] = await em().find(OperationLog, {}, { orderBy: { id: 'desc' }, limit: 1 });
    await find({ search: '费1' });
    expect(await em().find(OperationLog, { id: { $gt: last?.id ?? '0' } })).toEqual([
      expect.objectContaining({
        operation: 'reviewerCandidates',
        objectId: manuscript.id,
        params: {},
        user: expect.objectContaining({ id: world.people.editor.id }),
      }),
    ]);
  });

  it('a look at who reviews, where somebody is marked as at work or as an earlier reviewer, and none where nobody is (decision 51)', async () => {
    const free = await expert({ realName: '记甲' });
    const live = await expert({ realName: '记乙' });
    const earlier = await expert({ realName: '记丙' });
    const looks = async (search: string, asks: (id: number) => Promise<unknown> = (id) => find({ search }, { id })) => {
      const contribution = await passed({ state: S.REVIEWERS_INVITED, invitedFrom: S.EDITOR_PASSED, reviewRound: 1 });
      await buildReview(em(), { contribution, reviewer: live });
      const { id } = await buildReview(em(), { contribution, reviewer: earlier, status: 'FINISHED' });
      await em().nativeUpdate(Review, { id }, { willReviewAgain: true });
      await asks(contribution.id);
      return await em().count(IdentityRead, { userId: world.people.editor.id, contributionId: contribution.id });
    };
    expect([await looks('记甲'), await looks('记乙'), await looks('记丙')]).toEqual([0, 1, 1]);
    const weighs = ({ code }: User) =>
      looks('', (id) =>
        world.ask('editor', 'query Weighs($id: ID!, $code: String) { conflictsOf(contributionId: $id, code: $code) { state } }', {
          id: idOf('Contribution', id),
          code,
        }),
      );
    expect([await weighs(free), await weighs(live)]).toEqual([0, 1]);
  });
});
