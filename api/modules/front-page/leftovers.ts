// What a Word file says beside its text, and a reader of the file sees all the same: the words of comments, and what was deleted under
// tracking or is hidden. The reader of the front page leaves it out.
import { partsOf } from './word-package.ts';
import { readXml } from './xml.ts';

/** Paragraph by paragraph. */
export interface Leftovers {
  comments: string[];
  deleted: string[];
}

const OFF = new Set(['0', 'false', 'off']);
const DELETED = new Set(['del', 'moveFrom']);

/** Paragraphs of one part; `isWhole`: all of it, otherwise what is deleted or hidden. */
function paragraphsOf(xml: string, isWhole: boolean): string[] {
  const paragraphs: string[] = [];
  let deleted = 0;
  let isHidden = false;
  let isText = false;
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  readXml(xml, {
    open: (tag) => {
      const name = local(tag.name);
      if (name === 'p') paragraphs.push('');
      else if (name === 'r') isHidden = false;
      else if (name === 'vanish') isHidden = !OFF.has(tag.attribute(tag.name.replace(/vanish$/, 'val')) ?? '');
      else if (DELETED.has(name)) deleted += 1;
      isText = name === 't' || name === 'delText';
    },
    close: (full) => {
      const name = local(full);
      if (DELETED.has(name)) deleted -= 1;
      else if (name === 'r') isHidden = false;
      isText = false;
    },
    text: (text) => {
      if (isText && (isWhole || deleted > 0 || isHidden) && paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
    },
  });
  return paragraphs.filter((text) => text.trim() !== '');
}

/** Throws when it is no sound .docx, is too large or made to hurt. */
export async function leftoversOf(bytes: Buffer): Promise<Leftovers> {
  const parts = [...await partsOf(bytes)];
  const within = (pattern: RegExp, isWhole: boolean) => parts.filter(([name]) => pattern.test(name)).flatMap(([, xml]) => paragraphsOf(xml, isWhole));
  return { comments: within(/^word\/comments\.xml$/, true), deleted: within(/^word\/(?:document|footnotes|endnotes|header|footer)\d*\.xml$/, false) };
}
