// Funding, explanation, recommended and opposed reviewers through GraphQL: their rules, and the cost of a save (S1 §5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText, type LanguageTag } from '../../../../shared/messages.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../../colloquiums/colloquium.factory.ts';
import { act, idOf, suggestedReviewerInput, writeDraft, type Act } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let journal: Colloquium;
let author: User;
let tokens: Record<LanguageTag, string>;
const em = () => app.database.orm.em.fork();
const token = () => tokens['en-US'];
const languages = ['zh-CN', 'en-US'] as const;
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;
const fieldsOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.fields;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  journal = await buildColloquium(tx, { members: { editor: [await buildUser(tx, { roles: ['EDITOR'] })] } });
  author = await buildUser(tx);
  tokens = {
    'zh-CN': await buildSession(tx, author, app.clock, { language: 'zh-CN' }),
    'en-US': await buildSession(tx, author, app.clock),
  };
});
afterAll(() => app.close());

const newDraft = async () => await writeDraft(app, token(), journal);

async function ok<T>(name: Act, input: Record<string, unknown>): Promise<T> {
  const answer = await act<T>(app, token(), name, input);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** Each language gets the text of the catalogue at each field; the exact texts of the specification stand in the tables below. */
async function expectRefused(name: Act, input: Record<string, unknown>, fields: Record<string, string>): Promise<void> {
  for (const language of languages) {
    const answer = await act(app, tokens[language], name, input);
    expect(codeOf(answer)).toBe('INVALID_INPUT');
    expect(fieldsOf(answer)).toEqual(Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, messageText(language, key)])));
  }
}

/** Sections that a submission still wants something of, as messages, in both languages. */
async function refusedSections(contributionId: string): Promise<Record<LanguageTag, unknown>> {
  const said = async (language: LanguageTag) => fieldsOf(await act(app, tokens[language], 'submit', { contributionId }));
  return { 'zh-CN': await said('zh-CN'), 'en-US': await said('en-US') };
}

interface Fundings {
  saveContributionFundings: { contribution: { version: number; fundings: { id: string; fundNumber: string; fundName: string }[] } };
}
const fund = (fundNumber: string, fundName = `基金${fundNumber}`) => ({ fundNumber, fundName });
const saveFundings = async (contributionId: string, fundings: object[]) =>
  (await ok<Fundings>('fundings', { contributionId, fundings })).saveContributionFundings.contribution.fundings;

describe('funds', () => {
  it('are saved as a whole list in its order, which keeps their ids and takes the missing ones away (R1-142)', async () => {
    const contributionId = await newDraft();
    const [first, second] = await saveFundings(contributionId, [fund('21BZW001'), fund('ZD.22/3'), fund('c')]);
    expect(
      await saveFundings(contributionId, [
        { id: second?.id, ...fund('ZD.22/3', '改名') },
        fund('d'),
        { id: first?.id, ...fund('21BZW001') },
      ]),
    ).toEqual([
      { id: second?.id, fundNumber: 'ZD.22/3', fundName: '改名' },
      { id: expect.any(String), ...fund('d') },
      { id: first?.id, ...fund('21BZW001') },
    ]);
    expect(await saveFundings(contributionId, [])).toEqual([]);
  });

  it('keep their ids by their numbers, then by their places, when the sender knows no ids', async () => {
    const contributionId = await newDraft();
    const [first, second, third] = await saveFundings(contributionId, [fund('a'), fund('b'), fund('c')]);
    expect((await saveFundings(contributionId, [fund('c'), fund('a2')])).map(({ id }) => id)).toEqual([third?.id, first?.id]);
    expect(second?.id).toBeDefined();
  });

  it.each(['a b', '21#ZD001', '（重点）', '２１', 'a;b', 'a–b'])(
    'have numbers of word characters, dots, slashes, hyphens and & only: not %s (R1-138, decision 73)',
    async (fundNumber) => {
      await expectRefused(
        'fundings',
        { contributionId: await newDraft(), fundings: [fund('21&ZD-1_./'), fund(fundNumber)] },
        { 'fundings.1.fundNumber': 'form.fundNumberPattern' },
      );
    },
  );

  it('have no number twice, space around it or not: 基金号不能重复！ / A fund number cannot be entered twice (R1-137)', async () => {
    const contributionId = await newDraft();
    await expectRefused(
      'fundings',
      { contributionId, fundings: [fund('21BZW001'), fund('b'), fund(' 21BZW001 ', '别的')] },
      { 'fundings.2.fundNumber': 'form.fundNumberTwice' },
    );
    expect(languages.map((language) => messageText(language, 'form.fundNumberTwice'))).toEqual([
      '基金号不能重复！',
      'A fund number cannot be entered twice',
    ]);
    // Within one manuscript only.
    for (const other of [contributionId, await newDraft()]) expect(await saveFundings(other, [fund('21BZW001')])).toHaveLength(1);
  });

  it('may be saved half filled, which holds the submission back until both are filled or both empty (R1-135, R1-141, R1-176)', async () => {
    const contributionId = await newDraft();
    for (const half of [fund('', '国家社科基金'), fund('21BZW001', '')]) {
      expect(await saveFundings(contributionId, [fund('a'), half])).toHaveLength(2);
      expect(await refusedSections(contributionId)).toEqual({
        'zh-CN': { FUNDING: '基金信息部分信息有误！' },
        'en-US': { FUNDING: 'funding information section information error!' },
      });
    }
    await saveFundings(contributionId, [fund('a'), fund('21BZW001')]);
    expect((await act(app, token(), 'submit', { contributionId })).errors).toBeUndefined();
  });

  it('that are empty count for nothing: funding was skipped (R1-140)', async () => {
    const contributionId = await newDraft();
    expect(await saveFundings(contributionId, [fund('a'), fund('', ''), fund(' ', '\u200B')])).toHaveLength(1);
    expect(await saveFundings(contributionId, [fund('', '')])).toEqual([]);
    expect((await act(app, token(), 'submit', { contributionId })).errors).toBeUndefined();
  });

  it('have limits: names of 500 characters as a reader counts them, 100 funds', async () => {
    const contributionId = await newDraft();
    expect(await saveFundings(contributionId, [fund('a', '𠮷'.repeat(500))])).toHaveLength(1);
    await expectRefused(
      'fundings',
      { contributionId, fundings: [fund('a', '水'.repeat(501))] },
      { 'fundings.0.fundName': 'form.tooLong500' },
    );
    await expectRefused(
      'fundings',
      { contributionId, fundings: Array.from({ length: 101 }, (_none, index) => fund(`n${index}`)) },
      { fundings: 'form.tooManyFundings' },
    );
  });

  it('are taken away one by one, of this manuscript only', async () => {
    const [contributionId, other] = [await newDraft(), await newDraft()];
    const [first, second] = await saveFundings(contributionId, [fund('a'), fund('b')]);
    for (const wrong of [
      { contributionId: other, fundingId: first?.id },
      { contributionId, fundingId: idOf('ContributionFunding', 999_999) },
      { contributionId, fundingId: 'x' },
    ]) {
      expect(codeOf(await act(app, token(), 'deleteFunding', wrong))).toBe('NOT_FOUND');
    }
    expect(codeOf(await act(app, token(), 'fundings', { contributionId: other, fundings: [{ id: first?.id, ...fund('a') }] }))).toBe(
      'NOT_FOUND',
    );
    expect(
      codeOf(
        await act(app, token(), 'fundings', {
          contributionId,
          fundings: [
            { id: first?.id, ...fund('a') },
            { id: first?.id, ...fund('c') },
          ],
        }),
      ),
    ).toBe('NOT_FOUND');
    expect(await ok('deleteFunding', { contributionId, fundingId: first?.id })).toEqual({
      deleteContributionFunding: { contribution: { id: contributionId, fundings: [{ id: second?.id, fundNumber: 'b' }] } },
    });
  });
});

describe('the explanation', () => {
  const save = async (contributionId: string, explanation: string) =>
    (
      await ok<{ saveContributionExplanation: { contribution: { explanation: string | null } } }>('explanation', {
        contributionId,
        explanation,
      })
    ).saveContributionExplanation.contribution.explanation;

  it('has at most 300 characters as a reader counts them (R1-145, D13-105)', async () => {
    const contributionId = await newDraft();
    for (const text of ['水'.repeat(300), '𠮷'.repeat(300), '😀'.repeat(300), `  ${'水'.repeat(300)}\n`])
      expect(await save(contributionId, text)).toBe(text.trim());
    for (const text of ['水'.repeat(301), '𠮷'.repeat(301)])
      await expectRefused('explanation', { contributionId, explanation: text }, { explanation: 'form.tooLong300' });
    expect(languages.map((language) => messageText(language, 'form.tooLong300'))).toEqual(['最多300个字符', 'At most 300 characters']);
  });

  it('can be taken away again: an empty text clears what was saved (R1-146, D13-078)', async () => {
    const contributionId = await newDraft();
    expect(await save(contributionId, '一稿')).toBe('一稿');
    expect(await save(contributionId, ' \u200B ')).toBeNull();
    expect((await act(app, token(), 'submit', { contributionId })).errors).toBeUndefined();
  });
});

type Kind = 'RECOMMENDED' | 'OPPOSED';
interface Reviewer {
  id: string;
  personName: string;
}
interface Reviewers {
  saveContributionSuggestedReviewers: { contribution: { recommendedReviewers: Reviewer[]; opposedReviewers: Reviewer[] } };
}
const saveSuggestedReviewers = async (contributionId: string, kind: Kind, reviewers: object[]) =>
  (await ok<Reviewers>('reviewers', { contributionId, kind, reviewers })).saveContributionSuggestedReviewers.contribution;
const sectionText = {
  RECOMMENDED: {
    'zh-CN': { RECOMMENDED_REVIEWERS: '请完善推荐审稿人信息' },
    'en-US': { RECOMMENDED_REVIEWERS: 'please complete the recommended reviewer information' },
  },
  OPPOSED: {
    'zh-CN': { OPPOSED_REVIEWERS: '请完善回避审稿人信息' },
    'en-US': { OPPOSED_REVIEWERS: 'please complete the opposed reviewer information' },
  },
} as const;

it('a suggested reviewer’s name is told in parts (B-101)', async () => {
  const reviewer = { ...(await suggestedReviewerInput(app)), personName: '单文清' };
  const { recommendedReviewers } = await saveSuggestedReviewers(await newDraft(), 'RECOMMENDED', [reviewer]);
  expect(recommendedReviewers).toMatchObject([{ personName: '单文清', name: { familyName: '单', latinFamilyName: 'Shan' } }]);
});

describe.each(['RECOMMENDED', 'OPPOSED'] as const)('%s reviewers', (kind) => {
  it('are saved as a whole list of their kind in its order, which keeps their ids and takes the missing ones away (R1-155)', async () => {
    const contributionId = await newDraft();
    const other = kind === 'RECOMMENDED' ? 'OPPOSED' : 'RECOMMENDED';
    const listOf = (of: Kind, saved: Awaited<ReturnType<typeof saveSuggestedReviewers>>) =>
      of === 'RECOMMENDED' ? saved.recommendedReviewers : saved.opposedReviewers;
    const reviewer = await suggestedReviewerInput(app);
    const [untouched] = listOf(other, await saveSuggestedReviewers(contributionId, other, [{ ...reviewer, personName: '另一类' }]));
    const [first, second] = listOf(
      kind,
      await saveSuggestedReviewers(contributionId, kind, [reviewer, { ...reviewer, personName: '李四', email: 'LiSi@Example.org' }]),
    );
    const saved = await saveSuggestedReviewers(contributionId, kind, [
      { ...reviewer, id: second?.id, personName: '李思' },
      { ...reviewer, personName: '王五' },
    ]);
    expect(listOf(kind, saved)).toMatchObject([
      { id: second?.id, personName: '李思' },
      { id: first?.id, personName: '王五' },
    ]);
    expect(listOf(other, saved)).toMatchObject([{ id: untouched?.id, personName: '另一类' }]);
    expect(codeOf(await act(app, token(), 'reviewers', { contributionId, kind, reviewers: [{ ...reviewer, id: untouched?.id }] }))).toBe(
      'NOT_FOUND',
    );
    expect(listOf(kind, await saveSuggestedReviewers(contributionId, kind, []))).toEqual([]);
  });

  it.each(['personName', 'sex', 'company', 'reason', 'degreeId', 'email'] as const)(
    'need %s before the submission, not before a save (R1-147, R1-148, R1-149, R1-150, R1-151, R1-152, R1-178, R1-179, D13-071, D13-072)',
    async (field) => {
      const contributionId = await newDraft();
      await saveSuggestedReviewers(contributionId, kind, [
        await suggestedReviewerInput(app),
        { ...(await suggestedReviewerInput(app)), [field]: null },
      ]);
      expect(await refusedSections(contributionId)).toEqual(sectionText[kind]);
    },
  );

  it('do not need college, duty and title; an entry without any value is none: the section was skipped (R1-154)', async () => {
    const contributionId = await newDraft();
    const saved = await saveSuggestedReviewers(contributionId, kind, [
      {},
      { ...(await suggestedReviewerInput(app)), collegeName: null },
      { personName: ' \u3164 ', email: '' },
    ]);
    expect(kind === 'RECOMMENDED' ? saved.recommendedReviewers : saved.opposedReviewers).toHaveLength(1);
    expect((await act(app, token(), 'submit', { contributionId })).errors).toBeUndefined();
  });

  it.each(['zhou', 'zhou@', 'zhou@example', 'a b@example.org', 'zhou@example.org>'])(
    'have addresses of mail: not %s (R1-152, R1-156, D13-111)',
    async (email) => {
      const reviewer = await suggestedReviewerInput(app);
      await expectRefused(
        'reviewers',
        { contributionId: await newDraft(), kind, reviewers: [reviewer, { ...reviewer, email }] },
        { 'reviewers.1.email': 'form.reviewerEmailFormat' },
      );
      expect(languages.map((language) => messageText(language, 'form.reviewerEmailFormat'))).toEqual([
        '邮箱格式错误，请检查所有审稿人的邮箱！',
        'email format error, please check all reviewer emails!',
      ]);
    },
  );

  it('are described by the right dictionaries, in texts of limited length, fifty at most', async () => {
    const contributionId = await newDraft();
    const reviewer = await suggestedReviewerInput(app);
    const duty = idOf('DictionaryEntry', (await entryOf(em(), 'DUTY')).id);
    await expectRefused(
      'reviewers',
      { contributionId, kind, reviewers: [{ ...reviewer, degreeId: duty }] },
      { 'reviewers.0.degreeId': 'input.invalid' },
    );
    await expectRefused(
      'reviewers',
      { contributionId, kind, reviewers: [{ ...reviewer, company: '水'.repeat(501) }] },
      { 'reviewers.0.company': 'form.tooLong500' },
    );
    await expectRefused(
      'reviewers',
      { contributionId, kind, reviewers: [{ ...reviewer, reason: '水'.repeat(20_001) }] },
      { 'reviewers.0.reason': 'form.tooLong20000' },
    );
    await expectRefused(
      'reviewers',
      { contributionId, kind, reviewers: Array.from({ length: 51 }, () => reviewer) },
      { reviewers: 'form.tooManyReviewers' },
    );
  });

  it('are taken away one by one, of this manuscript only', async () => {
    const [contributionId, other] = [await newDraft(), await newDraft()];
    const saved = await saveSuggestedReviewers(contributionId, kind, [await suggestedReviewerInput(app)]);
    const suggestedReviewerId = (kind === 'RECOMMENDED' ? saved.recommendedReviewers : saved.opposedReviewers)[0]?.id;
    expect(codeOf(await act(app, token(), 'deleteSuggestedReviewer', { contributionId: other, suggestedReviewerId }))).toBe('NOT_FOUND');
    expect(await ok('deleteSuggestedReviewer', { contributionId, suggestedReviewerId })).toMatchObject({
      deleteContributionSuggestedReviewer: { contribution: { recommendedReviewers: [], opposedReviewers: [] } },
    });
  });
});

describe('a save', () => {
  const twenty = (from: number, name = '') => Array.from({ length: 20 }, (_none, index) => fund(`n${from + index}`, `基金${name}`));

  it('of twenty rows takes at most six statements, all new, all changed, or some of them gone', async () => {
    const contributionId = await newDraft();
    const reviewer = await suggestedReviewerInput(app);
    const reviewers = (from: number) =>
      Array.from({ length: 20 }, (_none, index) => ({ ...reviewer, personName: `审稿人${from + index}` }));
    const saves: [Act, Record<string, unknown>][] = [
      ['fundings', { fundings: twenty(0) }],
      ['fundings', { fundings: twenty(0, '改') }],
      ['fundings', { fundings: twenty(10, '再改').slice(0, 15) }],
      ['reviewers', { kind: 'RECOMMENDED', reviewers: reviewers(0) }],
      ['reviewers', { kind: 'RECOMMENDED', reviewers: reviewers(10).slice(0, 15) }],
      ['explanation', { explanation: '说明' }],
    ];
    // The person's activity is recorded once a minute: not by the first of these.
    await act(app, token(), 'explanation', { contributionId, explanation: '' });
    for (const [name, input] of saves) {
      const statements = await statementsOf(() => ok(name, { contributionId, ...input }));
      expect(statements.length, `${name}\n${statements.join('\n')}`).toBeLessThanOrEqual(6);
    }
  });

  it('on top of another’s is refused, and one by another than its submitter finds nothing', async () => {
    const contributionId = await newDraft();
    const saved = await ok<Fundings>('fundings', { contributionId, fundings: [fund('a')] });
    const { version } = saved.saveContributionFundings.contribution;
    app.clock.advance(1000);
    await ok('explanation', { contributionId, explanation: '说明' });
    const reviewer = await suggestedReviewerInput(app);
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    const all: [Act, Record<string, unknown>][] = [
      ['fundings', { fundings: [fund('b')] }],
      ['deleteFunding', { fundingId: saved.saveContributionFundings.contribution.fundings[0]?.id }],
      ['explanation', { explanation: '别的' }],
      ['reviewers', { kind: 'OPPOSED', reviewers: [reviewer] }],
      ['deleteSuggestedReviewer', { suggestedReviewerId: idOf('SuggestedReviewer', 1) }],
    ];
    for (const [name, input] of all) {
      expect(codeOf(await act(app, token(), name, { contributionId, version, ...input })), name).toBe('CONFLICT');
      const hidden = await act(app, stranger, name, { contributionId, ...input });
      expect(codeOf(hidden), name).toBe('NOT_FOUND');
      expect(await act(app, stranger, name, { contributionId: idOf('Contribution', 999_999), ...input })).toEqual(hidden);
    }
  });

  it('is refused once it is the office’s turn', async () => {
    const contributionId = await newDraft();
    await ok('submit', { contributionId });
    for (const [name, input] of [
      ['fundings', { fundings: [] }],
      ['explanation', { explanation: '' }],
      ['reviewers', { kind: 'OPPOSED', reviewers: [] }],
    ] as const) {
      expect(codeOf(await act(app, token(), name, { contributionId, ...input })), name).toBe('NOT_EDITABLE');
    }
  });

  it('logs who did it and to which manuscript, and no word of it', async () => {
    const contributionId = await newDraft();
    await saveFundings(contributionId, [fund('LOGGED1', '日志基金')]);
    await saveSuggestedReviewers(contributionId, 'OPPOSED', [{ ...(await suggestedReviewerInput(app)), personName: '日志人' }]);
    const rows: { params: object }[] = await em().execute('select params from operation_log order by id desc limit 2');
    expect(JSON.stringify(rows)).not.toMatch(/LOGGED1|日志/);
    expect(rows[0]?.params).toEqual({ kind: 1 });
  });

  it('keeps what is typed as it is typed: script, rare characters and right-to-left text are text', async () => {
    const contributionId = await newDraft();
    const name = '<script>alert(1)</script> 𠮷䶮 نص';
    expect(await saveFundings(contributionId, [fund('a', name)])).toMatchObject([{ fundName: name }]);
  });
});
