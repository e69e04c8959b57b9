// The result of a review: who may read which part of it, the office's summary of it, and the parts that go to the author with a decision.
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText } from '../../../../shared/messages.ts';
import { codeOf } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Profile } from '../../accounts/profile/profile.entity.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { Review } from '../review.entity.ts';
import { filledReview } from '../review.factory.ts';

const EXPERT = 'expert { realName sex duty { label } professionalTitle { label } email phone company collegeName }';
const RESULT = `viewerCanReadResult viewerCanSummarise suggestion ratings ethicsAnswers willReviewAgain comment noteToChief editorSummary summaryVersion
  ${EXPERT} files { name }`;
const SUMMARISE = `mutation Summarise($input: SummariseReviewInput!) { summariseReview(input: $input) { review { editorSummary summaryVersion } clientMutationId } }`;

interface Result {
  viewerCanReadResult: boolean;
  viewerCanSummarise: boolean;
  comment: string | null;
  noteToChief: string | null;
  editorSummary: string | null;
  ratings: number[] | null;
  expert: Record<string, unknown> | null;
  files: { name: string }[] | null;
}
interface Told {
  reviews: { comment: string | null; reviewer: { realName: string } | null; ratings: number[] | null; noteToChief: string | null }[];
  reviewFiles: { name: string; description: string | null }[];
  events: { act: string | null; comment: string | null }[];
}
const TOLD = 'reviews { comment reviewer { realName } ratings noteToChief } reviewFiles { name description } events { act comment }';

let world: WorkflowWorld;
let open: Colloquium;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  const { editor, deputy, chief } = world.people;
  open = await buildColloquium(world.em(), {
    reviewType: 2,
    checksPlagiarism: false,
    invitesReviewers: true,
    deputyReviews: true,
    chiefPreAccepts: true,
    members: { editor: [editor], deputy: [deputy], chief: [chief] },
  });
});
afterAll(() => world.app.close());

/** With two reviewers; the first has handed in, with a note and a file that names them. */
async function reviewed(colloquium?: Colloquium): Promise<{ id: number; review: string; reviewId: number }> {
  const id = await world.draft(colloquium ? { colloquium } : {});
  const { reviewer, reviewer2 } = world.people;
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [reviewer.id, reviewer2.id] });
  for (const name of ['reviewer', 'reviewer2'] as const) await world.act(name, id, 'ACCEPT_INVITATION');
  await world.act('reviewer', id, 'REVIEW', { review: filledReview({ comment: '论证严密', noteToChief: '与他文相近' }) });
  const em = world.em();
  const review = await em.findOneOrFail(Review, { contribution: id, reviewer: reviewer.id }, { populate: ['contribution'] });
  await buildFile(em, review.contribution.$, {
    kind: 10,
    review: ref(review),
    name: 'reviewer 的意见.docx',
    description: '赵衡撰',
    uploadedBy: reviewer,
  });
  return { id, review: idOf('Review', review.id), reviewId: review.id };
}

const handIn2 = (id: number) => world.act('reviewer2', id, 'REVIEW', { review: filledReview({ comment: '结构可调整' }) });

async function resultFor(name: PlayerName, review: string): Promise<Result | null> {
  const answer = await world.ask<{ node: Result | null }>(
    name,
    `query Result($id: ID!) { node(id: $id) { ... on Review { ${RESULT} } } }`,
    { id: review },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.node ?? null;
}

async function summarise(name: PlayerName, reviewId: string, editorSummary: string, version: number, more: object = {}) {
  return await world.ask<{ summariseReview: { review: { summaryVersion: number; editorSummary: string } } }>(name, SUMMARISE, {
    input: { reviewId, editorSummary, version, ...more },
  });
}

describe('who may read which part of a result', () => {
  it('opens for every office of the journal after the first review that is in, and for its reviewer; for nobody else (P2-242, D2-127)', async () => {
    const { id, review } = await reviewed();
    const second = await world.em().findOneOrFail(Review, { contribution: id, reviewer: world.people.reviewer2.id });
    for (const name of ['editor', 'editor2', 'deputy', 'chief', 'reviewer'] as const) {
      expect((await resultFor(name, review))?.viewerCanReadResult, name).toBe(true);
      const acts = await world.read<{ viewerActs: { act: string; isAllowed: boolean }[] }>(name, id, 'viewerActs { act isAllowed }');
      expect(
        acts?.viewerActs.some(({ act, isAllowed }) => act === 'VIEW_REVIEW' && isAllowed),
        name,
      ).toBe(true);
    }
    for (const name of ['author', 'coAuthor', 'stranger', 'publisher', 'operations', 'reviewer2', 'otherEditor', 'otherChief'] as const)
      expect(await resultFor(name, review), name).toBeNull();
    for (const name of ['editor', 'chief', 'reviewer2'] as const)
      expect((await resultFor(name, idOf('Review', second.id)))?.viewerCanReadResult, `${name}, not handed in`).toBe(false);
  });

  it('shows the reviewer’s name, sex, duty, title, address, telephone, unit and college to readers who may know them (P2-220 to P2-228)', async () => {
    const { review } = await reviewed();
    const em = world.em();
    const profile = await em.findOneOrFail(Profile, { user: world.people.reviewer.id });
    Object.assign(profile, { sex: 1, phone: '13800000000', workplaces: ['西山大学', '历史所'], department: '文献系' });
    await em.flush();
    const expert = {
      realName: 'reviewer',
      sex: 'FEMALE',
      duty: { label: '教师' },
      professionalTitle: { label: '教授' },
      email: world.people.reviewer.email,
      phone: '13800000000',
      company: '西山大学',
      collegeName: '文献系',
    };
    for (const name of ['editor', 'deputy', 'chief', 'reviewer'] as const)
      expect((await resultFor(name, review))?.expert, name).toEqual(expert);
  });

  it('keeps the note for the editor-in-chief: null to every other reader, by every field (R2-102, F-135, P2-237, R2-184)', async () => {
    const { review } = await reviewed();
    expect((await resultFor('chief', review))?.noteToChief).toBe('与他文相近');
    for (const name of ['editor', 'deputy', 'reviewer', 'publisher', 'author'] as const)
      expect((await resultFor(name, review))?.noteToChief ?? null, name).toBeNull();
  });

  it('costs six statements at most, however many reviews there are', async () => {
    const { id } = await reviewed();
    await handIn2(id);
    const statements = await statementsOf(() => world.read('editor', id, `reviews { id ${RESULT} } viewerReview { id }`));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6);
  });
});

describe('the office’s summary of a review', () => {
  it('marks it, is read by the office alone, and gathering does not wait for it (R2-101, R2-103, F-131, P2-238, P2-240)', async () => {
    const { id, review } = await reviewed();
    expect((await summarise('editor', review, ' 意见中肯\n', 0, { clientMutationId: 'm1' })).data).toEqual({
      summariseReview: { review: { editorSummary: '意见中肯', summaryVersion: 1 }, clientMutationId: 'm1' },
    });
    for (const name of ['editor', 'deputy', 'chief'] as const)
      expect(await resultFor(name, review), name).toMatchObject({ editorSummary: '意见中肯', viewerCanSummarise: true });
    expect(await resultFor('reviewer', review)).toMatchObject({ editorSummary: null, viewerCanSummarise: false });
    await handIn2(id);
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '两位专家均认可' });
    expect((await world.stored(id)).state, 'the second review was never summed up').not.toBe(10);
  });

  it('is safe twice, and refused over what somebody else has saved meanwhile', async () => {
    const { review, reviewId } = await reviewed();
    for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await summarise('editor', review, '意见中肯', 0))).toBeUndefined();
    expect(codeOf(await summarise('chief', review, '另一种看法', 0))).toBe('CONFLICT');
    expect((await summarise('chief', review, '另一种看法', 1)).data?.summariseReview.review.summaryVersion).toBe(2);
    expect(await world.em().findOneOrFail(Review, reviewId)).toMatchObject({ editorSummary: '另一种看法', summaryVersion: 2 });
  });

  it('has to say something, and no more than any opinion (R2-114, P2-239)', async () => {
    const { review } = await reviewed();
    for (const text of ['', ' \n\u200b'])
      expect((await summarise('editor', review, text, 0)).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { editorSummary: messageText('zh-CN', 'error.SUMMARY_REQUIRED') },
      });
    expect((await summarise('editor', review, '长'.repeat(20_001), 0)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await summarise('editor', review, '好', 0, { clientMutationId: 'x'.repeat(65) })).errors?.[0]?.extensions).toMatchObject({
      fields: { clientMutationId: expect.any(String) },
    });
  });

  it('is nobody else’s to write, and of no review that is not in', async () => {
    const { id, review } = await reviewed();
    const second = await world.em().findOneOrFail(Review, { contribution: id, reviewer: world.people.reviewer2.id });
    for (const name of ['author', 'reviewer', 'publisher', 'operations'] as const)
      expect(codeOf(await summarise(name, review, '好', 0)), name).toBe('FORBIDDEN');
    for (const name of ['otherEditor', 'otherChief'] as const) {
      expect(codeOf(await summarise(name, review, '好', 0)), name).toBe('NOT_FOUND');
      expect(codeOf(await summarise(name, idOf('Review', 999_999), '好', 0)), name).toBe('NOT_FOUND');
    }
    expect(codeOf(await summarise('editor', idOf('Review', second.id), '好', 0))).toBe('FORBIDDEN');
  });
});

describe('gathering', () => {
  it('its summary is read by those who decide next, never by author or reviewer, also after a release (F-132)', async () => {
    const { id } = await reviewed();
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总之言' });
    const said = async (name: PlayerName) => JSON.stringify(await world.read<Told>(name, id, TOLD));
    for (const name of ['editor', 'deputy', 'chief'] as const) expect(await said(name), name).toContain('汇总之言');
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '请修改' });
    await world.tell(id);
    for (const name of ['author', 'coAuthor', 'reviewer', 'reviewer2'] as const) expect(await said(name), name).not.toContain('汇总之言');
  });
});

describe('what goes to the author with a decision', () => {
  async function judged(colloquium?: Colloquium): Promise<{ id: number; reviewId: number; fileId: number }> {
    const { id, reviewId } = await reviewed(colloquium);
    await handIn2(id);
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    const files = await world.em().execute<{ id: number }[]>('select id from contribution_file where review_id = ?', [reviewId]);
    return { id, reviewId, fileId: files[0]?.id ?? 0 };
  }
  const told = async (id: number) => await world.read<Told>('author', id, TOLD);
  const comments = async (id: number) => (await told(id))?.reviews.map(({ comment }) => comment);
  const nothing = { reviews: [], reviewFiles: [] };

  it('all comments and their files unless the office chooses; neutral names; no rating, no note; not before the ten minutes are over (F-028, F-034)', async () => {
    const { id } = await judged();
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '请修改' });
    expect(await told(id)).toMatchObject(nothing);
    await world.tell(id);
    expect((await comments(id))?.toSorted()).toEqual(['结构可调整', '论证严密']);
    const seen = await told(id);
    expect(seen?.reviewFiles).toEqual([{ name: '审稿意见-1.docx', description: null }]);
    for (const review of seen?.reviews ?? []) expect(review).toMatchObject({ reviewer: null, ratings: null, noteToChief: null });
    expect(JSON.stringify(seen)).not.toMatch(/reviewer 的意见|赵衡|与他文相近/);
  });

  it('one comment without its file, or a file without its comment, as the office chooses (F-034)', async () => {
    const one = await judged();
    await world.act('deputy', one.id, 'DEPUTY_RETURN', { comment: '请修改', releaseReviewIds: [one.reviewId], releaseFileIds: [] });
    await world.tell(one.id);
    expect([await comments(one.id), (await told(one.id))?.reviewFiles]).toEqual([['论证严密'], []]);
    const other = await judged();
    await world.act('deputy', other.id, 'DEPUTY_RETURN', { comment: '请修改', releaseReviewIds: [], releaseFileIds: [other.fileId] });
    await world.tell(other.id);
    expect([await comments(other.id), (await told(other.id))?.reviewFiles]).toEqual([[], [{ name: '审稿意见-1.docx', description: null }]]);
  });

  it('by default no file of a review whose comment stays, and never one of another manuscript', async () => {
    const [{ id }, another] = [await judged(), await judged()];
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '请修改', releaseReviewIds: [] });
    await world.tell(id);
    expect(await told(id)).toMatchObject(nothing);
    await world.act('author', id, 'SUBMIT');
    await world.act('deputy', id, 'DEPUTY_RETURN', {
      comment: '请再改',
      releaseReviewIds: [another.reviewId],
      releaseFileIds: [another.fileId],
    });
    await world.tell(id);
    expect([await told(id), await told(another.id)]).toMatchObject([nothing, nothing]);
  });

  it('nothing when the decision is taken back in time (F-034)', async () => {
    const { id } = await judged();
    await world.act('deputy', id, 'DEPUTY_REJECT', { comment: '退' });
    await world.act('chief', id, 'REOPEN', { comment: '误操作' });
    await world.tell(id);
    expect(await told(id)).toMatchObject(nothing);
  });

  it('in open review who wrote it, from the release on and not before (F-033)', async () => {
    const { id } = await judged(open);
    const names = async () => (await told(id))?.reviews.flatMap(({ reviewer }) => reviewer?.realName ?? []).toSorted();
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '请修改' });
    expect(await names()).toEqual([]);
    await world.tell(id);
    expect(await names()).toEqual(['reviewer', 'reviewer2']);
    expect((await told(id))?.reviewFiles).toEqual([{ name: 'reviewer 的意见.docx', description: '赵衡撰' }]);
  });

  it('and nothing of it to the other reviewer (F-035)', async () => {
    const { id, review } = await reviewed();
    await handIn2(id);
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '请修改' });
    await world.tell(id);
    expect(await resultFor('reviewer2', review)).toBeNull();
    expect(await world.read<Told>('reviewer2', id, TOLD)).toMatchObject({ reviews: null, reviewFiles: null, events: null });
  });
});
