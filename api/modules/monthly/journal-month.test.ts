// The month of a journal as a document: what it counts, in both languages, for whom, and what an editor-in-chief who is an author does
// not learn from it.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageTag } from '../../../shared/messages.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import type { ActName, ContributionStateId } from '../../../shared/workflow.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import type { Department } from '../organization/department.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { buildHistory, type Happening } from '../statistics/journal-history.factory.ts';
import { monthsBefore } from '../../../shared/day.ts';

let app: TestApp;
let journal: Colloquium;
let quiet: Colloquium;
let branch: Department;
let chief: User;
let executive: User;
let editor: User;
let strangers: User;
const em = () => app.database.orm.em.fork();
const MONTH = '2026-10';

const at = (day: string) => `${day}T04:00:00Z`;
const on = (day: string, act: ActName, to: ContributionStateId): Happening => [at(day), act, to];
const came = (day: string) => on(day, 'SUBMIT', 1);
const passed = (day: string) => on(day, 'EDITOR_APPROVE', 4);

async function manuscript(titleZh: string, happenings: Happening[], own: Parameters<typeof buildHistory>[2] = {}): Promise<Contribution> {
  const tx = em();
  const made = await buildHistory(tx, happenings, { colloquium: await tx.findOneOrFail(Colloquium, journal.id), titleZh, ...own });
  await tx.nativeUpdate(Contribution, made.id, { stateChangedAt: new Date(happenings.at(-1)?.[0] ?? 0) });
  return made;
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  app.clock.set('2026-11-10T02:00:00Z');
  const tx = em();
  branch = await buildDepartment(tx);
  chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF', 'AUTHOR'], realName: '季疏桐' });
  executive = await buildUser(tx, { roles: ['EXECUTIVE_EDITOR'] });
  editor = await buildUser(tx, { roles: ['EDITOR'] });
  strangers = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
  journal = await buildColloquium(tx, {
    number: 'JN',
    name: '江南文化研究',
    nameEn: 'Jiangnan Studies',
    members: { chief: [chief], executive: [executive], editor: [editor] },
    department: branch,
  });
  quiet = await buildColloquium(tx, { number: 'QT', name: '静刊', members: { chief: [strangers] } });

  await manuscript('录用的一篇', [came('2026-08-01'), passed('2026-08-11'), on('2026-10-20', 'CHIEF_ACCEPT', 14)], {
    titleEn: 'The accepted one',
  });
  await manuscript('退稿的一篇', [came('2026-10-02'), on('2026-10-05', 'EDITOR_REJECT', 17)]);
  await manuscript('退修的一篇', [came('2026-10-03'), on('2026-10-10', 'EDITOR_RETURN', 5)]);
  await manuscript('先退修又收回的', [came('2026-10-04'), on('2026-10-11', 'EDITOR_RETURN', 5)]);
  await manuscript('上月的一篇', [came('2026-09-02'), passed('2026-09-22')]);
  await manuscript('上年的一篇', [came('2025-10-02'), on('2025-10-03', 'EDITOR_REJECT', 17)]);

  const issue = await buildIssue(tx, { colloquium: tx.getReference(Colloquium, journal.id), number: 4, plannedOn: '2026-12-01' });
  for (const [title, pageCount] of [
    ['已编的甲', 12],
    ['已编的乙', null],
  ] as const) {
    const made = await manuscript(title, [came('2025-01-02'), on('2025-03-02', 'COMPILE', 18)]);
    await em().nativeUpdate(Contribution, made.id, { issue: issue.id, pageCount });
  }
  await manuscript('录用待编', [came('2025-01-03'), on('2025-03-03', 'CHIEF_ACCEPT', 15)]);

  const reviewed = await manuscript('外审的一篇', [came('2025-05-01'), on('2025-05-02', 'ACCEPT_INVITATION', 9)]);
  for (const [realName, status, own] of [
    ['顾迟', 'ACCEPTED', { reviewDueOn: '2026-11-01' }],
    ['陆准', 'ACCEPTED', { reviewDueOn: '2026-12-01' }],
    ['沈未', 'PENDING', { answerDueOn: '2026-11-12' }],
    ['许交', 'FINISHED', { finishedAt: new Date(at('2026-10-15')) }],
  ] as const) {
    const reviewer = await buildUser(tx, { roles: ['REVIEWER'], realName });
    await buildReview(tx, { contribution: tx.getReference(Contribution, reviewed.id), reviewer, status, ...own });
  }
}, 120_000);
afterAll(() => app.close());

const token = async (user: User, role: RoleKindCode, language: LanguageTag = 'zh-CN') =>
  await buildSession(em(), user, app.clock, { language, role });

async function link(asked: string, month = MONTH, of: { id: number } = journal) {
  const { data, errors } = await app.request<{ viewer: { journalMonthExportUrl: string | null } | null }>(
    'query Link($id: ID!, $month: String!) { viewer { journalMonthExportUrl(colloquiumId: $id, month: $month) } }',
    { id: encodeId('Colloquium', of.id), month },
    { token: asked },
  );
  return { url: data?.viewer?.journalMonthExportUrl ?? null, code: errors?.[0]?.extensions.code };
}

/** Paragraphs outside of tables, and the rows of all tables. */
async function read(asked: string, month = MONTH, of: { id: number } = journal) {
  const { url } = await link(asked, month, of);
  const response = await fetch(app.url + String(url));
  expect(response.status).toBe(200);
  const xml = strFromU8(unzipSync(new Uint8Array(await response.arrayBuffer()))['word/document.xml'] ?? new Uint8Array());
  const words = (part: string) => [...part.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/gu)].map(([, text]) => text).join('');
  const rows = [...xml.matchAll(/<w:tr>.*?<\/w:tr>|<w:tr [^>]*>.*?<\/w:tr>/gsu)].map(([row]) =>
    [...row.matchAll(/<w:tc>.*?<\/w:tc>/gsu)].map(([cell]) => words(cell)),
  );
  const lines = [...xml.replaceAll(/<w:tbl>.*?<\/w:tbl>/gsu, '').matchAll(/<w:p>.*?<\/w:p>/gsu)].map(([line]) => words(line));
  return {
    name: decodeURIComponent(response.headers.get('content-disposition') ?? ''),
    type: response.headers.get('content-type'),
    rows,
    lines,
    all: words(xml),
  };
}

describe('the month of a journal', () => {
  it('has what came and was decided, stages, what is under way, the next issue, reviewers and acceptances, in Chinese (B-456)', async () => {
    const { name, type, rows, lines } = await read(await token(chief, 'EDITOR_IN_CHIEF'));
    expect(name).toContain('江南文化研究 2026年10月 月报.docx');
    expect(type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(lines.slice(0, 3)).toEqual(['江南文化研究　2026年10月', '制表日期 2026年11月10日', '月报']);
    expect(rows.slice(0, 5)).toEqual([
      ['', '2026年10月', '2026年9月', '2025年10月'],
      ['收稿', '3', '1', '1'],
      ['录用', '1', '0', '0'],
      ['退稿', '1', '0', '1'],
      ['返回作者修改', '2', '0', '0'],
    ]);
    expect(rows.slice(5, 7), 'days from the submission, of the stages that ended in the month').toEqual([
      ['', '2026年10月', '2026年9月', '2025年10月'],
      ['投稿至编辑处理', '7', '20', '1'],
    ]);
    const underWay = rows.slice(
      7,
      rows.findIndex(([head]) => head === '审稿专家'),
    );
    expect(underWay.map(([stage, count, , days]) => [stage, count, days])).toEqual([
      ['阶段', '篇数', '停留天数'],
      ['编辑审稿通过', '1', '49'],
      ['编辑返回作者修改', '2', '31'],
      ['专家审稿中', '1', '557'],
      ['待作者授权', '1', '21'],
      ['已录用', '1', '617'],
      ['已组稿', '2', '618'],
    ]);
    expect(underWay.find(([stage]) => stage === '编辑返回作者修改')?.[2], 'the oldest by number and title').toMatch(
      /^JN2026\d{4} 退修的一篇$/,
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        '第4期已编入 2 篇，另有 2 篇已录用、待编入。',
        '共 12 页，1 篇尚未填写页数。',
        '计划 2026年12月出版，还有 51 天。',
        '3 位专家在审或待答复：待答复 1 份，在审 2 份，其中逾期 1 份。本月交回 1 份。',
      ]),
    );
    expect(rows.slice(-4)).toEqual([
      ['审稿专家', '待答复', '在审', '逾期'],
      ['顾迟', '0', '1', '1'],
      ['陆准', '0', '1', '0'],
      ['沈未', '1', '0', '0'],
    ]);
    expect(lines.at(-3)).toBe('本月录用');
    expect(lines.at(-2)).toMatch(/^JN\d+ 录用的一篇$/);
  });

  it('is in English for a reader of English, without a word of Chinese but titles and names (B-456)', async () => {
    const { name, rows, lines } = await read(await token(executive, 'EXECUTIVE_EDITOR', 'en-US'));
    expect(name).toContain('Jiangnan Studies October 2026 Monthly report.docx');
    expect(lines.slice(0, 3)).toEqual(['Jiangnan Studies　October 2026', 'As of 10 November 2026', 'Monthly report']);
    expect(rows[1]).toEqual(['Submitted', '3', '1', '1']);
    expect(lines).toContain('Issue 4: 2 compiled, 2 accepted and in no issue yet.');
    expect(lines.at(-2)).toMatch(/ The accepted one$/);
    expect(lines.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([]);
    const cells = rows.slice(0, -3).flatMap((row) => row.filter((cell) => !cell.startsWith('JN')));
    expect(cells.filter((cell) => /\p{Script=Han}/u.test(cell))).toEqual([]);
  });

  it('says so where there was nothing, and has no table then (B-456)', async () => {
    const { rows, lines } = await read(await token(strangers, 'EDITOR_IN_CHIEF'), MONTH, quiet);
    expect(rows).toEqual([]);
    for (const words of [
      '本月没有收稿，也没有处理稿件。',
      '本月没有稿件完成任何阶段。',
      '没有在办稿件。',
      '没有正在组稿的一期。',
      '本月没有审稿专家在审，也没有交回的审稿意见。',
      '本月没有录用稿件。',
    ])
      expect(lines).toContain(words);
  });

  it('never names who reviewed what, and leaves out a decision that was taken back (B-456)', async () => {
    const asked = await token(chief, 'EDITOR_IN_CHIEF');
    const { rows } = await read(asked);
    for (const row of rows) expect(row.some((cell) => /顾迟|陆准|沈未/.test(cell)) && row.some((cell) => /JN\d/.test(cell))).toBe(false);
    expect(rows.flat()).not.toContain('许交');
    const undone = await em().findOneOrFail(Contribution, { titleZh: '先退修又收回的' });
    await em().execute(
      `insert into workflow_event (contribution_id, operation, "row", from_state, to_state, stage, at, actor_kind, log_group, details)
        select contribution_id, 116, 'A08', 5, 3, 1, at + interval '1 minute', actor_kind, log_group, jsonb_build_object('decisionId', id)
        from workflow_event where contribution_id = ? and operation = 7`,
      [undone.id],
    );
    expect((await read(asked)).rows[4]).toEqual(['返回作者修改', '1', '0', '0']);
  });
});

describe('its readers', () => {
  it.each(['PUBLISHING_EDITOR', 'OPERATIONS'] as const)(
    'of kind %s have it within their departments, without names of reviewers and pages of an open issue (B-456)',
    async (kind) => {
      const tx = em();
      const role = await buildRole(tx, kind, [branch]);
      const asked = await buildSession(tx, await buildUser(tx, { records: [role] }), app.clock, { language: 'zh-CN', role });
      const { all, lines } = await read(asked);
      expect(all).toContain('3 位专家在审或待答复');
      for (const name of ['顾迟', '陆准', '沈未']) expect(all).not.toContain(name);
      expect(lines.some((line) => line.startsWith('共 12 页'))).toBe(false);
      expect(await link(asked, MONTH, quiet), 'outside of them it is not there').toEqual({ url: null, code: 'NOT_FOUND' });
    },
  );

  it('do not find another’s journal, no more than one that is not there, also once the office is over (B-456)', async () => {
    const foreign = await token(strangers, 'EDITOR_IN_CHIEF');
    for (const id of [journal.id, 999_999]) expect(await link(foreign, MONTH, { id })).toEqual({ url: null, code: 'NOT_FOUND' });
    const { url } = await link(await token(executive, 'EXECUTIVE_EDITOR'));
    await em().execute(`delete from colloquium_member where user_id = ?`, [executive.id]);
    expect((await fetch(app.url + String(url))).status).toBe(404);
  });

  it.each(['EDITOR', 'AUTHOR', 'REVIEWER', 'ADMINISTRATOR'] as const)('are not of kind %s (B-456)', async (kind) => {
    const tx = em();
    const user = kind === 'EDITOR' ? editor : await buildUser(tx, { roles: [kind] });
    expect((await link(await token(user, kind))).url).toBeNull();
  });

  it.each(['0000-01', '0001-01', '2026-13', '2026-1', '2027-01', '2026-12', 'now'])(
    'are told at its field that %s is no month that was (B-456)',
    async (month) => {
      expect(await link(await token(chief, 'EDITOR_IN_CHIEF'), month)).toEqual({ url: null, code: 'INVALID_INPUT' });
    },
  );

  it('who are authors too find none of their own manuscripts in it, nor who reviews them (B-456)', async () => {
    const asked = await token(chief, 'EDITOR_IN_CHIEF');
    const before = await read(asked);
    const own = await manuscript('主编自己的', [came('2026-10-06'), passed('2026-10-08'), on('2026-10-25', 'CHIEF_ACCEPT', 15)], {
      submitter: chief,
    });
    const open = await manuscript('主编在审的', [came('2024-10-06'), on('2024-10-08', 'ACCEPT_INVITATION', 9)], {
      coAuthors: [{ personName: '季疏桐', email: chief.email }],
    });
    const tx = em();
    for (const contribution of [own, open])
      await buildReview(tx, {
        contribution: tx.getReference(Contribution, contribution.id),
        reviewer: await buildUser(tx, { roles: ['REVIEWER'], realName: '隐名专家' }),
        status: 'ACCEPTED',
        reviewDueOn: '2026-10-30',
      });
    expect((await read(asked)).all).toBe(before.all);
    const role = await buildRole(tx, 'OPERATIONS', [branch]);
    const office = await buildSession(tx, await buildUser(tx, { records: [role] }), app.clock, { language: 'zh-CN', role });
    expect((await read(office)).all).toContain('主编自己的');
  });

  it('ask a constant number of statements, however much there is (B-456)', async () => {
    const asked = await token(chief, 'EDITOR_IN_CHIEF');
    const { url } = await link(asked);
    await fetch(app.url + String(url));
    const cost = async () =>
      (
        await statementsOf(async () => {
          const response = await fetch(app.url + String(url));
          expect(response.status).toBe(200);
          await response.arrayBuffer();
        })
      ).length;
    const few = await cost();
    for (let more = 0; more < 5; more += 1) await manuscript(`又一篇${more}`, [came('2026-10-07'), on('2026-10-28', 'CHIEF_ACCEPT', 14)]);
    expect(await cost()).toBe(few);
  });
});

it('months are counted back over the turn of the year', () => {
  expect([monthsBefore('2026-10', 1), monthsBefore('2026-01', 1), monthsBefore('2026-10', 12), monthsBefore('2026-12', -1)]).toEqual([
    '2026-09',
    '2025-12',
    '2025-10',
    '2027-01',
  ]);
});
