// In which language and order a name is written, for the attributes of XML exports.
import { isFamilyFirst, type PersonName } from '../../../../shared/forms/person-name.ts';
import { isReadingOf } from '../../names/latin.ts';

/** Japanese names may be written in the same signs as Chinese ones: Chinese are those whose Latin letters are their Chinese reading. */
export function languageOf(name: PersonName): 'zh' | 'ja' | 'ko' | null {
  const text = name.familyName + name.givenName;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return isReadingOf(name) ? 'zh' : null;
}

/** Of a person, in the words of JATS and Crossref. */
export function styleOf(text: string, name: PersonName): 'eastern' | 'western' | 'given-only' {
  if (name.givenName === '') return 'given-only';
  return isFamilyFirst(text, name) ? 'eastern' : 'western';
}
