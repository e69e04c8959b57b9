// The page of personal information (S3 §2.14): the account's facts on it, and the form.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import query, { type PersonalInformationPageQuery } from './__generated__/PersonalInformationPageQuery.graphql.ts';
import { PersonalInformationPage } from './PersonalInformationPage.tsx';

const profile = {
  version: 3,
  weChatOpenId: null as string | null,
  sex: 'FEMALE',
  birthDate: '1980-02-29',
  address: '浙江绍兴',
  regionPath: [
    { code: '330000', label: '浙江省' },
    { code: '330100', label: '杭州市' },
    { code: '330106', label: '西湖区' },
  ],
  degree: { id: 'd1' },
  major: '中国史',
  professionalTitle: { id: 't1' },
  researchArea: '水利碑刻',
  supervisor: '陈先生',
  workplaces: ['临江大学', '古籍所'],
  department: '文学院',
  phone: '13800000000',
  duty: { id: 'u1' },
  remark: '备注的话',
};
const entry = (id: string, label: string) => [{ id, label, isRetired: false }];
const certain = {
  familyName: '沈',
  givenName: '知远',
  suffix: '',
  latinFamilyName: 'Shen',
  latinGivenName: 'Zhiyuan',
  isGroup: false,
  isCertain: true,
};
const showPage = (
  own: Partial<Record<keyof typeof profile, unknown>> = {},
  orcid: string | null = '0000-0002-1825-0097',
  hasConfirmedAddress = true,
  { realName, name, at }: { realName: string; name: typeof certain; at: string } = {
    realName: '沈知远',
    name: certain,
    at: '/main/personMsg?roleId=1',
  },
) =>
  showRoute<PersonalInformationPageQuery>(query, () => ({}), <PersonalInformationPage />, {
    at,
    objects: {
      Query: () => ({
        titles: [...entry('t1', '教授'), ...entry('t2', '副教授')],
        degrees: [...entry('d1', '博士'), ...entry('d2', '硕士')],
        duties: [...entry('u1', '院长'), ...entry('u2', '教师')],
        provinces: [
          { code: '330000', label: '浙江省', hasChildren: true },
          { code: '810000', label: '香港特别行政区', hasChildren: false },
        ],
      }),
      PublicSettings: () => ({ offersOrcid: false }),
      Viewer: () => ({
        id: 'me',
        code: 'A483201',
        realName,
        name,
        email: 'shen@example.org',
        hasConfirmedAddress,
        orcid,
        isProfileComplete: true,
        currentRole: { number: 1 },
        profile: { ...profile, ...own },
      }),
    },
  });
const account = () => screen.getByText('作者 ID').closest('dl') as HTMLElement;
const told = (term: string) => within(account()).getByText(term).nextElementSibling;
const text = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const choice = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const isRequired = (name: RegExp) =>
  screen.getByRole('textbox', { name }).hasAttribute('required') ||
  screen.getByRole('textbox', { name }).getAttribute('aria-required') === 'true';

beforeEach(() => sessionStorage.clear());

it.each([true, false])('tells how to confirm an address that is not confirmed: confirmed %s', async (hasConfirmedAddress) => {
  await showPage({}, null, hasConfirmedAddress);
  expect(told('当前账号')?.textContent?.includes('用邮件验证码登录一次，即可确认')).toBe(!hasConfirmedAddress);
});

it('only shows author ID, ORCID, the binding of WeChat and the account, which has links to change address and password (P3-215 to P3-218, R3-138, R3-139, SC-117)', async () => {
  await showPage();
  expect(told('作者 ID')?.textContent).toBe('A483201');
  expect(told('ORCID')?.textContent).toContain('0000-0002-1825-0097');
  expect(told('微信绑定')?.textContent).toBe('未绑定');
  expect(told('当前账号')?.textContent).toContain('shen@example.org');
  expect(within(account()).queryByRole('textbox')).toBeNull();
  expect(['修改邮箱', '修改密码'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/main/changeEmail?roleId=1',
    '/main/changePwd?roleId=1',
  ]);
});

it('says that WeChat is bound (P3-217)', async () => {
  await showPage({ weChatOpenId: 'o-1' }, null);
  expect(told('微信绑定')?.textContent).toBe('已绑定');
});

it('has every field filled with what is kept, to be edited and saved (P3-219, R3-140)', async () => {
  const page = await showPage();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '女' }).checked).toBe(true);
  expect([/^出生日期/, /^籍贯/, /^专业/, /^研究方向/, /^院系/, /^联系方式/].map(text)).toEqual([
    '1980-02-29',
    '浙江绍兴',
    '中国史',
    '水利碑刻',
    '文学院',
    '13800000000',
  ]);
  expect([/^学位/, /^职称/, /^职务/].map((name) => choice(name).value)).toEqual(['d1', 't1', 'u1']);
  const major = screen.getByRole('textbox', { name: /^专业/ });
  await userEvent.clear(major);
  await userEvent.type(major, '水利史');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(page.asked().find(({ name }) => name === 'ProfileFormMutation')?.variables['input']).toMatchObject({
    sex: 'FEMALE',
    birthDate: '1980-02-29',
    address: '浙江绍兴',
    regionCode: '330106',
    degreeId: 'd1',
    major: '水利史',
    professionalTitleId: 't1',
    researchArea: '水利碑刻',
    supervisor: '陈先生',
    workplaces: ['临江大学', '古籍所'],
    department: '文学院',
    phone: '13800000000',
    dutyId: 'u1',
    remark: '备注的话',
  });
});

it('lets every field be changed, and saves what it was changed to (P3-219, R3-140, R1-197)', async () => {
  const page = await showPage();
  await userEvent.click(screen.getByRole('radio', { name: '男' }));
  const typed: [name: string, value: string][] = [
    ['出生日期', '1981-03-01'],
    ['籍贯', '江苏苏州'],
    ['专业', '水利史'],
    ['研究方向', '方志'],
    ['导师姓名', '李先生'],
    ['院系', '历史学院'],
    ['联系方式', '13900000000'],
    ['备注', '另一句'],
  ];
  for (const [name, value] of typed) {
    const box = screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await userEvent.clear(box);
    await userEvent.type(box, value);
  }
  for (const [name, option] of [
    ['学位', '硕士'],
    ['职称', '副教授'],
    ['职务', '教师'],
    ['省份', '香港特别行政区'],
  ] as const)
    await userEvent.selectOptions(choice(new RegExp(`^${name}`)), option);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(page.asked().find(({ name }) => name === 'ProfileFormMutation')?.variables['input']).toMatchObject({
    sex: 'MALE',
    birthDate: '1981-03-01',
    address: '江苏苏州',
    regionCode: '810000',
    degreeId: 'd2',
    major: '水利史',
    professionalTitleId: 't2',
    researchArea: '方志',
    supervisor: '李先生',
    department: '历史学院',
    phone: '13900000000',
    dutyId: 'u2',
    remark: '另一句',
  });
});

it('needs a region, chosen in three levels (P3-220, R3-158)', async () => {
  const page = await showPage({ regionPath: [] });
  expect(['省份', '市', '区县'].map((name) => screen.getByRole('combobox', { name }).tagName)).toEqual(['SELECT', 'SELECT', 'SELECT']);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(page.asked().map(({ name }) => name)).not.toContain('ProfileFormMutation');
  expect(screen.getByText('请选择所在地区！')).toBeTruthy();
});

it('asks for neither supervisor nor remark (P3-221, P3-223, R3-140)', async () => {
  const page = await showPage({ supervisor: null, remark: null });
  expect([text(/^导师姓名/), text(/^备注/)]).toEqual(['', '']);
  expect(isRequired(/^导师姓名/)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(page.asked().map(({ name }) => name)).toContain('ProfileFormMutation');
});

it('has several workplaces, of which the first cannot be deleted and must be there (P3-222, R3-156)', async () => {
  const page = await showPage();
  expect(screen.queryByRole('button', { name: '删除第 1 个工作单位' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '添加工作单位' }));
  await userEvent.type(screen.getByRole('textbox', { name: '第 3 个工作单位' }), '水利史研究会');
  await userEvent.click(screen.getByRole('button', { name: '添加工作单位' }));
  for (const number of [4, 2]) await userEvent.click(screen.getByRole('button', { name: `删除第 ${number} 个工作单位` }));
  await userEvent.clear(screen.getByRole('textbox', { name: '主要工作单位' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
  await save();
  expect(screen.getAllByText('请填写工作单位和隶属关系！').length).toBeGreaterThan(0);
  expect(page.asked().map(({ name }) => name)).not.toContain('ProfileFormMutation');
  await userEvent.type(screen.getByRole('textbox', { name: '主要工作单位' }), '临江大学');
  await save();
  expect(page.asked().find(({ name }) => name === 'ProfileFormMutation')?.variables['input']).toMatchObject({
    workplaces: ['临江大学', '水利史研究会'],
  });
});

const uncertain = { ...certain, familyName: '山', givenName: '田太郎', latinFamilyName: '', latinGivenName: '', isCertain: false };

it('shows one’s name with its parts, which one corrects; the text itself cannot be changed here (B-102, B-103)', async () => {
  const { asked, answer } = await showPage();
  const sent = () => asked().filter(({ name }) => name === 'OwnNameMutation');
  expect(told('真实姓名')?.textContent).toBe('沈知远姓 沈名 知远拼音 Shen Zhiyuan更正');
  await userEvent.click(screen.getByRole('button', { name: '更正姓和名的划分' }));
  const dialog = within(screen.getByRole('dialog', { name: '“沈知远”的姓和名' }));
  const latin = dialog.getByRole('textbox', { name: '姓（拉丁字母）' });
  await userEvent.clear(latin);
  await userEvent.type(latin, 'Chen');
  await userEvent.clear(dialog.getByRole('textbox', { name: '姓' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请填写姓！')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: '姓' }), '陈');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('各部分的文字须与姓名一致')).toBeTruthy();
  await userEvent.clear(dialog.getByRole('textbox', { name: '姓' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '姓' }), '沈');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const { isCertain: _, ...said } = { ...certain, latinFamilyName: 'Chen' };
  expect(sent()).toEqual([{ name: 'OwnNameMutation', variables: { input: { name: said } } }]);
  await answer('OwnNameMutation', { Viewer: () => ({ id: 'me', realName: '沈知远', name: { ...said, isCertain: true } }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(told('真实姓名')?.textContent).toContain('拼音 Chen Zhiyuan');
});

it('opens the parts at once for whom the frame has asked about the name (B-103)', async () => {
  const { go } = await showPage({}, null, true, { realName: '山田太郎', name: uncertain, at: '/main/personMsg?roleId=1#name' });
  expect(screen.getByRole('dialog', { name: '“山田太郎”的姓和名' })).toBeTruthy();
  expect(told('真实姓名')?.textContent).toContain('请核对姓和名的划分。');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('/main/personMsg?roleId=1#name');
  expect(screen.getByRole('dialog', { name: '“山田太郎”的姓和名' })).toBeTruthy();
});
