// The catalogue of messages that the server sends in both languages: those that screens show too (`messages/`: errors, states, acts), and
// those that it alone writes (`server-messages/`: letters, messages, names in the log, headers of exports), which no browser loads.
import type { ErrorCode, MessageParams } from './errors.ts';
import { fold } from './fold.ts';
import shownEnUS from './messages/en-US.json' with { type: 'json' };
import shownZhCN from './messages/zh-CN.json' with { type: 'json' };
import serverEnUS from './server-messages/en-US.json' with { type: 'json' };
import serverZhCN from './server-messages/zh-CN.json' with { type: 'json' };

const zhCN = { ...shownZhCN, ...serverZhCN };
const enUS = { ...shownEnUS, ...serverEnUS };

export type LanguageTag = 'zh-CN' | 'en-US';

type MessageKey = keyof typeof zhCN;
/** Of a text that screens show too. */
export type ShownMessageKey = keyof typeof shownZhCN;
type Between<Start extends string, Key, End extends string> = Key extends `${Start}${infer Name}${End}` ? Name : never;
/** Has `message.<name>.title` and `.content`. */
export type MessageName = Between<'message.', MessageKey, '.title'> & Between<'message.', MessageKey, '.content'>;
/** Has `<name>.subject` and `.body`. */
export type LetterName = Between<'', MessageKey, '.subject'> & Between<'', MessageKey, '.body'>;

const catalogues: Record<LanguageTag, Readonly<Record<string, string>>> = { 'zh-CN': zhCN, 'en-US': enUS };

export function isMessageName(name: string): name is MessageName {
  return hasMessage(`message.${name}.title`) && hasMessage(`message.${name}.content`);
}

export function hasMessage(key: string, language: LanguageTag = 'zh-CN'): boolean {
  return Object.hasOwn(catalogues[language], key);
}

/**
 * The text of `key` with its `{{name}}` places filled; in English `{{title}}` is the `titleEn` that came along, where it says anything.
 * Throws on a key that the catalogue does not have.
 */
export function messageText(language: LanguageTag, key: string, params: MessageParams = {}): string {
  const text = hasMessage(key, language) ? catalogues[language][key] : undefined;
  if (text === undefined) throw new Error(`No message "${key}" in ${language}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => messageValue(language, name, params));
}

/** The parts after `prefix` of keys whose text contains `words`, case-insensitive. */
export function keysContaining(language: LanguageTag, prefix: string, words: string): string[] {
  const wanted = fold(words);
  return Object.entries(catalogues[language]).flatMap(([key, text]) =>
    key.startsWith(prefix) && fold(text).includes(wanted) ? [key.slice(prefix.length)] : [],
  );
}

/** The text for this placeholder. */
export function messageValue(language: LanguageTag, name: string, params: MessageParams): string {
  return String((language === 'en-US' && params[`${name}En`]) || (params[name] ?? ''));
}

/** Whether the text of `key` has a placeholder of this name. */
export function messageNames(key: string, name: string): boolean {
  return hasMessage(key) && catalogues['zh-CN'][key]?.includes(`{{${name}}}`) === true;
}

/** The text of an error code. */
export function errorText(language: LanguageTag, code: ErrorCode, params?: MessageParams): string {
  return messageText(language, `error.${code}`, params);
}

/** Name of an object in this language: its English words where it has any, else the Chinese ones, which all have. */
export function wordsIn(language: LanguageTag, zh: string, en: string | null | undefined): string {
  return (language === 'en-US' && en) || zh;
}
