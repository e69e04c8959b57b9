// Effects of the tools, keys and clipboard on a text, and that each can be undone.
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { plainText } from './clipboard.ts';
import {
  changeImage,
  changeIndent,
  insertThing,
  isMarked,
  putLink,
  removeLink,
  selectedImage,
  setAlignment,
  setColour,
  setDirection,
  toggleBlock,
  toggleMark,
} from './commands.ts';
import { createRichEditor } from './editor.ts';
import { toHtml } from './html.ts';
import type { RichEditor } from './nodes.ts';
import { fromHtml } from './read.ts';

/** An editor with this text, all of it selected, or the caret at its end. */
function open(html: string, at: 'all' | 'end' = 'all'): RichEditor {
  const editor = createRichEditor();
  editor.children = fromHtml(html);
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, at === 'all' ? Editor.range(editor, []) : Editor.end(editor, []));
  return editor;
}
const html = (editor: RichEditor) => toHtml(editor.children);

const TOOLS: [tool: string, act: (editor: RichEditor) => void, made: string][] = [
  ['bold', (editor) => toggleMark(editor, 'bold'), '<p><strong>稿件</strong></p>'],
  ['italic', (editor) => toggleMark(editor, 'italic'), '<p><em>稿件</em></p>'],
  ['underline', (editor) => toggleMark(editor, 'underline'), '<p><u>稿件</u></p>'],
  ['strike', (editor) => toggleMark(editor, 'strike'), '<p><s>稿件</s></p>'],
  ['quote', (editor) => toggleBlock(editor, 'quote'), '<blockquote><p>稿件</p></blockquote>'],
  ['code block', (editor) => toggleBlock(editor, 'code'), '<pre>稿件</pre>'],
  ['ordered list', (editor) => toggleBlock(editor, 'ordered'), '<ol><li>稿件</li></ol>'],
  ['bullet list', (editor) => toggleBlock(editor, 'bulleted'), '<ul><li>稿件</li></ul>'],
  ['indent', (editor) => changeIndent(editor, 1), '<p style="margin-inline-start:2em">稿件</p>'],
  ['direction', (editor) => setDirection(editor, 'rtl'), '<p dir="rtl">稿件</p>'],
  ['heading', (editor) => toggleBlock(editor, 'heading4'), '<h4>稿件</h4>'],
  ['colour', (editor) => setColour(editor, '#b3362b'), '<p><span style="color:#b3362b">稿件</span></p>'],
  ['alignment', (editor) => setAlignment(editor, 'center'), '<p style="text-align:center">稿件</p>'],
  ['link', (editor) => putLink(editor, 'https://a.example', ''), '<p><a href="https://a.example">稿件</a></p>'],
];

describe('tools (R2-130, R3-126)', () => {
  it.each(TOOLS)('%s is set on what is selected, and undone', (_tool, act, made) => {
    const editor = open('<p>稿件</p>');
    act(editor);
    expect(html(editor)).toBe(made);
    editor.undo();
    expect(html(editor)).toBe('<p>稿件</p>');
    editor.redo();
    expect(html(editor)).toBe(made);
  });

  it.each(TOOLS.slice(0, 8))('%s used a second time is taken away', (_tool, act) => {
    const editor = open('<p>稿件</p>');
    act(editor);
    act(editor);
    expect(html(editor)).toBe('<p>稿件</p>');
  });

  it('writes where nothing was selected at the end of the text', () => {
    const editor = open('<p>稿件</p>');
    editor.selection = null;
    insertThing(editor, { type: 'variable', name: 'title' });
    Editor.insertText(editor, '。');
    expect(html(editor)).toBe('<p>稿件{{title}}。</p>');
  });

  it('a variable takes the looks of what it stands in', () => {
    const editor = open('<p>稿件</p>', 'end');
    insertThing(editor, { type: 'variable', name: 'title' });
    Transforms.select(editor, Editor.range(editor, []));
    toggleMark(editor, 'bold');
    expect(html(editor)).toBe('<p><strong>稿件</strong><strong>{{title}}</strong></p>');
    expect(isMarked(editor, 'bold')).toBe(true);
  });

  it('a variable typed by hand becomes one', () => {
    const editor = open('<p>您好</p>', 'end');
    for (const sign of '{{authorName}}') Editor.insertText(editor, sign);
    Editor.insertText(editor, '！');
    expect(editor.children[0]).toMatchObject({ children: [{ text: '您好' }, { type: 'variable', name: 'authorName' }, { text: '！' }] });
  });

  it('a link is changed where the caret is, and taken away', () => {
    const editor = open('<p><a href="https://a.example">稿件</a></p>');
    putLink(editor, 'https://b.example', '');
    expect(html(editor)).toBe('<p><a href="https://b.example">稿件</a></p>');
    removeLink(editor);
    expect(html(editor)).toBe('<p>稿件</p>');
  });

  it('an image is placed, and described anew', () => {
    const editor = open('<p>稿件</p>', 'end');
    insertThing(editor, { type: 'image', file: 'a', alt: '', width: 320 });
    insertThing(editor, { type: 'video', href: 'https://v.example/1', caption: '介绍' });
    expect(html(editor)).toBe('<p>稿件<img data-file="a" alt="" width="320"><a href="https://v.example/1" data-video="true">介绍</a></p>');
    Transforms.select(editor, [0, 1]);
    expect(selectedImage(editor)?.file).toBe('a');
    changeImage(editor, { type: 'image', file: 'a', alt: '徽标' });
    expect(html(editor)).toContain('<img data-file="a" alt="徽标">');
  });
});

describe('keys', () => {
  it('Enter in an empty item leaves the list step by step, and after a heading goes on with text', () => {
    const editor = open('<ol><li>a<ol><li>b</li></ol></li></ol>', 'end');
    editor.insertBreak();
    editor.insertBreak();
    expect(html(editor)).toBe('<ol><li>a<ol><li>b</li></ol></li><li><br></li></ol>');
    editor.insertBreak();
    expect(html(editor)).toBe('<ol><li>a<ol><li>b</li></ol></li></ol><p><br></p>');
    const heading = open('<h2>x</h2>', 'end');
    heading.insertBreak();
    expect(html(heading)).toBe('<h2>x</h2><p><br></p>');
  });

  it('Enter in code is a new line, and leaves it after an empty one', () => {
    const editor = open('<pre>a</pre>', 'end');
    editor.insertBreak();
    expect(html(editor)).toBe('<pre>a<br><br></pre>');
    editor.insertBreak();
    Editor.insertText(editor, 'b');
    expect(html(editor)).toBe('<pre>a</pre><p>b</p>');
  });

  it('Backspace at the beginning turns a block into plain text before it joins lines', () => {
    const editor = open('<p>a</p><h2>b</h2>');
    Transforms.select(editor, Editor.start(editor, [1]));
    editor.deleteBackward('character');
    expect(html(editor)).toBe('<p>a</p><p>b</p>');
    editor.deleteBackward('character');
    expect(html(editor)).toBe('<p>ab</p>');
  });

  it('an item goes no deeper than one step below the one before it', () => {
    const editor = open('<ul><li>a</li><li>b</li></ul>');
    changeIndent(editor, 1);
    changeIndent(editor, 1);
    expect(html(editor)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  });

  it('a text that is deleted whole can be written anew', () => {
    const editor = open('<h1>a</h1><ul><li>b</li></ul>');
    Editor.deleteFragment(editor);
    Editor.insertText(editor, 'c');
    expect(plainText(editor.children)).toBe('c');
  });
});

describe('clipboard', () => {
  const data = (parts: Record<string, string>) => ({ getData: (type: string) => parts[type] ?? '' }) as DataTransfer;

  it.each([
    ['a word into a line', { 'text/html': '<b>新</b>' }, '<p>稿件</p>', '<p>稿件<strong>新</strong></p>'],
    ['blocks into an empty line', { 'text/html': '<h2>a</h2><ul><li>b</li></ul>' }, '<p><br></p>', '<h2>a</h2><ul><li>b</li></ul>'],
    ['blocks into a line', { 'text/html': '<p>a</p><h2>b</h2>' }, '<p>稿件</p>', '<p>稿件a</p><h2>b</h2>'],
    ['plain lines', { 'text/plain': 'a <b>\r\n\r\n{{title}}' }, '<p><br></p>', '<p>a &lt;b&gt;</p><p><br></p><p>{{title}}</p>'],
    ['anything into code', { 'text/html': '<b>x</b>', 'text/plain': '\tx\ny' }, '<pre>1</pre>', '<pre>1    x<br>y</pre>'],
    [
      'hostile parts',
      { 'text/html': '<p onclick="x()">a<img src="https://evil.example" alt="图"><script>x</script></p>' },
      '<p>稿件</p>',
      '<p>稿件a图</p>',
    ],
    ['a foreign editor’s own form', { 'application/x-slate-fragment': 'W3t9XQ==', 'text/plain': '甲' }, '<p>稿件</p>', '<p>稿件甲</p>'],
  ])('pastes %s', (_what, parts: Record<string, string>, before, after) => {
    const editor = open(before, 'end');
    editor.insertData(data(parts));
    expect(html(editor)).toBe(after);
    editor.undo();
    expect(html(editor)).toBe(before === '<p><br></p>' ? '' : before);
  });

  it('copies the stored form and the plain text, with variables and what images show', () => {
    const editor = open('<p>a{{title}}</p><p><img data-file="f" alt="图"><a href="https://a.example">b</a></p>');
    const copied = new Map<string, string>();
    editor.setFragmentData({ setData: (type: string, value: string) => copied.set(type, value) } as unknown as DataTransfer);
    expect(copied.get('text/html')).toBe(html(editor));
    expect(copied.get('text/plain')).toBe('a{{title}}\n图b');
  });
});
