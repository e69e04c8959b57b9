// The public form: its fields and messages, the file's way, and that no input is lost.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { NewPreprintPage } from './NewPreprintPage.tsx';
import type { PageTexts } from './page-texts.ts';

const TEXTS: PageTexts = {
  submissionStatement: { title: '投稿声明', body: '稿件为作者原创。' },
  friendLinks: [{ name: '学会', url: 'https://society.example/' }],
  productLinks: [{ name: '数据库', url: 'https://texts.example/' }],
};

/** Sent forms, and the server's answer to the next one. */
let sent: Record<string, unknown>[];
let fields: Record<string, string> | null;
let isHeld: Promise<void>;
/** The proof with each upload. */
let work: { stamp: string; proof: string | null }[];
/** The server's answer to the next upload. */
let upload: { path: string; name: string; size: number };

beforeEach(() => {
  sent = [];
  work = [];
  fields = null;
  upload = { path: 'p1', name: '预印本.docx', size: 2048 };
  isHeld = Promise.resolve();
  sessionStorage.clear();
  // The first number that is tried is a proof.
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes,
    subtle: { importKey: () => Promise.resolve({}), deriveBits: () => Promise.resolve(new ArrayBuffer(1)) },
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    await isHeld;
    sent.push(JSON.parse(body).variables.input);
    if (fields === null) return Response.json({ data: { createPreprint: { ok: true } } });
    return Response.json({ errors: [{ message: '填写有误', extensions: { code: 'INVALID_INPUT', params: {}, fields } }] });
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = JSON.stringify({ data: { uploadPreprintFile: { upload } } });
      onload: () => void = () => undefined;
      open() {}
      setRequestHeader() {}
      abort() {}
      send(form: FormData) {
        work.push(JSON.parse(String(form.get('operations'))).variables.input);
        this.onload();
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (options: ShowOptions = {}) =>
  show(<NewPreprintPage />, { loaded: TEXTS, isVisitor: true, at: '/main/newPreprint', ...options });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const chooser = () => document.querySelector<HTMLInputElement>('input[type="file"]');

async function choose(name: string) {
  const input = chooser();
  if (input) await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], name));
}

async function fill() {
  await userEvent.type(field('题名'), '湖区碑刻');
  await userEvent.type(field('关键词'), '水利；碑刻');
  await userEvent.type(field('中文摘要'), '摘要');
  await userEvent.type(field('作者1姓名'), '沈知远');
  await userEvent.type(field('作者1工作单位'), '临江大学');
  await userEvent.type(field('通讯作者邮箱'), 'shen@example.org');
  await userEvent.type(field('手机号'), '13800001234');
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意投稿协议' }));
}

it('names what is missing, in the specified words, before anything is sent (R2-174 to R2-177, P2-414, P2-415, SC-014, S2-027)', async () => {
  await open();
  await submit();
  for (const words of [
    '请填写题名',
    '请填写关键词',
    '请填写中文摘要',
    '请填写通讯作者邮箱',
    '请填写手机号',
    '作者姓名不能为空',
    '工作单位不能为空',
    '请上传Word稿件',
    '未同意签署投稿协议',
  ])
    expect(alerts()).toContain(words);
  expect(sent).toEqual([]);
});

it('sends what was filled in, with the file and its proof; says 提交成功！ and is empty again (R2-178, P2-417)', async () => {
  await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: '添加作者' }));
  await userEvent.type(field('作者2姓名'), '顾言');
  await userEvent.type(field('作者2工作单位'), '南湖大学');
  await choose('预印本.docx');
  expect(await screen.findByText('预印本.docx')).toBeTruthy();
  expect(screen.getByText('2.00 KB')).toBeTruthy();
  let release = () => undefined as void;
  isHeld = new Promise((resolve) => (release = () => resolve()));
  await submit();
  expect(screen.getByRole('button', { name: '提交' }).getAttribute('aria-disabled'), 'disabled while sending').toBe('true');
  release();
  const word = await screen.findByText('提交成功！');
  expect(word.closest('[role="status"]')).toBe(document.activeElement);
  expect(sent).toEqual([
    {
      title: '湖区碑刻',
      keywords: '水利；碑刻',
      abstract: '摘要',
      authors: [
        { name: '沈知远', unit: '临江大学' },
        { name: '顾言', unit: '南湖大学' },
      ],
      email: 'shen@example.org',
      phone: '13800001234',
      hasAgreed: true,
      website: '',
      filePath: 'p1',
      proof: '0',
    },
  ]);
  for (const name of ['题名', '关键词', '中文摘要', '作者1姓名', '作者1工作单位', '通讯作者邮箱', '手机号'])
    expect(field(name).value, name).toBe('');
  expect(screen.queryByText('预印本.docx')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意投稿协议' }).checked).toBe(false);
  expect(sessionStorage.getItem('newPreprint')).toBeNull();
  // An empty form that nobody has begun says nothing in red (B-057, SC-014).
  screen.getByRole('checkbox', { name: '我已阅读并同意投稿协议' }).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await Promise.resolve();
  expect(screen.queryByText('未同意签署投稿协议')).toBeNull();
});

it('shows what the server refuses at its field, and keeps what was typed, over a reload too', async () => {
  const page = await open();
  await fill();
  await choose('预印本.docx');
  await screen.findByText('预印本.docx');
  fields = { 'authors.0.unit': '工作单位太短', title: '题名不合适' };
  await submit();
  expect(await screen.findByText('题名不合适')).toBeTruthy();
  expect(alerts()).toEqual(['题名不合适', '工作单位太短']);
  expect(field('题名').value).toBe('湖区碑刻');
  expect(page.address()).toBe('/main/newPreprint');
  document.body.replaceChildren();
  await open();
  expect([field('题名').value, field('作者1工作单位').value]).toEqual(['湖区碑刻', '临江大学']);
  expect(screen.getByText('预印本.docx')).toBeTruthy();
});

it('asks a visitor, too, before one leaves what is not sent, and not once it is (P2-467, R2-203)', async () => {
  await open();
  expect(isUnloadHeld()).toBe(false);
  await fill();
  await choose('预印本.docx');
  await screen.findByText('预印本.docx');
  expect(isUnloadHeld()).toBe(true);
  await submit();
  await screen.findByText('提交成功！');
  expect(isUnloadHeld()).toBe(false);
  await userEvent.type(field('题名'), '续编');
  cleanup();
  await expectLeavingAsked(await open());
});

it('adds and removes authors; one remains (P2-411)', async () => {
  await open();
  const rows = () => within(screen.getByRole('list', { name: '作者' })).getAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /^移除作者/ })).toBeNull();
  await userEvent.type(field('作者1姓名'), '一');
  await userEvent.click(screen.getByRole('button', { name: '添加作者' }));
  await userEvent.type(field('作者2姓名'), '二');
  await userEvent.click(screen.getByRole('button', { name: '添加作者' }));
  await userEvent.type(field('作者3姓名'), '三');
  await userEvent.click(screen.getByRole('button', { name: '移除作者3' }));
  expect(['作者1姓名', '作者2姓名'].map((name) => field(name).value)).toEqual(['一', '二']);
  await userEvent.click(screen.getByRole('button', { name: '移除作者1' }));
  expect(rows()).toHaveLength(1);
  expect(field('作者1姓名').value).toBe('二');
  expect(screen.queryByRole('button', { name: /^移除作者/ })).toBeNull();
});

it('takes Word files alone; another takes the place of the first (P2-414)', async () => {
  await open();
  await choose('稿件.pdf');
  expect(alerts()).toEqual(['稿件.pdf：请选择 doc 或 docx 格式的文件']);
  await choose('预印本.docx');
  expect(await screen.findByText('预印本.docx')).toBeTruthy();
  expect(alerts()).toEqual([]);
  expect(screen.getByText('重新选择文件会替换已上传的稿件')).toBeTruthy();
  upload = { path: 'p2', name: '定稿.docx', size: 4096 };
  await choose('定稿.docx');
  expect(await screen.findByText('定稿.docx')).toBeTruthy();
  expect(screen.queryByText('预印本.docx')).toBeNull();
  expect(screen.getByText('4.00 KB')).toBeTruthy();
  await fill();
  await submit();
  await screen.findByText('提交成功！');
  expect(sent).toMatchObject([{ filePath: 'p2' }]);
  // B-039: work is done for each upload, under any name.
  expect(work).toMatchObject([{ stamp: expect.stringMatching(/^\d{4}-\d\d-\d\d\.[0-9a-f]{32}$/), proof: '0' }, { proof: '0' }]);
});

it('has two groups of links at its foot, in both languages (P2-416)', async () => {
  for (const [language, friends, products] of [
    ['zh-CN', '友情链接', '产品链接'],
    ['en-US', 'Friends', 'Products'],
  ] as const) {
    await open({ language });
    const link = (group: string) => within(screen.getByRole('navigation', { name: group })).getByRole('link');
    expect([friends, products].map((group) => [link(group).textContent, link(group).getAttribute('href')])).toEqual([
      ['学会', 'https://society.example/'],
      ['数据库', 'https://texts.example/'],
    ]);
    cleanup();
  }
});

it('B-041 shows a kept address that is none as text', async () => {
  await show(<NewPreprintPage />, {
    loaded: { ...TEXTS, productLinks: [{ name: '数据库', url: 'https://texts.example/<script>' }] },
    isVisitor: true,
    at: '/main/newPreprint',
  });
  const group = within(screen.getByRole('navigation', { name: '产品链接' }));
  expect([group.queryByRole('link'), group.getByText('数据库').tagName]).toEqual([null, 'SPAN']);
});
