// Plain text as paragraphs and lists: a blank line parts paragraphs; lines that begin with `1.`, `1、` or `-` are items of a list. Nothing
// else has a meaning, so a text can hold no mark-up.

export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bulleted'; items: string[] }
  /** `start`: the number that the first item was given. */
  | { kind: 'numbered'; start: number; items: string[] };

const NUMBERED = /^\s*(\d{1,3})(?:[.)]\s+|[、．]\s*)(\S.*)$/;
const BULLETED = /^\s*[-•·]\s+(\S.*)$/;

export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const found = blockOf(line);
    const last = isNew ? undefined : blocks.at(-1);
    if (last?.kind === 'paragraph' && found.kind === 'paragraph') last.text += `\n${found.text}`;
    else if (last && last.kind !== 'paragraph' && found.kind === last.kind) last.items.push(...found.items);
    else blocks.push(found);
    isNew = false;
  }
  return blocks;
}

function blockOf(line: string): TextBlock {
  const [, number, numbered] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined) return { kind: 'numbered', start: Number(number), items: [numbered.trim()] };
  const [, bulleted] = BULLETED.exec(line) ?? [];
  return bulleted === undefined ? { kind: 'paragraph', text: line.trim() } : { kind: 'bulleted', items: [bulleted.trim()] };
}
