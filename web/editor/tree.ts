// From the blocks of the editor to the elements of the stored form: lists nest, quotes that follow each other are one.
import { INDENT_EM, MOST_INDENT, variableToken, type RichTextElement } from '../../shared/rich-text.ts';
import { isListType, isText, MARKS, type BlockNode, type InlineNode, type Mark, type Marks } from './nodes.ts';

export interface HtmlElement {
  tag: RichTextElement;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const MARK_TAGS: Record<Mark, RichTextElement> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' };
export const BLOCK_TAGS = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  quote: 'p',
  code: 'pre',
  ordered: 'li',
  bulleted: 'li',
} as const satisfies Record<BlockNode['type'], RichTextElement>;
const NO_BREAK_SPACE = '\u00a0';
/** Stands for non-text elements while spaces are counted. */
const THING = '\ufffc';

const element = (tag: RichTextElement, children: HtmlNode[] = [], attributes: Record<string, string> = {}): HtmlElement => ({
  tag,
  attributes,
  children,
});

/** `withSources`: images say where they can be seen now, which is not stored. */
export function toTree(blocks: readonly BlockNode[], { withSources = false } = {}): HtmlElement[] {
  const top: HtmlElement[] = [];
  /** The lists that are open, outermost first. */
  let lists: { list: HtmlElement; type: string }[] = [];
  for (const block of blocks) {
    const made = element(BLOCK_TAGS[block.type], lineOf(block, withSources), blockAttributes(block));
    if (!isListType(block.type)) {
      lists = [];
      const last = top.at(-1);
      if (block.type !== 'quote') top.push(made);
      else if (last?.tag === 'blockquote') last.children.push(made);
      else top.push(element('blockquote', [made]));
      continue;
    }
    const depth = Math.min(block.indent ?? 0, lists.length);
    lists = lists.slice(0, lists[depth]?.type === block.type ? depth + 1 : depth);
    if (lists.length === depth) {
      const list = element(block.type === 'ordered' ? 'ol' : 'ul');
      const item = lists.at(-1)?.list.children.at(-1);
      if (item === undefined || typeof item === 'string') top.push(list);
      else item.children.push(list);
      lists.push({ list, type: block.type });
    }
    lists.at(-1)?.list.children.push(made);
  }
  return top;
}

function blockAttributes({ type, align, dir, indent = 0 }: BlockNode): Record<string, string> {
  const styles: string[] = [];
  if (align) styles.push(`text-align:${align}`);
  if (indent > 0 && !isListType(type)) styles.push(`margin-inline-start:${Math.min(indent, MOST_INDENT) * INDENT_EM}em`);
  return { ...(styles.length > 0 && { style: styles.join(';') }), ...(dir && { dir }) };
}

/** An empty block, and one that ends with a new line, takes one more break: browsers and mails leave the last one out. */
function lineOf(block: BlockNode, withSources: boolean): HtmlNode[] {
  const said = plainOf(block.children);
  const spaces = block.type === 'code' ? () => false : (at: number) => isKeptSpace(said, at);
  const nodes = inlines(block.children, { at: 0, spaces, withSources });
  if (said === '' || said.endsWith('\n')) nodes.push(element('br'));
  return nodes;
}

function plainOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (isText(node) ? node.text : node.type === 'link' ? plainOf(node.children) : THING)).join('');
}

/** A space that a browser would leave out: at an end of a line, or after another. */
function isKeptSpace(said: string, at: number): boolean {
  const before = said[at - 1] ?? '\n';
  const after = said[at + 1] ?? '\n';
  return before === ' ' || before === '\n' || after === '\n';
}

interface Place {
  /** How much of the block has been said. */
  at: number;
  spaces: (at: number) => boolean;
  withSources: boolean;
}

function inlines(nodes: readonly InlineNode[], place: Place): HtmlNode[] {
  return nodes.flatMap((node) => inline(node, place));
}

function inline(node: InlineNode, place: Place): HtmlNode[] {
  if (isText(node)) return node.text === '' ? [] : marked(node, textNodes(node.text, place));
  if (node.type === 'link') {
    const children = inlines(node.children, place);
    return children.length === 0 ? [] : [element('a', children, { href: node.href })];
  }
  place.at += 1;
  if (node.type === 'variable') return marked(node.children[0] ?? {}, [variableToken(node.name)]);
  const still = node.file === undefined ? null : image(node, node.file, place.withSources);
  if (node.type === 'image') return still === null ? [] : [still];
  return [element('a', [still ?? (node.caption || node.href)], { href: node.href, 'data-video': 'true' })];
}

function image(node: { alt?: string; caption?: string; width?: number; src?: string }, file: string, withSources: boolean): HtmlElement {
  const { src, width, alt = node.caption ?? '' } = node;
  return element('img', [], {
    'data-file': file,
    ...(withSources && src !== undefined && { src }),
    alt,
    ...(width !== undefined && { width: String(width) }),
  });
}

function textNodes(text: string, place: Place): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  let line = '';
  for (const unit of text.split('')) {
    if (unit === '\n') {
      if (line !== '') nodes.push(line);
      nodes.push(element('br'));
      line = '';
    } else line += unit === ' ' && place.spaces(place.at) ? NO_BREAK_SPACE : unit;
    place.at += 1;
  }
  if (line !== '') nodes.push(line);
  return nodes;
}

function marked(marks: Marks, nodes: HtmlNode[]): HtmlNode[] {
  const coloured = marks.colour === undefined ? nodes : [element('span', nodes, { style: `color:${marks.colour}` })];
  return MARKS.toReversed().reduce((within, mark) => (marks[mark] ? [element(MARK_TAGS[mark], within)] : within), coloured);
}
