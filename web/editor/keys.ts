// Keys of the editor. Ctrl is ⌘ on a Mac.
import type { KeyboardEvent } from 'react';
import { Editor } from 'slate';
import { changeIndent, isBlock, toggleBlock, toggleMark } from './commands.ts';
import { isListType, type BlockNode, type RichEditor } from './nodes.ts';

type Act = (editor: RichEditor) => void;

/** By the key pressed with Ctrl. */
const WITH_CTRL: Readonly<Record<string, Act>> = {
  KeyB: (editor) => toggleMark(editor, 'bold'),
  KeyI: (editor) => toggleMark(editor, 'italic'),
  KeyU: (editor) => toggleMark(editor, 'underline'),
  BracketRight: (editor) => changeIndent(editor, 1),
  BracketLeft: (editor) => changeIndent(editor, -1),
};
const WITH_CTRL_SHIFT: Readonly<Record<string, Act>> = {
  KeyX: (editor) => toggleMark(editor, 'strike'),
  Digit7: (editor) => toggleBlock(editor, 'ordered'),
  Digit8: (editor) => toggleBlock(editor, 'bulleted'),
};

/** True when the key was one of the editor's. While an input method composes, keys are its own. */
export function handleKey(editor: RichEditor, event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing) return false;
  const act = actOf(editor, event);
  if (act === undefined) return false;
  event.preventDefault();
  act(editor);
  return true;
}

function actOf(editor: RichEditor, event: KeyboardEvent): Act | undefined {
  const isCtrl = event.ctrlKey || event.metaKey;
  if (isCtrl && !event.altKey) return (event.shiftKey ? WITH_CTRL_SHIFT : WITH_CTRL)[event.code];
  // Outside of lists, and where an item can go no further, Tab leads on, as everywhere.
  if (event.key === 'Tab' && !isCtrl && !event.altKey && canMove(editor, event.shiftKey)) {
    return () => changeIndent(editor, event.shiftKey ? -1 : 1);
  }
  return undefined;
}

function canMove(editor: RichEditor, isOut: boolean): boolean {
  const [entry] = editor.selection === null ? [] : Editor.nodes<BlockNode>(editor, { match: isBlock });
  if (entry === undefined || !isListType(entry[0].type)) return false;
  const { indent = 0 } = entry[0];
  const before = editor.children[(entry[1][0] ?? 0) - 1];
  return isOut ? indent > 0 : before !== undefined && isBlock(before) && isListType(before.type) && (before.indent ?? 0) >= indent;
}
