// Contract cases of the manuscript statistics (S3 §3.12, §7.3).
import { expect } from 'vitest';
import { buildDepartment, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { accepted, buildHistory, passed, submitted, type Happening } from '../../modules/statistics/journal-history.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { forbidden, invalid } from '../office/decisions.factory.ts';
import type { RowId } from '../table.ts';
import type { statisticsRows } from './statistics.rows.ts';

/** A manuscript of the author's; answers its number. */
const led = async (world: World, colloquium: Colloquium, titleZh: string, history: readonly Happening[]): Promise<string> =>
  (await buildHistory(world.em(), history, { submitter: world.people.author, colloquium, titleZh })).manuscriptNumber ?? '';

/** A journal of its own for each case, in a branch office of its own, and who reads its statistics. */
async function publisher(world: World, call: RowId) {
  const em = world.em();
  const [subject, branch] = [await entryOf(em, 'SUBJECT', '710'), await buildDepartment(em)];
  const journal = await buildColloquium(em, { name: '徽学集刊', subject, department: branch });
  const token = await buildSession(em, await buildUser(em, { roles: ['OPERATIONS'], language: 'zh-CN' }), world.app.clock, { language: 'zh-CN' });
  const params = { subject: subject.value, colloquium: journal.id };
  const titles = async (more: Record<string, unknown>) => {
    const { resultList } = await world.done(call, more, { token });
    return Object(resultList).list.map((row: { chapterTitleCh: string }) => row.chapterTitleCh);
  };
  /** The row of the second of two pages of one row each. */
  const second = async (more: Record<string, unknown> = params) => {
    const { resultList } = await world.done(call, { ...more, pageNo: 2, pageSize: 1 }, { token });
    expect(resultList).toMatchObject({ totalPage: 2, totalCount: 2 });
    return Object(resultList).list.map((row: { chapterTitleCh: string }) => row.chapterTitleCh);
  };
  const closed = async (wrong: readonly Record<string, unknown>[]) => {
    expect(await titles({ ...params, subject: '820' }), 'of another subject').toEqual([]);
    for (const one of wrong) expect(await world.call(call, one, { token }), JSON.stringify(one)).toEqual(invalid);
    for (const who of ['author', 'editor', 'chief'] as const) expect(await world.call(call, {}, { token: world.tokens[who] }), who).toEqual(forbidden);
  };
  return { journal, branch, subject, token, params, titles, second, closed };
}

export const statisticsCases: Record<keyof typeof statisticsRows, ContractCase> = {
  'E3-019': async (world) => {
    const { journal, params, token, titles, second, closed } = await publisher(world, 'E3-019');
    await led(world, journal, '徽州文书考', [submitted]);
    const code = await led(world, journal, '新安商帮考', [...accepted, ['2026-02-05T01:00:00Z', 'PUBLISH_SINGLE', 19]]);
    const found = await world.done('E3-019', { ...params, pageNo: 1, pageSize: 1, keyWord: '考' }, { token });
    expect(found).toMatchObject({ resultList: { totalPage: 2, totalCount: 2, list: [{ chapterTitleCh: '新安商帮考' }] } });
    expect(await second({ ...params, keyWord: '考' })).toEqual(['徽州文书考']);
    expect(await world.done('E3-019', { ...params, keyWord: code }, { token })).toMatchObject({
      resultList: {
        totalPage: 1, totalCount: 1,
        list: [
          {
            cbCode: code, chapterTitleCh: '新安商帮考', day1: 5, day2: 10, day3: 6, day4: 10, contributionTime: '2026-01-05', editorCommentTime: '2026-01-10', gatherTime: '2026-01-20',
            chiefCommentTime: '2026-01-26',
          },
        ],
      },
    });
    expect((await world.done('E3-019', { ...params, keyWord: '文书' }, { token }))['resultList']).toMatchObject({ list: [{ day1: null, day4: null, editorCommentTime: null }] });
    expect(await titles({ ...params, colloquium: world.journal.id })).toEqual([]);
    await closed([{ subject: 'x' }, { pageNo: 'x' }]);
  },

  'E3-020': async (world) => {
    const { journal, subject, params, token, titles, second, closed } = await publisher(world, 'E3-020');
    await led(world, journal, '退稿一篇', [submitted, ['2026-01-31T17:00:00Z', 'EDITOR_REJECT', 17, '选题不合']]);
    await led(world, journal, '不录一篇', [submitted, passed, ['2026-02-03T01:00:00Z', 'CHIEF_NOT_ACCEPT', 16, '不合本刊']]);
    await led(world, journal, '撤回一篇', [submitted, ['2026-02-03T01:00:00Z', 'WITHDRAW', 17]]);
    const common = { subtype: subject.labelZh, colloquium: '徽学集刊', author: world.people.author.realName };
    expect(await world.done('E3-020', params, { token })).toMatchObject({
      resultList: {
        totalPage: 1, totalCount: 2,
        list: [
          { ...common, chapterTitleCh: '不录一篇', status: 16, suggestion: '不合本刊', suggesTime: '2026-02-03' },
          { ...common, chapterTitleCh: '退稿一篇', status: 17, suggestion: '选题不合', suggesTime: '2026-02-01' },
        ],
      },
    });
    expect(await second()).toEqual(['退稿一篇']);
    expect(await titles({ ...params, startTime: '2026-02-01', endTime: '2026-02-02' })).toEqual(['退稿一篇']);
    await closed([{ startTime: 'x' }, { endTime: '2026-02-31' }]);
  },

  'E3-021': async (world) => {
    const { journal, subject, params, token, titles, second, closed } = await publisher(world, 'E3-021');
    await led(world, journal, '录用一篇', accepted);
    await led(world, journal, '在审一篇', [submitted, passed]);
    expect(await world.done('E3-021', params, { token })).toMatchObject({
      resultList: {
        totalPage: 1, totalCount: 1,
        list: [{ chapterTitleCh: '录用一篇', subtype: subject.labelZh, colloquium: '徽学集刊', chapterType: 1, authorName: world.people.author.realName, chiefCommentTime: '2026-01-26' }],
      },
    });
    expect(await titles({ ...params, startTime: '2026-01-27' })).toEqual([]);
    expect(await titles({ ...params, endTime: '2026-01-25' })).toEqual([]);
    expect(await titles({ ...params, startTime: '2026-01-26', endTime: '2026-01-26' })).toEqual(['录用一篇']);
    await led(world, journal, '再录一篇', accepted);
    expect(await second()).toEqual(['录用一篇']);
    await closed([{ startTime: 'x' }]);
  },

  'E3-022': async (world) => {
    const { journal, branch, subject, params, token, titles, second, closed } = await publisher(world, 'E3-022');
    await led(world, journal, '单篇一篇', [...accepted, ['2026-02-05T01:00:00Z', 'PUBLISH_SINGLE', 19], ['2026-03-05T01:00:00Z', 'SEND_TO_PRESS', 20]]);
    await led(world, journal, '送出一篇', [...accepted, ['2026-02-07T01:00:00Z', 'SEND_TO_PRESS', 20]]);
    const common = { subtype: subject.labelZh, colloquium: '徽学集刊', chapterType: 1, authorName: world.people.author.realName };
    expect(await world.done('E3-022', { ...params, publishCompany: branch.id }, { token })).toMatchObject({
      resultList: {
        totalPage: 1, totalCount: 2,
        list: [{ ...common, chapterTitleCh: '送出一篇', chiefCommentTime: '2026-02-07' }, { ...common, chapterTitleCh: '单篇一篇', chiefCommentTime: '2026-02-05' }],
      },
    });
    expect(await second()).toEqual(['单篇一篇']);
    expect(await titles({ publishCompany: branch.id, endTime: '2026-02-05' })).toEqual(['单篇一篇']);
    expect(await titles({ publishCompany: branch.id, startTime: '2026-02-06' })).toEqual(['送出一篇']);
    expect(await titles({ ...params, publishCompany: (await buildDepartment(world.em())).id })).toEqual([]);
    await closed([{ startTime: 'x' }]);
  },

  'E3-023': async (world) => {
    const { journal, token, titles, second, closed } = await publisher(world, 'E3-023');
    const subject = await entryOf(world.em(), 'SUBJECT', '720');
    await world.em().getConnection().execute('update colloquium set subject_id = ? where id = ?', [subject.id, journal.id]);
    await led(world, journal, '来源一篇', [submitted]);
    const params = { subject: subject.value, startTime: '2026-01-05', endTime: '2026-01-05' };
    expect(await world.done('E3-023', params, { token })).toMatchObject({
      resultList: { totalPage: 1, totalCount: 1, list: [{ chapterTitleCh: '来源一篇', firstAuthorSource: '浙江省', correspondenceAuthor: '浙江省', status: 1 }] },
    });
    // The author moves.
    await world.em().getConnection().execute(`update profile set region_code = '320106' where user_id = ?`, [world.people.author.id]);
    expect(await world.done('E3-023', params, { token })).toMatchObject({ resultList: { list: [{ firstAuthorSource: '江苏省', correspondenceAuthor: '江苏省' }] } });
    expect(await titles({ ...params, endTime: '2026-01-04' })).toEqual([]);
    await led(world, journal, '来源又一篇', [submitted]);
    expect(await second(params)).toEqual(['来源一篇']);
    await closed([{ startTime: 'x' }, { subject: 'x' }]);
  },
};
