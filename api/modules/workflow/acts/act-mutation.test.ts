// A mutation made from its line in the table of acts: its input, its callers, and that all its input arrives.
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authRule } from '../../../graphql/auth.ts';
import { buildColloquiumSchema } from '../../../schema.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildIssue } from '../../issues/issue.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Review } from '../../reviews/review.entity.ts';
import { actResolver } from './act-mutation.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { actMutations, type ActMutation } from './acts.ts';

/** COMPILE without the preparation of compileIntoIssue, so that its row alone refuses a missing issue. */
const planted: Readonly<Record<string, ActMutation>> = { compileContributions: { act: 'COMPILE', on: 'many' } };
const schema = buildColloquiumSchema(Object.entries(planted).map(([name, mutation]) => actResolver(name, mutation)));
const mutations = schema.getMutationType()?.getFields() ?? {};

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start({ checksPlagiarism: true }, schema)));
afterAll(() => world.app.close());
beforeEach(async () => void (id = await world.draft()));

/** The code of the refusal, of one manuscript or of the whole; null when it was done. */
async function call(who: PlayerName, name: string, input: Record<string, unknown>): Promise<string | null> {
  const isOne = (planted[name] ?? actMutations[name])?.on === 'one';
  const named = isOne ? { contributionId: idOf('Contribution', id) } : { contributionIds: [idOf('Contribution', id)] };
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await world.ask<Record<string, { results?: { refusalCode: string | null }[] } | null>>(
    who,
    `mutation Call($input: ${type}!) { ${name}(input: $input) { clientMutationId ${isOne ? 'contribution { id }' : 'results { refusalCode }'} } }`,
    { input: { ...named, ...input } },
  );
  return answer.errors?.[0]?.extensions.code ?? answer.data?.[name]?.results?.[0]?.refusalCode ?? null;
}
const lastEvent = async () => await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });

describe('the schema', () => {
  const fieldsOf = (type: GraphQLInputType | undefined) => {
    const input = type && getNamedType(type);
    return isInputObjectType(input) ? Object.keys(input.getFields()).sort() : [];
  };
  const base = ['clientMutationId', 'comment'];

  it.each([
    ['adoptContribution', ['contributionId', 'version', 'colloquiumId', 'subjectId']],
    ['assignContributions', ['contributionIds', 'dryRun', 'receiverCode']],
    ['compileContributions', ['contributionIds', 'dryRun', 'issueId']],
    ['inviteByEditor', ['contributionId', 'version', 'invitations', 'reserve', 'invitesReserveOnLapse', 'letter']],
    ['closeInvitation', ['contributionId', 'version', 'reviewId']],
    [
      'returnByDeputy',
      [
        'contributionId',
        'version',
        'releaseReviewIds',
        'releaseFileIds',
        'filePaths',
        'letter',
        'revisionDueOn',
        'revisionExtent',
        'statements',
      ],
    ],
    ['uploadCheckReport', ['contributionId', 'similarity', 'version', 'filePaths']],
    ['withdrawContribution', ['contributionId', 'version']],
  ])('asks in %s for what the rows of the act need', (name, fields) => {
    expect(fieldsOf(mutations[name]?.args[0]?.type)).toEqual([...base, ...fields].sort());
  });

  it.each([
    ['adoptContribution', ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF']],
    ['assignContributions', ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF']],
    ['receiveContributions', ['EDITOR']],
    // The editor-in-chief stands in for the deputy of a journal that has none any more.
    ['returnByDeputy', ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF']],
    ['withdrawContribution', ['AUTHOR']],
  ])('lets those roles call %s whose parties could ever do it', (name, roles) => {
    const field = mutations[name];
    expect(field && authRule(field)?.roles).toEqual(roles);
  });

  it('says what an act does, and all that may refuse it', () => {
    expect(mutations['assignContributions']?.description).toMatch(
      /^The editor-in-chief or a deputy assigns .*RECEIVER_REQUIRED, RECEIVER_UNSUITABLE/,
    );
    expect(mutations['inviteByEditor']?.description).toMatch(/REVIEWERS_SWITCHED_OFF.*REVIEWERS_REQUIRED, REVIEWER_UNSUITABLE/);
  });
});

describe('what an act takes arrives:', () => {
  it('the editor who is to handle it, by person code', async () => {
    await world.act('author', id, 'SUBMIT');
    expect(await call('chief', 'assignContributions', {})).toBe('RECEIVER_REQUIRED');
    expect(await call('chief', 'assignContributions', { receiverCode: 'A000000' })).toBe('RECEIVER_UNSUITABLE');
    expect(await call('chief', 'assignContributions', { receiverCode: world.people.otherEditor.code })).toBe('RECEIVER_UNSUITABLE');
    expect(await call('chief', 'assignContributions', { receiverCode: ` ${world.people.editor2.code.toLowerCase()}` })).toBeNull();
    expect((await world.stored(id)).responsible?.id).toBe(world.people.editor2.id);
    const events = async () => await world.em().count(WorkflowEvent, { contribution: id });
    const before = await events();
    expect(await call('chief', 'assignContributions', { receiverCode: world.people.editor2.code })).toBe('RECEIVER_HAS_IT');
    expect(await call('deputy', 'assignContributions', { receiverCode: world.people.editor2.code })).toBe('RECEIVER_HAS_IT');
    expect(await events()).toBe(before);
    expect(await call('deputy', 'assignContributions', { receiverCode: world.people.editor.code })).toBeNull();
  });

  it('to the same editor by three calls at once is done once, and the others are told (R2-117)', async () => {
    await world.act('author', id, 'SUBMIT');
    const before = await world.em().count(WorkflowEvent, { contribution: id });
    const receiverCode = world.people.editor2.code;
    const answers = await Promise.all([1, 2, 3].map(() => call('chief', 'assignContributions', { receiverCode })));
    expect(answers.toSorted()).toEqual(['RECEIVER_HAS_IT', 'RECEIVER_HAS_IT', null].toSorted());
    expect(await world.em().count(WorkflowEvent, { contribution: id })).toBe(before + 1);
  });

  it('the reviewers, by person code, and the reviews that go to the author with a decision', async () => {
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'FINISH_PLAGIARISM_CHECK');
    await world.act('editor', id, 'EDITOR_APPROVE');
    const { reviewer, reviewer2, author } = world.people;
    const codes = (...people: { code: string }[]) => people.map(({ code }) => ({ code }));
    expect(await call('editor', 'inviteByEditor', { invitations: [] })).toBe('REVIEWERS_REQUIRED');
    expect(await call('editor', 'inviteByEditor', { invitations: codes(reviewer, author) })).toBe('REVIEWER_UNSUITABLE');
    expect(await call('editor', 'inviteByEditor', { invitations: codes(reviewer, { code: 'A000000' }) })).toBe('REVIEWER_UNSUITABLE');
    expect(await call('editor', 'inviteByEditor', { invitations: codes(reviewer, reviewer2) })).toBeNull();
    for (const name of ['reviewer', 'reviewer2'] as const) {
      await world.act(name, id, 'ACCEPT_INVITATION');
      await world.act(name, id, 'REVIEW');
    }
    await world.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总意见' });
    const chosen = await world.em().findOneOrFail(Review, { contribution: id, reviewer: reviewer2.id });
    const input = { comment: '请修改', releaseReviewIds: [idOf('Review', chosen.id)] };
    expect(await call('deputy', 'returnByDeputy', input)).toBeNull();
    expect((await lastEvent()).details).toMatchObject({ releaseReviewIds: [chosen.id] });
  });

  it('the issue', async () => {
    id = await world.draft({ state: 15 });
    expect(await call('chief', 'compileContributions', {})).toBe('ISSUE_REQUIRED');
    const em = world.em();
    const foreign = await buildIssue(em, { colloquium: await em.findOneOrFail(Colloquium, world.otherJournal.id) });
    const issue = await buildIssue(em, { colloquium: await em.findOneOrFail(Colloquium, world.journal.id) });
    for (const none of [foreign.id, 999_999])
      expect(await call('chief', 'compileContributions', { issueId: idOf('Issue', none) })).toBe('ISSUE_REQUIRED');
    expect(await call('chief', 'compileContributions', { issueId: idOf('Issue', issue.id) })).toBeNull();
    expect((await lastEvent()).details).toMatchObject({ issueId: issue.id });
    expect(await world.stored(id)).toMatchObject({ issue: { id: issue.id }, issuePosition: 1 });
  });

  it('the journal that adopts it', async () => {
    id = await world.draft({ state: 16, isInPool: true });
    const { journal, otherJournal } = world;
    expect(await call('otherChief', 'adoptContribution', { colloquiumId: idOf('Colloquium', journal.id) })).toBe('FORBIDDEN');
    expect(await call('otherChief', 'adoptContribution', {})).toBe('COLLOQUIUM_REQUIRED');
    expect(await call('otherChief', 'adoptContribution', { colloquiumId: idOf('Colloquium', otherJournal.id) })).toBeNull();
    expect((await world.stored(id)).colloquium.id).toBe(otherJournal.id);
  });

  it('the version that was read: an act on an older text is refused', async () => {
    await world.act('author', id, 'SUBMIT');
    const { version } = await world.stored(id);
    expect(await call('author', 'withdrawContribution', { version: version - 1 })).toBe('CONFLICT');
    expect(await call('author', 'withdrawContribution', { version })).toBeNull();
  });

  it('an id among several that names no manuscript: it alone is not found, and the others go on', async () => {
    await world.act('author', id, 'SUBMIT');
    const ids = ['no id', idOf('Contribution', id), idOf('Review', id), idOf('Contribution', 0)];
    const answer = await world.ask<{
      receiveContributions: { results: { contributionId: string; done: boolean; refusalCode: string | null }[] };
    }>(
      'editor',
      'mutation Some($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { contributionId done refusalCode refusal } } }',
      { input: { contributionIds: ids } },
    );
    expect(answer.errors).toBeUndefined();
    expect(
      answer.data?.receiveContributions.results.map(({ contributionId, done, refusalCode }) => [contributionId, done, refusalCode]),
    ).toEqual([
      ['no id', false, 'NOT_FOUND'],
      [ids[1], true, null],
      [ids[2], false, 'NOT_FOUND'],
      [ids[3], false, 'NOT_FOUND'],
    ]);
  });

  it('what the client calls it, within bounds', async () => {
    await world.act('author', id, 'SUBMIT');
    expect(await call('editor', 'receiveContributions', { clientMutationId: 'x'.repeat(65) })).toBe('INVALID_INPUT');
    expect(await call('editor', 'receiveContributions', { clientMutationId: 'x'.repeat(64) })).toBeNull();
  });
});
