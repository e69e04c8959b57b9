// Units as people write them, brought to the one they mean: a department counts as its university, an English name or a usual short form as
// the Chinese name.
import { unitNames } from './unit-names.ts';

const shortToName = new Map<string, string>();
const shortForms: string[] = [];
for (const [name, ...others] of unitNames) {
  shortToName.set(plain(name), name);
  for (const other of others) {
    shortToName.set(plain(other), name);
    if (/^\p{Script=Han}{2,4}$/u.test(other)) shortForms.push(other);
  }
}

/** Words that end the name of an institution, the larger before its parts. */
const HEADS = [
  /^.+?大学/u,
  /^.+?(?:科学院|工程院)/u,
  /^.+?(?:党校|行政学院|学院|研究院|研究所|研究中心|研究会|实验室|医院|图书馆|博物馆|博物院|档案馆|出版社|编辑部|学校|中学|公司|集团|中心|院|馆|局|所|社)/u,
];
const ENGLISH_HEADS = [/\buniversity\b/u, /\b(?:academy|college|institute|hospital|museum|library|polytechnic|school)\b/u];
/** A remainder no more specific than this names no unit. */
const TOO_GENERAL = /^(?:.{0,1}大学|医学院|文学院|法学院|理学院|工学院|研究生院|研究院|研究所|学院|医院|图书馆|编辑部)$/u;

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?(?:the )?/u, '')
    .trimEnd();
}

/** A text that many institutions have in them: 文学院. */
export const isTooGeneral = (text: string): boolean => TOO_GENERAL.test(text.normalize('NFKC').replaceAll(/\s+/gu, ''));

/** The unit that is meant, the same for all its ways of being written; null when the text names none. */
export function unitKey(text: string): string | null {
  const parts = text
    .normalize('NFKC')
    .split(/[,;，；、|/]+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const known = parts.map((part) => shortToName.get(plain(part))).find((name) => name !== undefined);
  if (known !== undefined) return known;
  const keys = parts.map((part) => (/\p{Script=Han}/u.test(part) ? chineseUnit(part) : englishUnit(part))).filter((key) => key !== null);
  return keys.toSorted((a, b) => a.rank - b.rank)[0]?.key ?? null;
}

interface Ranked {
  key: string;
  rank: number;
}

function chineseUnit(part: string): Ranked | null {
  const text = part.replaceAll(/[\s()（）·.]+/gu, '').toLowerCase();
  // 浙江省杭州市浙江大学: the text before a known name is an address.
  const inside = unitNames.find(([name]) => text.includes(name) && /^(?:.{2,8}?[省市区])*$/u.test(text.slice(0, text.indexOf(name))));
  if (inside) return { key: inside[0], rank: 0 };
  const short = shortForms.find((form) => text.startsWith(form) && /^.{0,12}(?:院|系|所|部|中心)$/u.test(text.slice(form.length)));
  if (short !== undefined) return { key: shortToName.get(short) ?? short, rank: 0 };
  for (const [rank, head] of HEADS.entries()) {
    const key = head.exec(text)?.[0];
    if (key !== undefined && !TOO_GENERAL.test(key)) return { key: shortToName.get(key) ?? key, rank: rank + 1 };
  }
  return null;
}

/** Department of History Zhejiang University: without a comma only a known name can be told from the text before it. */
function knownWithin(text: string): string | null {
  if (!/^(?:department|school|college|faculty|institute|center|centre) of\b/u.test(text)) return null;
  const [name] = [...shortToName.keys()].filter((one) => one.includes(' ') && new RegExp(`\\b${one}\\b(?! (?:of|for)\\b)`, 'u').test(text));
  return name === undefined ? null : (shortToName.get(name) ?? null);
}

function englishUnit(part: string): Ranked | null {
  const text = plain(part);
  const known = knownWithin(text);
  if (known !== null) return { key: known, rank: 0 };
  for (const [rank, head] of ENGLISH_HEADS.entries()) {
    if (!head.test(text)) continue;
    // Zhejiang University School of Medicine is Zhejiang University; a school of something is nobody's own.
    const name =
      rank === 0
        ? (/^.*?\buniversity(?: of .+?| for .+?)?(?= (?:school|college|department|faculty|institute|hospital|library)\b|$)/u.exec(
            text,
          )?.[0] ?? text)
        : text;
    if (rank > 0 && /^(?:school|college|institute|department) of\b/u.test(name)) return null;
    if (name === 'university') return null;
    return { key: shortToName.get(name) ?? name, rank: rank + 1 };
  }
  return null;
}
