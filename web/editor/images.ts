// Present addresses of images. The links are made for one reading and not stored, so typed text goes without them.
import { toHtml } from './html.ts';
import { isText, type BlockNode, type InlineNode } from './nodes.ts';
import { fromHtml } from './read.ts';

const sources = new Map<string, string>();

export const sourceOf = ({ file, src }: { file?: string; src?: string }): string | undefined => src ?? sources.get(file ?? '');

export function rememberSource(file: string, src: string): void {
  sources.set(file, src);
}

function remember(nodes: readonly InlineNode[]): void {
  for (const node of nodes) {
    if (isText(node)) continue;
    if (node.type === 'link') remember(node.children);
    else if (node.type !== 'variable' && node.file !== undefined && node.src !== undefined) sources.set(node.file, node.src);
  }
}

/** The blocks of a text as the server answers it. */
export function readHtml(html: string): BlockNode[] {
  const blocks = fromHtml(html);
  for (const { children } of blocks) remember(children);
  return blocks;
}

/** The server's text in the editor's outgoing form, for comparison with typed text. */
export const asTyped = (html: string): string => toHtml(readHtml(html));
