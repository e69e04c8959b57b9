// Rules for consecutive list items.
import { MOST_INDENT } from '../../shared/rich-text.ts';
import { isListType, type BlockNode } from './nodes.ts';

/**
 * An item is at most one step deeper than the one before it, and set like the one it lies in unless it says otherwise. The same blocks
 * where nothing changes.
 */
export function settledLists(blocks: readonly BlockNode[]): BlockNode[] {
  /** The items that the next one may lie in, outermost first. */
  let open: BlockNode[] = [];
  return blocks.map((block) => {
    if (!isListType(block.type)) {
      open = [];
      return block;
    }
    const { indent = 0, ...rest } = block;
    const depth = Math.min(indent, open.length, MOST_INDENT);
    const parent = open[depth - 1];
    const align = block.align ?? parent?.align;
    const dir = block.dir ?? parent?.dir;
    const isSettled = depth === indent && align === block.align && dir === block.dir;
    const settled = isSettled ? block : { ...rest, ...(align && { align }), ...(dir && { dir }), ...(depth > 0 && { indent: depth }) };
    open = [...open.slice(0, depth), settled];
    return settled;
  });
}
