// How letters begin and end: the greeting and the signing office. A letter worded by a journal or an office keeps its own words.
import type { MessageParams } from '../../../shared/errors.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';

export interface Courtesy {
  /** `unnamed`: to a mailbox whose person is not known. */
  greeting: 'scholar' | 'account' | 'unnamed';
  /** `editor`: somebody of the journal’s office, by name. */
  closing: 'journal' | 'editor' | 'publisher';
}

const GREETINGS: Readonly<Record<Courtesy['greeting'], string>> = {
  scholar: 'letter.frame.greeting',
  account: 'letter.frame.greeting.account',
  unnamed: 'letter.frame.greeting.unnamed',
};

/** `body` between its greeting and its closing. `params`: name; today; colloquium or publisher; editor. */
export function courteous(language: LanguageTag, body: string, { greeting, closing }: Courtesy, params: MessageParams): string {
  return [messageText(language, GREETINGS[greeting], params), body, messageText(language, `letter.frame.closing.${closing}`, params)].join(
    '\n\n',
  );
}
