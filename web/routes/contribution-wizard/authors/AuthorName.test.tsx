// The name of an author in the dialogs of the wizard: its parts are saved, kept while they are not, and shown again.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../relay/errors.ts';
import { showRoute, type Shown } from '../../../testing/render.tsx';
import QUERY, { type ContributionWizardPageQuery } from '../__generated__/ContributionWizardPageQuery.graphql.ts';
import { ContributionWizardPage } from '../ContributionWizardPage.tsx';

const SAVE = 'useSaveContributionAuthorMutation';
const OFFER = 'useOfferedNameQuery';

beforeEach(() => sessionStorage.clear());

const parts = (familyName: string, givenName: string, own: object = {}) => ({
  familyName,
  givenName,
  suffix: '',
  latinFamilyName: '',
  latinGivenName: '',
  isGroup: false,
  ...own,
});
const LATIN = { latinFamilyName: 'Ouyang', latinGivenName: 'Ruolan' };
const author = (id: string, personName: string, name: object, own: object) => ({
  id,
  personName,
  name: { ...name, isCertain: true },
  revision: 1,
  sex: 'MALE',
  email: `${id}@example.org`,
  company: '临江大学',
  units: [],
  address: '临江路1号',
  isFirstAuthor: false,
  isCorresponding: false,
  creditRoles: [],
  orcid: null,
  isRegistered: false,
  professionalTitle: { id: 't1', label: '教授' },
  degree: { id: 'd1', label: '博士' },
  ...own,
});
const first = author('a1', '沈知远', parts('沈', '知远'), {
  position: 1,
  isFirstAuthor: true,
  isCorresponding: true,
  creditRoles: [],
  orcid: null,
  isRegistered: true,
});
const second = (personName: string, name: object, own: object = {}) => author('a2', personName, name, { position: 2, ...own });
/** Said by somebody: the marks of the text offer 欧阳 as the family name. */
const SAID = second('欧阳若兰', parts('欧', '阳若兰', LATIN));

const DRAFT = {
  __typename: 'Contribution',
  id: 'm1',
  version: 3,
  updatedAt: '2026-03-05T06:32:00.000Z',
  submittedAt: null,
  viewerCanEdit: true,
  hasAgreedToStatement: true,
  poolConsent: false,
  keywordsZh: [],
  keywordsEn: [],
  fundings: [],
  recommendedReviewers: [],
  opposedReviewers: [],
  ownStatements: { isConfirmed: false, asked: [] },
  sections: [],
  files: [],
};
const ENTRIES = { DictionaryEntry: () => ({ id: 't1', label: '教授', isRetired: false }) };
const contribution = (...authors: object[]) => ({ Contribution: () => ({ ...DRAFT, authors: [first, ...authors] }), ...ENTRIES });

const showAuthors = (...authors: object[]) =>
  showRoute<ContributionWizardPageQuery>(
    QUERY,
    (search) => ({ id: search.get('id') ?? '', hasId: search.has('id') }),
    <ContributionWizardPage />,
    { at: '/main/change?roleId=1&id=m1&tab=authors', objects: { Viewer: () => ({ id: 'me' }), ...contribution(...authors) } },
  );

const dialog = () => within(screen.getByRole('dialog'));
const box = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const edit = (name: string) => userEvent.click(screen.getByRole('button', { name: `编辑${name}` }));
const offer = (page: Shown, name: object, isCertain = true) => page.answer(OFFER, { PersonName: () => ({ ...name, isCertain }) });
const named = (page: Shown, name: string) => page.asked().filter((one) => one.name === name);

async function type(label: string, text: string) {
  await userEvent.clear(box(label));
  await userEvent.type(box(label), text);
  await userEvent.tab();
}

it('saves the parts with the author, and shows what was said when the author is opened again (B-101, B-103)', async () => {
  const page = await showAuthors(second('李四', parts('李', '四')));
  await edit('李四');
  expect(dialog().getByText('更正')).toBeTruthy();
  await type('姓名', '欧阳若兰');
  await offer(page, parts('欧阳', '若兰', LATIN));
  await press('更正');
  await type('姓', '欧');
  await type('名', '阳若兰');
  await press('保存');
  const saves = named(page, SAVE);
  expect(saves).toHaveLength(1);
  expect(saves[0]?.variables).toMatchObject({ input: { authorId: 'a2', personName: '欧阳若兰' } });
  expect(saves[0]?.variables['input'].name).toEqual(parts('欧', '阳若兰', LATIN));
  await page.answer(SAVE, contribution({ ...SAID, revision: 2 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await edit('欧阳若兰');
  expect(dialog().getByText('阳若兰')).toBeTruthy();
  expect(page.asked(), 'nothing is asked of what was said').toEqual([]);
});

it('saves the name alone when the parts have not come yet', async () => {
  const page = await showAuthors(SAID);
  await edit('欧阳若兰');
  await type('姓名', '王小明');
  await press('保存');
  expect(named(page, SAVE)[0]?.variables).toMatchObject({ input: { personName: '王小明', name: null } });
});

it('keeps the parts through a reload, as they were corrected (B-103)', async () => {
  const before = await showAuthors(second('李四', parts('李', '四')));
  await edit('李四');
  await type('姓名', '欧阳若兰');
  await offer(before, parts('欧阳', '若兰', LATIN), false);
  await type('姓', '欧');
  await type('名', '阳若兰');
  cleanup();
  const page = await showAuthors(second('李四', parts('李', '四')));
  expect([box('姓名').value, box('姓').value, box('名').value]).toEqual(['欧阳若兰', '欧', '阳若兰']);
  expect(dialog().getByText('请核对姓和名的划分。')).toBeTruthy();
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  expect(page.asked()).toEqual([]);
});

it('asks for the parts of a name that an earlier release kept', async () => {
  const before = await showAuthors(second('李四', parts('李', '四')));
  await edit('李四');
  await type('姓名', '欧阳若兰');
  cleanup();
  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
  const kept = sessionStorage.getItem(key) ?? '';
  const old = JSON.stringify(JSON.parse(kept, (field, value: unknown) => (field === 'name' ? undefined : value)));
  expect(old).not.toBe(kept);
  sessionStorage.setItem(key, old);
  expect(named(before, OFFER)).toHaveLength(1);
  const page = await showAuthors(second('李四', parts('李', '四')));
  expect(box('姓名').value).toBe('欧阳若兰');
  await userEvent.click(box('姓名'));
  await userEvent.tab();
  expect(named(page, OFFER).map(({ variables }) => variables)).toEqual([{ text: '欧阳若兰' }]);
  await offer(page, parts('欧阳', '若兰', LATIN));
  expect(dialog().getByText('欧阳')).toBeTruthy();
  await type('姓名', '李四');
  expect(dialog().getByText('李'), 'what is saved of the name that is saved').toBeTruthy();
  expect(named(page, OFFER)).toEqual([]);
});

it('says at the field which part the server refuses, and leads there', async () => {
  const page = await showAuthors(SAID);
  await edit('欧阳若兰');
  await press('更正');
  await type('名', '阳若兰子');
  await press('保存');
  await page.fail(SAVE, new ApiError('请检查', { code: 'INVALID_INPUT', fields: { 'name.familyName': '请填写姓！' } }));
  const wrong = box('姓');
  expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请填写姓！');
  expect(document.activeElement).toBe(wrong);
});

it('leads to a missing family name before the fields behind it', async () => {
  const page = await showAuthors({ ...SAID, company: '' });
  await edit('欧阳若兰');
  await press('更正');
  await userEvent.clear(box('姓'));
  await press('保存');
  expect(page.asked()).toEqual([]);
  expect(document.activeElement).toBe(box('姓'));
  expect(box('工作单位').getAttribute('aria-invalid')).toBe('true');
});

it('lays parts that another page has saved beside those that were typed', async () => {
  const page = await showAuthors(second('欧阳若兰', parts('欧阳', '若兰', LATIN)));
  await edit('欧阳若兰');
  await press('更正');
  await type('姓（拉丁字母）', 'Au-yeung');
  await press('保存');
  await page.fail(SAVE, new ApiError('别处已修改', { code: 'CONFLICT' }));
  await page.answer('useReloadAuthorsQuery', { ID: () => 'm1', ...contribution({ ...SAID, revision: 2, address: '湖北' }) });
  expect(box('姓（拉丁字母）').value).toBe('Au-yeung');
  expect(dialog().getByText(/^别处已保存为：/).textContent).toBe('别处已保存为： 姓 欧名 阳若兰拼音 Ouyang Ruolan');
  expect(box('通信地址').value).toBe('湖北');
  await press('保存');
  expect(named(page, SAVE).at(-1)?.variables).toMatchObject({
    input: { revision: 2, name: { familyName: '欧阳', latinFamilyName: 'Au-yeung' } },
  });
});
