// The places of a letter that the house fills in: `{{name}}` in its text. Each kind of template knows some of them.

export const letterVariables = [
  /** Title of the manuscript; titleEn the English one, where it has one. */
  'title',
  'titleEn',
  'manuscriptNumber',
  /** Name of the journal or conference. */
  'journal',
  /** The addressee: the author, or the person invited to submit. */
  'authorName',
  'firstAuthor',
  'submittedOn',
  /** The editor in charge of the manuscript; of an invitation, who invites. */
  'editorName',
  'today',
  'publisher',
  /** Where the letter leads: the manuscript, the invitation or the house. */
  'link',
  'reviewerName',
  /** By when an answer is expected. */
  'dueOn',
  /** By when a revision is to come. */
  'revisionDueOn',
  /** The office's text with a decision. */
  'opinion',
] as const;

export type LetterVariable = (typeof letterVariables)[number];

/** The four templates of a journal by purpose, and the letter of a decision as it is edited before it goes. */
const letterKinds = ['INVITE_AUTHOR', 'INVITE_REVIEWER', 'RETURN_HEAD', 'RETURN_TAIL', 'DECISION'] as const;
export type LetterKind = (typeof letterKinds)[number];
export type LetterTemplateKind = Exclude<LetterKind, 'DECISION'>;

const everywhere = ['journal', 'editorName', 'today', 'publisher', 'link'] as const;
const ofManuscript = ['title', 'titleEn', 'manuscriptNumber', 'firstAuthor', 'submittedOn'] as const;

/** Variables of each kind. The opinion stands between head and tail of itself. */
export const variablesOf: Readonly<Record<LetterKind, readonly LetterVariable[]>> = {
  INVITE_AUTHOR: [...everywhere, 'authorName'],
  INVITE_REVIEWER: [...everywhere, ...ofManuscript, 'reviewerName', 'dueOn'],
  RETURN_HEAD: [...everywhere, ...ofManuscript, 'authorName', 'revisionDueOn'],
  RETURN_TAIL: [...everywhere, ...ofManuscript, 'authorName', 'revisionDueOn'],
  DECISION: [...everywhere, ...ofManuscript, 'authorName', 'revisionDueOn', 'opinion'],
};

/** Variables that reveal the author: blank for blind reviewers (principles, Blind review). */
export const authorVariables: readonly LetterVariable[] = ['authorName', 'firstAuthor'];

/** Matches a variable or a text that looks like one; its first group is the name as written, perhaps with spaces around it. */
export const PLACE = /\{\{([^{}]{0,100})\}\}/g;

export function isVariableOf(kind: LetterKind | null, name: string): name is LetterVariable {
  return (kind === null ? letterVariables : variablesOf[kind]).some((variable) => variable === name);
}

/** Whether a tag cuts the name in some place, so that nothing would fill it: `{{ti<em>tle}}</em>`. */
export function hasSplitPlace(html: string): boolean {
  const texts = html.split(/<[^>]*>/);
  return (texts.join('').match(PLACE) ?? []).length !== texts.reduce((count, text) => count + (text.match(PLACE) ?? []).length, 0);
}
