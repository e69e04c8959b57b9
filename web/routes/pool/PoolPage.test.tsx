// The pool of unaccepted manuscripts: columns, filters and their reader, the choice with its dialog, and the operations centre's view.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { RoleKind, roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { listVariables } from '../../components/lists/address.ts';
import { ViewerId } from '../../components/session/viewer-id.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute, type Shown } from '../../testing/render.tsx';
import query, { type PoolPageQuery } from './__generated__/PoolPageQuery.graphql.ts';
import { POOL } from './address.ts';
import { PoolPage } from './PoolPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const row = (id: string, title: string, own: object = {}) => ({
  id,
  titleZh: title,
  titleEn: null,
  manuscriptNumber: `JN${id}`,
  source: 'FREE_SUBMISSION',
  state: 'NOT_ACCEPTED',
  withdrawnAt: null,
  submittedAt: '2026-01-05T06:32:00.000Z',
  enteredPoolAt: '2026-03-05T06:32:00.000Z',
  firstAuthorDisplayName: '沈知远',
  subject: { label: '历史学' },
  articleType: { label: '综述' },
  colloquium: { name: '江南文化' },
  isInPool: true,
  adoptedFrom: null,
  viewerActs: [{ act: 'ADOPT', isAllowed: true }],
  ...own,
});

const objects = (kind: RoleKindCode, rows: readonly object[], totalCount = rows.length) => ({
  Viewer: () => ({
    id: 'me',
    currentRole: { kind },
    poolColloquiums: [{ id: 'j1', name: '江南文化' }],
    poolSubjects: [
      { id: 's1', label: '历史学' },
      { id: 's2', label: '法学' },
    ],
    poolContributions: { totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) },
  }),
  Query: () => ({ articleTypes: [{ id: 't2', label: '综述' }] }),
});

const showPage = ({
  kind = 'EDITOR_IN_CHIEF',
  rows = [row('1', '盐商书札'), row('2', '漕运与市镇')],
  total,
  at = '/main/editorChiefUnuse?roleId=5',
}: { kind?: RoleKindCode; rows?: readonly object[]; total?: number; at?: string } = {}) =>
  showRoute<PoolPageQuery>(
    query,
    (search) => {
      const { scope: _scope, ...variables } = listVariables(POOL, search);
      return variables;
    },
    <ViewerId value="me">
      <PoolPage />
    </ViewerId>,
    { at, objects: objects(kind, rows, total) },
  );
const asked = (page: Shown) => page.asked().filter(({ name }) => name === 'PoolPageQuery');
const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));
const advanced = () => userEvent.click(screen.getByRole('button', { name: '高级搜索' }));

it('has the columns of the pool, the last to enter first, twelve a page (R2-156, R2-206, R3-206, P2-385 to P2-392, P2-401)', async () => {
  await showPage();
  expectColumns(screen.getByRole('row', { name: /盐商书札/ }), {
    题名稿件编号: '盐商书札JN1历史学沈知远综述',
    刊物: '江南文化',
    投稿时间: '2026-01-05',
    入库时间: '2026-03-05',
    操作: '选用详情',
  });
  expect(listVariables(POOL, new URLSearchParams())).toMatchObject({
    first: 12,
    page: 1,
    orderBy: { field: 'ENTERED_POOL_AT', direction: 'DESC' },
  });
});

it('sorts by number, submission and entry (R2-210, P2-393 to P2-395)', async () => {
  const page = await showPage();
  for (const [header, field] of [
    ['稿件编号', 'MANUSCRIPT_NUMBER'],
    ['投稿时间', 'SUBMITTED_AT'],
    ['入库时间', 'ENTERED_POOL_AT'],
  ] as const) {
    await userEvent.click(within(screen.getByRole('columnheader', { name: new RegExp(header) })).getByRole('button'));
    expect(asked(page).at(-1)?.variables['orderBy']).toEqual({ field, direction: 'ASC' });
    await page.answer('PoolPageQuery', objects('EDITOR_IN_CHIEF', [row('1', '盐商书札')]));
  }
});

it('is narrowed by keyword and days, and behind the advanced search by type, subject, journal and entry, all together (P2-376 to P2-381, P2-383, P2-384)', async () => {
  const page = await showPage({ at: '/main/editorChiefUnuse?roleId=5&number=JN&submitted=2026-01-01..2026-02-01' });
  const scope = screen.getByRole('combobox', { name: '查询范围' });
  expect(
    within(scope)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部', '题名', '稿件编号', '刊物']);
  const toggle = screen.getByRole('button', { name: '高级搜索' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await advanced();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const answer = () => page.answer('PoolPageQuery', objects('EDITOR_IN_CHIEF', [row('1', '盐商书札')]));
  for (const chip of ['综述', '法学', '江南文化']) {
    await userEvent.click(screen.getByRole('button', { name: chip }));
    await answer();
  }
  const entered = within(screen.getByRole('group', { name: '入库时间' }));
  await userEvent.type(entered.getAllByRole('textbox')[0] as HTMLElement, '2026-03-01');
  await userEvent.click(entered.getByRole('button', { name: '查询' }));
  expect(asked(page).at(-1)?.variables['filter']).toEqual({
    title: null,
    manuscriptNumber: 'JN',
    colloquium: null,
    submitted: { from: '2026-01-01', to: '2026-02-01' },
    articleTypeIds: ['t2'],
    subjectIds: ['s2'],
    colloquiumIds: ['j1'],
    availability: null,
    enteredPool: { from: '2026-03-01', to: null },
  });
  await answer();
  await userEvent.selectOptions(scope, '题名');
  await userEvent.type(screen.getByRole('searchbox'), '书札{Enter}');
  await act(async () => {});
  expect(asked(page).at(-1)?.variables['filter']).toMatchObject({ title: '书札', articleTypeIds: ['t2'], subjectIds: ['s2'] });
  await answer();
  await advanced();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(page.address(), 'what it holds back still holds').toContain('entered=');
});

it('has the filter of availability for the operations centre alone, which chooses nothing and sees who has (R2-151, R2-157, R3-017, R3-128, P2-382, P2-405, P2-406)', async () => {
  const taken = row('3', '运河码头', {
    isInPool: false,
    colloquium: { name: '方言与文化' },
    adoptedFrom: { name: '江南文化' },
    viewerActs: [],
  });
  const page = await showPage({ kind: 'OPERATIONS', rows: [row('1', '盐商书札'), taken], at: '/main/optListUnuse?roleId=7' });
  await advanced();
  await userEvent.click(screen.getByRole('button', { name: '已被选用' }));
  expect(asked(page).at(-1)?.variables['filter']).toMatchObject({ availability: ['ADOPTED'] });
  expect(rowOf('运河码头').getAllByText('已由《方言与文化》选用').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '选用' })).toBeNull();
});

it('has no filter of availability for those who choose (R3-128)', async () => {
  for (const kind of ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] as const) {
    await showPage({ kind });
    await advanced();
    expect(screen.queryByRole('group', { name: '是否可选用' }), kind).toBeNull();
    expect(screen.queryByRole('button', { name: '已被选用' }), kind).toBeNull();
    cleanup();
  }
});

it('offers the choice in a row to editors-in-chief, on available rows, and the details to everyone (R2-152, R2-153, R3-016, R3-130, P2-396 to P2-398)', async () => {
  await showPage({ rows: [row('1', '盐商书札'), row('2', '漕运与市镇', { viewerActs: [] })] });
  expect(rowOf('盐商书札').getByRole('button', { name: '选用' })).toBeTruthy();
  expect(rowOf('漕运与市镇').queryByRole('button', { name: '选用' })).toBeNull();
  expect(rowOf('漕运与市镇').getByRole('link', { name: '详情' }).getAttribute('href')).toBe(
    '/main/editorChiefUnuse/unUseDetail?roleId=5&id=2&type=0&unuse=1',
  );
});

it.each(roleKindCodes.filter((kind) => kind !== 'EDITOR_IN_CHIEF'))(
  'offers no choice in a row to %s, whatever the row allows: executive editors choose on the page of the manuscript (R2-152, P2-397, D2-09)',
  async (kind) => {
    await showPage({ kind, at: `/main/editorChiefUnuse?roleId=${RoleKind[kind]}` });
    expect(rowOf('盐商书札').getByRole('link', { name: '详情' }).getAttribute('href')).toBe(
      `/main/editorChiefUnuse/unUseDetail?roleId=${RoleKind[kind]}&id=1&type=0&unuse=1`,
    );
    expect(screen.queryByRole('button', { name: '选用' })).toBeNull();
  },
);

const JOURNALS = {
  Viewer: () => ({
    id: 'me',
    adoptingColloquiums: [
      { id: 'j1', name: '江南文化', subject: { id: 's1', label: '历史学' } },
      { id: 'j2', name: '方言与文化', subject: { id: 's2', label: '法学' } },
    ],
  }),
  Query: () => ({
    node: { __typename: 'Contribution', colloquium: { id: 'j1' } },
    subjects: [
      { id: 's1', label: '历史学' },
      { id: 's2', label: '法学' },
    ],
  }),
};
async function choosing(): Promise<Shown> {
  const page = await showPage();
  await userEvent.click(rowOf('盐商书札').getByRole('button', { name: '选用' }));
  await page.answer('JournalFieldQuery', JOURNALS);
  return page;
}
const dialog = () => within(screen.getByRole('dialog'));

it('asks for a journal of one’s own, but not the one that has it, and says so when none is chosen (R2-154, R3-134, P2-478)', async () => {
  const page = await choosing();
  expect(dialog().getByRole('radio', { name: /方言与文化/ })).toBe(dialog().getAllByRole('radio').at(0));
  expect(dialog().getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(dialog().getByRole('button', { name: '选用' }));
  expect(dialog().getByText('再点击确定之前，请先选择集刊！')).toBeTruthy();
  expect(page.asked().some(({ name }) => name === 'actDocumentsAdoptContributionMutation')).toBe(false);
});

it('offers a retired subject only where it is that of the journal (F-074)', async () => {
  const page = await showPage();
  await userEvent.click(rowOf('盐商书札').getByRole('button', { name: '选用' }));
  const retired = [
    { id: 's1', label: '历史学', isRetired: true },
    { id: 's2', label: '法学', isRetired: true },
  ];
  await page.answer('JournalFieldQuery', { ...JOURNALS, Query: () => ({ ...JOURNALS.Query(), subjects: retired }) });
  await userEvent.click(dialog().getByRole('radio', { name: /方言与文化/ }));
  const { options } = dialog().getByRole<HTMLSelectElement>('combobox', { name: /学科/ });
  expect([...options].map(({ text, hidden }) => [text, hidden])).toEqual([
    ['历史学', true],
    ['法学', false],
  ]);
});

it('re-assigns it with its subject there, says that it is done, and asks for the list anew (R3-133, P2-399, P2-479, P2-480)', async () => {
  const page = await choosing();
  await userEvent.click(dialog().getByRole('radio', { name: /方言与文化/ }));
  const subject = dialog().getByRole<HTMLSelectElement>('combobox', { name: /学科/ });
  expect(subject.value).toBe('s2');
  await userEvent.selectOptions(subject, '历史学');
  await userEvent.click(dialog().getByRole('button', { name: '选用' }));
  const [sent] = page.asked().filter(({ name }) => name === 'actDocumentsAdoptContributionMutation');
  expect(sent?.variables['input']).toMatchObject({ contributionId: '1', colloquiumId: 'j2', subjectId: 's1' });
  const before = asked(page).length;
  await page.answer('actDocumentsAdoptContributionMutation', {});
  expect(await screen.findByText('操作成功')).toBeTruthy();
  expect(asked(page).length).toBeGreaterThan(before);
});

it('changes nothing when it is cancelled (P2-481)', async () => {
  const page = await choosing();
  await userEvent.click(dialog().getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked().some(({ name }) => name === 'actDocumentsAdoptContributionMutation')).toBe(false);
});

it('keeps what was typed when another journal was faster, and says so', async () => {
  const page = await choosing();
  await userEvent.click(dialog().getByRole('radio', { name: /方言与文化/ }));
  await userEvent.type(dialog().getByRole('textbox'), '此稿适合本刊');
  await userEvent.click(dialog().getByRole('button', { name: '选用' }));
  await page.fail('actDocumentsAdoptContributionMutation', new ApiError('您访问的内容不存在', { code: 'NOT_FOUND' }));
  expect(dialog().getByText(/已不在稿件库/)).toBeTruthy();
  expect(dialog().getByText('此稿适合本刊')).toBeTruthy();
});

it('says that there is nothing (R2-155, R3-131, P2-400)', async () => {
  await showPage({ rows: [] });
  expect(screen.getByText('无数据')).toBeTruthy();
});

it('has pages from the thirteenth row on (R3-132)', async () => {
  await showPage({ total: 12 });
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  await showPage({ total: 13 });
  expect(screen.getByText(/13/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '第 2 页' })).toBeTruthy();
});
