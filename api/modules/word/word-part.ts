// One part of a .docx that has text, read in one walk: its paragraphs with their look, and the text left out of them.
import type { Block, Marks, Run } from './word-document.ts';
import { handlerOf } from './word-elements.ts';
import { look, type Styles } from './word-styles.ts';
import { add, count, walkOf, type Paragraph } from './word-walk.ts';
import { readXml } from './xml.ts';

/** Text of one part. */
interface PartText {
  blocks: Block[];
  /** Paragraph by paragraph: text deleted under tracking or hidden. */
  leftOut: string[];
  changes: Marks;
  comments: Marks;
}

/** These are not read: they repeat text for old programs, stand above a character, or are no text. */
const SKIPPED = new Set(['Fallback', 'instrText', 'rt', 'sectPr', 'pPrChange', 'rPrChange']);
const MADE_UNDER_TRACKING = new Set(['ins', 'del', 'moveFrom', 'moveTo', 'pPrChange', 'rPrChange']);

/** `isNotes`: the part holds footnotes or endnotes. Throws when it is no sound XML, or has more paragraphs than any paper. */
export function readPart(xml: string, styles: Styles, isNotes = false): PartText {
  const walk = walkOf(styles, isNotes);
  let skipped = 0;
  const local = (name: string) => (name.startsWith('w:') ? name.slice('w:'.length) : name === 'mc:Fallback' ? 'Fallback' : '');
  readXml(xml, {
    open(tag) {
      const name = local(tag.name);
      if (MADE_UNDER_TRACKING.has(name)) count(walk.changes, tag.attribute('w:author'));
      const handler = handlerOf(name);
      if (skipped > 0 || SKIPPED.has(name)) skipped += 1;
      else if (handler) handler.open?.(walk, tag);
      else if (walk.run && walk.properties === 'run') look(tag, walk.run.own);
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else handlerOf(local(name))?.close?.(walk);
    },
    text(text) {
      if (walk.isText) add(walk, text);
    },
  });
  return {
    blocks: joined(walk.paragraphs.filter(({ isDeleted }) => !isDeleted)).map((paragraph) => blockOf(paragraph, styles)),
    leftOut: walk.paragraphs.map(({ leftOut }) => leftOut).filter((text) => text.trim() !== ''),
    changes: walk.changes,
    comments: walk.comments,
  };
}

/** Paragraphs whose marks are deleted at the head of the next one in the same cell, as Word would have them. */
function joined(paragraphs: readonly Paragraph[]): Paragraph[] {
  const out: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    const last = out.at(-1);
    if (last?.goesOn && last.place === paragraph.place && last.cell === paragraph.cell && last.note === paragraph.note) {
      out.pop();
      out.push({ ...paragraph, runs: [...last.runs, ...paragraph.runs] });
    } else out.push(paragraph);
  }
  return out;
}

function blockOf({ place, cell, row, column, note, styleId, own, runs }: Paragraph, styles: Styles): Block {
  const style = styles.of(styleId);
  const alignment = own.alignment ?? style.alignment ?? 'left';
  return { place, cell, row, column, ...(note === undefined ? {} : { note }), style: style.name, alignment, runs: merged(runs) };
}

const looksLike = (one: Run, other: Run) =>
  one.isBold === other.isBold && one.isSuperscript === other.isSuperscript && one.size === other.size;

/** Word cuts runs anywhere. */
function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && run.note === undefined && last.note === undefined && looksLike(last, run)) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}
