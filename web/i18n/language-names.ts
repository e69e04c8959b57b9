// Each language's name for itself. Not translated: readers must find their own.
import type { LanguageTag } from './i18n.ts';

export const LANGUAGE_NAMES: Readonly<Record<LanguageTag, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

/** The names of the languages in the API. */
export const API_LANGUAGE = { 'zh-CN': 'ZH_CN', 'en-US': 'EN_US' } as const satisfies Record<LanguageTag, string>;
