// A variable that is typed by hand, {{title}}, becomes one when its last brace is there.
import { Editor, Range, Text, Transforms } from 'slate';
import { VARIABLES } from '../../shared/rich-text.ts';
import type { RichEditor } from './nodes.ts';

export function replaceTypedVariable(editor: RichEditor): void {
  const { selection } = editor;
  if (selection === null || !Range.isCollapsed(selection)) return;
  const { path, offset } = selection.anchor;
  const [node] = Editor.node(editor, path);
  if (!Text.isText(node)) return;
  const { text, ...marks } = node;
  const token = [...text.slice(0, offset).matchAll(VARIABLES)].at(-1);
  if (token?.[1] === undefined || token.index + token[0].length !== offset) return;
  Transforms.delete(editor, { at: { anchor: { path, offset: token.index }, focus: selection.anchor } });
  Transforms.insertNodes(editor, { type: 'variable', name: token[1], children: [{ text: '', ...marks }] });
  Transforms.move(editor);
}
