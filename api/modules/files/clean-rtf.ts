// Rich text: the group of document properties, and the names at comments and tracked changes.

const GROUPS = ['{\\info', '{\\*\\revtbl', '{\\*\\atnid', '{\\*\\atnauthor', '{\\*\\userprops', '{\\*\\xmlopen', '{\\*\\template'];

/** A document with the same text. Throws when a group does not end. */
export function cleanRtf(bytes: Buffer): Buffer {
  let text = bytes.toString('latin1');
  for (const group of GROUPS) {
    for (let start = text.indexOf(group); start >= 0; start = text.indexOf(group, start)) {
      text = text.slice(0, start) + text.slice(endOfGroup(text, start));
    }
  }
  return Buffer.from(text, 'latin1');
}

function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('A group does not end');
}
