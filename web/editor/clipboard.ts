// Copies carry the stored form; pasted text from any source is read as what the tools could have made. None of its text is lost.
import { Editor, Node, Path, Range, Transforms, type Descendant } from 'slate';
import { variableToken } from '../../shared/rich-text.ts';
import { currentType, ensureSelection, isBlock } from './commands.ts';
import { toHtml } from './html.ts';
import { isText, type BlockNode, type InlineNode, type RichEditor } from './nodes.ts';
import { fromHtml } from './read.ts';

export function copyTo(data: Pick<DataTransfer, 'setData'>, fragment: readonly Descendant[]): void {
  data.setData('text/html', toHtml(fragment));
  data.setData('text/plain', plainText(fragment));
}

export function plainText(nodes: readonly Descendant[]): string {
  return nodes.map((node) => ('children' in node && node.type !== 'link' ? line(node.children) : line([node].filter(isInline)))).join('\n');
}

const isInline = (node: Descendant): node is InlineNode => !('type' in node) || node.type === 'link';

function line(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.text;
      if (node.type === 'variable') return variableToken(node.name);
      if (node.type === 'link') return line(node.children);
      return node.type === 'image' ? node.alt : node.caption || node.href;
    })
    .join('');
}

/** The clipboard holds both forms: the formatted one is better, the plain one in code. */
export function pasteFrom(editor: RichEditor, data: Pick<DataTransfer, 'getData'>): void {
  const html = data.getData('text/html');
  const plain = data.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  if (currentType(editor) === 'code' && plain !== '') {
    Editor.insertText(editor, plain.replaceAll('\t', '    '));
    return;
  }
  const blocks = html === '' ? plain.split('\n').map(paragraphOf) : fromHtml(html).map(withoutFiller);
  insertBlocks(editor, blocks);
}

const paragraphOf = (text: string): BlockNode => ({
  type: 'paragraph',
  children: fromHtml(`<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`)[0]?.children ?? [{ text: '' }],
});

/** Word and web pages fill an empty line with a space. */
function withoutFiller(block: BlockNode): BlockNode {
  const [only, ...more] = block.children;
  return more.length === 0 && only && isText(only) && only.text.trim() === '' && block.type !== 'code'
    ? { ...block, children: [{ text: '' }] }
    : block;
}

/** In an empty line they stand as they are; in a line with text the first goes on in it. */
function insertBlocks(editor: RichEditor, blocks: readonly BlockNode[]): void {
  ensureSelection(editor);
  if (editor.selection !== null && Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const [entry] = Editor.nodes<BlockNode>(editor, { match: isBlock });
  const [first, ...more] = blocks;
  if (entry === undefined || first === undefined) return;
  const [block, at] = entry;
  const isPlain = more.length === 0 && first.type === 'paragraph';
  if (!isPlain && block.children.length === 1 && Node.string(block) === '') {
    Editor.withoutNormalizing(editor, () => {
      Transforms.insertNodes(editor, [...blocks], { at: Path.next(at) });
      Transforms.removeNodes(editor, { at });
    });
    Transforms.select(editor, Editor.end(editor, [(at[0] ?? 0) + more.length]));
    return;
  }
  Transforms.insertFragment(editor, first.children);
  if (more.length === 0) return;
  Transforms.splitNodes(editor, { always: true });
  Transforms.insertNodes(editor, more, { at: Path.next(at) });
  const tail = [(at[0] ?? 0) + more.length + 1];
  Transforms.select(editor, Editor.end(editor, Path.previous(tail)));
  if (Node.string(Node.get(editor, tail)) === '') Transforms.removeNodes(editor, { at: tail });
}
