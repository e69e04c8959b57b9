// What fills the places of a letter about a manuscript.
import { authorVariables } from '../../../shared/letter-variables.ts';
import { type LanguageTag, messageText, messageValue, wordsIn } from '../../../shared/messages.ts';
import { landingPath, RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { encodeId } from '../../graphql/node.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { firstAuthorNameOf } from '../contributions/manuscript/contribution.loader.ts';
import { letterParams } from '../workflow/letter-params.ts';
import type { LetterValues } from './fill.ts';

export function formalDay(language: LanguageTag, day: Date): string {
  return new Intl.DateTimeFormat(language === 'en-US' ? 'en-GB' : language, { timeZone: 'Asia/Shanghai', dateStyle: 'long' }).format(day);
}

/** Of the house and the journal alone. */
export function journalValues(ctx: Context, colloquium: Colloquium, language: LanguageTag): LetterValues {
  return {
    journal: wordsIn(language, colloquium.name, colloquium.nameEn),
    publisher: messageText(language, 'product.publisher'),
    today: formalDay(language, ctx.clock.now()),
    link: `${ctx.env.PUBLIC_URL}/`,
  };
}

/** Of a manuscript, for its author. */
export async function manuscriptValues(ctx: Context, contribution: Contribution, language: LanguageTag): Promise<LetterValues> {
  const [colloquium, params, submitter, editor, firstAuthor] = await Promise.all([
    contribution.colloquium.loadOrFail(),
    letterParams(contribution),
    contribution.submitter.loadOrFail(),
    contribution.editor?.load() ?? null,
    ctx.loaders.of(ctx, firstAuthorNameOf).load(contribution.id),
  ]);
  return {
    ...journalValues(ctx, colloquium, language),
    title: messageValue(language, 'title', params),
    titleEn: contribution.titleEn ?? '',
    manuscriptNumber: contribution.manuscriptNumber ?? '',
    authorName: submitter.realName,
    firstAuthor: firstAuthor ?? '',
    submittedOn: contribution.submittedAt ? formalDay(language, contribution.submittedAt) : '',
    editorName: editor?.realName ?? '',
    link: `${ctx.env.PUBLIC_URL}${landingPath[RoleKind.AUTHOR]}/detailAuthor?roleId=${RoleKind.AUTHOR}&id=${encodeURIComponent(encodeId('Contribution', contribution.id))}`,
  };
}

/** The same with the places that tell of the authors blank, or left open (null), for who may not know them. */
export function withoutAuthors(values: LetterValues, instead: '' | null): LetterValues {
  return { ...values, ...Object.fromEntries(authorVariables.map((name) => [name, instead])) };
}
