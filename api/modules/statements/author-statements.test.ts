// What an author states: asked or not, saved as it is typed, needed for a submission, kept with each, shown to those who may know.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type GraphQLAnswer } from '../../testing/app.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { printedStatements } from './statement.service.ts';
import { askFor, declared, notUsed, openData, used } from './statements.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(() => askFor(world.em(), world.journal, { AUTHOR_AI_USE: 'REQUIRED', AUTHOR_DATA_AVAILABILITY: 'OPTIONAL' }));

const STATED = 'kind demand choice text address board approvalNumber approvedOn consent uses { tool step extent checkedBy }';
const problem = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions;

async function save(id: number, statements: object[], isConfirmed = true, who: PlayerName = 'author') {
  const { version } = await world.stored(id);
  return await world.ask<Record<string, unknown>>(
    who,
    `mutation Save($input: SaveContributionStatementsInput!) { saveContributionStatements(input: $input) { contribution { version ownStatements { isConfirmed asked { stated { ${STATED} } } } } } }`,
    { input: { contributionId: idOf('Contribution', id), version, statements, isConfirmed } },
  );
}

async function submit(id: number, own: object = { asksStatements: true }) {
  const { version } = await world.stored(id);
  return await world.ask<Record<string, unknown>>(
    'author',
    'mutation Submit($input: SubmitContributionInput!) { submitContribution(input: $input) { contribution { id } } }',
    { input: { contributionId: idOf('Contribution', id), version, ...own } },
  );
}

type Stated = Record<string, unknown>;
const flat = (list: { version?: number; stated: Stated }[]) => list.map(({ stated, ...rest }) => ({ ...rest, ...stated }) as Stated);

async function read(who: PlayerName, id: number): Promise<{ statements: Stated[] | null } | null> {
  const found = await world.read<{ statements: { version: number; stated: Stated }[] | null }>(
    who,
    id,
    `statements { version stated { ${STATED} } }`,
  );
  return found && { statements: found.statements && flat(found.statements) };
}

async function own(id: number): Promise<{ ownStatements: { isConfirmed: boolean; asked: Stated[] } | null } | null> {
  const found = await world.read<{ ownStatements: { isConfirmed: boolean; asked: { stated: Stated }[] } | null }>(
    'author',
    id,
    `ownStatements { isConfirmed asked { stated { ${STATED} } } }`,
  );
  return found && { ownStatements: found.ownStatements && { ...found.ownStatements, asked: flat(found.ownStatements.asked) } };
}
const versions = async (who: PlayerName, id: number) =>
  (await read(who, id))?.statements?.map(({ version, kind, choice }) => [version, kind, choice]);

describe('a journal that asks', () => {
  it('for nothing takes a manuscript as ever (B-110)', async () => {
    await askFor(world.em(), world.journal, {});
    const id = await world.draft();
    expect((await own(id))?.ownStatements).toEqual({ isConfirmed: false, asked: [] });
    expect((await submit(id)).errors).toBeUndefined();
    expect(await read('editor', id)).toEqual({ statements: [] });
  });

  it('without insisting takes one with nothing stated, and keeps that it was asked', async () => {
    await askFor(world.em(), world.journal, { AUTHOR_ETHICS: 'OPTIONAL' });
    const id = await world.draft();
    expect((await submit(id)).errors).toBeUndefined();
    expect((await read('editor', id))?.statements).toMatchObject([{ kind: 'ETHICS', demand: 'OPTIONAL', choice: null, version: 1 }]);
  });

  it('and insists is handed nothing without it, at its field, in words (B-110)', async () => {
    const id = await world.draft();
    const missing = { code: 'SECTION_INCOMPLETE', fields: { 'STATEMENTS.AI_USE': '请填写人工智能使用声明' } };
    expect(problem(await submit(id))).toMatchObject(missing);
    // Half of it, or one that nobody has confirmed, is none.
    await save(id, [{ ...used, uses: [{ ...used.uses[0], checkedBy: '' }] }]);
    expect(problem(await submit(id))).toMatchObject(missing);
    await save(id, [used], false);
    expect(problem(await submit(id))).toMatchObject(missing);
    // One that was begun is completed, though nobody insists.
    await save(id, [used, { ...openData, address: '' }]);
    expect(problem(await submit(id))).toMatchObject({ fields: { 'STATEMENTS.DATA_AVAILABILITY': '请填写数据可获取性声明' } });
    await save(id, [used, openData]);
    expect((await submit(id)).errors).toBeUndefined();
    expect((await read('chief', id))?.statements).toMatchObject([
      { kind: 'AI_USE', choice: 'USED', uses: used.uses, version: 1 },
      { kind: 'DATA_AVAILABILITY', choice: 'PUBLIC', address: openData.address, version: 1 },
    ]);
  });

  it('is handed a manuscript by a client that knows no statements, and sees what was not stated (decision 94)', async () => {
    const id = await world.draft();
    expect((await submit(id, {})).errors).toBeUndefined();
    expect((await read('editor', id))?.statements).toMatchObject([
      { kind: 'AI_USE', demand: 'REQUIRED', choice: null },
      { kind: 'DATA_AVAILABILITY', demand: 'OPTIONAL', choice: null },
    ]);
  });
});

describe('saving', () => {
  it('takes half of a statement, keeps what its choice asks for alone, and counts as a save', async () => {
    const id = await world.draft();
    const { version } = await world.stored(id);
    const answer = await save(id, [{ ...openData, text: '', board: '别处' }], false);
    expect(answer.data).toMatchObject({
      saveContributionStatements: {
        contribution: {
          version: version + 1,
          ownStatements: {
            isConfirmed: false,
            asked: [{ stated: { kind: 'AI_USE', choice: null } }, { stated: { kind: 'DATA_AVAILABILITY', board: '' } }],
          },
        },
      },
    });
    await save(id, [notUsed]);
    expect((await own(id))?.ownStatements?.asked).toMatchObject([{ choice: 'NOT_USED' }, { choice: 'PUBLIC', address: openData.address }]);
  });

  it('refuses what is too long at its field, and over what another page has saved', async () => {
    const id = await world.draft();
    expect(problem(await save(id, [{ ...openData, text: '长'.repeat(2001) }]))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'statements.DATA_AVAILABILITY.text': '最多2000个字符' },
    });
    const approved = { ...openData, kind: 'ETHICS', choice: 'APPROVED', board: '伦理委员会', approvalNumber: '7', consent: 'OBTAINED' };
    expect(problem(await save(id, [{ ...approved, approvedOn: '2026-02-30' }]))?.fields).toHaveProperty('statements.ETHICS.approvedOn');
    expect((await save(id, [{ ...approved, approvedOn: '2026-02-28' }])).errors).toBeUndefined();
    const stale = await world.ask(
      'author',
      'mutation Save($input: SaveContributionStatementsInput!) { saveContributionStatements(input: $input) { contribution { id } } }',
      { input: { contributionId: idOf('Contribution', id), version: 0, statements: [notUsed], isConfirmed: true } },
    );
    expect(codeOf(stale)).toBe('CONFLICT');
  });

  it('is the submitter’s alone, while the manuscript is with them; the log keeps none of the texts', async () => {
    const id = await world.draft();
    for (const who of ['coAuthor', 'stranger', 'editor', 'chief', 'reviewer'] as const)
      expect([who, codeOf(await save(id, [notUsed], true, who))]).toEqual([who, 'NOT_FOUND']);
    await save(id, [used]);
    await submit(id);
    expect(codeOf(await save(id, [notUsed]))).toBe('NOT_EDITABLE');
    const logged = await world.em().find(OperationLog, { operation: 'saveContributionStatements' });
    expect(JSON.stringify(logged)).not.toContain('DeepSeek');
  });
});

describe('a revision', () => {
  it('is asked again, begins with what was stated, and is confirmed anew; every version stays (B-110)', async () => {
    const id = await world.draft();
    await save(id, [used]);
    await submit(id);
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '请修改' });
    await world.tell(id);
    expect((await own(id))?.ownStatements).toMatchObject({
      isConfirmed: false,
      asked: [{ choice: 'USED', uses: used.uses }, { choice: null }],
    });
    expect(problem(await submit(id))).toMatchObject({ code: 'SECTION_INCOMPLETE', fields: { 'STATEMENTS.AI_USE': expect.any(String) } });
    await save(id, [{ ...used, uses: [{ ...used.uses[0], tool: 'Qwen 3' }] }, openData]);
    // What was handed in holds until the next is.
    expect(await versions('editor', id)).toEqual([
      [1, 'AI_USE', 'USED'],
      [1, 'DATA_AVAILABILITY', null],
    ]);
    expect((await submit(id)).errors).toBeUndefined();
    const all = (await read('editor', id))?.statements ?? [];
    expect(all.map(({ version, kind }) => [version, kind])).toEqual([
      [1, 'AI_USE'],
      [1, 'DATA_AVAILABILITY'],
      [2, 'AI_USE'],
      [2, 'DATA_AVAILABILITY'],
    ]);
    expect(all.filter(({ kind }) => kind === 'AI_USE').map(({ uses }) => uses)).toMatchObject([
      [{ tool: 'DeepSeek V3' }],
      [{ tool: 'Qwen 3' }],
    ]);
  });
});

describe('who reads them', () => {
  it('the authors, the office and the staff; no double-blind reviewer, nobody else (B-110, principles, Blind review)', async () => {
    await askFor(world.em(), world.journal, { AUTHOR_INTERESTS: 'REQUIRED' });
    const id = await world.draft();
    await save(id, [declared]);
    expect(await read('coAuthor', id)).toBeNull();
    await submit(id);
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    for (const who of ['author', 'coAuthor', 'editor', 'editor2', 'deputy', 'chief', 'publisher', 'operations'] as const)
      expect([who, (await read(who, id))?.statements]).toMatchObject([who, [{ text: declared.text }]]);
    expect(await read('reviewer', id)).toEqual({ statements: null });
    for (const who of ['stranger', 'reviewer2', 'otherChief', 'otherEditor'] as const)
      expect([who, await read(who, id)]).toEqual([who, null]);
    for (const who of ['coAuthor', 'editor', 'chief', 'reviewer', 'operations'] as const)
      expect([who, await world.read(who, id, 'ownStatements { isConfirmed }')]).toEqual([who, { ownStatements: null }]);
  });

  it('a reviewer who may know the authors reads those of the last submission', async () => {
    const id = await world.draft();
    await save(id, [used]);
    await submit(id);
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '请修改' });
    await world.tell(id);
    await save(id, [notUsed]);
    await submit(id);
    await world.em().nativeUpdate(Contribution, id, {});
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.em().execute('update colloquium set review_type = 0 where id = ?', [world.journal.id]);
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    expect(await versions('reviewer', id)).toEqual([
      [2, 'AI_USE', 'NOT_USED'],
      [2, 'DATA_AVAILABILITY', null],
    ]);
    await world.em().execute('update colloquium set review_type = 1 where id = ?', [world.journal.id]);
  });
});

it('is printed in words of both languages, as the last submission says it (B-110)', async () => {
  const id = await world.draft();
  await save(id, [used, openData]);
  const ctx = await world.contextOf('chief');
  expect((await printedStatements(ctx, [id])).get(id), 'not before it is handed in').toEqual([]);
  await submit(id);
  expect((await printedStatements(await world.contextOf('chief'), [id])).get(id)).toEqual([
    {
      kind: 'AI_USE',
      headingZh: '人工智能使用声明',
      headingEn: 'Use of AI',
      textZh: '作者使用了人工智能工具。DeepSeek V3（翻译与润色）：润色英文摘要；由张三核对。',
      textEn: 'The authors used AI tools. DeepSeek V3 (translation and polishing): 润色英文摘要; checked by 张三.',
    },
    {
      kind: 'DATA_AVAILABILITY',
      headingZh: '数据可获取性声明',
      headingEn: 'Data availability',
      textZh: '研究数据已公开：https://doi.org/10.12345/data。',
      textEn: 'The data are public: https://doi.org/10.12345/data.',
    },
  ]);
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_RETURN', { comment: '请修改' });
  await world.tell(id);
  await save(id, [notUsed, openData]);
  const ofAi = async () =>
    (await printedStatements(await world.contextOf('chief'), [id]))
      .get(id)
      ?.flatMap(({ kind, textEn }) => (kind === 'AI_USE' ? [textEn] : []));
  expect(await ofAi(), 'not before the revision is handed in').toEqual([expect.stringContaining('DeepSeek V3')]);
  await submit(id);
  expect(await ofAi()).toEqual([expect.not.stringContaining('DeepSeek V3')]);
});
