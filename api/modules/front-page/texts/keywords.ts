// Where one keyword ends and the next begins.
import { keywordsIn } from '../../../../shared/forms/keywords.ts';
import { holderOf } from '../page/signs.ts';

interface Keywords {
  words: string[];
  /** One sign alone parts them, or none could be meant otherwise. */
  isSure: boolean;
}

/** Commas within brackets, quotes and numbers part nothing: 2,4-D, 模型(A、B). */
const HELD = /[（(《“"][^（()）《》“”"]{1,40}[）)》”"]|\d[,，]\d/gu;
const { held, released } = holderOf(',，、;；/ ');

/** A gap within a word, or a blank beside a hanzi: where another sign parts the words, somebody forgot it here. */
const hasGap = (text: string) =>
  /[^\s;；,，、](?:\u3000|\t| {2,})\s*[^\s;；,，、]/u.test(text) ||
  /\p{Script=Han} +[^\s;；,，、]|[^\s;；,，、] +\p{Script=Han}/u.test(text);

export function readWords(given: string, language: 'zh' | 'en'): Keywords {
  const text = given
    .replace(/^[\s:：]+/u, '')
    .replace(/[。.;；,，、\s]+$/u, '')
    .replaceAll(HELD, held);
  const wordOf = (piece: string) =>
    released(piece)
      .replaceAll(/\s+/g, ' ')
      .replace(/^(?:[（(]?\d[)）.、]|[①-⑳])\s*/u, '')
      .replace(/[.。]$/u, '')
      .trim();
  const apart = (pattern: RegExp) =>
    text
      .split(pattern)
      .map(wordOf)
      .filter((word) => word !== '');
  const signs = [/[;；]/u, /[,，]/u, /、/u].filter((sign) => sign.test(text));
  // Careless authors mix them.
  if (signs.length > 0)
    return {
      words: keywordsIn(released(text))
        .map(wordOf)
        .filter((word) => word !== ''),
      isSure: signs.length === 1 && !hasGap(text),
    };
  // Keywords. Parted. By points
  const points = apart(/(?<=[\p{Ll}\p{Script=Han})）])[.。．]\s*(?=[\p{Lu}\p{Ll}\p{Script=Han}])/u);
  if (points.length >= 3 && (language === 'zh' || /\p{Ll}\.\s/u.test(text))) return { words: points, isSure: false };
  const gaps = text.match(/\S(?:[ \u3000]{2,}|\u3000|\t)(?=\S)/gu)?.length ?? 0;
  if (gaps > 0 && gaps >= (text.match(/[/／|]/gu)?.length ?? 0)) {
    return { words: apart(/[ \u3000]{2,}|[\u3000\t]/u), isSure: !(language === 'zh' && /\p{Script=Han} \p{Script=Han}/u.test(text)) };
  }
  if (/[|｜]|\s[/／]\s|[·•‖]|[—―]{1,2}/u.test(text))
    return { words: apart(/[|｜‖]|\s[/／]\s|\s*[·•]\s*|\s*[—―]+\s*/u), isSure: /[|｜‖]/u.test(text) };
  if (/[/／]/u.test(text)) return { words: apart(/[/／]/u), isSure: language === 'zh' && !/[A-Za-z]/u.test(text) };
  // Single spaces part Chinese words; English terms have spaces within.
  return language === 'zh' ? { words: apart(/\s+/u), isSure: !/[A-Za-z]/u.test(text) } : { words: apart(/\s{2,}/u), isSure: false };
}
