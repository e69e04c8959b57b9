// Countries and areas by ISO 3166-1 alpha-2, with the names that the runtime has for them (CLDR): we keep no table of names.

/** Codes that CLDR names besides those of ISO 3166-1: reserved ones, groups, Kosovo, marks of tests. */
const OTHERS = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const english = namesIn('en');

/** An old code (SU) is that of another country in its canonical form. */
const isCurrent = (code: string): boolean =>
  !OTHERS.has(code) && new Intl.Locale(`und-${code}`).region === code && english.of(code) !== undefined;

let codes: readonly string[] | null = null;

/** All of them, made when first asked for. */
export function countryCodes(): readonly string[] {
  return (codes ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCurrent));
}

export const isCountry = (code: string): boolean => /^[A-Z]{2}$/u.test(code) && isCurrent(code);

/** In the language of the reader; the code itself where the runtime has no name. */
export const countryName = (code: string, language: string): string => (isCountry(code) ? namesIn(language).of(code) : undefined) ?? code;

let byName: ReadonlyMap<string, string> | null = null;
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, '');
/** How addresses write them, besides their names. */
const SHORT = { usa: 'US', uk: 'GB', prchina: 'CN', peoplesrepublicofchina: 'CN', korea: 'KR', 中华人民共和国: 'CN' };

/** The country that a text names in Chinese or English; null: none. */
export function countryNamed(text: string): string | null {
  byName ??= new Map([
    ...countryCodes().flatMap((code) => ['en', 'zh-CN'].map((language): [string, string] => [plain(countryName(code, language)), code])),
    ...Object.entries(SHORT),
  ]);
  return byName.get(plain(text)) ?? null;
}
