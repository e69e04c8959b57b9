// The tab of parameters: choices, digits alone, the checks in their words, and that saved values are the journal's own from then on.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from '../../components/colloquiums/manage-address.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ColloquiumParametersPageQuery } from './__generated__/ColloquiumParametersPageQuery.graphql.ts';
import { ConferenceParametersPage, PeriodicalParametersPage } from './ColloquiumParametersPage.tsx';

beforeEach(() => sessionStorage.clear());

const parameters = {
  isActive: true,
  reviewType: 'DOUBLE_BLIND',
  assignmentDays: 5,
  decisionDays: 60,
  publicationDays: 90,
  answerDays: 5,
  reviewDays: 20,
  revisionDays: 30,
  similarityLimit: null,
  hasDefaultParameters: false,
  version: 3,
};
const tree = [
  { subject: { id: 's1', label: '历史学' }, colloquiums: [{ id: 'j1', name: '江南文化', number: 'JN' }] },
  { subject: { id: 's2', label: '文学' }, colloquiums: [{ id: 'j2', name: '古籍研究', number: 'GJ' }] },
];
const AT = '/main/paperManage/parameSet?type=0';
const objectsOf = (id: string, own: object = {}) => ({
  Viewer: () => ({ id: 'me', colloquiumTree: tree }),
  Node: () => ({ __typename: 'Colloquium', id }),
  Colloquium: ({ path }: { path?: readonly string[] }) => (path?.includes('colloquiumTree') ? undefined : { id }),
  ColloquiumParameters: () => ({ ...parameters, ...own }),
});
const showPage = (at = `${AT}&id=j1`, own: object = {}, page = <PeriodicalParametersPage />) =>
  showRoute<ColloquiumParametersPageQuery>(QUERY, (search) => manageVariables('PERIODICAL')({ search }), page, {
    at,
    objects: objectsOf('j1', own),
  });
const MUTATION = 'ParametersFormMutation';
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const days = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const inputs = [/^作者投稿最长多久被编辑分配/, /^编辑审稿最长多久可以确定是否录用/, /^录用后最长多久能够单篇发布或组稿/];

const showConference = (at = '&id=j1', own: object = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showRoute<ColloquiumParametersPageQuery>(QUERY, (search) => manageVariables('CONFERENCE')({ search }), <ConferenceParametersPage />, {
    at: `/main/meetManager/parameSet?type=1${at}`,
    language,
    objects: objectsOf('j1', own),
  });

it('has nothing to save where no journal is meant (P3-201, B-451)', async () => {
  for (const [show, words] of [
    [() => showPage(`${AT}&name=水利史`), '请先选择集刊'],
    [() => showConference('&name=水利史'), '请先选择会议'],
  ] as const) {
    await show();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    cleanup();
  }
});

it('has contents, parameters, workflow and publication as tabs, with the kind and what is chosen (P3-187, P3-188, R3-046)', async () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: '设置' }))
      .getAllByRole('link')
      .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);
  await showPage();
  expect(tabs()).toEqual([
    ['内容设置', '/main/paperManage/detailSet?id=j1', null],
    ['参数设置', '/main/paperManage/parameSet?id=j1&type=0', 'page'],
    ['流程设置', '/main/paperManage/flowSet?id=j1&type=0', null],
    ['出版设置', '/main/paperManage/publicationSet?id=j1&type=0', null],
  ]);
  cleanup();
  await showConference();
  expect(tabs()).toEqual([
    ['内容设置', '/main/meetManager/meetDetailSet?id=j1', null],
    ['参数设置', '/main/meetManager/parameSet?id=j1&type=1', 'page'],
    ['流程设置', '/main/meetManager/flowSet?id=j1&type=1', null],
    ['出版设置', '/main/meetManager/publicationSet?id=j1&type=1', null],
  ]);
});

it('chooses by a menu in two levels, and remembers it in this tab of the browser (R3-043, P3-189)', async () => {
  const { address, answer } = await showPage();
  const menu = screen.getByRole('navigation', { name: '按学科选择集刊' });
  expect(
    within(menu)
      .getAllByRole('list')
      .map((list) => [list.getAttribute('aria-label'), list.textContent]),
  ).toEqual([
    ['历史学', '江南文化'],
    ['文学', '古籍研究'],
  ]);
  expect(within(menu).getByRole('link', { name: '江南文化' }).getAttribute('aria-current')).toBe('true');
  expect(sessionStorage.getItem('chosenColloquium:PERIODICAL')).toBe('j1');
  await userEvent.click(within(menu).getByRole('link', { name: '古籍研究' }));
  expect(address()).toBe('/main/paperManage/parameSet?type=0&id=j2');
  await answer('ColloquiumParametersPageQuery', objectsOf('j2'));
  expect(sessionStorage.getItem('chosenColloquium:PERIODICAL')).toBe('j2');
});

it.each([
  ['periodical', showPage, /^集刊状态/],
  ['conference', showConference, /^会议状态/],
] as const)(
  'shows the parameters and saves them over what was read (P3-196 to P3-200, P3-202, R3-194, SC-078), %s',
  async (_kind, show, status) => {
    const { asked, answer } = await show();
    expect(inputs.map((name) => days(name).value)).toEqual(['5', '60', '90']);
    const radios = (name: RegExp) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => [radio.value, radio.checked, radio.closest('label')?.textContent]);
    const named = (words: string): unknown => expect.stringMatching(new RegExp(`^${words}`));
    expect(radios(status)).toEqual([
      ['ACTIVE', true, named('活跃')],
      ['INACTIVE', false, named('非活跃')],
    ]);
    expect(radios(/^审稿方式/)).toEqual([
      ['SINGLE_BLIND', false, named('单盲')],
      ['DOUBLE_BLIND', true, named('双盲')],
      ['OPEN', false, named('公开')],
    ]);
    for (const [index, name] of inputs.entries()) {
      await userEvent.clear(days(name));
      await userEvent.type(days(name), String(7 + index));
    }
    await userEvent.click(screen.getByRole('radio', { name: /^非活跃/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^公开/ }));
    await save();
    const { hasDefaultParameters: _flag, ...known } = parameters;
    const input = {
      ...known,
      colloquiumId: 'j1',
      assignmentDays: 7,
      decisionDays: 8,
      publicationDays: 9,
      isActive: false,
      reviewType: 'OPEN',
    };
    expect(asked()).toEqual([{ name: MUTATION, variables: { input } }]);
    await answer(MUTATION, { Colloquium: () => ({ id: 'j1', parameters: { ...parameters, ...input, version: 4 } }) });
    expect(await screen.findByText('保存成功')).toBeTruthy();
  },
);

it('takes digits alone: anything else empties the field (R3-087)', async () => {
  await showPage();
  for (const name of inputs) {
    await userEvent.type(days(name), 'x');
    expect(days(name).value).toBe('');
    await userEvent.type(days(name), '12');
    expect(days(name).value).toBe('12');
  }
});

it('takes no 0, in the words of the specification, and keeps what is typed (R3-088 to R3-091)', async () => {
  const { asked } = await showPage();
  for (const name of inputs) {
    await userEvent.clear(days(name));
    await userEvent.type(days(name), '0');
  }
  await save();
  for (const text of ['作者投稿最长多久被编辑分配', '编辑审稿最长多久可以确定是否录用', '录用后最长多久能够单篇发布或组稿'])
    expect(await screen.findByText(`"${text}"时间最少设置为1`)).toBeTruthy();
  expect(inputs.map((name) => days(name).value)).toEqual(['0', '0', '0']);
  expect(asked()).toEqual([]);
});

it('shows a duration that was never set as missing, and that values are still the defaults (F-054)', async () => {
  await showPage(undefined, { decisionDays: 0, hasDefaultParameters: true });
  expect(days(/^编辑审稿最长多久可以确定是否录用/).value).toBe('');
  expect(screen.getByText('尚未设置，这一步没有期限。')).toBeTruthy();
  expect(screen.getByText(/仍是新建时采用的系统默认值/)).toBeTruthy();
});

it('is the same for conferences, by their words, and says what a field expects in English (SC-082, R3-095, P3-199)', async () => {
  await showConference('&id=j1', { assignmentDays: 0, decisionDays: 0, publicationDays: 0 }, 'en-US');
  expect(screen.getByRole('heading', { name: 'Manage conferences' })).toBeTruthy();
  expect(screen.getByRole('group', { name: /^Conference status/ })).toBeTruthy();
  for (const name of [/^.*assign/i, /decide on acceptance/, /publish/i]) expect(days(name).placeholder).toBe('About XX days');
});

const asks = {
  rules: [
    { party: 'AUTHOR', kind: 'AI_USE', demand: 'REQUIRED', guidanceZh: '请逐项说明', guidanceEn: 'Say each use' },
    { party: 'REVIEWER', kind: 'INTERESTS', demand: 'OPTIONAL', guidanceZh: '', guidanceEn: '' },
  ],
  version: 2,
};
const withPolicy = (statementPolicy: object | null) => {
  const objects = objectsOf('j1');
  return {
    ...objects,
    Colloquium: (field: { path?: readonly string[] }) => {
      const known = objects.Colloquium(field);
      return known && { ...known, statementPolicy };
    },
  };
};
const showPolicy = (statementPolicy: object | null, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showRoute<ColloquiumParametersPageQuery>(QUERY, (search) => manageVariables('PERIODICAL')({ search }), <PeriodicalParametersPage />, {
    at: `${AT}&id=j1`,
    language,
    objects: withPolicy(statementPolicy),
  });

it('shows beneath them which statements the journal asks for, to be read alone (B-110)', async () => {
  const { asked } = await showPolicy(asks);
  expect(screen.getByText('这些要求由本刊的主编和执行主编填写，此处只供查看。')).toBeTruthy();
  const party = (name: string) => screen.getByRole('region', { name });
  const chosen = (region: HTMLElement) =>
    within(region)
      .getAllByRole('group')
      .map(
        (group) =>
          within(group)
            .getAllByRole<HTMLInputElement>('radio')
            .find(({ checked }) => checked)
            ?.closest('label')?.textContent,
      );
  expect(chosen(party('作者（每次投稿）'))).toEqual(['必填', '不询问', '不询问', '不询问', '不询问']);
  expect(chosen(party('审稿专家（提交审稿意见时）'))).toEqual(['不询问', '选填']);
  expect(chosen(party('编辑（作出决定时）'))).toEqual(['不询问']);
  const authors = within(party('作者（每次投稿）'));
  const words = authors.getByRole<HTMLTextAreaElement>('textbox', { name: '本刊的填写说明（中文）' });
  await userEvent.type(words, '改');
  expect(words.value).toBe('请逐项说明');
  await userEvent.click(authors.getAllByRole('radio', { name: '选填' })[0] ?? words);
  expect(chosen(party('作者（每次投稿）'))[0]).toBe('必填');
  expect(screen.queryByRole('button', { name: '保存声明要求' })).toBeNull();
  expect(asked()).toEqual([]);
});

it('says so in English, and nothing of statements to those who may not know (B-110)', async () => {
  await showPolicy(asks, 'en-US');
  expect(screen.getByText('The editor-in-chief and executive editors set these; here they can only be read.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Reviewers, with the review' })).toBeTruthy();
  cleanup();
  await showPolicy(null);
  expect(days(/^作者投稿最长多久被编辑分配/)).toBeTruthy();
  expect(screen.queryByText('声明要求')).toBeNull();
});
