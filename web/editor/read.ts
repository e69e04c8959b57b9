// Reads HTML from anywhere, stored, pasted from Word or a web page, or hostile: elements that the editor cannot make become plain text.
// Nothing is run or fetched: the parser's document is inert.
import { isAllowedLink, MAX_IMAGE_WIDTH, MOST_INDENT, VARIABLES } from '../../shared/rich-text.ts';
import { alignmentOf, colourOf, directionOf, indentOf, stylesOf } from './css.ts';
import { addText, addThing, closed, rowOfLink } from './inline-row.ts';
import { settledLists } from './lists.ts';
import { emptyParagraph, type BlockNode, type BlockType, type InlineNode, type LinkNode, type Marks } from './nodes.ts';

/** Elements with contents for machines. */
const UNREAD = new Set('script style head title meta link template iframe object embed audio canvas svg'.split(' '));

const BLOCKS = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 section article header footer main aside nav address figure figcaption form fieldset legend center details ' +
    'summary table caption thead tbody tfoot tr td th ul ol li dl dt dd blockquote pre hr option'
  ).split(' '),
);

const MARK_OF: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
};

const FILE = /^[\w=.-]{1,200}$/;
/** Only this house's own files are shown. */
const SOURCE = /^\/(?!\/)/;
/** Deeper than any text is; deeper parts are read without their form. */
const MOST_DEPTH = 400;
const COLLAPSING = /[ \t\n\r\f]+/g;
/** Characters that no text has: control characters except line ends, and halves of characters. */
const UNSEEN = /(?!\n)\p{Cc}|\p{Cs}/gu;

/** Context of the place being read. */
interface Around {
  marks: Marks;
  block: Omit<BlockNode, 'children'>;
  /** How many lists it is in. */
  lists: number;
  listType: 'ordered' | 'bulleted';
  /** The list item it is in: a second paragraph of it goes on on a new line. */
  item: { made: BlockNode | null } | null;
  isCode: boolean;
  link: LinkNode | null;
  depth: number;
}

export function fromHtml(html: string): BlockNode[] {
  const reader = new Reader();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  reader.read(body, {
    marks: {},
    block: { type: 'paragraph' },
    lists: 0,
    listType: 'bulleted',
    item: null,
    isCode: false,
    link: null,
    depth: 0,
  });
  return reader.done();
}

class Reader {
  private readonly blocks: BlockNode[] = [];
  private row: InlineNode[] = [];
  /** The line that is being read has something in it, if only a break. */
  private isBegun = false;
  /** The block it will become. */
  private around: Around | null = null;
  /** The last text read leaves no room for another space. */
  private endsWithSpace = true;

  done(): BlockNode[] {
    this.flush();
    return this.blocks.length === 0 ? [emptyParagraph()] : settledLists(this.blocks);
  }

  read(parent: Element, around: Around): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) this.text(child.nodeValue ?? '', around);
      else if (isElement(child)) this.element(child, around);
    }
  }

  private element(node: Element, around: Around): void {
    const tag = node.localName;
    if (UNREAD.has(tag)) return;
    if (around.depth > MOST_DEPTH) {
      this.text(node.textContent ?? '', around);
      return;
    }
    if (tag === 'br') this.lineBreak(around);
    else if (tag === 'img') this.image(node, around);
    else if (BLOCKS.has(tag)) this.block(node, tag, around);
    else this.inline(node, tag, around);
  }

  private block(node: Element, tag: string, around: Around): void {
    this.flush();
    const within = { ...inBlock(node, tag, around), depth: around.depth + 1 };
    this.read(node, within);
    this.flush();
  }

  private inline(node: Element, tag: string, around: Around): void {
    const styles = stylesOf(node);
    if (styles.get('mso-list') === 'ignore') return;
    const within = { ...around, marks: marksOf(node, tag, styles, around), depth: around.depth + 1 };
    const href = tag === 'a' ? (node.getAttribute('href') ?? '').trim() : '';
    if (href === '' || !isAllowedLink(href)) this.read(node, within);
    else if (node.hasAttribute('data-video')) this.video(node, href, around);
    else this.read(node, { ...within, link: { type: 'link', href, children: [] } });
  }

  private text(value: string, around: Around): void {
    const clean = value.replaceAll('\t', around.isCode ? '    ' : ' ').replaceAll(UNSEEN, (sign) => (sign === '\f' ? ' ' : ''));
    let text = around.isCode ? clean : clean.replaceAll(COLLAPSING, ' ');
    if (!around.isCode && this.endsWithSpace && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    this.begin(around);
    this.endsWithSpace = !around.isCode && text.endsWith(' ');
    let from = 0;
    for (const token of text.matchAll(VARIABLES)) {
      this.say(text.slice(from, token.index), around);
      addThing(this.rowFor(around), { type: 'variable', name: token[1] ?? '', children: [{ text: '', ...around.marks }] });
      from = token.index + token[0].length;
    }
    this.say(text.slice(from), around);
  }

  private say(text: string, around: Around): void {
    addText(this.rowFor(around), text, around.marks);
  }

  private lineBreak(around: Around): void {
    this.trimEnd();
    this.begin(around);
    this.say('\n', around);
    this.endsWithSpace = true;
  }

  private image(node: Element, around: Around): void {
    const file = node.getAttribute('data-file') ?? '';
    const alt = (node.getAttribute('alt') ?? '').replaceAll(UNSEEN, '');
    if (!FILE.test(file)) {
      this.text(alt, around);
      return;
    }
    this.begin(around);
    addThing(this.rowFor(around), { type: 'image', file, alt, ...sizeAndSource(node), children: [{ text: '' }] });
    this.endsWithSpace = false;
  }

  private video(node: Element, href: string, around: Around): void {
    const still = node.querySelector('img');
    const file = still?.getAttribute('data-file') ?? '';
    const caption = (still?.getAttribute('alt') || node.textContent || '').replaceAll(COLLAPSING, ' ').replaceAll(UNSEEN, '').trim();
    this.begin(around);
    addThing(this.rowFor(around), {
      type: 'video',
      href,
      caption: caption === href ? '' : caption,
      ...(still && FILE.test(file) && { file, ...sizeAndSource(still) }),
      children: [{ text: '' }],
    });
    this.endsWithSpace = false;
  }

  private begin(around: Around): void {
    this.isBegun = true;
    this.around ??= around;
  }

  private rowFor({ link }: Around): InlineNode[] {
    return link === null ? this.row : rowOfLink(this.row, link);
  }

  /** A space before the end of a line is not shown. */
  private trimEnd(): void {
    if (!this.endsWithSpace) return;
    let row = this.row;
    for (let last = row.at(-1); last !== undefined; last = row.at(-1)) {
      if ('text' in last) {
        if (last.text.endsWith(' ')) row[row.length - 1] = { ...last, text: last.text.slice(0, -1) };
        return;
      }
      if (last.type !== 'link') return;
      row = last.children;
    }
  }

  /** The line ends, and becomes a block in its surroundings. A break at its end is only the end of the line. */
  private flush(): void {
    if (!this.isBegun || this.around === null) return;
    this.trimEnd();
    const children = closed(this.row).map(spaced);
    const last = children.at(-1);
    if (last && 'text' in last && last.text.endsWith('\n')) {
      children[children.length - 1] = { ...last, text: last.text.slice(0, -1) };
    }
    const { item, block } = this.around;
    const made: BlockNode = { ...block, children: closed(children) };
    const open = item?.made;
    if (item && open && this.blocks.at(-1) === open) open.children = closed([...open.children, { text: '\n' }, ...made.children]);
    else {
      this.blocks.push(made);
      if (item) item.made = made;
    }
    this.row = [];
    this.isBegun = false;
    this.around = null;
    this.endsWithSpace = true;
  }
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === 1;
}

/** Spaces that must not break were kept for their width: in the editor all are spaces. */
function spaced(node: InlineNode): InlineNode {
  if ('text' in node) return { ...node, text: node.text.replaceAll('\u00a0', ' ') };
  return node.type === 'link' ? { ...node, children: node.children.map(spaced) } : node;
}

function sizeAndSource(node: Element): { width?: number; src?: string } {
  const width = Number(node.getAttribute('width') ?? '');
  const src = node.getAttribute('src') ?? '';
  return { ...(Number.isInteger(width) && width > 0 && { width: Math.min(width, MAX_IMAGE_WIDTH) }), ...(SOURCE.test(src) && { src }) };
}

function marksOf(node: Element, tag: string, styles: ReadonlyMap<string, string>, { marks, link }: Around): Marks {
  const { bold, italic, underline, strike, colour } = { ...marks, ...MARK_OF[tag] };
  const weight = styles.get('font-weight');
  const slant = styles.get('font-style');
  const lines = link === null && tag !== 'a' ? `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}` : '';
  const ink = colourOf(styles.get('color') ?? (tag === 'font' ? node.getAttribute('color')?.toLowerCase() : undefined)) ?? colour;
  const isBold = weight === undefined ? bold : /^(bold|bolder|[6-9]00)$/.test(weight);
  const isItalic = slant === undefined ? italic : slant !== 'normal';
  return {
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...((underline || lines.includes('underline')) && { underline: true }),
    ...((strike || lines.includes('line-through')) && { strike: true }),
    ...(ink !== undefined && { colour: ink }),
  };
}

const TYPE_OF: Readonly<Record<string, BlockType>> = {
  h1: 'heading1',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading4',
  h5: 'heading5',
  h6: 'heading6',
  pre: 'code',
  blockquote: 'quote',
};

function inBlock(node: Element, tag: string, around: Around): Around {
  const styles = stylesOf(node);
  const align = alignmentOf(styles.get('text-align') ?? node.getAttribute('align')) ?? around.block.align;
  const dir = directionOf(node.getAttribute('dir')) ?? around.block.dir;
  const form = { ...(align && { align }), ...(dir && { dir }) };
  const isCode = around.isCode || tag === 'pre';
  const marks = marksOf(node, tag, new Map([...styles].filter(([name]) => name !== 'text-decoration')), around);
  if (tag === 'ul' || tag === 'ol') {
    return {
      ...around,
      marks,
      lists: around.lists + 1,
      listType: tag === 'ol' ? 'ordered' : 'bulleted',
      block: { ...around.block, ...form },
    };
  }
  const word = /(?:^|\s)level(\d)/.exec(styles.get('mso-list') ?? '');
  if (tag === 'li' || word) {
    const depth = word ? Number(word[1]) - 1 : Math.max(0, around.lists - 1);
    const type = word ? wordListType(node) : around.listType;
    const indent = Math.min(depth, MOST_INDENT);
    return { ...around, marks, isCode, item: { made: null }, block: { type, ...form, ...(indent > 0 && { indent }) } };
  }
  if (around.item) return { ...around, marks, isCode, block: { ...around.block, ...form } };
  const given = TYPE_OF[tag];
  const type = given === undefined || (given === 'quote' && around.block.type !== 'paragraph') ? around.block.type : given;
  const indent = Math.min(
    MOST_INDENT,
    (around.block.indent ?? 0) + indentOf(styles.get('margin-inline-start') ?? styles.get('margin-left')),
  );
  return { ...around, marks, isCode, block: { type, ...form, ...(indent > 0 && { indent }) } };
}

/** Word writes the number or bullet of an item into its text. */
function wordListType(node: Element): 'ordered' | 'bulleted' {
  const marker = [...node.querySelectorAll('span')].find((span) => stylesOf(span).get('mso-list') === 'ignore')?.textContent ?? '';
  return /[0-9a-z一二三四五六七八九十]{1,4}\s*[.)、．）]/i.test(marker) ? 'ordered' : 'bulleted';
}
