// The input of an act's mutation from its dialog, and the fields at which it can be refused.
import { KINDS_OF_PARTY } from '../../../shared/forms/statements.ts';
import { readShare } from '../../../shared/forms/similarity.ts';
import { ApiError } from '../../relay/errors.ts';
import { nextMutationId } from '../contribution/own-echo.ts';
import { statementInput } from '../statements/asked-statements.ts';
import type { ActField, DialogAct } from './act-types.ts';
import { dialogOf, type DialogActName } from './acts.ts';
import type { ActTarget } from './targets.ts';
import type { ActForm } from './useActForm.ts';

/** Problems by field: a key of the catalogue, or the server's words. */
export type ActProblems = Readonly<Partial<Record<ActField, string>>>;

const FOR_ALL: ReadonlySet<ActField> = new Set<ActField>(['comment', 'receiver', 'issue', 'site', 'statements', 'reason', 'colleagues']);

/** With several manuscripts a dialog has only fields that suit all of them: files, letters and reviews are one manuscript's own. */
export function fieldsFor(fields: readonly ActField[], count: number): ActField[] {
  return fields.filter((field) => count === 1 || FOR_ALL.has(field));
}

/** Whether the author gets a letter with it; declining sends one where it decides. */
export function sendsLetter(act: DialogActName, fields: readonly ActField[], targets: readonly ActTarget[]): boolean {
  return fields.includes('letter') && (act !== 'REFUSE' || targets.some(({ isDecision }) => isDecision));
}

/** An act on one manuscript with a letter is decided beside the text that it is about (B-422), any other in a dialog. */
export const isBeside = (act: DialogActName, targets: readonly ActTarget[]): boolean =>
  targets.length === 1 && sendsLetter(act, dialogOf(act).fields, targets);

const IS_EMPTY: Readonly<Partial<Record<ActField, (form: ActForm) => boolean>>> = {
  comment: ({ comment }) => comment.trim() === '',
  authors: ({ authors }) => authors === null,
  files: ({ files }) => files.length === 0,
  receiver: ({ receiverCode }) => receiverCode === '',
  issue: ({ issueId }) => issueId === '',
  site: ({ siteUrl }) => siteUrl === '',
  journal: ({ colloquiumId }) => colloquiumId === '',
};

/** The missing fields. */
export function missingIn({ requires = {} }: DialogAct, form: ActForm, fields: readonly ActField[]): ActProblems {
  const missing = fields.flatMap((field) => {
    const words = requires[field];
    return words !== undefined && IS_EMPTY[field]?.(form) ? [[field, words] as const] : [];
  });
  return Object.fromEntries(missing);
}

/** What is no number at all goes as one that the server refuses at the field, in its own words. */
const NO_SHARE = -1;

const VALUE_OF: Readonly<Partial<Record<ActField, (form: ActForm) => object>>> = {
  // Given though empty: left out, it would stay as it was.
  opinion: ({ comment }) => ({ comment: comment.trim() }),
  files: ({ files }) => (files.length > 0 ? { filePaths: files.map(({ path }) => path) } : {}),
  receiver: ({ receiverCode }) => ({ receiverCode: receiverCode || null }),
  issue: ({ issueId }) => ({ issueId: issueId || null }),
  release: ({ releaseReviewIds, releaseFileIds }) => ({
    ...(releaseReviewIds === null ? {} : { releaseReviewIds }),
    ...(releaseFileIds === null ? {} : { releaseFileIds }),
  }),
  // Without a day it is the journal's.
  revision: ({ revisionDueOn, revisionExtent }) => ({
    ...(revisionDueOn ? { revisionDueOn } : {}),
    ...(revisionExtent === '' ? {} : { revisionExtent }),
  }),
  similarity: ({ similarity }) => (similarity.trim() === '' ? {} : { similarity: readShare(similarity) ?? NO_SHARE }),
  journal: ({ colloquiumId, subjectId }) => ({ colloquiumId: colloquiumId || null, subjectId: subjectId || null }),
  // Given though empty: the server knows by it that the dialog asks.
  statements: ({ statements }) => ({
    statements: KINDS_OF_PARTY.EDITOR.filter((kind) => statements[kind].choice !== '').map((kind) =>
      statementInput(kind, statements[kind]),
    ),
  }),
  authors: ({ authors }) => ({ authors: (authors ?? []).map(({ key: _key, isKnown: _isKnown, ...author }) => author) }),
  letter: ({ letter }) => (letter === null ? {} : { letter }),
  reason: ({ reason }) => ({ reason: reason.trim() || null }),
  colleagues: ({ suggestedColleagues }) => ({ suggestedColleagues: suggestedColleagues.trim() || null }),
};

/** Only the fields that the act has: the mutation knows no others. */
export function inputOf(fields: readonly ActField[], takes: 'one' | 'many', ids: readonly string[], form: ActForm): object {
  const own = fieldsFor(fields, ids.length).map((field) => VALUE_OF[field]?.(form) ?? {});
  return {
    ...(takes === 'many' ? { contributionIds: ids } : { contributionId: ids[0] }),
    comment: form.comment.trim() || null,
    ...Object.assign({}, ...own),
    clientMutationId: nextMutationId(),
  };
}

/** By the fields of the mutations' inputs. */
export const FIELD_OF_INPUT: Readonly<Record<string, ActField>> = {
  comment: 'comment',
  authors: 'authors',
  filePaths: 'files',
  receiverCode: 'receiver',
  issueId: 'issue',
  letter: 'letter',
  revisionDueOn: 'revision',
  revisionExtent: 'revision',
  similarity: 'similarity',
  statements: 'statements',
  reason: 'reason',
  suggestedColleagues: 'colleagues',
  colloquiumId: 'journal',
  subjectId: 'journal',
};
/** By the codes of the server's refusals. */
export const FIELD_OF_CODE: Readonly<Record<string, ActField>> = {
  COMMENT_REQUIRED: 'comment',
  AUTHORS_REQUIRED: 'authors',
  AUTHORS_UNCHANGED: 'authors',
  FIRST_AUTHOR_LEADS: 'authors',
  TOO_MANY_AUTHORS: 'authors',
  SUMMARY_REQUIRED: 'comment',
  PREREVIEW_REQUIRED: 'comment',
  FILES_REQUIRED: 'files',
  RECEIVER_REQUIRED: 'receiver',
  RECEIVER_UNSUITABLE: 'receiver',
  RECEIVER_HAS_IT: 'receiver',
  COLLOQUIUM_REQUIRED: 'journal',
  COLLOQUIUM_UNSUITABLE: 'journal',
  STATEMENTS_REQUIRED: 'statements',
  ISSUE_REQUIRED: 'issue',
  ISSUE_ALREADY_SENT: 'issue',
  ONE_JOURNAL_ONLY: 'issue',
};

/** The server's problems with the input, at its fields; null when it refused the act itself. */
export function problemsOf(error: Error, fields: readonly ActField[]): ActProblems | null {
  if (!(error instanceof ApiError)) return null;
  const ofInput = Object.entries(error.fields).flatMap(([name, text]) => {
    const field = FIELD_OF_INPUT[name.split('.')[0] ?? ''];
    return field ? [[field, text] as const] : [];
  });
  const ofCode = FIELD_OF_CODE[error.code];
  const problems = [...(ofCode ? [[ofCode, error.message] as const] : []), ...ofInput].filter(([field]) => fields.includes(field));
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}
