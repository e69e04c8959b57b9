// Commands of the tools on the selection. Each can be undone in one step.
import { Editor, Element, Range, Transforms, type Node } from 'slate';
import { MOST_INDENT, type TextAlignment, type TextDirection } from '../../shared/rich-text.ts';
import {
  isInlineElement,
  isListType,
  type BlockNode,
  type BlockType,
  type ImageNode,
  type LinkNode,
  type Mark,
  type RichEditor,
  type VideoNode,
} from './nodes.ts';

export const isBlock = (node: Node): node is BlockNode => Element.isElement(node) && !isInlineElement(node);

/** Where nothing was selected yet, the end of the text. */
export function ensureSelection(editor: RichEditor): void {
  if (editor.selection === null) Transforms.select(editor, Editor.end(editor, []));
}

function selectedBlocks(editor: RichEditor): [BlockNode, number[]][] {
  if (editor.selection === null) return [];
  return [...Editor.nodes<BlockNode>(editor, { match: isBlock })];
}

/** The value that all selected blocks share. */
function common<Value>(editor: RichEditor, of: (block: BlockNode) => Value): Value | undefined {
  const values = new Set(selectedBlocks(editor).map(([block]) => of(block)));
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

export const currentType = (editor: RichEditor) => common(editor, ({ type }) => type);
export const currentAlignment = (editor: RichEditor) => common(editor, ({ align }) => align);
export const currentDirection = (editor: RichEditor) => common(editor, ({ dir }) => dir);
export const isMarked = (editor: RichEditor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;
export const currentColour = (editor: RichEditor): string | undefined => Editor.marks(editor)?.colour;

export function toggleMark(editor: RichEditor, mark: Mark): void {
  ensureSelection(editor);
  if (isMarked(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export function setColour(editor: RichEditor, colour: string | null): void {
  ensureSelection(editor);
  if (colour === null) Editor.removeMark(editor, 'colour');
  else Editor.addMark(editor, 'colour', colour);
}

/** A second time it is plain text again. How deep an item is says nothing of a paragraph. */
export function toggleBlock(editor: RichEditor, type: BlockType): void {
  ensureSelection(editor);
  const next = currentType(editor) === type ? 'paragraph' : type;
  Editor.withoutNormalizing(editor, () => {
    for (const [block, at] of selectedBlocks(editor)) {
      if (isListType(block.type) !== isListType(next)) Transforms.unsetNodes(editor, 'indent', { at });
      Transforms.setNodes(editor, { type: next }, { at });
    }
  });
}

/** For an item its depth, for another block its margin. */
export function changeIndent(editor: RichEditor, by: 1 | -1): void {
  ensureSelection(editor);
  Editor.withoutNormalizing(editor, () => {
    for (const [{ indent = 0 }, at] of selectedBlocks(editor)) {
      const next = Math.min(MOST_INDENT, Math.max(0, indent + by));
      if (next === 0) Transforms.unsetNodes(editor, 'indent', { at });
      else Transforms.setNodes(editor, { indent: next }, { at });
    }
  });
}

export const setAlignment = (editor: RichEditor, align: TextAlignment) => toggleProperty(editor, 'align', align, currentAlignment(editor));
export const setDirection = (editor: RichEditor, dir: TextDirection) => toggleProperty(editor, 'dir', dir, currentDirection(editor));

function toggleProperty<Name extends 'align' | 'dir'>(
  editor: RichEditor,
  name: Name,
  value: BlockNode[Name],
  current: BlockNode[Name],
): void {
  ensureSelection(editor);
  Editor.withoutNormalizing(editor, () => {
    for (const [, at] of selectedBlocks(editor)) {
      if (current === value) Transforms.unsetNodes(editor, name, { at });
      else Transforms.setNodes(editor, { [name]: value }, { at });
    }
  });
}

const isLink = (node: Node) => Element.isElement(node) && node.type === 'link';

/** The link at the caret. */
export function currentLink(editor: RichEditor): LinkNode | null {
  if (editor.selection === null) return null;
  const [entry] = Editor.nodes<LinkNode>(editor, { match: isLink });
  return entry?.[0] ?? null;
}

/** Changes the link at the caret, makes one of the selection, or writes `text` as one. */
export function putLink(editor: RichEditor, href: string, text: string): void {
  ensureSelection(editor);
  const { selection } = editor;
  if (currentLink(editor)) Transforms.setNodes(editor, { href }, { match: isLink });
  else if (selection !== null && Range.isExpanded(selection)) {
    removeLink(editor);
    Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  } else {
    Transforms.insertNodes(editor, { type: 'link', href, children: [{ text: text || href }] });
    Transforms.move(editor, { unit: 'offset' });
  }
}

export function removeLink(editor: RichEditor): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** Stands where the caret is, which goes on behind it. */
export function insertThing(
  editor: RichEditor,
  thing: Omit<ImageNode, 'children'> | Omit<VideoNode, 'children'> | { type: 'variable'; name: string },
): void {
  ensureSelection(editor);
  const marks = thing.type === 'variable' ? (Editor.marks(editor) ?? {}) : {};
  Transforms.insertNodes(editor, { ...thing, children: [{ ...marks, text: '' }] });
  Transforms.move(editor);
}

/** The image that is selected as a whole. */
export const selectedImage = (editor: RichEditor): ImageNode | null => imageEntry(editor)?.[0] ?? null;

function imageEntry(editor: RichEditor): [ImageNode, number[]] | undefined {
  if (editor.selection === null) return undefined;
  const [entry] = Editor.nodes<ImageNode>(editor, { match: (node) => Element.isElement(node) && node.type === 'image', voids: true });
  return entry;
}

export function changeImage(editor: RichEditor, { file, alt, width }: Omit<ImageNode, 'children'>): void {
  const entry = imageEntry(editor);
  if (entry === undefined) return;
  const at = entry[1];
  Editor.withoutNormalizing(editor, () => {
    if (file !== entry[0].file) Transforms.unsetNodes(editor, 'src', { at });
    if (width === undefined) Transforms.unsetNodes(editor, 'width', { at });
    Transforms.setNodes(editor, { file, alt, ...(width !== undefined && { width }) }, { at });
  });
}

/** Replaces the whole text; this cannot be undone. */
export function replaceText(editor: RichEditor, blocks: BlockNode[]): void {
  editor.children = blocks;
  editor.selection = null;
  editor.history = { undos: [], redos: [] };
  Editor.normalize(editor, { force: true });
  editor.onChange();
}
