// The field as people meet it: its tools by name and by keys, what is handed in anew, and the text where it is only read.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/render.tsx';
import { RichText } from './RichText.tsx';
import { RichTextView } from './RichTextView.tsx';

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
