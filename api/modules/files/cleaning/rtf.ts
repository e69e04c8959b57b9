// Rich text: groups that a reader may pass over stay only when they are known; pictures lose their properties, codes of fields their
// places.
import { cleanEmbeddedPicture } from './picture.ts';

/** Groups that are skipped by readers that do not know them: those that belong to the text, its look and its comments. */
const KNOWN = new Set(
  (
    'annotation atndate atnparent atnref atrfend atrfstart aftncn aftnsep aftnsepc background bkmkend bkmkstart blipuid cs defchp defpap do ds falt ' +
    'ffdeftext ffl fldinst footnote formfield ftncn ftnsep ftnsepc levelmarker listoverridetable listpicture listtable mmathPr moMath moMathPara ' +
    'nesttableprops objclass panose pgdsctbl picprop pn pnseclvl pntxta pntxtb shpinst shppict shptxt ts ud'
  ).split(' '),
);
/** Go though a reader must not pass them over. */
const LEFT_OUT = new Set(['info', 'atnid', 'atnauthor']);
/** Codes of fields, and values of shapes. */
const CODES = new Set(['fldinst', 'sv']);
/** As `places.ts` has them, in the way of rich text, which doubles the stroke. */
const PLACE = /(?:file:[\\/]|(?<![A-Za-z])[A-Za-z]:(?:\\\\|\/)|(?<![\w:/.~-])\/(?:Users|home)\/|(?<!\\)\\\\\\\\(?=[\w.]))[^"{}]*/gi;
/** `\word`, `\word12`, `\'4e`, `\{`: with the blank that belongs to it. */
const CONTROL = /\\(?:([a-zA-Z]+)(-?\d+)? ?|'[0-9a-fA-F]{2}|[^a-zA-Z])/y;
const OPENING = /\{\s*(\\\*\s*)?\\([a-zA-Z]+)/y;
const PLAIN = /[^\\{}]+/y;

interface Group {
  isCode: boolean;
  /** Data of a picture, in base 16. */
  picture: string[] | null;
}

/** A document with the same text. Throws when a group does not end or a picture is not sound. */
export async function cleanRtf(bytes: Buffer): Promise<Buffer> {
  const text = bytes.toString('latin1');
  const done: string[] = [];
  const path: Group[] = [];
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length) {
    const group = path.at(-1);
    if (text[at] === '{') {
      const [, star, word = ''] = match(OPENING) ?? [];
      if (LEFT_OUT.has(word) || (star !== undefined && !KNOWN.has(word))) {
        at = endOfGroup(text, at);
        continue;
      }
      path.push({ isCode: CODES.has(word) || (group?.isCode ?? false), picture: word === 'pict' ? [] : null });
      done.push('{');
      at += 1;
    } else if (text[at] === '}') {
      if (group?.picture) done.push(`\n${await pictureOf(group.picture)}`);
      path.pop();
      done.push('}');
      at += 1;
      // Text after the document's end does not belong to it.
      if (path.length === 0) break;
    } else if (text[at] === '\\') {
      const control = match(CONTROL);
      if (!control) throw new Error('A control word does not end');
      at += control[0].length;
      if (control[1] === 'bin') {
        const end = at + Math.max(0, Number(control[2] ?? 0));
        group?.picture?.push(bytes.toString('hex', at, end));
        at = end;
      } else if (group?.isCode && control[0] === '\\\\') {
        // The stroke of a place is judged with the words around it.
        done.push(`${done.pop() ?? ''}${control[0]}`);
      } else done.push(control[0]);
    } else {
      const words = match(PLAIN)?.[0] ?? '';
      at += words.length;
      if (group?.picture) group.picture.push(words);
      else if (group?.isCode) done.push(`${done.pop() ?? ''}${words}`);
      else done.push(words);
    }
    if (group?.isCode && at < text.length && /[{}]/.test(text[at] ?? '')) done.push((done.pop() ?? '').replaceAll(PLACE, ''));
  }
  if (path.length > 0) throw new Error('A group does not end');
  return Buffer.from(done.join(''), 'latin1');
}

async function pictureOf(data: readonly string[]): Promise<string> {
  const bytes = Buffer.from(data.join('').replaceAll(/[^0-9a-fA-F]/g, ''), 'hex');
  // A bitmap of a kind that has no place for properties.
  return ((await cleanEmbeddedPicture(bytes))?.bytes ?? bytes).toString('hex');
}

function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') {
      const skipped = /\\bin(\d+) ?/y;
      skipped.lastIndex = at;
      const binary = skipped.exec(text);
      at += binary ? binary[0].length - 1 + Number(binary[1]) : 1;
    } else if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('A group does not end');
}
