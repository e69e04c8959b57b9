// The effect of each WordprocessingML element on the walk through its part.
import { look } from './word-styles.ts';
import { add, count, OUTSIDE, type Paragraph, type Walk } from './word-walk.ts';
import type { XmlTag } from './xml.ts';

/** Far more than any paper has. */
const MOST_PARAGRAPHS = 50_000;

interface Handler {
  open?(walk: Walk, tag: XmlTag): void;
  close?(walk: Walk): void;
}

const valueOf = (tag: XmlTag, name = 'val') => tag.attribute(`w:${name}`);

function beginParagraph(walk: Walk): void {
  const begun: Paragraph = {
    ...(walk.inCell.at(-1) ?? OUTSIDE),
    place: walk.isNotes ? 'footnote' : walk.boxes > 0 ? 'textBox' : walk.tables > 0 ? 'table' : 'body',
    note: walk.note,
    styleId: undefined,
    own: {},
    runs: [],
    leftOut: '',
    isDeleted: walk.deletions > 0,
    goesOn: false,
  };
  if (walk.paragraphs.push(begun) > MOST_PARAGRAPHS) throw new Error('Too many paragraphs');
  walk.open.push(begun);
}

/** Elements within a run or between runs, with runs of their own. */
const withRuns = (depth: 'boxes' | 'deletions'): Required<Handler> => ({
  open: (walk) => {
    walk[depth] += 1;
    walk.around.push(walk.run);
  },
  close: (walk) => {
    walk[depth] -= 1;
    walk.run = walk.around.pop() ?? null;
  },
});
const box = withRuns('boxes');
const deletion = withRuns('deletions');

const sign = (text: string): Handler => ({
  open: (walk) => {
    // Within properties it is a place where a tab stops.
    if (walk.properties === null) add(walk, text);
  },
});
const noteOf = (kind: string): Handler => ({
  open: (walk, tag) => {
    if (walk.isNotes) walk.note = `${kind}${valueOf(tag, 'id') ?? ''}`;
  },
});
const referenceTo = (kind: string): Handler => ({ open: (walk, tag) => add(walk, '', `${kind}${valueOf(tag, 'id') ?? ''}`) });

/** By local name. Elements not listed have no text, but within the properties of a run they may change its look. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  p: {
    open: beginParagraph,
    close: (walk) => {
      walk.open.pop();
    },
  },
  pPr: {
    open: (walk) => {
      walk.properties = 'paragraph';
    },
    close: (walk) => {
      walk.properties = null;
    },
  },
  pStyle: {
    open: (walk, tag) => {
      const paragraph = walk.open.at(-1);
      if (paragraph) paragraph.styleId = valueOf(tag);
    },
  },
  jc: {
    open: (walk, tag) => {
      const paragraph = walk.open.at(-1);
      if (paragraph && walk.properties === 'paragraph') look(tag, paragraph.own);
    },
  },
  r: {
    open: (walk) => {
      walk.run = { own: {} };
    },
    close: (walk) => {
      walk.run = null;
    },
  },
  rPr: {
    // Those of a paragraph's mark stand within its own, and do not concern the text.
    open: (walk) => {
      walk.properties ??= 'run';
    },
    close: (walk) => {
      if (walk.properties === 'run') walk.properties = null;
    },
  },
  rStyle: {
    open: (walk, tag) => {
      if (walk.run && walk.properties === 'run') walk.run.styleId = valueOf(tag);
    },
  },
  t: {
    open: (walk) => {
      walk.isText = true;
    },
    close: (walk) => {
      walk.isText = false;
    },
  },
  tab: sign('\t'),
  br: sign('\n'),
  cr: sign('\n'),
  noBreakHyphen: sign('-'),
  tbl: {
    open: (walk) => {
      walk.tables += 1;
    },
    close: (walk) => {
      walk.tables -= 1;
    },
  },
  tr: {
    open: (walk) => {
      walk.inRow.push({ row: (walk.rows += 1), column: 0 });
    },
    close: (walk) => {
      walk.inRow.pop();
    },
  },
  tc: {
    open: (walk) => {
      walk.inCell.push({ ...(walk.inRow.at(-1) ?? OUTSIDE), cell: (walk.cells += 1) });
    },
    close: (walk) => {
      walk.inCell.pop();
      const row = walk.inRow.at(-1);
      if (row) row.column += 1;
    },
  },
  txbxContent: box,
  del: {
    open: (walk, tag) => {
      const paragraph = walk.open.at(-1);
      if (paragraph && walk.properties === 'paragraph') paragraph.goesOn = true;
      deletion.open(walk, tag);
    },
    close: deletion.close,
  },
  moveFrom: deletion,
  delText: {
    open: (walk, tag) => {
      deletion.open(walk, tag);
      walk.isText = true;
    },
    close: (walk) => {
      walk.isText = false;
      deletion.close(walk);
    },
  },
  footnote: noteOf('footnote'),
  endnote: noteOf('endnote'),
  footnoteReference: referenceTo('footnote'),
  endnoteReference: referenceTo('endnote'),
  comment: { open: (walk, tag) => count(walk.comments, valueOf(tag, 'author')) },
};

export function handlerOf(name: string): Handler | undefined {
  // A file may have an element called `constructor`.
  return Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined;
}
