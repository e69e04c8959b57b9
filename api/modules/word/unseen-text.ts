// Text of a Word file outside its paragraphs that the cleaning for blind readers leaves there (files/cleaning/office.ts).
import { isPage, withoutPlaces } from '../files/cleaning/places.ts';
import { readXml, type XmlTag } from './xml.ts';

/** Line by line; lines without letters are left out. */
export interface UnseenText {
  /** Alternative texts, titles and names of pictures and drawings. */
  pictures: string[];
  /** In charts, diagrams, WordArt and formulas, above signs, and in the replacement of a drawing for old programs. */
  graphics: string[];
  /** Where links lead, their tips, and field codes. */
  links: string[];
  /** Text that Word shows nowhere or on demand: bookmarks, form controls. */
  elsewhere: string[];
  /** False: there is text in another format, which nobody here reads, or a part that is not sound. */
  isWhole: boolean;
}

/** Parts with words that the cleaning keeps; it takes out others, or they say how things look. */
const SPEAKING = /^word\/(?:(?:charts|diagrams|drawings)\/\w+|(?:document|footnotes|endnotes|header|footer|comments|numbering)\d*)\.xml$/iu;
/** Whether a part of the package may contain sought text: in its own words, or in the targets of its links. */
export const saysMore = (part: string): boolean => SPEAKING.test(part.replace(/_rels\/([^/]*)\.rels$/iu, '$1'));

const WITH_PARAGRAPHS = /^word\/(?:document|footnotes|endnotes|header|footer|comments|numbering)\d*\.xml$/u;
const GRAPHIC = /^word\/(?:charts|diagrams|drawings)\//u;
const PICTURES = new Set(['docPr', 'cNvPr', 'shape', 'rect', 'roundrect', 'oval', 'line', 'group', 'imagedata']);
const LINKS = new Set(['hyperlink', 'hlinkClick', 'hlinkHover', 'fldSimple', 'shape', 'group', 'imagedata']);
const CONTROLS = new Set(['bookmarkStart', 'alias', 'tag', 'listItem', 'name', 'helpText', 'statusText', 'default', 'lvlText']);

const local = (name: string) => name.slice(name.indexOf(':') + 1);
/** Without the parts that the cleaning removes. */
const valuesOf = (tag: XmlTag, names: readonly string[]) => names.map((name) => withoutPlaces(tag.attribute(name) ?? ''));

/** mailto:shen%40example.org is an address. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

function relations(xml: string, to: UnseenText): void {
  readXml(xml, {
    open: (tag) => {
      const type = tag.attribute('Type') ?? '';
      if (type.endsWith('/aFChunk')) to.isWhole = false;
      const target = tag.attribute('Target') ?? '';
      if (type.endsWith('/hyperlink') && isPage(target)) to.links.push(decoded(target));
    },
    close: () => undefined,
    text: () => undefined,
  });
}

/** Text of one paragraph: its own words, within drawings, for old programs instead of drawings, as field code. */
interface Paragraph {
  own: string;
  graphic: string;
  old: string;
  code: string;
}

/** A part with paragraphs of Word or of drawings. */
function paragraphs(xml: string, part: string, to: UnseenText): void {
  const found: Paragraph[] = [];
  const open: Paragraph[] = [];
  let [fallbacks, above] = [0, 0];
  let into: keyof Paragraph | null = null;
  const begin = () => {
    const begun = { own: '', graphic: '', old: '', code: '' };
    found.push(begun);
    open.push(begun);
  };
  readXml(xml, {
    open: (tag) => {
      const name = local(tag.name);
      if (name === 'p' || name === 'v') begin();
      if (name === 'Fallback') fallbacks += 1;
      if (name === 'rt') above += 1;
      if (name === 'instrText' || name === 'delInstrText') into = 'code';
      else if (tag.name === 'w:t') into = fallbacks > 0 ? 'old' : above > 0 ? 'graphic' : 'own';
      else into = name === 't' || name === 'v' ? 'graphic' : null;
      if (PICTURES.has(name))
        to.pictures.push(...valuesOf(tag, ['descr', 'title', 'alt', 'o:title', ...(name === 'docPr' || name === 'cNvPr' ? ['name'] : [])]));
      if (LINKS.has(name)) to.links.push(...valuesOf(tag, ['tooltip', 'href', 'o:href', 'w:tooltip', 'w:anchor', 'w:instr']).map(decoded));
      if (CONTROLS.has(name)) to.elsewhere.push(...valuesOf(tag, ['w:name', 'w:val', 'w:value', 'w:displayText']));
      if (name === 'textpath') to.graphics.push(...valuesOf(tag, ['string']));
    },
    close: (full) => {
      const name = local(full);
      into = null;
      if (name === 'p' || name === 'v') open.pop();
      else if (name === 'Fallback') fallbacks -= 1;
      else if (name === 'rt') above -= 1;
    },
    text: (text) => {
      const paragraph = open.at(-1);
      if (paragraph && into) paragraph[into] += text;
    },
  });
  // The text for old programs is mostly the same as the other.
  const shown = new Set(found.map(({ own }) => own));
  const isShown = WITH_PARAGRAPHS.test(part);
  to.graphics.push(...found.flatMap(({ graphic, old }) => [graphic, shown.has(old) ? '' : old]));
  to.links.push(...found.map(({ code }) => withoutPlaces(code)));
  if (!isShown) (GRAPHIC.test(part) ? to.graphics : to.elsewhere).push(...found.map(({ own }) => own));
}

/** `parts`: of the package, by name, all that `saysMore` wants. */
export function unseenTextOf(parts: ReadonlyMap<string, string>): UnseenText {
  const to: UnseenText = { pictures: [], graphics: [], links: [], elsewhere: [], isWhole: true };
  for (const [part, xml] of parts) {
    if (!saysMore(part)) continue;
    try {
      if (part.endsWith('.rels')) relations(xml, to);
      else paragraphs(xml, part, to);
    } catch {
      to.isWhole = false;
    }
  }
  const said = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text)))];
  return {
    pictures: said(to.pictures),
    graphics: said(to.graphics),
    links: said(to.links),
    elsewhere: said(to.elsewhere),
    isWhole: to.isWhole,
  };
}
