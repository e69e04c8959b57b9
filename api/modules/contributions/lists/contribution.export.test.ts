// Lists of manuscripts and of people as spreadsheets: all that the list finds, and no more than its reader may know.
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContributionState } from '../../../../shared/workflow.ts';
import { query } from '../../../database/tables.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
let desk: Awaited<ReturnType<typeof buildDesk>>;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  desk = await buildDesk();
});
afterAll(() => app.close());

async function rowsOf(token: string, field: string) {
  const { data } = await app.request<{ viewer: Record<string, string | null> }>(`{ viewer { url: ${field} } }`, {}, { token });
  const response = await fetch(`${app.url}${data?.viewer['url']}`);
  return (await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows ?? [];
}
const HEADERS = ['稿件编号', '题名', '第一作者', '所属刊物', '稿件状态', '期限', '当前责任人', '投稿时间'];

/** An editor's journal with 60 manuscripts of somebody else and one of the editor's own. */
async function buildDesk() {
  const tx = em();
  const editor = await buildUser(tx, { roles: ['AUTHOR', 'EDITOR'], realName: '叶书宁' });
  const author = await buildUser(tx, { realName: '周明' });
  const colloquium = await buildColloquium(tx, { name: '江南文化研究', members: { editor: [editor] } });
  const common = { colloquium, state: ContributionState.EDITOR_REVIEWING, responsibleKind: RoleKind.EDITOR, responsible: editor } as const;
  const submittedAt = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at));
  for (let at = 0; at < 60; at += 1)
    await buildContribution(tx, {
      ...common,
      submitter: author,
      titleZh: at === 0 ? '=SUM(1)' : `题名${at}`,
      manuscriptNumber: `JN${1000 + at}`,
      submittedAt: submittedAt(at),
    });
  await buildContribution(tx, {
    ...common,
    submitter: editor,
    titleZh: '自己的',
    manuscriptNumber: 'JN2000',
    submittedAt: submittedAt(60),
  });
  await sql`update contribution set due_on = '2026-12-24', due_stage = 'DECISION' where colloquium_id = ${colloquium.id}`.execute(
    query(tx),
  );
  const session = { language: 'zh-CN' } as const;
  return {
    office: await buildSession(tx, editor, app.clock, { ...session, role: 'EDITOR' }),
    author: await buildSession(tx, author, app.clock, session),
    stranger: await buildSession(tx, await buildUser(tx, { roles: ['EDITOR'] }), app.clock, session),
  };
}

it('has all that an office’s list finds, what its reader may not know left out, and never a formula (B-415)', async () => {
  const { office, stranger } = desk;
  const [headers, ...rows] = await rowsOf(office, 'handledContributionsExportUrl(scope: ALL)');
  expect(headers).toEqual(HEADERS);
  expect(rows).toHaveLength(60);
  expect(rows[0]).toEqual([
    'JN1059',
    '题名59',
    expect.any(String),
    '江南文化研究',
    '编辑审稿中',
    new Date('2026-12-24'),
    '叶书宁',
    new Date('2026-01-01T08:59:00Z'),
  ]);
  expect(rows.at(-1)?.[1]).toBe("'=SUM(1)");
  expect(JSON.stringify(rows), 'of one’s own one is the author and nothing else (decision 2)').not.toContain('自己的');
  expect(await rowsOf(office, 'handledContributionsExportUrl(filter: { manuscriptNumber: "JN1007" })')).toHaveLength(2);
  expect(await rowsOf(stranger, 'handledContributionsExportUrl(scope: ALL)')).toEqual([HEADERS]);
});

it('has an author’s own manuscripts with what authors are told (B-415)', async () => {
  const { author } = desk;
  const [headers, ...rows] = await rowsOf(author, 'authoredContributionsExportUrl(orderBy: { field: SUBMITTED_AT, direction: DESC })');
  expect(headers).toEqual(['稿件编号', '题名', '所属刊物', '稿件状态', '投稿时间']);
  expect(rows).toHaveLength(60);
  expect(rows[0]?.slice(0, 4)).toEqual(['JN1059', '题名59', '江南文化研究', '编辑部已接收']);
});

it('takes as many statements for sixty rows as for one (B-415)', async () => {
  const { office } = desk;
  const counted = async (field: string) => (await statementsOf(() => rowsOf(office, field))).length;
  const one = await counted('handledContributionsExportUrl(filter: { manuscriptNumber: "JN1007" })');
  expect(await counted('handledContributionsExportUrl(scope: ALL)')).toBe(one);
});

it('has the people of an administrator’s list, by the names that were typed (B-415)', async () => {
  const tx = em();
  const admin = await buildUser(tx, { roles: ['ADMINISTRATOR'], username: 'wei', realName: '魏子衿' });
  const token = await buildSession(tx, admin, app.clock, { language: 'zh-CN' });
  const [headers, ...rows] = await rowsOf(token, 'peopleExportUrl(search: "wei", searchIn: [LOGIN_NAME])');
  expect(headers).toEqual(['姓名', '登录名', '人员 ID', '部门', '邮箱', '电话', '角色', '状态', '创建时间']);
  expect(rows.find(([, login]) => login === 'wei')?.slice(0, 2)).toEqual(['魏子衿', 'wei']);
});
