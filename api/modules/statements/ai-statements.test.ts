// The office's sample of statements on AI: who sees which, draws, notes; two samples at once; figures and spreadsheets (B-111).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/app.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { askFor, notUsed, used } from './statements.factory.ts';

let world: WorkflowWorld;
const ids: number[] = [];
beforeAll(async () => {
  world = await WorkflowWorld.start();
  await askFor(world.em(), world.journal, { AUTHOR_AI_USE: 'OPTIONAL' });
  for (const statement of [used, notUsed, used, notUsed, used, null]) {
    const id = await world.draft();
    ids.push(id);
    const save = async (text: string, own: object) => {
      const { version } = await world.stored(id);
      const answer = await world.ask('author', text, { input: { contributionId: idOf('Contribution', id), version, ...own } });
      expect(answer.errors).toBeUndefined();
    };
    if (statement)
      await save(
        'mutation Save($input: SaveContributionStatementsInput!) { saveContributionStatements(input: $input) { contribution { id } } }',
        { statements: [statement], isConfirmed: true },
      );
    await save('mutation Submit($input: SubmitContributionInput!) { submitContribution(input: $input) { contribution { id } } }', {});
  }
});
afterAll(() => world.app.close());

interface Row {
  statementId: string;
  contributionId: string;
  answer: string;
  tools: string[];
  check: string;
  checkVersion: number;
  drawnByName: string | null;
}

const list = async (who: PlayerName, filter: object = {}) =>
  await world.ask<{ viewer: { aiStatements: { totalCount: number; edges: { node: Row }[] } | null } }>(
    who,
    `query List($filter: AiStatementFilter) { viewer { aiStatements(first: 20, filter: $filter) { totalCount edges { node {
      statementId contributionId answer tools check checkVersion drawnByName } } } } }`,
    { filter },
  );
const rows = async (who: PlayerName, filter: object = {}) =>
  (await list(who, filter)).data?.viewer.aiStatements?.edges.map(({ node }) => node) ?? null;
const draw = async (who: PlayerName, own: object = {}) =>
  await world.ask<{ drawStatementSample: { drawnCount: number } | null }>(
    who,
    'mutation Draw($input: DrawStatementSampleInput!) { drawStatementSample(input: $input) { drawnCount } }',
    { input: { count: 1, ...own } },
  );
const check = async (who: PlayerName, own: object) =>
  await world.ask<Record<string, unknown>>(
    who,
    'mutation Check($input: CheckStatementInput!) { checkStatement(input: $input) { statementId } }',
    { input: { result: 'IN_ORDER', note: '', version: 0, ...own } },
  );

const OFFICE = ['editor', 'editor2', 'deputy', 'chief', 'operations'] as const;
const OTHERS = ['author', 'coAuthor', 'stranger', 'reviewer', 'publisher'] as const;

describe('the list', () => {
  it.each(OFFICE)('is %s’s to read: what was stated, with the tools (B-111)', async (who) => {
    const all = await rows(who);
    expect(all?.map(({ answer }) => answer).toSorted()).toEqual(['NOT_STATED', 'NOT_USED', 'NOT_USED', 'USED', 'USED', 'USED']);
    expect(all?.find(({ answer }) => answer === 'USED')?.tools).toEqual(['DeepSeek V3']);
    expect((await rows(who, { answers: ['USED'], checks: ['OPEN'] }))?.length).toBe(3);
  });

  it.each(OTHERS)('is none of %s’s, nor are its acts', async (who) => {
    expect(await rows(who)).toBeNull();
    expect(codeOf(await draw(who))).toBe('FORBIDDEN');
    expect(codeOf(await check(who, { statementId: idOf('Statement', 1) }))).toBe('FORBIDDEN');
  });

  it('of another journal is empty, and its statements are not found', async () => {
    expect(await rows('otherChief')).toEqual([]);
    expect((await draw('otherChief', { count: 5 })).data?.drawStatementSample).toEqual({ drawnCount: 0 });
    const [first] = (await rows('chief')) ?? [];
    expect(codeOf(await check('otherChief', { statementId: first?.statementId }))).toBe('NOT_FOUND');
  });

  it('leaves out a manuscript that its reader reviews blind', async () => {
    const [id] = ids;
    await world.act('editor', id ?? 0, 'RECEIVE');
    await world.act('editor', id ?? 0, 'EDITOR_APPROVE');
    await world.act('editor', id ?? 0, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id, world.people.deputy.id] });
    await world.em().execute('update review set status = 2 where reviewer_id = ?', [world.people.deputy.id]);
    expect((await rows('deputy'))?.length).toBe(5);
    expect((await rows('chief'))?.length).toBe(6);
  });
});

describe('a sample', () => {
  it('drawn twice at once has no statement in common, and takes none that says nothing (B-111)', async () => {
    const both = await Promise.all([draw('chief', { count: 2 }), draw('editor2', { count: 2 })]);
    expect(both.map(({ data }) => data?.drawStatementSample?.drawnCount)).toEqual([2, 2]);
    const drawn = (await rows('chief', { checks: ['DRAWN'] })) ?? [];
    expect(drawn.map(({ drawnByName }) => drawnByName).toSorted()).toEqual(['chief', 'chief', 'editor2', 'editor2']);
    expect(drawn.every(({ answer }) => answer !== 'NOT_STATED')).toBe(true);
    expect((await draw('operations', { count: 10 })).data?.drawStatementSample).toEqual({ drawnCount: 1 });
    expect((await draw('operations', { count: 10 })).data?.drawStatementSample).toEqual({ drawnCount: 0 });
  });

  it('is of 1 to 100, since a day that there is', async () => {
    for (const count of [0, 101])
      expect((await draw('chief', { count })).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { count: expect.any(String) },
      });
    expect((await draw('chief', { since: '2026-02-30' })).errors?.[0]?.extensions.fields).toHaveProperty('since');
  });
});

describe('a result', () => {
  it('is noted once over what was read, says in words what is wrong, and the log keeps no word of it (B-111)', async () => {
    const [first] = (await rows('chief', { checks: ['DRAWN'] })) ?? [];
    const own = { statementId: first?.statementId, version: first?.checkVersion };
    expect((await check('chief', { ...own, result: 'BREACH' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { note: '请说明问题所在' },
    });
    expect((await check('chief', { ...own, result: 'BREACH', note: '未写明数据分析中的使用' })).errors).toBeUndefined();
    expect(codeOf(await check('editor', own))).toBe('CONFLICT');
    expect((await rows('editor', { checks: ['BREACH'] }))?.length).toBe(1);
    expect(JSON.stringify(await world.em().find(OperationLog, { operation: 'checkStatement' }))).not.toContain('数据分析');
  });

  it('is counted by journal and year', async () => {
    const text =
      'query Figures { viewer { aiStatementFigures { colloquiumName asked stated used checked inOrder questions breaches } aiStatementFiguresExportUrl aiStatementsExportUrl } }';
    const answer = await world.ask<{
      viewer: { aiStatementFigures: object[] | null; aiStatementFiguresExportUrl: string; aiStatementsExportUrl: string };
    }>('chief', text);
    expect(answer.data?.viewer.aiStatementFigures).toEqual([
      { colloquiumName: '江南文化', asked: 6, stated: 5, used: 3, checked: 1, inOrder: 0, questions: 0, breaches: 1 },
    ]);
    for (const url of [answer.data?.viewer.aiStatementFiguresExportUrl, answer.data?.viewer.aiStatementsExportUrl]) {
      const file = await fetch(world.app.url + url, { headers: { authorization: `Bearer ${world.tokens.chief}` } });
      expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    }
    const author = await world.ask<{ viewer: { aiStatementFigures: object[] | null } }>(
      'author',
      'query F { viewer { aiStatementFigures { asked } } }',
    );
    expect(author.data?.viewer.aiStatementFigures).toBeNull();
  });
});
