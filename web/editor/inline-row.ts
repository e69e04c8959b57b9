// Builds the line of a block as the editor keeps it: texts that look alike are one, and a text stands before, between and after things.
import { isText, type InlineElement, type InlineNode, type LinkNode, type Marks, type TextNode } from './nodes.ts';

const looksAlike = (a: TextNode, b: Marks): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.strike === b.strike && a.colour === b.colour;

export function addText(row: InlineNode[], text: string, marks: Marks): void {
  if (text === '') return;
  const last = row.at(-1);
  if (last === undefined || !isText(last)) row.push({ text, ...marks });
  else if (last.text === '') row[row.length - 1] = { text, ...marks };
  else if (looksAlike(last, marks)) row[row.length - 1] = { ...last, text: last.text + text };
  else row.push({ text, ...marks });
}

export function addThing(row: InlineNode[], thing: InlineElement): void {
  const last = row.at(-1);
  if (last === undefined || !isText(last)) row.push({ text: '' });
  row.push(thing);
}

/** The row of the link that is being read: begun if the block has none of it yet. */
export function rowOfLink(row: InlineNode[], link: LinkNode): InlineNode[] {
  const last = row.at(-1);
  if (last === link) return link.children;
  addThing(row, link);
  return link.children;
}

/** Texts at both ends; a link of nothing is left out. */
export function closed(row: readonly InlineNode[]): InlineNode[] {
  const done: InlineNode[] = [];
  for (const node of row) {
    if (isText(node)) {
      const { text, ...marks } = node;
      addText(done, text, marks);
    } else if (node.type !== 'link') addThing(done, node);
    else if (node.children.some((child) => !isText(child) || child.text !== ''))
      addThing(done, { ...node, children: closed(node.children) });
  }
  const last = done.at(-1);
  if (last === undefined || !isText(last)) done.push({ text: '' });
  return done;
}
