// Names of countries by their ISO code, as exports print them.

const NAMES = { zh: new Intl.DisplayNames('zh-CN', { type: 'region' }), en: new Intl.DisplayNames('en', { type: 'region' }) };
/** Chinese publications name it as GB/T 2659 does. */
const TAIWAN = { zh: '中国台湾', en: 'Taiwan, China' };

/** A code that is none stands as it is. */
export function countryName(code: string, language: 'zh' | 'en'): string {
  if (code === 'TW') return TAIWAN[language];
  return /^[A-Z]{2}$/u.test(code) ? (NAMES[language].of(code) ?? code) : code;
}
