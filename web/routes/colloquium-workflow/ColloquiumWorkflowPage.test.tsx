// The tab of workflow: four switches and a branch, the drawing of the way, and the preview of a change before it is saved.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResolvers } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from '../../components/colloquiums/manage-address.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ColloquiumWorkflowPageQuery } from './__generated__/ColloquiumWorkflowPageQuery.graphql.ts';
import { ConferenceWorkflowPage, PeriodicalWorkflowPage } from './ColloquiumWorkflowPage.tsx';

beforeEach(() => sessionStorage.clear());

const ON = { checksPlagiarism: true, invitesReviewers: true, deputyReviews: true, chiefPreAccepts: true };
const house = { id: 'd1', name: '甲分社' };
const tree = [{ subject: { id: 's1', label: '历史学' }, colloquiums: [{ id: 'j1', name: '江南文化', number: 'JN' }] }];
/** The departments straight below the publisher, as they are asked for. */
function branches(): MockResolvers {
  const offered = [house, { id: 'd2', name: '乙分社' }];
  let at = 0;
  return {
    Query: () => ({ departmentOptions: offered.map(() => ({})) }),
    Department: ({ args }) =>
      args?.['below'] === 'PUBLISHER' && args['ofEveryLevel'] !== true ? offered[at++ % offered.length] : undefined,
  };
}
const objectsOf = (own: object = {}): MockResolvers => ({
  ...branches(),
  Viewer: () => ({ id: 'me', colloquiumTree: tree }),
  Node: () => ({ __typename: 'Colloquium', id: 'j1' }),
  Colloquium: ({ path }) => (path?.includes('colloquiumTree') ? undefined : { id: 'j1' }),
  WorkflowSwitches: () => ({ ...ON, publishingHouse: house, version: 3, ...own }),
});
const showPage = (at = '/main/paperManage/flowSet?type=0&id=j1', own: object = {}, page = <PeriodicalWorkflowPage />) =>
  showRoute<ColloquiumWorkflowPageQuery>(QUERY, (search) => manageVariables('PERIODICAL')({ search }), page, {
    at,
    objects: objectsOf(own),
  });

const PREVIEW = 'useWorkflowPreviewQuery';
const MUTATION = 'WorkflowFormMutation';
const stop = (state: string, isOnWayNow: boolean, isOnWayThen: boolean, by = ['EDITOR']) => ({ state, by, isOnWayNow, isOnWayThen });
const asked = (isChecked: boolean, affected: object[]) => ({
  Node: () => ({ __typename: 'Colloquium', id: 'j1' }),
  Colloquium: () => ({ id: 'j1' }),
  WorkflowPreview: () => ({
    way: [
      stop('NEW_SUBMISSION', true, true),
      stop('PLAGIARISM_CHECK', true, isChecked),
      stop('DEPUTY_REVIEWING', false, false),
      stop('ACCEPTED', true, true, []),
    ],
    underWayCount: 12,
    affected,
  }),
});
const three = [
  { state: 'NEW_SUBMISSION', count: 2 },
  { state: 'PLAGIARISM_CHECK', count: 1 },
];
const position = (label: RegExp, name: string) =>
  within(screen.getByRole('group', { name: label })).getByRole<HTMLInputElement>('radio', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const LABELS = [/^学术不端检测/, /^邀请专家审稿/, /^副主编审稿/, /^主编预录用/];

it('opens with the first, where the address names none and none was open before (B-451)', async () => {
  const periodical = await showPage('/main/paperManage/flowSet?type=0');
  expect(periodical.address()).toBe('/main/paperManage/flowSet?type=0&id=j1');
  cleanup();
  expect((await showConference('')).address()).toBe('/main/meetManager/flowSet?type=1&id=j1');
});

it('has nothing to save where the address means none of them (B-451)', async () => {
  await showPage('/main/paperManage/flowSet?type=0&name=水利史');
  expect(screen.getByText('请先选择集刊')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

const showConference = (at: string, own: object = {}) =>
  showRoute<ColloquiumWorkflowPageQuery>(QUERY, (search) => manageVariables('CONFERENCE')({ search }), <ConferenceWorkflowPage />, {
    at: `/main/meetManager/flowSet?type=1${at}`,
    objects: objectsOf(own),
  });

it('has what a link by name says chosen, as after creation (P3-208, D13-117)', async () => {
  const conference = await showConference('&name=江南文化');
  expect(decodeURIComponent(conference.address())).toBe('/main/meetManager/flowSet?type=1&id=j1');
  cleanup();
  const { address } = await showPage('/main/paperManage/flowSet?type=0&name=江南文化');
  expect(decodeURIComponent(address())).toBe('/main/paperManage/flowSet?type=0&id=j1');
});

it('shows four switches and the publisher’s branches (P3-203 to P3-207, R3-096, R3-097, SC-079)', async () => {
  const positions = () => LABELS.map((label) => [position(label, '开启').checked, position(label, '关闭').checked]);
  // In the order of their labels.
  const switches = ['checksPlagiarism', 'invitesReviewers', 'deputyReviews', 'chiefPreAccepts'];
  for (const show of [(own: object) => showPage(undefined, own), (own: object) => showConference('&id=j1', own)])
    for (const [index, name] of switches.entries()) {
      const shown = await show({ [name]: false });
      expect(positions(), name).toEqual(LABELS.map((_label, at) => (at === index ? [false, true] : [true, false])));
      await shown.answer(PREVIEW, asked(true, []));
      await userEvent.click(position(LABELS[index] ?? /x/, '开启'));
      expect(positions(), name).toEqual(LABELS.map(() => [true, false]));
      expect(shown.asked(), name).toEqual([{ name: PREVIEW, variables: { id: 'j1', switches: ON } }]);
      await shown.answer(PREVIEW, asked(true, []));
      await save();
      expect(shown.asked(), name).toEqual([
        { name: MUTATION, variables: { input: { colloquiumId: 'j1', version: 3, ...ON, publishingHouseId: 'd1' } } },
      ]);
      cleanup();
    }
  await showPage();
  const branches = screen.getByRole<HTMLSelectElement>('combobox', { name: /^接收稿件的出版社分社/ });
  expect([branches.value, ...[...branches.options].map(({ textContent }) => textContent)]).toEqual([
    'd1',
    '请选择分社',
    '甲分社',
    '乙分社',
  ]);
});

it('draws the way with what a change adds and leaves out, in words too', async () => {
  const { answer, asked: open } = await showPage();
  await answer(PREVIEW, asked(true, []));
  await userEvent.click(position(LABELS[0] ?? /x/, '关闭'));
  expect(open()).toEqual([{ name: PREVIEW, variables: { id: 'j1', switches: { ...ON, checksPlagiarism: false } } }]);
  await answer(PREVIEW, asked(false, three));
  const stops = within(screen.getByRole('list', { name: '稿件从投稿到录用的流程' })).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    '新投稿编辑',
    '学术不端检测中保存后不再经过',
    '副主编审稿中不经过',
    '已录用',
  ]);
  expect(screen.getByText(/有 3 篇处理中的稿件（共 12 篇）将改走新的流程/)).toBeTruthy();
});

it('names the manuscripts that a change concerns before it saves, and says so once done (R3-100, P3-210, R3-202)', async () => {
  const { answer, asked: open } = await showPage();
  await answer(PREVIEW, asked(true, []));
  await userEvent.click(position(LABELS[0] ?? /x/, '关闭'));
  await answer(PREVIEW, asked(false, three));
  await save();
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['新投稿：2 篇', '学术不端检测中：1 篇']);
  expect(open()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '保存流程' }));
  const input = { colloquiumId: 'j1', version: 3, ...ON, checksPlagiarism: false, publishingHouseId: 'd1' };
  expect(open()).toEqual([{ name: MUTATION, variables: { input } }]);
  await answer(MUTATION, objectsOf({ checksPlagiarism: false, version: 4 }));
  expect(await screen.findByText('提交成功')).toBeTruthy();
});

it('waits with the save until it can say what it concerns, and then asks by itself', async () => {
  const { answer, asked: open } = await showPage();
  await answer(PREVIEW, asked(true, []));
  await userEvent.click(position(LABELS[0] ?? /x/, '关闭'));
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(open().map(({ name }) => name)).toEqual([PREVIEW]);
  await answer(PREVIEW, asked(false, three));
  expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(2);
  expect(open()).toEqual([]);
});

it('asks too where nobody could say what the change concerns', async () => {
  const { answer, fail, asked: open } = await showPage();
  await answer(PREVIEW, asked(true, []));
  await userEvent.click(position(LABELS[0] ?? /x/, '关闭'));
  await fail(PREVIEW, new Error('away'));
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^未能读取受影响的稿件数。/)).toBeTruthy();
  expect(open()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: '保存流程' }));
  expect(open().map(({ name }) => name)).toEqual([MUTATION]);
});

it('saves without a question where nothing under way is concerned, but not without a branch (R3-099)', async () => {
  const { answer, asked: open } = await showPage(undefined, { publishingHouse: null });
  await answer(PREVIEW, asked(true, []));
  await save();
  expect(await screen.findByText('请选择出版社分社')).toBeTruthy();
  expect(open()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox'), '乙分社');
  await save();
  expect(open()).toEqual([{ name: MUTATION, variables: { input: { colloquiumId: 'j1', version: 3, ...ON, publishingHouseId: 'd2' } } }]);
});

it('says where the branch is chosen when the viewer’s departments have none to choose here', async () => {
  const { answer } = await showRoute<ColloquiumWorkflowPageQuery>(
    QUERY,
    (search) => manageVariables('PERIODICAL')({ search }),
    <PeriodicalWorkflowPage />,
    {
      at: '/main/paperManage/flowSet?type=0&id=j1',
      objects: { ...objectsOf({ publishingHouse: null }), Query: () => ({ departmentOptions: [] }) },
    },
  );
  await answer(PREVIEW, asked(true, []));
  await save();
  expect(await screen.findByText('请选择出版社分社')).toBeTruthy();
  expect(screen.getByText(/请在“内容设置”中选择“出版单位”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '前往内容设置' }).getAttribute('href')).toBe('/main/paperManage/detailSet?id=j1');
});

it('says nothing of it while there is a branch to choose, or one is saved', async () => {
  await showPage();
  expect(screen.queryByRole('link', { name: '前往内容设置' })).toBeNull();
});

it('says what the server says when it does not save, and keeps what is chosen (R3-101)', async () => {
  const { answer, asked: open, fail } = await showPage();
  await answer(PREVIEW, asked(true, []));
  await userEvent.selectOptions(screen.getByRole('combobox'), '乙分社');
  await save();
  expect(open()).toHaveLength(1);
  await fail(MUTATION, new ApiError('服务器的话', { code: 'FORBIDDEN' }));
  expect((await screen.findByRole('alert')).textContent).toContain('服务器的话');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('d2');
});
