// The letter of invitation (F-060): the journal's template or the office's edited text, filled for each reviewer when it is sent. In a
// double-blind round it reveals nothing of the authors.
import { formalDay } from '../../../../shared/day.ts';
import { messageText } from '../../../../shared/messages.ts';
import { ReviewType, type ReviewTypeId } from '../../../../shared/workflow.ts';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { filled, type LetterValues } from '../../letters/fill.ts';
import { checkedTexts } from '../../letters/letter-text.ts';
import { templatesOf } from '../../letters/letter-templates.service.ts';
import { manuscriptValues, withoutAuthors } from '../../letters/letter-values.ts';
import { standardTemplate } from '../../letters/standard-letters.ts';
import { letterParams } from '../../letters/letter-params.ts';

/** Contents of the letter besides the manuscript. */
interface OfReviewer {
  reviewerName: string;
  dueOn: string | null;
  editorName: string;
}

/** The journal's template, else the publisher's in the language. */
async function templateOf(ctx: Context, contribution: Contribution, language: LanguageTag): Promise<string> {
  const { inviteReviewer } = await ctx.loaders.of(ctx, templatesOf).load(contribution.colloquium.id);
  return inviteReviewer || standardTemplate(language, 'INVITE_REVIEWER');
}

/** Null for a letter that nobody has edited. Errors: INVALID_INPUT at letter. */
export async function checkedLetter(ctx: Context, contribution: Contribution, letter: string | undefined): Promise<string | null> {
  if (letter === undefined) return null;
  const { letter: html } = await checkedTexts(ctx, contribution.colloquium.id, { letter }, { letter: 'INVITE_REVIEWER' });
  if (html === '') throw invalidInput({ letter: { code: 'input.required' } });
  return html;
}

async function invitationSubject(contribution: Contribution, language: LanguageTag): Promise<string> {
  return messageText(language, 'letter.inviteReviewer.subject', await letterParams(contribution));
}

/**
 * The template with the manuscript's values; values that differ from reviewer to reviewer stay open, and so do authors hidden from the
 * reader.
 */
export async function invitationPreview(
  ctx: Context,
  contribution: Contribution,
  { reviewType, editorName, knowsAuthors }: { reviewType: ReviewTypeId; editorName: string; knowsAuthors: boolean },
): Promise<{ subject: string; html: string }> {
  const { language } = ctx;
  const values = { ...(await manuscriptValues(ctx, contribution, language)), editorName, reviewerName: null, dueOn: null, link: null };
  const seen = reviewType === ReviewType.DOUBLE_BLIND ? withoutAuthors(values, '') : knowsAuthors ? values : withoutAuthors(values, null);
  return { subject: await invitationSubject(contribution, language), html: filled(await templateOf(ctx, contribution, language), seen) };
}

const LINK_PLACE = '{{link}}';

/** `sent` goes to the reviewer; `kept` is the same without the link, which would open the review to every reader of the copy. */
export async function invitationLetter(
  ctx: Context,
  contribution: Contribution,
  {
    letter,
    language,
    reviewType,
    link,
    ...own
  }: OfReviewer & { letter: string | null; language: LanguageTag; reviewType: ReviewTypeId; link: string },
): Promise<{ subject: string; sent: string; kept: string }> {
  const written = letter ?? (await templateOf(ctx, contribution, language));
  // Without it a reviewer who has no account could not answer.
  const html = written.includes(LINK_PLACE) ? written : `${written}<p>${LINK_PLACE}</p>`;
  const dueOn = own.dueOn === null ? '' : formalDay(language, own.dueOn);
  const all: LetterValues = { ...(await manuscriptValues(ctx, contribution, language)), ...own, dueOn };
  const values = reviewType === ReviewType.DOUBLE_BLIND ? withoutAuthors(all, '') : all;
  return {
    subject: await invitationSubject(contribution, language),
    sent: filled(html, { ...values, link }),
    kept: filled(html, { ...values, link: null }),
  };
}
