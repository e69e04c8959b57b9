// The nodes of a formatted text in the editor: a flat row of blocks, each with texts and inline elements. List items stand one after
// another; `indent` is their depth.
import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { TextAlignment, TextDirection } from '../../shared/rich-text.ts';

export const HEADINGS = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const;
export const LISTS = ['ordered', 'bulleted'] as const;
export type BlockType = 'paragraph' | (typeof HEADINGS)[number] | 'quote' | 'code' | (typeof LISTS)[number];

export const MARKS = ['bold', 'italic', 'underline', 'strike'] as const;
export type Mark = (typeof MARKS)[number];

/** `colour` is #rrggbb in lower case. */
export type Marks = Partial<Record<Mark, true>> & { colour?: string };

export interface TextNode extends Marks {
  text: string;
}

export interface LinkNode {
  type: 'link';
  href: string;
  children: InlineNode[];
}

/** `src` is where it can be seen now; `width` in pixels. */
export interface ImageNode {
  type: 'image';
  file: string;
  alt: string;
  width?: number;
  src?: string;
  children: TextNode[];
}

/** A link to a film: a still if there is one, else its caption. */
export interface VideoNode {
  type: 'video';
  href: string;
  caption: string;
  file?: string;
  width?: number;
  src?: string;
  children: TextNode[];
}

/** Its formatting is that of its empty text. */
interface VariableNode {
  type: 'variable';
  name: string;
  children: TextNode[];
}

export type InlineElement = LinkNode | ImageNode | VideoNode | VariableNode;
export type InlineNode = TextNode | InlineElement;

export interface BlockNode {
  type: BlockType;
  align?: TextAlignment;
  dir?: TextDirection;
  /** Depth of a list item, or steps by which another block is indented. */
  indent?: number;
  children: InlineNode[];
}

export type RichEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditor;
    Element: BlockNode | InlineElement;
    Text: TextNode;
  }
}

const INLINES: readonly string[] = ['link', 'image', 'video', 'variable'];
const LIST_TYPES: readonly string[] = LISTS;

export const isInlineElement = (node: { type: string }): node is InlineElement => INLINES.includes(node.type);
export const isText = (node: InlineNode): node is TextNode => 'text' in node;
export const isListType = (type: string): type is (typeof LISTS)[number] => LIST_TYPES.includes(type);

export const emptyParagraph = (): BlockNode => ({ type: 'paragraph', children: [{ text: '' }] });
