// The field as people meet it: its tools by name and by keys, newly passed values, and the text where it is only read.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TEXT_COLOURS } from '../../shared/rich-text.ts';
import { pick } from '../testing/pick.ts';
import { show } from '../testing/render.tsx';
import { RichText } from './RichText.tsx';
import { RichTextView } from './RichTextView.tsx';

afterEach(() => void vi.useRealTimers());

const VARIABLES = [{ name: 'title', label: '题名' }];
let handOut: (html: string) => void;

function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  function handleChange(html: string) {
    handOut(html);
    setValue(html);
  }
  return (
    <>
      <RichText label="邀请作者" value={value} onChange={handleChange} variables={VARIABLES} onUploadImage={async () => null} />
      <button onClick={() => setValue('<p>乙</p><ol><li>{{title}}</li></ol>')}>保存的是另一份</button>
    </>
  );
}

async function showForm(initial: string, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const handedOut = vi.fn();
  handOut = handedOut;
  await show(<Form initial={initial} />, { language });
  return { handedOut, text: screen.getByRole('textbox', { name: '邀请作者' }), tools: screen.getByRole('toolbar') };
}

/** Selects the whole text, as somebody would with Ctrl and A, and uses the tool; of a menu the choice behind the colon. */
async function use(name: string) {
  const [tool = '', choice] = name.split('：');
  const text = screen.getByRole('textbox', { name: '邀请作者' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await act(async () => {
    text.focus();
    document.getSelection()?.selectAllChildren(text);
    document.dispatchEvent(new Event('selectionchange'));
    // Slate follows the selection a moment later.
    await vi.advanceTimersByTimeAsync(120);
  });
  vi.useRealTimers();
  const button = within(screen.getByRole('toolbar')).getByRole('button', { name: tool });
  if (choice === undefined) return act(async () => void fireEvent.click(button));
  await userEvent.click(button);
  await pick(choice);
  return act(async () => {});
}

const TOOLS = {
  'zh-CN':
    '段落样式 加粗 斜体 下划线 删除线 文字颜色 引用 代码块 编号列表 项目列表 减少缩进 增加缩进 左对齐 居中 右对齐 两端对齐 从左到右 从右到左 链接 图片 视频 变量 撤销 重做',
  'en-US':
    'Paragraph style,Bold,Italic,Underline,Strikethrough,Text colour,Quote,Code block,Numbered list,Bulleted list,Decrease indent,Increase indent,Align left,Centre,Align right,Justify,Left to right,Right to left,Link,Image,Video,Variable,Undo,Redo',
};

it.each(['zh-CN', 'en-US'] as const)('names each tool in %s (R2-130)', async (language) => {
  const { tools } = await showForm('', language);
  const names = within(tools)
    .getAllByRole('button')
    .map((tool) => tool.getAttribute('aria-label'));
  expect(names).toEqual(TOOLS[language].split(language === 'zh-CN' ? ' ' : ','));
});

it('is one stop of the Tab key, and arrows lead from tool to tool', async () => {
  const { tools } = await showForm('');
  const buttons = within(tools).getAllByRole('button');
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[0]]);
  act(() => buttons[0]?.focus());
  fireEvent.keyDown(document.activeElement ?? tools, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]);
  fireEvent.keyDown(document.activeElement ?? tools, { key: 'End' });
  expect(document.activeElement).toBe(buttons.at(-1));
  fireEvent.keyDown(document.activeElement ?? tools, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[0]);
  expect(buttons.filter((button) => button.tabIndex === 0)).toEqual([buttons[0]]);
});

it('hands out what a tool made, and nothing when it is only shown', async () => {
  const { handedOut, tools } = await showForm('<p>稿件</p>');
  expect(handedOut).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(within(tools).getByRole('button', { name: '引用' })));
  expect(handedOut).toHaveBeenLastCalledWith('<blockquote><p>稿件</p></blockquote>');
  expect(within(tools).getByRole('button', { name: '引用' }).getAttribute('aria-pressed')).toBe('true');
});

const MADE_BY: readonly (readonly [tool: string, html: string])[] = [
  ['加粗', '<p><strong>稿件</strong></p>'],
  ['斜体', '<p><em>稿件</em></p>'],
  ['下划线', '<p><u>稿件</u></p>'],
  ['删除线', '<p><s>稿件</s></p>'],
  ['引用', '<blockquote><p>稿件</p></blockquote>'],
  ['代码块', '<pre>稿件</pre>'],
  ['编号列表', '<ol><li>稿件</li></ol>'],
  ['项目列表', '<ul><li>稿件</li></ul>'],
  ['增加缩进', '<p style="margin-inline-start:2em">稿件</p>'],
  ['左对齐', '<p style="text-align:left">稿件</p>'],
  ['居中', '<p style="text-align:center">稿件</p>'],
  ['右对齐', '<p style="text-align:right">稿件</p>'],
  ['两端对齐', '<p style="text-align:justify">稿件</p>'],
  ['从左到右', '<p dir="ltr">稿件</p>'],
  ['从右到左', '<p dir="rtl">稿件</p>'],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`段落样式：标题 ${level}`, `<h${level}>稿件</h${level}>`] as const),
  ...(['red', 'amber', 'green', 'blue', 'violet', 'grey'] as const).map(
    (name, index) =>
      [
        `文字颜色：${['红色', '琥珀色', '绿色', '蓝色', '紫色', '灰色'][index]}`,
        `<p><span style="color:${TEXT_COLOURS[name]}">稿件</span></p>`,
      ] as const,
  ),
];
it.each(MADE_BY)('hands out what a tool does with what is selected: %s (P2-353 to P2-364, R2-130)', async (tool, html) => {
  const { handedOut } = await showForm('<p>稿件</p>');
  await use(tool);
  expect(handedOut).toHaveBeenLastCalledWith(html);
});

it('hands out plain text again where a tool takes back what another did (P2-360, P2-362, P2-363)', async () => {
  for (const [html, tool] of [
    ['<p style="margin-inline-start:2em">稿件</p>', '减少缩进'],
    ['<h2>稿件</h2>', '段落样式：正文'],
    [`<p><span style="color:${TEXT_COLOURS.red}">稿件</span></p>`, '文字颜色：默认颜色'],
  ] as const) {
    const { handedOut } = await showForm(html);
    await use(tool);
    expect(handedOut, tool).toHaveBeenLastCalledWith('<p>稿件</p>');
    cleanup();
  }
});

it('hands out a video as a link with its caption, and refuses in words what is no page (P2-367, R2-130)', async () => {
  const { handedOut, tools } = await showForm('<p>稿件</p>');
  await act(async () => fireEvent.click(within(tools).getByRole('button', { name: '视频' })));
  const dialog = within(screen.getByRole('dialog', { name: '视频' }));
  fireEvent.change(dialog.getByLabelText(/视频网址/), { target: { value: 'mailto:office@journal.example' } });
  fireEvent.change(dialog.getByLabelText(/说明文字/), { target: { value: '观看介绍' } });
  fireEvent.click(dialog.getByRole('button', { name: '插入' }));
  expect(dialog.getByRole('alert').textContent).toContain('请填写视频所在网页的地址');
  expect(handedOut).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/视频网址/), { target: { value: 'https://video.example/1' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '插入' })));
  expect(handedOut).toHaveBeenLastCalledWith('<p>稿件<a href="https://video.example/1" data-video="true">观看介绍</a></p>');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows what is handed in anew in place of what was there', async () => {
  const { text } = await showForm('<p>甲</p>');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '保存的是另一份' })));
  await waitFor(() => expect(text.textContent).toContain('乙'));
  expect(text.textContent).not.toContain('甲');
  expect(text.textContent).toContain('题名');
});

it('marks a variable that the text may not have', async () => {
  const { text } = await showForm('<p>{{title}}{{opinion}}</p>');
  expect(within(text).getByText('题名')).toBeTruthy();
  expect(within(text).getByTitle('这里不能使用这个变量').textContent).toContain('{{opinion}}');
});

it('refuses a link that leads nowhere good in words, and keeps what was typed (P2-365)', async () => {
  const { handedOut, tools } = await showForm('<p>稿件</p>');
  await act(async () => fireEvent.click(within(tools).getByRole('button', { name: '链接' })));
  const dialog = screen.getByRole('dialog', { name: '链接' });
  const address = within(dialog).getByLabelText(/地址/);
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '插入' }));
  expect(within(dialog).getByRole('alert').textContent).toContain('只能链接到网页');
  expect(handedOut).not.toHaveBeenCalled();
  fireEvent.change(address, { target: { value: 'journal.example' } });
  await act(async () => fireEvent.keyDown(address, { key: 'Enter' }));
  expect(handedOut).toHaveBeenLastCalledWith('<p>稿件<a href="https://journal.example">https://journal.example</a></p>');
});

it('reads as elements, and what is hostile as text', async () => {
  await show(
    <RichTextView html='<h2>题名</h2><ol><li>一<ul><li>二</li></ul></li></ol><a href="https://a.example">链接</a><a href="javascript:1">x</a><img src="https://evil.example/p.gif" alt="图"><script>1</script><p style="color:red" onclick="1"><span style="color:#123456">y</span></p>' />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('题名');
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['链接', 'https://a.example', 'noopener noreferrer nofollow'],
  ]);
  expect(document.querySelector('main img, script, [onclick]')).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});
