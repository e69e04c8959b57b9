// The publisher's standard letters: the catalogue's text, as rich text with the places of shared/letter-variables.ts.
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { courteous, type Courtesy } from '../mail/courtesy.ts';
import { paragraphs } from './fill.ts';

/** The names of the catalogue's places in letters. */
const PLACES = {
  name: '{{authorName}}',
  title: '{{title}}',
  number: '{{manuscriptNumber}}',
  colloquium: '{{journal}}',
  comment: '{{opinion}}',
  reviewer: '{{reviewerName}}',
  editor: '{{editorName}}',
  due: '{{dueOn}}',
  link: '{{link}}',
  publisher: '{{publisher}}',
  today: '{{today}}',
};
const OPINION = '<p>{{opinion}}</p>';

/** The text before the opinion and the text after it. */
export interface LetterFrame {
  head: string;
  tail: string;
}

export function standardLetter(language: LanguageTag, key: string): LetterFrame {
  return partsOf(language, key, 'journal', PLACES);
}

function partsOf(language: LanguageTag, key: string, closing: Courtesy['closing'], places: typeof PLACES): LetterFrame {
  const body = messageText(language, `letter.${key}.body`, places);
  const [head = '', ...rest] = paragraphs(courteous(language, body, { greeting: 'scholar', closing }, places)).split(OPINION);
  return { head, tail: rest.join('') };
}

/** The text sent where the template is empty. */
export function standardTemplate(language: LanguageTag, kind: LetterTemplateKind): string {
  if (kind === 'INVITE_AUTHOR') return partsOf(language, 'inviteAuthor', 'editor', PLACES).head;
  if (kind === 'INVITE_REVIEWER') return partsOf(language, 'inviteReviewer', 'editor', { ...PLACES, name: PLACES.reviewer }).head;
  const { head, tail } = standardLetter(language, 'returned');
  return kind === 'RETURN_HEAD' ? head : tail;
}

/** The key of the subject: `letter.<key>.subject`. */
export const subjectKeys: Readonly<Record<LetterTemplateKind, string>> = {
  INVITE_AUTHOR: 'inviteAuthor',
  INVITE_REVIEWER: 'inviteReviewer',
  RETURN_HEAD: 'returned',
  RETURN_TAIL: 'returned',
};
