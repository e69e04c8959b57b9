// How a plain text of the publisher is laid out.
import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

it('parts paragraphs at blank lines and keeps the line breaks within', () => {
  expect(textBlocks('一行\n二行\n\n三行\r\n')).toEqual([
    { kind: 'paragraph', text: '一行\n二行' },
    { kind: 'paragraph', text: '三行' },
  ]);
});

it('makes lists of lines with numbers or dashes, Chinese or English, each kind its own', () => {
  expect(textBlocks('声明：\n1. 原创\n2) 未发表\n3、无争议\n- 图\n• 表')).toEqual([
    { kind: 'paragraph', text: '声明：' },
    { kind: 'numbered', start: 1, items: ['原创', '未发表', '无争议'] },
    { kind: 'bulleted', items: ['图', '表'] },
  ]);
});

it('goes on counting after a paragraph in between', () => {
  expect(textBlocks('1. a\n\nb\n\n2. c')).toEqual([
    { kind: 'numbered', start: 1, items: ['a'] },
    { kind: 'paragraph', text: 'b' },
    { kind: 'numbered', start: 2, items: ['c'] },
  ]);
});

it.each(['3.5 MB 以内', '-', '2026、', 'a - b', '<b>x</b>'])('takes %s for nothing but text', (text) => {
  expect(textBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
});
