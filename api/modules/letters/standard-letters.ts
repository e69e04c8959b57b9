// The publisher's standard letters: what the catalogue says, as rich text with the places of shared/letter-variables.ts.
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
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

/** What stands before the opinion and what after it. */
export interface LetterFrame {
  head: string;
  tail: string;
}

export function standardLetter(language: LanguageTag, key: string): LetterFrame {
  const [head = '', ...rest] = paragraphs(messageText(language, `letter.${key}.body`, PLACES)).split(OPINION);
  return { head, tail: rest.join('') };
}

/** What is sent where the template is empty. */
export function standardTemplate(language: LanguageTag, kind: LetterTemplateKind): string {
  if (kind === 'INVITE_AUTHOR') return standardLetter(language, 'inviteAuthor').head;
  if (kind === 'INVITE_REVIEWER') return standardLetter(language, 'inviteReviewer').head;
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
