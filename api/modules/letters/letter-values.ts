// Values for the places of a letter about a manuscript.
import { formalDay } from '../../../shared/day.ts';
import { authorVariables } from '../../../shared/letter-variables.ts';
import { type LanguageTag, messageText, messageValue, wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { firstAuthorOf } from '../contributions/manuscript/contribution.loader.ts';
import { authoredManuscriptLink, letterLink } from '../mail/letter-link.ts';
import { letterParams } from './letter-params.ts';
import type { LetterValues } from './fill.ts';
import { nameOfAccount, displayName } from '../names/display-name.ts';

/** Values of the house and the journal alone. */
export function journalValues(ctx: Context, colloquium: Colloquium, language: LanguageTag): LetterValues {
  return {
    journal: wordsIn(language, colloquium.name, colloquium.nameEn),
    publisher: messageText(language, 'product.publisher'),
    today: formalDay(language, ctx.clock.now()),
    link: letterLink(ctx, 'home'),
  };
}

/** Values of a manuscript, for its author. */
export async function manuscriptValues(ctx: Context, contribution: Contribution, language: LanguageTag): Promise<LetterValues> {
  const [colloquium, params, submitter, editor, firstAuthor] = await Promise.all([
    contribution.colloquium.loadOrFail(),
    letterParams(contribution),
    contribution.submitter.loadOrFail(),
    contribution.editor?.load() ?? null,
    ctx.loaders.of(ctx, firstAuthorOf).load(contribution.id),
  ]);
  return {
    ...journalValues(ctx, colloquium, language),
    title: messageValue(language, 'title', params),
    titleEn: contribution.titleEn ?? '',
    manuscriptNumber: contribution.manuscriptNumber ?? '',
    authorName: nameOfAccount(language, submitter),
    firstAuthor: firstAuthor ? displayName(language, firstAuthor) : '',
    submittedOn: contribution.submittedAt ? formalDay(language, contribution.submittedAt) : '',
    editorName: editor ? nameOfAccount(language, editor) : '',
    link: authoredManuscriptLink(ctx, contribution),
  };
}

/** The same with the places that reveal the authors blank, or left open (null), for readers who may not know them. */
export function withoutAuthors(values: LetterValues, instead: '' | null): LetterValues {
  return { ...values, ...Object.fromEntries(authorVariables.map((name) => [name, instead])) };
}
