// The editor's model: inline elements, Enter and Backspace in each block, copying and pasting.
import { createEditor, Editor, Element, Node, Path, Range, Transforms, type NodeEntry } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { changeIndent, isBlock } from './commands.ts';
import { copyTo, pasteFrom } from './clipboard.ts';
import { settledLists } from './lists.ts';
import { emptyParagraph, isInlineElement, type BlockNode, type RichEditor } from './nodes.ts';

import { replaceTypedVariable } from './typed-variable.ts';

export function createRichEditor(): RichEditor {
  const editor = withHistory(withReact(createEditor()));
  const { insertBreak, insertText, deleteBackward, normalizeNode } = editor;

  editor.isInline = (element) => isInlineElement(element);
  editor.isVoid = ({ type }) => type === 'image' || type === 'video' || type === 'variable';
  editor.markableVoid = ({ type }) => type === 'variable';
  editor.insertSoftBreak = () => Editor.insertText(editor, '\n');
  editor.setFragmentData = (data) => copyTo(data, editor.getFragment());
  editor.insertData = (data) => pasteFrom(editor, data);

  editor.insertBreak = () => {
    const entry = blockAt(editor);
    if (entry === undefined) insertBreak();
    else if (entry[0].type === 'code') breakInCode(editor, entry);
    else if (entry[0].type !== 'paragraph' && isEmpty(entry[0])) stepOut(editor, entry);
    else {
      const isAtEnd = editor.selection !== null && Editor.isEnd(editor, Range.end(editor.selection), entry[1]);
      insertBreak();
      if (isAtEnd && entry[0].type.startsWith('heading')) Transforms.setNodes(editor, { type: 'paragraph' });
    }
  };

  editor.deleteBackward = (unit) => {
    const entry = blockAt(editor);
    const { selection } = editor;
    const isAtStart = entry && selection && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, entry[1]);
    if (isAtStart && (entry[0].type !== 'paragraph' || entry[0].indent)) stepOut(editor, entry);
    else deleteBackward(unit);
  };

  editor.insertText = (text, options) => {
    insertText(text, options);
    if (text.endsWith('}')) replaceTypedVariable(editor);
  };

  editor.normalizeNode = (entry, options) => {
    if (!mended(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

function blockAt(editor: RichEditor): NodeEntry<BlockNode> | undefined {
  const [entry] = Editor.nodes<BlockNode>(editor, { match: isBlock });
  return entry;
}

const isEmpty = (block: BlockNode) => block.children.length === 1 && Node.string(block) === '';

/** An item comes one step out of its list, anything else becomes plain text. */
function stepOut(editor: RichEditor, [block, at]: NodeEntry<BlockNode>): void {
  if ((block.indent ?? 0) > 0) changeIndent(editor, -1);
  else Transforms.setNodes(editor, { type: 'paragraph' }, { at });
}

/** A second empty line leaves the code. */
function breakInCode(editor: RichEditor, [block, at]: NodeEntry<BlockNode>): void {
  const { selection } = editor;
  const isAtEnd = selection !== null && Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, at);
  if (!isAtEnd || !Node.string(block).endsWith('\n')) {
    Editor.insertText(editor, '\n');
    return;
  }
  Editor.deleteBackward(editor, { unit: 'character' });
  Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(at), select: true });
}

/** True when something was mended: Slate then looks again. */
function mended(editor: RichEditor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return mendedRows(editor);
  if (Element.isElement(node) && node.type === 'link' && Node.string(node) === '' && node.children.length === 1) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  return false;
}

function mendedRows(editor: RichEditor): boolean {
  if (editor.children.length === 0) {
    Transforms.insertNodes(editor, emptyParagraph(), { at: [0] });
    return true;
  }
  const rows = editor.children.filter(isBlock);
  for (const [index, row] of settledLists(rows).entries()) {
    if (row === rows[index]) continue;
    const { align, dir, indent } = row;
    if (indent === undefined) Transforms.unsetNodes(editor, 'indent', { at: [index] });
    Transforms.setNodes(editor, { ...(align && { align }), ...(dir && { dir }), ...(indent && { indent }) }, { at: [index] });
    return true;
  }
  return false;
}
