// Formatted text as it is stored.
import type { Descendant } from 'slate';
import type { BlockNode } from './nodes.ts';
import { toTree, type HtmlNode } from './tree.ts';

/** Without where images can be seen now: that is not stored. Nothing but an empty line is no text at all. */
export function toHtml(nodes: readonly Descendant[]): string {
  const blocks = nodes.filter((node): node is BlockNode => 'children' in node && 'type' in node);
  const html = toTree(blocks).map(written).join('');
  return html === '<p><br></p>' ? '' : html;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };
const escaped = (text: string, signs: RegExp) => text.replaceAll(signs, (sign) => ENTITIES[sign] ?? sign);

function written(node: HtmlNode): string {
  if (typeof node === 'string') return escaped(node, /[&<>\u00a0]/g);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value, /[&<>"\u00a0]/g)}"`);
  const start = `<${node.tag}${attributes.join('')}>`;
  return node.tag === 'br' || node.tag === 'img' ? start : `${start}${node.children.map(written).join('')}</${node.tag}>`;
}
