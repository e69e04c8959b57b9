// Contract cases of the facade's lists of periodicals and conferences (S3 §2.2, §2.3, §7.2).
import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import type { colloquiumListRows } from './colloquium-lists.rows.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { forbidden, invalid } from '../office/decisions.factory.ts';

/** Three periodicals and two conferences of one department, and the operations centre of it. */
async function publisher(world: World, prefix: string) {
  const em = world.em();
  const department = await buildDepartment(em);
  const [history, law, cycle] = [await entryOf(em, 'SUBJECT', '770'), await entryOf(em, 'SUBJECT', '820'), await entryOf(em, 'CYCLE')];
  const chief = await buildUser(em, { realName: '顾清禾', roles: ['EDITOR_IN_CHIEF'] });
  const built = async (overrides: Parameters<typeof buildColloquium>[1]) => (await buildColloquium(em, { department, subject: history, ...overrides })).id;
  const ids = {
    river: await built({ number: `${prefix}A`, name: '水利史研究', members: { chief: [chief] } }),
    dialect: await built({ number: `${prefix}B`, name: '方言与文化', subject: law, isActive: false }),
    formula: await built({ number: `${prefix}C`, name: '=1+1' }),
    spring: await built({ number: `${prefix}Y`, name: '春季年会', kind: 1, startsOn: '2026-03-01', endsOn: '2026-05-31' }),
    autumn: await built({ number: `${prefix}Z`, name: '秋季年会', kind: 1, startsOn: '2026-09-01', endsOn: '2026-11-30' }),
  };
  await em.nativeUpdate(Colloquium, { id: ids.river }, { foundedOn: '2018-03-01', cycle: cycle.id });
  await em.nativeUpdate(Colloquium, { id: ids.dialect }, { foundedOn: '2016-09-01' });
  const role = await buildRole(em, 'OPERATIONS', [department]);
  const token = await buildSession(em, await buildUser(em, { records: [role] }), world.app.clock, { role, language: 'zh-CN' });
  const rows = async (sent: Record<string, unknown>) => {
    const { page } = await world.done('E3-010', sent, { token });
    return Object(page).list.map((row: { id: number }) => row.id);
  };
  return { ids, token, rows, department, history, law, cycle };
}

async function sheet(response: Response) {
  return (await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows.slice(1).map(([number, , , name]) => [number, name]);
}

export const colloquiumListCases: Record<keyof typeof colloquiumListRows, ContractCase> = {
  'E3-010': async (world) => {
    const { ids, token, rows, department, history, law, cycle } = await publisher(world, 'X');
    const [river, dialect, formula] = [ids.river, ids.dialect, ids.formula];
    const row = { startTime: null, endTime: null, subject: history.labelZh };
    expect(await world.done('E3-010', {}, { token })).toMatchObject({
      totalPage: 1,
      page: {
        totalPage: 1, totalCount: 3, currPage: 1,
        list: [
          { ...row, id: river, no: 'XA', name: '水利史研究', startPublicationTime: '2018-03-01', editorInChiefOfTheName: '顾清禾', cycle: cycle.labelZh, paramSet: { colloquiumZt: 0 } },
          { ...row, id: dialect, subject: law.labelZh, editorInChiefOfTheName: null, cycle: null, paramSet: { colloquiumZt: 1 } },
          { ...row, id: formula, startPublicationTime: null },
        ],
      },
    });
    for (const [searchType, searchValue, expected] of [
      ['no', 'xa', [river]], ['name', '方言', [dialect]], ['editor_in_chief_of_the_name', '顾', [river]], ['start_publication_time', '2016-01-01,2016-12-31', [dialect]],
      ['start_publication_time', ',2016-12-31', [dialect]], ['subject', law.value, [dialect]], ['cycle', cycle.value, [river]], ['colloquium_zt', 1, [dialect]], ['colloquium_zt', 0, [river, formula]],
      ['publishing_house_id', department.id, [river, dialect, formula]], ['no', '', [river, dialect, formula]],
    ] as const) expect(await rows({ searchType, searchValue }), searchType).toEqual(expected);
    expect(await rows({ sortField: 'start_publication_time', sortType: 1 })).toEqual([dialect, river, formula]);
    expect(await rows({ sortField: 'start_publication_time', sortType: 2 })).toEqual([formula, river, dialect]);
    expect(await rows({ sortField: 'no', sortType: 2 })).toEqual([formula, dialect, river]);
    expect(await rows({ page: 2, limit: 2 })).toEqual([formula]);
    expect(await rows({ searchType: 'publishing_house_id', searchValue: (await buildDepartment(world.em())).id })).toEqual([]);
    expect(await rows({ type: 1, limit: 1 })).toEqual([ids.spring]);
    expect(await rows({ type: 1 })).toEqual([ids.spring, ids.autumn]);
    // The number of pages stands beside the list and with it, for conferences too (D13-035).
    expect(await world.done('E3-010', { type: 1, limit: 1 }, { token })).toMatchObject({ totalPage: 2, page: { totalPage: 2, totalCount: 2, currPage: 1 } });
    for (const sortField of ['start_time', 'end_time', 'no']) expect(await rows({ type: 1, sortField, sortType: 2 })).toEqual([ids.autumn, ids.spring]);
    expect(await rows({ type: 1, searchType: 'start_time', searchValue: '2026-03-01,2026-03-01' })).toEqual([ids.spring]);
    expect(await rows({ type: 1, searchType: 'end_time', searchValue: '2026-06-01,' })).toEqual([ids.autumn]);
    expect(Object((await world.done('E3-010', { type: 1 }, { token }))['page']).list[0]).toMatchObject({ startTime: '2026-03-01', endTime: '2026-05-31' });
    for (const wrong of [
      { type: 2 }, { sortType: 3 }, { sortField: 'x' }, { sortField: 'start_time' }, { searchType: 'x', searchValue: 'x' }, { searchType: 'start_time', searchValue: '2026-03-01,' },
      { searchType: 'subject', searchValue: 'x' }, { searchType: 'colloquium_zt', searchValue: 2 }, { searchType: 'publishing_house_id', searchValue: 'x' }, { searchType: 'start_publication_time', searchValue: 'x,y' },
    ]) expect(await world.call('E3-010', wrong, { token }), JSON.stringify(wrong)).toEqual(invalid);
    for (const who of ['editor', 'author', 'chief'] as const) expect(await world.call('E3-010', {}, { token: world.tokens[who] })).toEqual(forbidden);
  },

  'E3-011': async (world) => {
    const { token, department, history, cycle } = await publisher(world, 'V');
    const response = await world.fetch('E3-011', { searchType: 'name', searchValue: '=', page: 7, limit: 1 }, { token });
    expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(await sheet(response)).toEqual([['VC', "'=1+1"]]);
    expect(await sheet(await world.fetch('E3-011', { type: 0, sortField: 'no', sortType: 2, limit: 1 }, { token }))).toEqual([['VC', "'=1+1"], ['VB', '方言与文化'], ['VA', '水利史研究']]);
    expect((await sheet(await world.fetch('E3-011', { sortField: 'start_publication_time', sortType: 1 }, { token })))?.map(([number]) => number)).toEqual(['VB', 'VA', 'VC']);
    const whole = async (type: 0 | 1) => (await readXlsx(Buffer.from(await (await world.fetch('E3-011', { type, sortField: 'no', sortType: 1 }, { token })).arrayBuffer()))).sheets[0]?.rows.slice(0, 2);
    expect(await whole(0)).toEqual([
      ['集刊编号', '创刊时间', '主编', '集刊名称', '学科分类', '出版周期', '当前状态', '责任部门', '出版形式', 'ISSN、CN 或 ISBN'],
      ['VA', new Date('2018-03-01T00:00:00Z'), '顾清禾', '水利史研究', history.labelZh, cycle.labelZh, '活跃', department.name, '以刊号出版', null],
    ]);
    expect(await whole(1)).toEqual([
      ['会议编号', '开始收稿时间', '截止收稿时间', '主编', '会议名称', '学科分类', '出版周期', '当前状态', '责任部门', '出版形式', 'ISSN、CN 或 ISBN'],
      ['VY', new Date('2026-03-01T00:00:00Z'), new Date('2026-05-31T00:00:00Z'), null, '春季年会', history.labelZh, null, '活跃', department.name, '会议论文集', null],
    ]);
    expect((await sheet(await world.fetch('E3-011', { type: 1 }, { token })))?.map(([number]) => number)).toEqual(['VY', 'VZ']);
    // A link of a page can send no header.
    expect((await sheet(await world.fetch('E3-011', { type: 1, token })))?.map(([number]) => number)).toEqual(['VY', 'VZ']);
    expect(await world.call('E3-011', {}, { token: world.tokens.editor })).toEqual(forbidden);
    expect(await world.call('E3-011', { searchType: 'x', searchValue: 'x' }, { token })).toEqual(invalid);
  },
};
