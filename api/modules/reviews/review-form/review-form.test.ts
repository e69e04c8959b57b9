// The review form through the API: the draft, handing it in, and answers to hostile input (S2 §2.6, §5). Its files: review-files.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyReview } from '../../../../shared/forms/review.ts';
import { codeOf } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { Review } from '../review.entity.ts';
import { buildReview } from '../review.factory.ts';
import { ethicsAnswers, filled, pdf, problem, ratings, ReviewRound } from './review-round.factory.ts';

const MEGABYTE = 'x'.repeat(1024 * 1024);
const TOO_LONG = 'x'.repeat(100_000);

let round: ReviewRound;
beforeAll(async () => void (round = await ReviewRound.start()));
afterAll(() => round.world.app.close());
beforeEach(() => round.begin());

describe('a draft', () => {
  it('is kept as far as it is filled in, and is its reviewer’s alone until it is handed in', async () => {
    const half = { ...filled, ratings: ratings.slice(0, 3), suggestion: null };
    const answer = await round.save(half);
    const padded = [1, 2, 3, ...Array.from({ length: 13 }, () => 0)];
    expect(answer.data?.['saveReviewDraft']?.review).toMatchObject({
      version: 2,
      questionnaire: 1,
      ratings: padded,
      suggestion: null,
      comment: '材料扎实',
    });
    expect(await round.read('reviewer')).toMatchObject({
      status: 'ACCEPTED',
      ratings: padded,
      ethicsAnswers,
      noteToChief: '可用',
      draftSavedAt: expect.any(String),
    });
    for (const who of ['author', 'coAuthor', 'reviewer2', 'publisher', 'operations', 'stranger', 'otherChief'] as const)
      expect([who, await round.read(who)]).toEqual([who, null]);
    const nothing = {
      version: null,
      ratings: null,
      ethicsAnswers: null,
      suggestion: null,
      willReviewAgain: null,
      comment: null,
      noteToChief: null,
      draftSavedAt: null,
      files: [],
    };
    for (const who of ['editor', 'editor2', 'deputy', 'chief'] as const) expect([who, await round.read(who)]).toMatchObject([who, nothing]);
  });

  it('keeps a suggestion by its number: from 0, accept as it is, to 5, duplicate wording (R2-112)', async () => {
    const suggestions = ['ACCEPT', 'MINOR_CHANGES', 'MAJOR_CHANGES', 'REJECT_OFF_TOPIC', 'REJECT_LOW_QUALITY', 'REJECT_OVERLAP'];
    const stored: unknown[] = [];
    for (const [index, suggestion] of suggestions.entries()) {
      await round.save({ version: index + 1, suggestion });
      stored.push((await round.stored()).suggestion);
    }
    expect(stored).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('on top of another page’s is refused, and nothing is written over', async () => {
    await round.save({ comment: '先存的' });
    expect(problem(await round.save({ comment: '后存的' }))).toMatchObject({ code: 'CONFLICT' });
    expect((await round.stored()).comment).toBe('先存的');
    expect(problem(await round.submit({ reviewVersion: 1 }))).toMatchObject({ code: 'CONFLICT' });
    expect((await round.stored()).status).toBe(2);
    // Twice at once: one wins.
    const both = await Promise.all([round.save({ version: 2, comment: '甲' }), round.save({ version: 2, comment: '乙' })]);
    expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  it('is saved in whatever role its reviewer is', async () => {
    const em = round.world.em();
    const both = await buildUser(em, { roles: ['AUTHOR', 'REVIEWER'] });
    const review = await buildReview(em, { contribution: await round.world.stored(round.id), reviewer: both, status: 'ACCEPTED' });
    const token = await buildSession(em, both, round.world.app.clock, { role: 'AUTHOR' });
    const text = 'mutation Save($input: SaveReviewDraftInput!) { saveReviewDraft(input: $input) { version review { comment } } }';
    const answer = await round.world.app.request(text, { input: round.draft({ reviewId: idOf('Review', review.id) }) }, { token });
    expect(answer).toMatchObject({ data: { saveReviewDraft: { version: 2, review: null } } });
  });

  it('of others is not found; one that was not accepted, was handed in or closed is refused in words', async () => {
    for (const who of ['reviewer2', 'editor', 'chief', 'author', 'stranger'] as const) {
      expect([who, codeOf(await round.save({}, who))]).toEqual([who, 'NOT_FOUND']);
      expect([who, codeOf(await round.upload({}, pdf(), who))]).toEqual([who, 'NOT_FOUND']);
    }
    expect(codeOf(await round.save({ reviewId: idOf('Review', 2_000_000_000) }))).toBe('NOT_FOUND');
    const { id: key } = await round.stored();
    for (const [status, code] of [
      [1, 'FORBIDDEN'],
      [3, 'FORBIDDEN'],
      [4, 'REVIEW_HANDED_IN'],
      [5, 'INVITATION_CLOSED'],
    ] as const) {
      await round.world.em().nativeUpdate(Review, key, { status });
      expect([status, codeOf(await round.save()), codeOf(await round.upload())]).toEqual([status, code, code]);
    }
    expect((await round.stored()).ratings).toEqual([]);
  });
});

describe('values that no form sends', () => {
  const at = (values: readonly number[], index: number, value: unknown) => values.map((own, place) => (place === index ? value : own));
  const outOfRange = [
    ...ratings.flatMap((_own, index) =>
      [-1, 6, 2_147_483_647].map((wrong) => [`ratings.${index}`, { ratings: at(ratings, index, wrong) }] as const),
    ),
    ...ethicsAnswers.flatMap((_own, index) =>
      [-1, 4, -2_147_483_648].map((wrong) => [`ethicsAnswers.${index}`, { ethicsAnswers: at(ethicsAnswers, index, wrong) }] as const),
    ),
  ];
  it('each of the 27, out of its range, is refused at its field in words, saved or handed in (R2-110, R2-111)', async () => {
    for (const [field, own] of outOfRange)
      for (const answer of [await round.save(own), await round.submit(own)])
        expect(problem(answer), field).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: '请从所列选项中选择' } });
    expect(await round.stored()).toMatchObject({ status: 2, version: 1, ratings: [] });
  });

  it('each of the 27, no whole number, never reaches the form', async () => {
    for (const wrong of ['1', 1.5, 1e12, null, [1], {}, true]) {
      expect((await round.submit({ ratings: at(ratings, 7, wrong) })).errors?.[0]?.extensions.code, String(wrong)).toBe('BAD_USER_INPUT');
      expect((await round.save({ ethicsAnswers: at(ethicsAnswers, 10, wrong) })).errors?.[0]?.extensions.code, String(wrong)).toBe(
        'BAD_USER_INPUT',
      );
    }
  });

  it('more answers than questions, an unknown form, and texts of a megabyte are refused at their field in words', async () => {
    const cases: [string, Record<string, unknown>, string][] = [
      ['ratings', { ratings: [...ratings, 1] }, '文章质量评分的数目与审稿表不符'],
      ['ethicsAnswers', { ethicsAnswers: [...ethicsAnswers, 1] }, '学术规范答案的数目与审稿表不符'],
      ['questionnaire', { questionnaire: 99, ratings: [], ethicsAnswers: [] }, '审稿表已更新，请刷新页面'],
      ['comment', { comment: TOO_LONG }, '最多20000个字符'],
      ['noteToChief', { noteToChief: TOO_LONG }, '最多20000个字符'],
      ['comment', { comment: MEGABYTE }, '内容过长，请缩短后重试'],
      ['noteToChief', { noteToChief: MEGABYTE }, '内容过长，请缩短后重试'],
    ];
    for (const [field, own, words] of cases)
      for (const answer of [await round.save(own), await round.submit(own)])
        expect(problem(answer), field).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: words } });
    expect((await round.submit({ suggestion: 'PUBLISH_AT_ONCE' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(problem(await round.upload({ description: '长'.repeat(100_000) }))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { description: '最多200个字符' },
    });
    // As long as may be, it is taken whole.
    expect(codeOf(await round.save({ comment: '长'.repeat(20_000), noteToChief: '长'.repeat(20_000) }))).toBeUndefined();
  });
});

describe('handing it in', () => {
  it('asks for all 16 ratings, all 11 answers, a suggestion, and a reason or a file, and names what is missing (R2-104 to R2-107, D2-105)', async () => {
    const said = (own: Record<string, unknown>) =>
      round.submit(own).then((answer) => [answer.errors?.[0]?.message, problem(answer)?.code, Object.keys(problem(answer)?.fields ?? {})]);
    const all = '请先完善审稿信息';
    const { ratings: open, ethicsAnswers: unanswered } = emptyReview();
    expect(await said({ ratings: ratings.map((own, index) => (index === 4 || index === 15 ? 0 : own)) })).toEqual([
      all,
      'REVIEW_INCOMPLETE',
      ['ratings.4', 'ratings.15'],
    ]);
    expect(await said({ ethicsAnswers: ethicsAnswers.slice(0, 10) })).toEqual([all, 'REVIEW_INCOMPLETE', ['ethicsAnswers.10']]);
    expect(await said({ suggestion: null })).toEqual([all, 'REVIEW_INCOMPLETE', ['suggestion']]);
    expect(await said({ comment: ' \n\u200b ' })).toEqual([all, 'REVIEW_INCOMPLETE', ['comment']]);
    const nothing = await round.submit({
      ratings: null,
      ethicsAnswers: null,
      suggestion: null,
      comment: null,
      noteToChief: null,
      willReviewAgain: null,
    });
    expect(Object.keys(problem(nothing)?.fields ?? {})).toHaveLength(open.length + unanswered.length + 2);
    expect(await round.stored()).toMatchObject({ status: 2, finishedAt: null });
    expect((await round.world.stored(round.id)).state).toBe(9);

    await round.upload({ description: '逐条意见' });
    expect(codeOf(await round.submit({ comment: '' }))).toBeUndefined();
    expect(await round.stored()).toMatchObject({ status: 4, comment: null, suggestion: 1 });
  });

  it.each([null, '', ' \n\u200b '])('needs no note to the editor-in-chief: %j is none (P2-257)', async (noteToChief) => {
    expect((await round.submit({ noteToChief })).errors).toBeUndefined();
    expect(await round.stored()).toMatchObject({ status: 4, noteToChief: null });
  });

  it('writes it with the act: answers, suggestion, reasons, note, whether again; the log tells none of it (R2-112, R2-113, D2-115, T22)', async () => {
    await round.submit({ willReviewAgain: undefined, suggestion: 'REJECT_OVERLAP', clientMutationId: 'mine' });
    const review = await round.stored();
    expect(review).toMatchObject({
      status: 4,
      ratings,
      ethicsAnswers,
      suggestion: 5,
      willReviewAgain: true,
      comment: '材料扎实',
      noteToChief: '可用',
      questionnaire: 1,
    });
    expect(review.finishedAt).toEqual(round.world.app.clock.now());
    const event = await round.world.em().findOneOrFail(WorkflowEvent, { contribution: round.id }, { orderBy: { id: 'desc' } });
    expect(event).toMatchObject({ row: 'T22', comment: null, isReviewerAct: true });
    expect(await round.read('editor')).toMatchObject({
      ratings,
      ethicsAnswers,
      suggestion: 'REJECT_OVERLAP',
      willReviewAgain: true,
      comment: '材料扎实',
      noteToChief: null,
    });
    expect(await round.read('chief')).toMatchObject({ noteToChief: '可用' });
    for (const who of ['author', 'reviewer2', 'publisher', 'operations'] as const)
      expect([who, await round.read(who)]).toEqual([who, null]);
  });

  it('happens once, also when it is sent twice at the same time, and nothing is changed afterwards', async () => {
    const both = await Promise.all([round.submit({ comment: '甲' }), round.submit({ comment: '乙' })]);
    expect(both.filter((answer) => answer.errors === undefined)).toHaveLength(1);
    expect(both.flatMap((answer) => codeOf(answer) ?? []).every((code) => ['CONFLICT', 'STATE_CHANGED', 'FORBIDDEN'].includes(code))).toBe(
      true,
    );
    const before = await round.stored();
    expect(codeOf(await round.submit({ comment: '丙' }))).toBeDefined();
    expect(codeOf(await round.save({ version: before.version, comment: '丙' }))).toBe('REVIEW_HANDED_IN');
    expect(codeOf(await round.upload())).toBe('REVIEW_HANDED_IN');
    expect(await round.stored()).toMatchObject({ comment: before.comment, version: before.version });
  });

  it('is refused in words once the round was closed, and by others than its reviewer; what was typed stays (F-133)', async () => {
    await round.save({ comment: '写了一半' });
    for (const who of ['editor', 'chief', 'author'] as const)
      expect([who, codeOf(await round.submit({}, who))]).toEqual([who, 'FORBIDDEN']);
    expect(codeOf(await round.submit({ reviewId: idOf('Review', (await round.stored('reviewer2')).id) }))).toBe('CONFLICT');
    await round.world.act('reviewer2', round.id, 'REVIEW');
    await round.world.act('editor', round.id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    const answer = await round.submit();
    expect([codeOf(answer), answer.errors?.[0]?.message]).not.toEqual([undefined, undefined]);
    expect(await round.stored()).toMatchObject({ status: 5, comment: '写了一半', finishedAt: null });
  });
});
