// Contract cases of the facade's calls for journal, pool, funding, explanation and suggested reviewers (S1 §7).
import { expect } from 'vitest';
import type { ContractCase, World } from '../contract.factory.ts';
import type { sectionRows } from './sections.rows.ts';
import type { RowId } from '../table.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };

/** Works under both spellings for the author, and is as good as missing for another. */
async function loaded(world: World, rowId: RowId, bare: string, contributionId: number): Promise<Record<string, unknown>> {
  const token = world.tokens.author;
  const answer = await world.done(rowId, { contributionId }, { token });
  expect(await world.done(rowId, { contributionId }, { token, path: bare, as: 'json' })).toEqual(answer);
  for (const params of [{ contributionId }, { contributionId: 999_999 }, { contributionId: 'x' }, {}]) {
    expect(await world.call(rowId, params, { token: world.tokens.other })).toEqual(hidden);
  }
  return answer;
}

const fund = (fundnumber: string, more: Record<string, unknown> = {}) => ({ id: '', fundnumber, fundname: `基金${fundnumber}`, ...more });
const reviewer = { id: '', isSuggest: 0, personName: '周明', sex: 1, email: 'zhou@example.org', company: '临江大学', collegeName: '历史学院', degree: '3', duty: '2', professionalTitle: '1', reason: '熟悉该领域' };

async function fundsOf(world: World, contributionId: number): Promise<unknown> {
  return (await world.done('E1-027', { contributionId }, { token: world.tokens.author }))['fundations'];
}

/** Values that are not a list of distinct rows of one manuscript. */
function malformed<Row extends object>(row: Row, contributionId: number, { of, known }: { of: number; known: number | undefined }): unknown[] {
  return [
    ...[null, 'x', 7, { 0: row }, '[{', [null], [null, 1, 'x'], [[row]], [row, 'x']].map((list) => ({ contributionId, list })),
    ...[[{ ...row, id: known }, { ...row, id: String(known) }], [{ ...row, id: 'x' }], [{ ...row, id: -1 }], [{ ...row, contributionId: of }], [{ ...row, contributionId: 'x' }]].map((list) => ({ contributionId, list })),
    [{ ...row, contributionId }, { ...row, contributionId: of }],
  ];
}

const invalid = { code: 500, msg: '填写有误' };

async function reviewersOf(world: World, contributionId: number): Promise<{ proposepsersons: { id: number }[]; opposepsersons: { id: number }[] }> {
  const { reviewpersons } = await world.done('E1-030', { contributionId }, { token: world.tokens.author });
  // The shape is the row's, which `done` has looked at.
  return reviewpersons as { proposepsersons: { id: number }[]; opposepsersons: { id: number }[] };
}

export const sectionCases: Record<keyof typeof sectionRows, ContractCase> = {
  'E1-023': async (world) => {
    expect(await loaded(world, 'E1-023', 'colloquiumContent', await world.draft())).toMatchObject({
      subtypeId: await world.subject(), colloquiumId: world.journal.id, contributionType: 2, colloquiumColumn: await world.column(),
    });
  },

  'E1-024': async (world) => {
    const contributionId = await world.draft();
    expect(await loaded(world, 'E1-024', 'employContent', contributionId)).toMatchObject({ isemploy: 2 });
    await world.done('E1-034', { contributionId, isemploy: 0 }, { token: world.tokens.author });
    expect(await world.done('E1-024', { contributionId }, { token: world.tokens.author })).toMatchObject({ isemploy: 0 });
  },

  'E1-027': async (world) => {
    const contributionId = await world.draft();
    expect(await fundsOf(world, contributionId)).toEqual([]);
    const { fundIds } = await world.done('E1-039', { contributionId, list: [fund('21BZW001')] }, { token: world.tokens.author, as: 'json' });
    const [id] = fundIds as number[];
    expect(await loaded(world, 'E1-027', 'fundationContent', contributionId)).toMatchObject({ fundations: [{ id, fundationId: id, contributionId, fundnumber: '21BZW001', fundname: '基金21BZW001' }] });
  },

  'E1-029': async (world) => {
    const contributionId = await world.draft();
    expect(await loaded(world, 'E1-029', 'explainContent', contributionId)).toMatchObject({ chapterExplain: null });
    await world.done('E1-042', { contributionId, chapterExplain: '  与前文为姊妹篇 ' }, { token: world.tokens.author });
    expect(await world.done('E1-029', { contributionId }, { token: world.tokens.author })).toMatchObject({ chapterExplain: '与前文为姊妹篇' });
  },

  'E1-030': async (world) => {
    const contributionId = await world.draft();
    await world.done('E1-043', { contributionId, list: [reviewer, { ...reviewer, isSuggest: 1, personName: '吴越' }] }, { token: world.tokens.author, as: 'json' });
    const known = { id: expect.any(Number), contributionId, sex: 1, email: 'zhou@example.org', company: '临江大学', collegeName: '历史学院', degree: '3', duty: '2', professionalTitle: '1', reason: '熟悉该领域' };
    expect(await loaded(world, 'E1-030', 'reviewpersonContent', contributionId)).toMatchObject({
      reviewpersons: { proposepsersons: [{ ...known, isSuggest: 0, personName: '周明' }], opposepsersons: [{ ...known, isSuggest: 1, personName: '吴越' }] },
    });
  },

  'E1-039': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fundIds } = await world.done('E1-039', { contributionId, list: [fund('a'), fund('', { fundname: '' }), fund('b', { fundname: '' })] }, { token, as: 'json' });
    const [a, b] = fundIds as number[];
    expect(fundIds).toEqual([expect.any(Number), expect.any(Number)]);
    // A bare list names the manuscript in its rows; entries it does not name stay.
    expect(await world.done('E1-039', [fund('c', { contributionId }), fund('a2', { id: a, contributionId })], { token, as: 'json', path: 'saveContributionFundation' })).toMatchObject({ fundIds: [expect.any(Number), a] });
    expect(await fundsOf(world, contributionId)).toMatchObject([{ id: a, fundnumber: 'a2', fundname: '基金a2' }, { id: b, fundnumber: 'b', fundname: '' }, { fundnumber: 'c' }]);
    // A form holds the list as text.
    await world.done('E1-039', { contributionId, list: JSON.stringify([fund('7', { fundnumber: 7 })]) }, { token });
    expect(await fundsOf(world, contributionId)).toHaveLength(4);
    expect(await world.call('E1-039', { contributionId, list: [fund('c')] }, { token, as: 'json' })).toEqual({ code: 500, msg: '基金号不能重复！' });
    expect(await world.call('E1-039', { contributionId, list: [fund('基金')] }, { token, as: 'json' })).toEqual({ code: 500, msg: '基金号只能包含字母、数字、下划线、点、斜杠、连字符和 &' });
    expect(await world.call('E1-039', { contributionId: await world.draft(), list: [fund('x', { id: a })] }, { token, as: 'json' })).toEqual(hidden);
    expect(await world.call('E1-039', [], { token, as: 'json' })).toEqual(hidden);
    const before = await fundsOf(world, contributionId);
    const other = await world.draft();
    for (const body of malformed(fund('new'), contributionId, { of: other, known: a })) expect(await world.call('E1-039', Object(body), { token, as: 'json' }), JSON.stringify(body)).toEqual(invalid);
    expect([await fundsOf(world, contributionId), await fundsOf(world, other)]).toEqual([before, []]);
    expect(await world.call('E1-039', { contributionId, list: [fund('x')] }, { token: world.tokens.other, as: 'json' })).toEqual(hidden);
  },

  'E1-040': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fundIds } = await world.done('E1-039', { contributionId, list: [fund('a'), fund('b')] }, { token, as: 'json' });
    const [fundationId] = fundIds as number[];
    for (const wrong of [{ fundationId: 999_999 }, { fundationId: 'x' }, { contributionId: await world.draft() }]) expect(await world.call('E1-040', { contributionId, fundationId, ...wrong }, { token })).toEqual(hidden);
    expect(await world.call('E1-040', { contributionId, fundationId }, { token: world.tokens.other })).toEqual(hidden);
    await world.done('E1-040', { contributionId, fundationId }, { token, path: 'deleteContributionFundation' });
    expect(await fundsOf(world, contributionId)).toMatchObject([{ fundnumber: 'b' }]);
  },

  'E1-042': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    await world.done('E1-042', { contributionId, chapterExplain: '水'.repeat(300) }, { token });
    expect(await world.done('E1-029', { contributionId }, { token })).toMatchObject({ chapterExplain: '水'.repeat(300) });
    expect(await world.call('E1-042', { contributionId, chapterExplain: '水'.repeat(301) }, { token })).toEqual({ code: 500, msg: '最多300个字符' });
    expect(await world.call('E1-042', { contributionId, chapterExplain: '别人' }, { token: world.tokens.other })).toEqual(hidden);
    await world.done('E1-042', { contributionId, chapterExplain: '' }, { token, path: 'saveContributionExplain' });
    expect(await world.done('E1-029', { contributionId }, { token })).toMatchObject({ chapterExplain: null });
  },

  'E1-043': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { reviewpersonIds } = await world.done('E1-043', { contributionId, list: [{ ...reviewer, isSuggest: 1 }, reviewer, { ...reviewer, personName: '李四', email: '' }] }, { token, as: 'json' });
    const [opposed, first, second] = reviewpersonIds as number[];
    expect(await reviewersOf(world, contributionId)).toMatchObject({ proposepsersons: [{ id: first }, { id: second, personName: '李四', email: '' }], opposepsersons: [{ id: opposed }] });
    const { id: _none, isSuggest: _which, ...told } = reviewer;
    expect(await reviewersOf(world, contributionId)).toMatchObject({ proposepsersons: [told, { ...told, personName: '李四', email: '' }], opposepsersons: [told] });
    // A bare list names the manuscript in its rows; entries it does not name stay.
    const changed = [{ ...reviewer, id: second, contributionId, personName: '李思', degree: '', sex: '' }];
    expect(await world.done('E1-043', changed, { token, as: 'json', path: 'saveContributionReviewperson' })).toMatchObject({ reviewpersonIds: [second] });
    expect(await reviewersOf(world, contributionId)).toMatchObject({ proposepsersons: [{ id: first, personName: '周明', degree: '3' }, { id: second, personName: '李思', degree: null, sex: null }], opposepsersons: [{ id: opposed }] });
    for (const [wrong, msg] of [[{ email: 'zhou' }, '邮箱格式错误，请检查所有审稿人的邮箱！'], [{ isSuggest: 2 }, '填写有误'], [{ degree: '99' }, '填写有误']] as const) {
      expect(await world.call('E1-043', { contributionId, list: [{ ...reviewer, ...wrong }] }, { token, as: 'json' })).toEqual({ code: 500, msg });
    }
    expect(await world.call('E1-043', { contributionId, list: [{ ...reviewer, id: opposed }] }, { token, as: 'json' })).toEqual(hidden);
    // All of the list or nothing: the recommended one is saved first, the opposed one is wrong.
    const before = await reviewersOf(world, contributionId);
    expect(await world.call('E1-043', { contributionId, list: [{ ...reviewer, personName: '赵六' }, { ...reviewer, isSuggest: 1, email: 'zhou' }] }, { token, as: 'json' })).toEqual({ code: 500, msg: '邮箱格式错误，请检查所有审稿人的邮箱！' });
    for (const body of malformed(reviewer, contributionId, { of: await world.draft(), known: first })) expect(await world.call('E1-043', Object(body), { token, as: 'json' }), JSON.stringify(body)).toEqual(invalid);
    expect(await reviewersOf(world, contributionId)).toEqual(before);
    expect(await world.call('E1-043', { contributionId, list: [reviewer] }, { token: world.tokens.other, as: 'json' })).toEqual(hidden);
  },

  'E1-044': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { reviewpersonIds } = await world.done('E1-043', { contributionId, list: [reviewer, { ...reviewer, isSuggest: 1 }] }, { token, as: 'json' });
    const [reviewpersonId, opposed] = reviewpersonIds as number[];
    for (const wrong of [{ reviewpersonId: 999_999 }, { contributionId: await world.draft() }]) expect(await world.call('E1-044', { contributionId, reviewpersonId, ...wrong }, { token })).toEqual(hidden);
    expect(await world.call('E1-044', { contributionId, reviewpersonId }, { token: world.tokens.other })).toEqual(hidden);
    await world.done('E1-044', { contributionId, reviewpersonId }, { token, path: 'deleteContributionReviewperson' });
    expect(await reviewersOf(world, contributionId)).toMatchObject({ proposepsersons: [], opposepsersons: [{ id: opposed }] });
  },
};
