// What reviewers state with their review, and editors with a decision: asked or not, needed or not, and who reads it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/app.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { filled, problem, ReviewRound } from '../reviews/review-form/review-round.factory.ts';
import type { PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { askFor, declared, notUsed, used } from './statements.factory.ts';

let round: ReviewRound;
beforeAll(async () => void (round = await ReviewRound.start()));
afterAll(() => round.world.app.close());
beforeEach(async () => {
  await askFor(round.world.em(), round.world.journal, {
    REVIEWER_AI_USE: 'REQUIRED',
    REVIEWER_INTERESTS: 'OPTIONAL',
    EDITOR_AI_USE: 'REQUIRED',
  });
  await round.begin();
});

type Stated = { kind: string; demand: string; choice: string | null };
const ofReview = async (who: PlayerName) => {
  const text = 'query Read($id: ID!) { node(id: $id) { ... on Review { statements { stated { kind demand choice } } } } }';
  const answer = await round.world.ask<{ node: { statements: { stated: Stated }[] | null } | null }>(who, text, { id: round.reviewId });
  return answer.data?.node && (answer.data.node.statements?.map(({ stated }) => [stated.kind, stated.choice]) ?? null);
};

const keep = async (statements: object[], who: PlayerName = 'reviewer', version = 1) =>
  await round.world.ask<Record<string, { version: number }>>(
    who,
    'mutation Keep($input: SaveReviewStatementsInput!) { saveReviewStatements(input: $input) { version } }',
    { input: { reviewId: round.reviewId, version, statements } },
  );

describe('a reviewer', () => {
  it('is asked, and keeps what is written until the review is handed in (B-110)', async () => {
    expect(await ofReview('reviewer')).toEqual([
      ['AI_USE', null],
      ['INTERESTS', null],
    ]);
    expect((await keep([used])).data?.['saveReviewStatements']).toEqual({ version: 2 });
    expect(await ofReview('reviewer')).toEqual([
      ['AI_USE', 'USED'],
      ['INTERESTS', null],
    ]);
    expect(codeOf(await keep([notUsed]))).toBe('CONFLICT');
    for (const who of ['reviewer2', 'editor', 'author'] as const)
      expect([who, codeOf(await keep([notUsed], who, 2))]).toEqual([who, 'NOT_FOUND']);
    for (const who of ['reviewer2', 'author', 'publisher'] as const) expect([who, await ofReview(who)]).toEqual([who, null]);
    expect(await ofReview('editor'), 'not before it is handed in').toBeNull();
  });

  it('hands nothing in without what is required, at its field; a client that asks for none does (B-110, decision 94)', async () => {
    expect(problem(await round.submit({ statements: [] }))).toMatchObject({
      code: 'REVIEW_INCOMPLETE',
      fields: { 'statements.AI_USE': '请填写人工智能使用声明' },
    });
    expect(problem(await round.submit({ statements: [notUsed, { ...declared, text: '' }] }))).toMatchObject({
      fields: { 'statements.INTERESTS': '请填写利益冲突声明' },
    });
    expect((await round.submit()).errors).toBeUndefined();
    expect(await ofReview('editor')).toEqual([
      ['AI_USE', null],
      ['INTERESTS', null],
    ]);
  });

  it('is read by the office and themselves, never by authors or other reviewers, whatever is released (B-110, principles, Blind review)', async () => {
    expect((await round.submit({ statements: [used] })).errors).toBeUndefined();
    await round.world.em().execute('update review set is_released = true where contribution_id = ?', [round.id]);
    for (const who of ['reviewer', 'editor', 'deputy', 'chief'] as const)
      expect([who, await ofReview(who)]).toEqual([
        who,
        [
          ['AI_USE', 'USED'],
          ['INTERESTS', null],
        ],
      ]);
    for (const who of ['author', 'coAuthor', 'reviewer2', 'publisher', 'operations', 'otherChief'] as const)
      expect([who, await ofReview(who)]).toEqual([who, null]);
  });

  it('is asked nothing where the journal asks nothing', async () => {
    await askFor(round.world.em(), round.world.journal, {});
    expect(await ofReview('reviewer')).toEqual([]);
    expect((await round.submit({ statements: [] })).errors).toBeUndefined();
  });
});

describe('an editor', () => {
  const reject = async (own: object) =>
    await round.world.ask<{ rejectByEditor: { results: { done: boolean; refusal: string | null }[] } | null }>(
      'editor',
      'mutation Reject($input: RejectByEditorInput!) { rejectByEditor(input: $input) { results { done refusal } } }',
      { input: { contributionIds: [idOf('Contribution', round.id)], ...own } },
    );
  const ofEvents = async (who: PlayerName) => {
    const found = await round.world.read<{ events: { statements: Stated[] | null }[] | null }>(
      who,
      round.id,
      'events { statements { kind demand choice } }',
    );
    return found?.events?.map(({ statements }) => statements).at(-1) ?? null;
  };
  beforeEach(async () => {
    await round.submit(filled);
    await round.world.act('reviewer2', round.id, 'REVIEW');
    await round.world.act('editor', round.id, 'SUMMARISE_REVIEWS', { comment: '汇总' });
  });
  const decide = async (own: object) =>
    await round.world.ask<Record<string, unknown>>(
      'deputy',
      'mutation Reject($input: RejectByDeputyInput!) { rejectByDeputy(input: $input) { results { done refusal } } }',
      { input: { contributionIds: [idOf('Contribution', round.id)], ...own } },
    );

  it('is asked with a decision, and refused without what is required; the dry run asks for nothing yet (B-110)', async () => {
    const asked = await round.world.ask<{ statementsOfDecision: { stated: Stated }[] }>(
      'deputy',
      'query Asked($ids: [ID!]!) { statementsOfDecision(contributionIds: $ids) { stated { kind demand choice } } }',
      { ids: [idOf('Contribution', round.id)] },
    );
    expect(asked.data?.statementsOfDecision).toEqual([{ stated: { kind: 'AI_USE', demand: 'REQUIRED', choice: null } }]);
    expect(problem(await decide({ statements: [] }))).toMatchObject({
      code: 'STATEMENTS_REQUIRED',
      fields: { 'statements.AI_USE': '请填写人工智能使用声明' },
    });
    expect((await decide({ statements: [], dryRun: true })).errors).toBeUndefined();
    expect((await decide({ statements: [notUsed] })).errors).toBeUndefined();
    expect(await ofEvents('chief')).toEqual([{ kind: 'AI_USE', demand: 'REQUIRED', choice: 'NOT_USED' }]);
    await round.world.tell(round.id);
    for (const who of ['author', 'publisher', 'operations'] as const) expect([who, await ofEvents(who)]).toEqual([who, null]);
  });

  it('decides by a client that asks for none, and it is kept that nothing was stated (decision 94)', async () => {
    expect((await decide({})).errors).toBeUndefined();
    expect(await ofEvents('editor')).toEqual([{ kind: 'AI_USE', demand: 'REQUIRED', choice: null }]);
    expect(codeOf(await reject({}))).toBeUndefined();
  });
});
