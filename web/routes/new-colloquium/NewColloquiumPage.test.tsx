// The screens of a new periodical and a new conference: rows and look-ups by keyboard, the checks in their words, and where one goes on to.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type NewColloquiumPageQuery } from './__generated__/NewColloquiumPageQuery.graphql.ts';
import { NewConferencePage, NewPeriodicalPage } from './NewColloquiumPage.tsx';

beforeEach(() => sessionStorage.clear());

const PERIODICAL = '/main/newClct?roleId=7';
const CONFERENCE = '/main/meetNew?roleId=7';
const showPage = (page = <NewPeriodicalPage />, at = PERIODICAL) =>
  showRoute<NewColloquiumPageQuery>(QUERY, () => ({}), page, {
    at,
    objects: {
      Viewer: () => ({ id: 'me' }),
      Role: () => ({ number: 7 }),
      // Entries of the dictionary and the departments that the form asks for.
      DictionaryEntry: ({ args }) =>
        args?.['type'] === 'SUBJECT'
          ? { id: 's1', label: '历史学' }
          : args?.['type'] === 'CYCLE'
            ? { id: 'c1', label: '半年刊' }
            : undefined,
      Department: ({ args }) =>
        args?.['below'] === 'PUBLISHER' && args['ofEveryLevel'] === true
          ? { id: 'd1', name: '文史编辑部', parent: null }
          : args?.['below'] === 'PUBLISHING_HOUSE'
            ? { id: 'd2', name: '人文分社' }
            : undefined,
    },
  });
type Shown = Awaited<ReturnType<typeof showPage>>;
const CREATE = 'NewColloquiumPageMutation';
const LOOK_UP = 'useLookUpMemberMutation';
// By label: asking a form of this size for roles takes long.
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const chooser = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name, { selector: 'select' });
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const row = (name: string) => within(screen.getByLabelText(name, { selector: '[role=group]' }));
const save = () => userEvent.click(button('保存'));
async function dialog(): Promise<HTMLElement> {
  return await waitFor(() => {
    const found = document.querySelector<HTMLElement>('dialog');
    if (found === null) throw new Error('There is no dialog');
    return found;
  });
}
const told = async () => (await dialog()).textContent;
/** In one go: typing key by key is tested with the rows. */
async function put(control: HTMLElement, text: string): Promise<void> {
  await userEvent.click(control);
  await userEvent.paste(text);
}
/** Why it was not saved, at the button; there is no dialog over what is wrong. */
async function refused(): Promise<string | null | undefined> {
  const alert = (await screen.findByText('保存失败')).closest('[role=alert]');
  expect(document.querySelector('dialog')).toBeNull();
  return alert?.textContent;
}
const password = () => screen.getByLabelText<HTMLInputElement>(/^发信邮箱密码/);

async function lookUp({ answer }: Shown, place: string, code: string, name: string | null): Promise<void> {
  await put(row(place).getByRole('textbox', { name: '人员 ID' }), code);
  await userEvent.keyboard('{Enter}');
  if (name !== null) await answer(LOOK_UP, { Person: () => ({ code, realName: name }) });
}

/** Fields required by the checks of both kinds. */
async function fillIn(shown: Shown): Promise<void> {
  await put(field(/^(集刊|会议)名称/), '新刊研究');
  await put(field(/^编号/), 'XKYJ');
  await userEvent.selectOptions(chooser(/^所属学科/), '历史学');
  await put(row('主办单位 1').getByRole('textbox'), '临江大学');
  await lookUp(shown, '编辑成员 1', 'A100001', '江涵秋');
  await put(field(/^主编介绍/), '主编文字');
  await put(field(/^发信邮箱\*?$/), 'xinkan@example.com');
  await put(password(), 'secret');
}

/** More than the checks ask for: every office once, and both committees. */
async function fillInRows(shown: Shown): Promise<void> {
  for (const [index, office] of ['副主编', '执行主编', '编辑'].entries()) {
    const place = `编辑成员 ${index + 2}`;
    await userEvent.click(button('添加编辑成员'));
    await userEvent.selectOptions(row(place).getByRole('combobox'), office);
    await lookUp(shown, place, `A10001${index}`, '顾敬亭');
  }
  await userEvent.click(button('添加主办单位'));
  await put(row('主办单位 2').getByRole('textbox'), '临江学会');
  // The row whose button is pressed is removed.
  await userEvent.click(button('添加主办单位'));
  await userEvent.click(screen.getByLabelText('删除主办单位 3'));
  await userEvent.selectOptions(row('编委 1').getByRole('combobox'), '执行主编');
  await put(row('编委 1').getByRole('textbox', { name: '姓名' }), '沈若水');
  await userEvent.click(button('添加编委'));
  await userEvent.selectOptions(row('编委 2').getByRole('combobox'), '编辑');
  await lookUp(shown, '编委 2', 'A100004', '钱牧斋');
  await lookUp(shown, '专家 1', 'A100003', '杜衡之');
  await userEvent.click(button('添加专家'));
  await put(row('专家 2').getByRole('textbox', { name: '姓名' }), '陆放翁');
}
/** The rows as sent. */
const ROWS = {
  hostUnits: ['临江大学', '临江学会'],
  members: [
    { office: 'CHIEF', personCode: 'A100001' },
    { office: 'DEPUTY', personCode: 'A100010' },
    { office: 'EXECUTIVE', personCode: 'A100011' },
    { office: 'EDITOR', personCode: 'A100012' },
  ],
  editorialCommittee: [
    { office: 'EXECUTIVE', personCode: '', name: '沈若水' },
    { office: 'EDITOR', personCode: 'A100004', name: '钱牧斋' },
  ],
  expertCommittee: [
    { office: null, personCode: 'A100003', name: '杜衡之' },
    { office: null, personCode: '', name: '陆放翁' },
  ],
};

async function fillInPeriodical(shown: Shown): Promise<void> {
  await fillIn(shown);
  await userEvent.selectOptions(chooser(/^集刊周期/), '半年刊');
  await userEvent.selectOptions(row('出版月份 1').getByRole('combobox'), '6');
  await put(field(/^集刊介绍/), '介绍文字');
  await put(field(/^初始期数\*?$/), '第 3 期');
  await put(field(/^创刊时间/), '2016-09-01');
  await userEvent.selectOptions(screen.getByLabelText('年份'), '2026');
  await userEvent.selectOptions(screen.getByLabelText('月份'), '6月');
}

async function fillInConference(shown: Shown): Promise<void> {
  await fillIn(shown);
  await put(field(/^开始收稿时间/), '2026-03-01');
  await put(field(/^截止收稿时间/), '2026-06-30');
  await put(field(/^论文集名称/), '论集');
  await put(row('会议主页 1').getByRole('textbox'), 'https://example.org/c');
}

it('says beside its sections how much each lacks, and that what is typed is kept (B-451)', async () => {
  await showPage();
  const contents = () =>
    within(screen.getByRole('navigation', { name: '目录' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(contents()).toEqual(['基本信息缺 5 项', '编辑与委员会缺 1 项', '期次缺 3 项', '介绍与文件缺 2 项', '发信邮箱缺 2 项']);
  expect(screen.queryByText(/暂存在本浏览器标签页/)).toBeNull();
  await put(field(/^主编介绍/), '主编文字');
  expect(contents()).toContain('介绍与文件缺 1 项');
  expect(screen.getByText(/暂存在本浏览器标签页/)).toBeTruthy();
  for (const link of within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull();
});

describe('rows', () => {
  it.each([
    [<NewPeriodicalPage key="page" />, PERIODICAL, ['编辑成员', '主办单位', '来源', '栏目', '出版月份', '编委', '专家']],
    [<NewConferencePage key="page" />, CONFERENCE, ['编辑成员', '主办单位', '会议主页', '栏目', '编委', '专家']],
  ] as const)(
    'are added and removed by keyboard; the first cannot be removed (R3-051, R3-052, R3-054, R3-055, P3-014, P3-018, P3-023, P3-025 to P3-028)',
    async (page, at, names) => {
      await showPage(page, at);
      for (const name of names) {
        expect(screen.queryByLabelText(`删除${name} 1`), name).toBeNull();
        button(`添加${name}`).closest('button')?.focus();
        await userEvent.keyboard('{Enter}');
        const second = screen.getByLabelText(`${name} 2`, { selector: '[role=group]' });
        await waitFor(() => expect(second.contains(document.activeElement), name).toBe(true));
        expect(screen.queryByLabelText(`删除${name} 1`), name).toBeNull();
        await userEvent.click(screen.getByLabelText(`删除${name} 2`));
        expect(screen.queryByLabelText(`${name} 2`, { selector: '[role=group]' }), name).toBeNull();
      }
    },
  );

  it('take a month once each (P3-014, R3-214)', async () => {
    await showPage();
    await userEvent.selectOptions(row('出版月份 1').getByRole('combobox'), '6');
    await userEvent.click(button('添加出版月份'));
    const months = row('出版月份 2').getAllByRole<HTMLOptionElement>('option');
    expect(months.map(({ textContent, disabled }) => [textContent, disabled]).slice(1)).toEqual(
      Array.from({ length: 12 }, (_none, index) => [`${index + 1} 月`, index === 5]),
    );
  });

  it('have offices to choose from (P3-019, R3-218)', async () => {
    await showPage();
    const offices = row('编辑成员 1').getAllByRole('option');
    expect(offices.map(({ textContent }) => textContent).slice(1)).toEqual(['主编', '执行主编', '副主编', '编辑']);
  });
});

describe('a code', () => {
  const name = (place = '编辑成员 1') => row(place).getByRole<HTMLInputElement>('textbox', { name: '姓名' });

  it('is looked up on Enter, which sends no form; the name is shown and not typed (R3-053, P3-020, E3-004)', async () => {
    const shown = await showPage();
    await lookUp(shown, '编辑成员 1', 'A100001', null);
    expect(shown.asked()).toEqual([{ name: LOOK_UP, variables: { input: { code: 'A100001' } } }]);
    await shown.answer(LOOK_UP, { Person: () => ({ code: 'A100001', realName: '江涵秋' }) });
    expect([name().value, name().readOnly]).toEqual(['江涵秋', true]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it.each([
    [<NewPeriodicalPage key="page" />, PERIODICAL],
    [<NewConferencePage key="page" />, CONFERENCE],
  ])('that nobody has is cleared, and the name says so (R3-057, R3-058, R2-182, P3-022, P3-092, D13-042)', async (page, at) => {
    const shown = await showPage(page, at);
    await lookUp(shown, '编辑成员 1', 'A999999', null);
    await shown.fail(LOOK_UP, new ApiError('', { code: 'NOT_FOUND', fields: { code: '没有与ID号相对应的姓名' } }));
    await waitFor(() => expect(name().value).toBe('没有与ID号相对应的姓名'));
    expect(row('编辑成员 1').getByRole<HTMLInputElement>('textbox', { name: '人员 ID' }).value).toBe('');
  });

  it('that is listed in the same office is told in the name, and not asked for (R3-056, R2-181, P3-021)', async () => {
    const shown = await showPage();
    await lookUp(shown, '编辑成员 1', 'A100001', '江涵秋');
    await userEvent.click(button('添加编辑成员'));
    await userEvent.selectOptions(row('编辑成员 2').getByRole('combobox'), '主编');
    await lookUp(shown, '编辑成员 2', 'a100001', null);
    await waitFor(() => expect(name('编辑成员 2').value).toBe('该ID号相对应的姓名已添加'));
    expect(shown.asked()).toEqual([]);
  });

  it('that is listed in another office is asked for, and has both (R3-056)', async () => {
    const shown = await showPage();
    await userEvent.selectOptions(row('编辑成员 1').getByRole('combobox'), '主编');
    await lookUp(shown, '编辑成员 1', 'A100001', '江涵秋');
    await userEvent.click(button('添加编辑成员'));
    await userEvent.selectOptions(row('编辑成员 2').getByRole('combobox'), '编辑');
    await lookUp(shown, '编辑成员 2', 'A100001', '江涵秋');
    await waitFor(() => expect(name('编辑成员 2').value).toBe('江涵秋'));
  });
});

describe('saving', () => {
  it('tells the first check that fails at the button, and each at its field, the first of which has the focus; nothing is sent (R3-059, R3-076, R3-102, P3-035)', async () => {
    const { asked } = await showPage();
    await save();
    expect(await refused()).toContain('集刊名称必填');
    expect(document.activeElement).toBe(field(/^集刊名称/));
    for (const message of [
      '发信邮箱必填',
      '发信邮箱密码必填',
      '编辑成员必填',
      '主办单位必填',
      '所属学科必填',
      '集刊周期必填',
      '出版月份必填',
      '初始期数必填',
      '主编介绍必填',
    ])
      expect(screen.getByText(message), message).toBeTruthy();
    await put(field(/^集刊名称/), '新刊研究');
    await save();
    expect(await refused()).toContain('发信邮箱必填');
    expect(asked()).toEqual([]);
  });

  it('sends what is filled in, digits alone as the first issue, and goes on to the workflow with the name (SC-062, R3-048, R3-072, P3-009 to P3-013, P3-015, P3-016, P3-029, P3-030, P3-033, P3-034, P3-036, R3-013, D13-117, SC-128, S2-038, P2-482)', async () => {
    const shown = await showPage();
    await fillInPeriodical(shown);
    await fillInRows(shown);
    await put(row('来源 1').getByRole('textbox'), '来稿');
    await put(row('栏目 1').getByRole('textbox'), '书评');
    await userEvent.selectOptions(chooser(/^编辑部门/), '文史编辑部');
    await userEvent.selectOptions(chooser(/^出版单位/), '人文分社');
    await put(field(/^卷首语$/), '卷首文字');
    await put(field(/^征稿启事$/), '征稿文字');
    expect(password().type).toBe('password');
    await save();
    const [create] = shown.asked();
    expect(create?.variables).toMatchObject({
      input: {
        kind: 'PERIODICAL',
        name: '新刊研究',
        number: 'XKYJ',
        foundedOn: '2016-09-01',
        subjectId: 's1',
        cycleId: 'c1',
        editorialDepartmentId: 'd1',
        publishingUnitId: 'd2',
        ...ROWS,
        publishingMonths: [6],
        initCycle: 3,
        initCycleTime: '2026-06-01',
        introduction: '介绍文字',
        editorIntroduction: '主编文字',
        senderAddress: 'xinkan@example.com',
        senderPassword: 'secret',
        foreword: '卷首文字',
        callForPapers: '征稿文字',
        columns: [{ id: null, name: '书评' }],
        sources: ['来稿'],
      },
    });
    await shown.answer(CREATE, { Colloquium: () => ({ id: 'j9', name: '新刊研究' }) });
    expect(await told()).toContain('保存成功');
    const buttons = within(await dialog()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['关闭', '继续设置流程']);
    await userEvent.click(button('继续设置流程'));
    const { pathname, searchParams } = new URL(shown.address(), 'http://localhost');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/main/paperManage/flowSet',
      { roleId: '7', id: 'j9', name: '新刊研究', type: '0' },
    ]);
  });

  it('or back to the list of periodicals (R3-048)', async () => {
    const shown = await showPage();
    await fillInPeriodical(shown);
    await save();
    await shown.answer(CREATE, { Colloquium: () => ({ id: 'j9', name: '新刊研究' }) });
    await userEvent.click(button('关闭'));
    expect(shown.address()).toBe('/main/operateList?roleId=7');
  });

  it('of a conference sends what is filled in, with the offices of conferences and with columns, but no sources, months or first issue (SC-067, R3-050, P3-027, P3-028, P3-084 to P3-091, P3-093 to P3-098)', async () => {
    const shown = await showPage(<NewConferencePage />, CONFERENCE);
    expect(screen.getByText('新建会议', { selector: 'h1' })).toBeTruthy();
    for (const absent of ['出版月份', '来源'])
      expect(screen.queryByLabelText(new RegExp(`^${absent}`), { selector: '[role=group]' }), absent).toBeNull();
    expect(screen.queryByLabelText(/^初始期数/)).toBeNull();
    expect(row('栏目 1').getByRole('textbox')).toBeTruthy();
    for (const place of ['编辑成员 1', '编委 1']) {
      const offices = row(place).getAllByRole('option');
      expect(offices.map(({ textContent }) => textContent).slice(1), place).toEqual(['主编', '执行主编', '副主编', '编辑']);
    }
    await save();
    expect(await refused()).toContain('会议名称必填');
    await fillInConference(shown);
    await fillInRows(shown);
    await put(row('栏目 1').getByRole('textbox'), '分会场');
    expect(password().type).toBe('password');
    await save();
    expect(shown.asked()[0]?.variables).toMatchObject({
      input: {
        kind: 'CONFERENCE',
        name: '新刊研究',
        number: 'XKYJ',
        subjectId: 's1',
        startsOn: '2026-03-01',
        endsOn: '2026-06-30',
        collectedPapersName: '论集',
        homePages: ['https://example.org/c'],
        ...ROWS,
        columns: [{ id: null, name: '分会场' }],
        editorIntroduction: '主编文字',
        senderAddress: 'xinkan@example.com',
        senderPassword: 'secret',
      },
    });
  });

  it.each([
    ['返回会议列表', '/main/meetList', { roleId: '7' }],
    ['返回集刊列表', '/main/operateList', { roleId: '7' }],
    ['继续设置流程', '/main/meetManager/flowSet', { roleId: '7', id: 'k9', name: '新刊研究', type: '1' }],
  ])('of a conference goes on to its workflow, or to either list: %s (R3-013, R3-049, P3-099, D13-043)', async (way, path, query) => {
    const shown = await showPage(<NewConferencePage />, CONFERENCE);
    await fillInConference(shown);
    await save();
    await shown.answer(CREATE, { Colloquium: () => ({ id: 'k9', name: '新刊研究' }) });
    const buttons = within(await dialog()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['返回会议列表', '返回集刊列表', '继续设置流程']);
    await userEvent.click(button(way));
    const { pathname, searchParams } = new URL(shown.address(), 'http://localhost');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([path, query]);
  });

  it('that the server refuses tells its message at the button and at the field, and loses nothing (R3-045, R3-191, SC-128, S2-038, P2-483)', async () => {
    const shown = await showPage();
    await fillInPeriodical(shown);
    await save();
    await shown.fail(CREATE, new ApiError('填写有误', { code: 'INVALID_INPUT', fields: { number: '编号已用于《江南文化》，请换一个' } }));
    expect(await refused()).toContain('编号已用于《江南文化》，请换一个');
    expect(field(/^编号/).getAttribute('aria-invalid')).toBe('true');
    expect([field(/^集刊名称/).value, password().value]).toEqual(['新刊研究', 'secret']);
    await save();
    await shown.fail(CREATE, new ApiError('系统正在维护', { code: 'MAINTENANCE' }));
    expect(await refused(), 'also what names no field').toContain('系统正在维护');
    expect([field(/^集刊名称/).value, password().value]).toEqual(['新刊研究', 'secret']);
  });
});

it('keeps what is typed over a reload, and never the password', async () => {
  const shown = await showPage();
  await put(field(/^集刊名称/), '新刊研究');
  await put(password(), 'very-secret');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('very-secret');
  expect(JSON.stringify({ ...sessionStorage })).toContain('新刊研究');
  expect(shown.asked()).toEqual([]);
  await shown.go('/main/msgCenter');
  expect((await dialog()).textContent, 'and promises no more').toContain('密码除外');
});

it('asks for the frequency of a conference without requiring it (D13-120)', async () => {
  const shown = await showPage(<NewConferencePage />, CONFERENCE);
  expect(chooser(/^出版周期$/).hasAttribute('aria-required')).toBe(false);
  await fillIn(shown);
  await userEvent.selectOptions(chooser(/^出版周期$/), '半年刊');
  await save();
  expect(shown.asked()[0]?.variables).toMatchObject({ input: { kind: 'CONFERENCE', cycleId: 'c1' } });
});
