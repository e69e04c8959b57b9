// The tab of publication settings: what each kind asks for, columns, refusals at the field, and a copy of the house's into the form.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from '../../components/colloquiums/manage-address.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ColloquiumPublicationPageQuery } from './__generated__/ColloquiumPublicationPageQuery.graphql.ts';
import { ConferencePublicationPage, PeriodicalPublicationPage } from './ColloquiumPublicationPage.tsx';

beforeEach(() => sessionStorage.clear());

const HOUSE = {
  publisher: '学术出版社',
  publisherPlace: '杭州',
  copyrightHolder: '学术出版社',
  licence: 'CC-BY-4.0',
  doiPrefix: '10.12345',
  doiPattern: '{prefix}/{journal}.{issue}.{article}',
  articleUrlPattern: '',
  depositor: '',
  depositorEmail: '',
  registrant: '',
};
const publication = {
  ...HOUSE,
  publisher: '分社',
  publisherPlace: '杭州',
  licence: '',
  doiPrefix: '',
  doiPattern: '',
  kind: 'JOURNAL',
  issn: '1234-5679',
  eissn: '',
  cn: '11-1234/C',
  heldAt: '',
  heldFrom: null,
  heldUntil: null,
  columns: [
    { column: { id: 'c1' }, name: '专题', nameEn: 'Topics', articleType: 'research-article' },
    { column: { id: 'c2' }, name: '书评', nameEn: '', articleType: 'book-review' },
  ],
  version: 3,
};
const tree = [{ subject: { id: 's1', label: '历史学' }, colloquiums: [{ id: 'j1', name: '江南文化', number: 'JN' }] }];
const objects = (own: object = {}) => ({
  Viewer: () => ({ id: 'me', colloquiumTree: tree }),
  Node: () => ({ __typename: 'Colloquium', id: 'j1' }),
  Colloquium: ({ path }: { path?: readonly string[] }) => (path?.includes('colloquiumTree') ? undefined : { id: 'j1' }),
  ColloquiumPublication: () => ({ ...publication, ...own }),
  PublisherSettings: () => ({ publicationDefaults: HOUSE }),
});
const showPage = (own: object = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showRoute<ColloquiumPublicationPageQuery>(QUERY, (search) => manageVariables('PERIODICAL')({ search }), <PeriodicalPublicationPage />, {
    at: '/main/paperManage/publicationSet?type=0&id=j1',
    language,
    objects: objects(own),
  });
const showConference = () =>
  showRoute<ColloquiumPublicationPageQuery>(QUERY, (search) => manageVariables('CONFERENCE')({ search }), <ConferencePublicationPage />, {
    at: '/main/meetManager/publicationSet?type=1&id=j1',
    objects: objects({ kind: 'PROCEEDINGS', issn: '', cn: '', columns: [] }),
  });
const MUTATION = 'PublicationFormMutation';
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('asks a periodical whether it appears by serial or by book number, and a journal alone for its CN (B-120)', async () => {
  await showPage();
  const kinds = within(screen.getByRole('group', { name: /^出版形式/ }));
  expect(kinds.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
    ['SERIES', false],
    ['JOURNAL', true],
  ]);
  expect(field(/^国内统一刊号/).value).toBe('11-1234/C');
  await userEvent.click(kinds.getByRole('radio', { name: /^以书号出版/ }));
  expect(screen.queryByRole('textbox', { name: /^国内统一刊号/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: '会议地点' })).toBeNull();
});

it('asks a conference for its place and days (B-120)', async () => {
  const { asked } = await showConference();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['PROCEEDINGS']);
  expect(screen.getByText('还没有栏目。请在“内容设置”中添加。')).toBeTruthy();
  await userEvent.type(field('会议地点'), '临江');
  await userEvent.type(field('会议开始日期'), '2026-10-03');
  await userEvent.type(field('会议结束日期'), '2026-10-01');
  await save();
  expect(screen.getByText('截止时间不能早于开始时间')).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('saves all of it over what was read, columns with their English names and types (B-120, B-125)', async () => {
  const { asked, answer } = await showPage();
  await userEvent.type(field('“书评”的英文名称'), 'Book reviews');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '“专题”的文章类型' }), '综述');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '许可协议' }), 'CC BY-NC 4.0 署名—非商业性使用');
  await userEvent.clear(field('ISSN'));
  await userEvent.type(field('ISSN'), 'issn 03785955');
  await save();
  const { kind: _kind, columns: _columns, heldFrom: _from, heldUntil: _until, ...own } = publication;
  const input = {
    ...own,
    colloquiumId: 'j1',
    kind: 'JOURNAL',
    issn: '0378-5955',
    licence: 'CC-BY-NC-4.0',
    heldFrom: '',
    heldUntil: '',
    columns: [
      { id: 'c1', nameEn: 'Topics', articleType: 'review-article' },
      { id: 'c2', nameEn: 'Book reviews', articleType: 'book-review' },
    ],
  };
  expect(asked()).toEqual([{ name: MUTATION, variables: { input } }]);
  await answer(MUTATION, objects({ issn: '0378-5955', version: 4 }));
  expect(await screen.findByText('保存成功')).toBeTruthy();
});

it('says at the field what is wrong, its own rules and the server’s (B-125)', async () => {
  const { asked, fail } = await showPage();
  await userEvent.type(field('DOI 规则'), '{{prefix}/{{issue}.{{article}');
  await userEvent.clear(field('ISSN'));
  await userEvent.type(field('ISSN'), '1234-5678');
  await save();
  expect(await screen.findByText('ISSN 的格式为 1234-5679，末位为校验码')).toBeTruthy();
  await userEvent.clear(field('ISSN'));
  await save();
  expect(await screen.findByText('DOI 规则中含有 {prefix}，请填写 DOI 前缀')).toBeTruthy();
  expect(asked()).toEqual([]);
  await userEvent.type(field('DOI 前缀'), '10.5555');
  await save();
  const refusal = new ApiError('填写有误', { code: 'INVALID_INPUT', fields: { depositor: '最多130个字符' } });
  await act(() => fail(MUTATION, refusal));
  expect(await screen.findByText('最多130个字符')).toBeTruthy();
});

it('copies the house’s settings into the form: what is empty, or all that differs, which is shown before (B-125)', async () => {
  const { asked } = await showPage();
  await userEvent.click(screen.getByRole('button', { name: '复制全社设置' }));
  const dialog = within(screen.getByRole('dialog'));
  const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  const filled = ['许可协议：空 → CC BY 4.0 署名', 'DOI 前缀：空 → 10.12345', 'DOI 规则：空 → {prefix}/{journal}.{issue}.{article}'];
  expect(lines()).toEqual(filled);
  await userEvent.click(dialog.getByRole('radio', { name: '替换不同的各项' }));
  expect(lines()).toEqual(['出版者：分社 → 学术出版社', ...filled]);
  await userEvent.click(dialog.getByRole('radio', { name: '只填空白项' }));
  await userEvent.click(dialog.getByRole('button', { name: '复制到表单' }));
  expect([field('出版者').value, field('DOI 前缀').value]).toEqual(['分社', '10.12345']);
  expect(screen.getByText('已复制到表单，保存后生效。')).toBeTruthy();
  expect(asked()).toEqual([]);
  await save();
  expect(asked()).toMatchObject([{ variables: { input: { publisher: '分社', doiPrefix: '10.12345', licence: 'CC-BY-4.0' } } }]);
});

it('is the same in English (B-125)', async () => {
  await showPage({}, 'en-US');
  expect(screen.getByRole('group', { name: /^Form of publication/ })).toBeTruthy();
  expect(field('Copyright holder').value).toBe('学术出版社');
  expect(screen.getByRole('combobox', { name: 'Type of articles of “书评”' })).toBeTruthy();
});
