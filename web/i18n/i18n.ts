// The texts of the screens: one JSON per namespace and language, fetched when a screen first needs it. Keys are flat,
// `<screen>.<part>.<what>`, in the namespace `<screen>`; namespace `messages` is the catalogue shared with the server.
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type LanguageTag = (typeof LANGUAGES)[number];

type Texts = { default: Record<string, string> };

const FILES: Readonly<Record<string, () => Promise<Texts>>> = import.meta.glob<Texts>('./*/*.json');
const CATALOGUE: Readonly<Record<string, () => Promise<Texts>>> = import.meta.glob<Texts>('../../shared/messages/*.json');
const KEY = 'lang';

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const load = namespace === 'messages' ? CATALOGUE[`../../shared/messages/${language}.json`] : FILES[`./${language}/${namespace}.json`];
    if (load === undefined) callback(new Error(`No texts "${namespace}" in ${language}`), null);
    else
      load().then(
        (file) => callback(null, file.default),
        (error: Error) => callback(error, null),
      );
  },
};

function isLanguage(value: string | null): value is LanguageTag {
  return LANGUAGES.some((language) => language === value);
}

/** The language last chosen on this machine; when none was, the first that the browser asks for and the product has, else Chinese. */
export function firstLanguage(chosen: string | null, asked: readonly string[]): LanguageTag {
  if (isLanguage(chosen)) return chosen;
  const spoken = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language.startsWith(`${spoken.find((one) => one === 'zh' || one === 'en')}-`)) ?? 'zh-CN';
}

export function currentLanguage(): LanguageTag {
  return isLanguage(i18next.language) ? i18next.language : 'zh-CN';
}

/** Shows the product in `language` from now on and remembers it. */
export async function showLanguage(language: LanguageTag): Promise<void> {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

export async function startI18n(): Promise<void> {
  const language = firstLanguage(localStorage.getItem(KEY), navigator.languages);
  document.documentElement.lang = language;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['ui'],
      defaultNS: 'ui',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}
