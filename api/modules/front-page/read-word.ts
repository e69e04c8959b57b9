// From the parts of a .docx to paragraphs in order, with how they look, and to what stands beside the text.
import { partsOf } from './word-package.ts';
import type { Block, Marks, Place, Run, WordDocument } from './word-document.ts';
import { textOf } from './word-document.ts';
import { look, prefixOf, stylesOf, type Look, type Styles } from './word-styles.ts';
import { readXml, type XmlTag } from './xml.ts';

/** Far more than any paper has. */
const MOST_BLOCKS = 50_000;

/** What is within these is not read: it was deleted, is said a second time for old programs, stands above a character, or is no text. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'delText', 'rt', 'sectPr', 'pPrChange', 'rPrChange']);
const MADE_UNDER_TRACKING = new Set(['ins', 'del', 'moveFrom', 'moveTo', 'pPrChange', 'rPrChange']);
const SPACES: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

interface Paragraph extends Block {
  styleId: string | undefined;
  own: Look;
  /** Its mark was deleted under tracking: it goes on in the next one. */
  goesOn?: true;
}

/** The parts with notes, and the element of one of them. */
const NOTES = [['footnotes', 'footnote'], ['endnotes', 'endnote']] as const;
type NoteKind = (typeof NOTES)[number][1];

/** Reads one part with text. `notes`: it is the part of these notes. */
function blocksOf(xml: string, styles: Styles, changes: Marks, notes?: NoteKind): Block[] {
  const prefix = prefixOf(xml);
  const blocks: Paragraph[] = [];
  const open: Paragraph[] = [];
  let skipped = 0;
  let tables = 0;
  let boxes = 0;
  let cells = 0;
  const inCell: { cell: number; row: number; column: number }[] = [];
  let rows = 0;
  const inRow: { row: number; column: number }[] = [];
  let note: string | undefined;
  let run: Look | null = null;
  let runStyle: string | undefined;
  let properties: 'paragraph' | 'run' | null = null;
  let isText = false;
  const add = (text: string, refersTo?: string) => {
    const paragraph = open.at(-1);
    if (!paragraph || !run || skipped > 0) return;
    const base = styles.of(paragraph.styleId);
    const seen: Look = { ...styles.usual, ...known(base), ...known(runStyle === undefined ? {} : styles.of(runStyle)), ...known(run) };
    if (seen.isHidden) return;
    paragraph.runs.push({ text, isBold: seen.isBold ?? false, isSuperscript: seen.isSuperscript ?? false, size: seen.size ?? null, ...(refersTo === undefined ? {} : { note: refersTo }) });
  };
  const placeNow = (): Place => (notes ? 'footnote' : boxes > 0 ? 'textBox' : tables > 0 ? 'table' : 'body');
  function begin(name: string, tag: XmlTag): void {
    const paragraph = open.at(-1);
    if (name === 'p') {
      const begun: Paragraph = { place: placeNow(), style: '', alignment: 'left', cell: inCell.at(-1)?.cell ?? 0, row: inCell.at(-1)?.row ?? 0, column: inCell.at(-1)?.column ?? 0, runs: [], styleId: undefined, own: {}, ...(note === undefined ? {} : { note }) };
      if (blocks.push(begun) > MOST_BLOCKS) throw new Error('Too many paragraphs');
      open.push(begun);
    } else if (name === 'pPr') properties = 'paragraph';
    else if (name === 'rPr') properties = properties === null ? 'run' : properties;
    else if (name === 'pStyle' && paragraph) paragraph.styleId = tag.attribute(`${prefix}val`);
    else if (name === 'rStyle' && properties === 'run') runStyle = tag.attribute(`${prefix}val`);
    else if (properties === 'run' && run) look(prefix, tag, run);
    else if (properties === 'paragraph' && paragraph && name === 'jc') look(prefix, tag, paragraph.own);
    else if (name === 'r') [run, runStyle] = [{}, undefined];
    else if (name === 'tbl') tables += 1;
    else if (name === 'tc') inCell.push({ cell: (cells += 1), row: inRow.at(-1)?.row ?? 0, column: inRow.at(-1)?.column ?? 0 });
    else if (name === 'tr') inRow.push({ row: (rows += 1), column: 0 });
    else if (name === notes) note = `${notes}${tag.attribute(`${prefix}id`) ?? ''}`;
    else if (name === 'footnoteReference' || name === 'endnoteReference') add('', `${name.replace('Reference', '')}${tag.attribute(`${prefix}id`) ?? ''}`);
    else if (name === 'txbxContent') boxes += 1;
    else if (name === 't') isText = true;
    else if (properties === null && SPACES[name] !== undefined) add(SPACES[name]);
  }
  function end(name: string): void {
    if (name === 'p') {
      const paragraph = open.pop();
      if (paragraph) {
        const style = styles.of(paragraph.styleId);
        paragraph.style = style.name;
        paragraph.alignment = paragraph.own.alignment ?? style.alignment ?? 'left';
      }
    } else if (name === 'pPr') properties = null;
    else if (name === 'rPr' && properties === 'run') properties = null;
    else if (name === 'r') run = null;
    else if (name === 'tbl') tables -= 1;
    else if (name === 'tr') inRow.pop();
    else if (name === 'tc') {
      inCell.pop();
      const row = inRow.at(-1);
      if (row) row.column += 1;
    }
    else if (name === 'txbxContent') boxes -= 1;
    else if (name === 't') isText = false;
  }
  /** Text boxes stand within a run of another paragraph, which goes on after them. */
  const around: [Look | null, string | undefined][] = [];
  readXml(xml, {
    open(tag) {
      const name = tag.name.startsWith(prefix) ? tag.name.slice(prefix.length) : tag.name.endsWith(':Fallback') ? 'Fallback' : '';
      if (MADE_UNDER_TRACKING.has(name)) count(changes, tag.attribute(`${prefix}author`));
      const paragraph = open.at(-1);
      if (name === 'del' && properties === 'paragraph' && skipped === 0 && paragraph) paragraph.goesOn = true;
      if (skipped > 0 || SKIPPED.has(name) || name === 'Fallback') skipped += 1;
      else {
        if (name === 'txbxContent') around.push([run, runStyle]);
        begin(name, tag);
      }
    },
    close(full) {
      if (skipped > 0) skipped -= 1;
      else if (full.startsWith(prefix)) {
        end(full.slice(prefix.length));
        if (full === `${prefix}txbxContent`) [run, runStyle] = around.pop() ?? [null, undefined];
      }
    },
    text: (text) => {
      if (isText) add(text);
    },
  });
  return joined(blocks).map(({ styleId: _id, own: _own, goesOn: _on, ...block }) => ({ ...block, runs: merged(block.runs) }));
}

/** Paragraphs whose marks are deleted at the head of the next one in the same cell, as Word would have them. */
function joined(blocks: readonly Paragraph[]): Paragraph[] {
  const out: Paragraph[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    if (last?.goesOn && last.place === block.place && last.cell === block.cell && last.note === block.note) {
      out.pop();
      out.push({ ...block, runs: [...last.runs, ...block.runs] });
    } else out.push(block);
  }
  return out;
}

function known(of: Look): Look {
  return Object.fromEntries((['isBold', 'isHidden', 'isSuperscript', 'size'] as const).flatMap((key) => (of[key] === undefined ? [] : [[key, of[key]]])));
}

/** Word cuts runs anywhere. */
function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && run.note === undefined && last.note === undefined && last.isBold === run.isBold && last.isSuperscript === run.isSuperscript && last.size === run.size) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}

function count(marks: Marks, name: string | undefined): void {
  marks.count += 1;
  if (name !== undefined && name.trim() !== '' && !marks.names.includes(name.trim())) marks.names.push(name.trim());
}

/** Texts of elements of these local names. */
function textsIn(xml: string | undefined, names: readonly string[]): string[] {
  const found: string[] = [];
  let inside = false;
  const isWanted = (name: string) => names.includes(name.replace(/^.*:/, ''));
  if (xml === undefined) return found;
  readXml(xml, {
    open: ({ name }) => {
      if ((inside = isWanted(name))) found.push('');
    },
    close: () => (inside = false),
    text: (text) => {
      if (inside) found[found.length - 1] += text;
    },
  });
  return [...new Set(found.map((text) => text.trim()).filter((text) => text !== ''))];
}

function commentsOf(parts: ReadonlyMap<string, string>): Marks {
  const marks: Marks = { names: [], count: 0 };
  const xml = parts.get('word/comments.xml');
  if (xml === undefined) return marks;
  const prefix = prefixOf(xml);
  readXml(xml, {
    open: (tag) => {
      if (tag.name === `${prefix}comment`) count(marks, tag.attribute(`${prefix}author`));
    },
    close: () => undefined,
    text: () => undefined,
  });
  return marks;
}

/** Throws when it is no sound .docx, is too large or made to hurt. */
export async function readWord(bytes: Buffer): Promise<WordDocument> {
  const parts = await partsOf(bytes);
  const named = (pattern: RegExp) => [...parts].filter(([name]) => pattern.test(name)).map(([, xml]) => xml);
  const [main] = named(/^word\/document\d*\.xml$/);
  if (main === undefined) throw new Error('No Word document');
  const styles = stylesOf(named(/^word\/styles\d*\.xml$/)[0]);
  const changes: Marks = { names: [], count: 0 };
  const blocks = blocksOf(main, styles, changes);
  for (const [part, kind] of NOTES) {
    const xml = parts.get(`word/${part}.xml`);
    if (xml !== undefined) blocks.push(...blocksOf(xml, styles, changes, kind));
  }
  const hasText = (block: Block) => textOf(block).trim() !== '';
  return {
    blocks: blocks.filter(hasText),
    headers: named(/^word\/(?:header|footer)\d*\.xml$/).flatMap((xml) => blocksOf(xml, styles, changes).filter(hasText).map(textOf)),
    properties: [...new Set([...textsIn(parts.get('docProps/core.xml'), ['creator', 'lastModifiedBy']), ...textsIn(parts.get('docProps/app.xml'), ['Company', 'Manager'])])],
    comments: commentsOf(parts),
    changes,
  };
}
