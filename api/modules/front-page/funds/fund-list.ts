// Where in a text about funds one ends and the next begins.
import { FUND, NUMBER_WORD, WHOLE_FUND, withoutTitles } from './fund-words.ts';

const OPENING = '（(［[〔“「『《【';
const CLOSING = '）)］]〕”」』》】';

/** Cuts where `isEnd` says so, outside of brackets and quotes. */
function cutOutside(text: string, isEnd: (sign: string, before: string, after: string) => number): string[] {
  const out: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const length = isEnd(sign, text.slice(from, at), text.slice(at, at + 80));
      if (length > 0) {
        out.push(text.slice(from, at));
        from = at + length;
        at = from - 1;
      }
    }
  }
  out.push(text.slice(from));
  return out.map((piece) => piece.trim()).filter((piece) => /\p{L}|\d/u.test(piece));
}

/** The left side is a whole fund, and the right side begins another. */
function isComplete(before: string): boolean {
  if (/[）)\]］〕”」』》]\s*$/u.test(before)) return FUND.test(before) || /\d{3}/.test(before);
  return WHOLE_FUND.test(withoutTitles(before).trim()) || /\d{3,}\w*\s*(?:号|资助|的?资助)?$/u.test(before);
}
function beginsAnother(after: string): boolean {
  const [next = ''] = withoutTitles(after).split(/[；;。（(“《]|[,，、](?!\s*\p{Script=Han})/u);
  return FUND.test(next.replace(new RegExp(NUMBER_WORD, 'giu'), ''));
}
const JOINTS = /^(?:以及|[、,，和及与]|\s+and\s+)/iu;

/** The items of a list of funds: at semicolons, and at commas and 和 between whole ones. */
export function itemsOf(text: string): string[] {
  const bare = text.replaceAll(
    /(^|[；;。，,、\s])(?:[（(]\s*\d{1,2}\s*[）)]|\d{1,2}\s*[.．、)）]|[①-⑳])\s*(?=[\p{Script=Han}A-Z])/gu,
    '$1；',
  );
  return cutOutside(bare, (sign, before, after) => {
    if (/[；;。\n]/u.test(sign)) return 1;
    const joint = JOINTS.exec(after)?.[0];
    if (joint === undefined) return 0;
    const rest = after.slice(joint.length).replace(/^\s*(?:和|及|以及|与|and)\s*/iu, '');
    return isComplete(before) && beginsAnother(rest) ? after.length - rest.length : 0;
  });
}
