// A template as its reader would read it: filled with a manuscript of the journal, or with samples where there is none to show.
import { dayOf, formalDay } from '../../../shared/day.ts';
import { variablesOf, type LetterTemplateKind, type LetterVariable } from '../../../shared/letter-variables.ts';
import { hasMessage, messageText, type LanguageTag } from '../../../shared/messages.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { invitationDays } from '../colloquiums/invitation-days.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../contributions/access/contribution.policy.ts';
import { handledBy } from '../contributions/access/contribution.visibility.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { filled, paragraphs, type LetterValues } from './fill.ts';
import { checkedTexts } from './letter-text.ts';
import { journalValues, manuscriptValues, withoutAuthors } from './letter-values.ts';
import { journalFor, templatesOf } from './letter-templates.service.ts';
import type { LetterText } from './letters.types.ts';
import { standardTemplate, subjectKeys } from './standard-letters.ts';
import { nameOfAccount } from '../names/display-name.ts';

interface PreviewRequest {
  colloquiumId: number;
  html: string;
  kind: LetterTemplateKind | null;
  contributionId: number | null;
}

/** Errors: NOT_FOUND; INVALID_INPUT at html. */
export async function previewTemplate(ctx: Context, { colloquiumId, html, kind, contributionId }: PreviewRequest): Promise<LetterText> {
  const colloquium = await journalFor(ctx, colloquiumId, 'preview');
  const { html: text } = await checkedTexts(ctx, colloquiumId, { html }, { html: kind });
  const { language } = ctx;
  const values = { ...samples(ctx, colloquium, language), ...(await valuesFor(ctx, colloquium, kind, contributionId)) };
  if (kind === null) return { subject: '', html: filled(text, values) };
  const whole = await wholeLetter(ctx, colloquium, kind, text || standardTemplate(language, kind));
  const subject = messageText(language, `letter.${subjectKeys[kind]}.subject`, {
    title: values.title ?? '',
    number: values.manuscriptNumber ?? '',
    colloquium: values.journal ?? '',
  });
  return { subject, html: filled(whole, values) };
}

/** Head and tail are read together, with an opinion between them. */
async function wholeLetter(ctx: Context, { id }: Colloquium, kind: LetterTemplateKind, text: string): Promise<string> {
  if (kind === 'INVITE_AUTHOR' || kind === 'INVITE_REVIEWER') return text;
  const kept = await ctx.loaders.of(ctx, templatesOf).load(id);
  const opinion = paragraphs(messageText(ctx.language, 'letter.sample.opinion'));
  return kind === 'RETURN_HEAD'
    ? text + opinion + (kept.returnTail || standardTemplate(ctx.language, 'RETURN_TAIL'))
    : (kept.returnHead || standardTemplate(ctx.language, 'RETURN_HEAD')) + opinion + text;
}

/**
 * Values of the named manuscript, else of the latest one that the viewer may see. Errors: NOT_FOUND for one of another journal, or one
 * hidden from the viewer.
 */
async function valuesFor(
  ctx: Context,
  colloquium: Colloquium,
  kind: LetterTemplateKind | null,
  contributionId: number | null,
): Promise<LetterValues> {
  if (kind === 'INVITE_AUTHOR') return {};
  const id = contributionId ?? (await latestOf(ctx, colloquium.id));
  const contribution = id === null ? null : await ctx.em.findOne(Contribution, { id, colloquium: colloquium.id });
  const facts = contribution && (await factsOf(ctx, contribution));
  if (contribution === null || facts === null) {
    if (contributionId === null) return {};
    throw notFound();
  }
  // A viewer who wrote it meets it as an author, also in an office: its letters name its editor.
  if (contributionPolicy.viewResponsible(signedIn(ctx), facts) !== null) throw notFound();
  const { authorName, ...values } = await manuscriptValues(ctx, contribution, ctx.language);
  const isBlind = kind === 'INVITE_REVIEWER' && colloquium.reviewType === ReviewType.DOUBLE_BLIND;
  const mayKnow = contributionPolicy.viewAuthors(signedIn(ctx), facts) === null;
  const all = { ...values, authorName, revisionDueOn: revisionDay(ctx, colloquium, ctx.language) };
  const { link, ...rest } = isBlind ? withoutAuthors(all, '') : mayKnow ? all : withoutAuthors(all, null);
  return kind === 'INVITE_REVIEWER' ? rest : { ...rest, link };
}

async function latestOf(ctx: Context, colloquiumId: number): Promise<number | null> {
  const row = await query(ctx.em)
    .selectFrom('contribution')
    .select('id')
    .where('colloquium_id', '=', colloquiumId)
    .where((eb) => handledBy(eb, signedIn(ctx)))
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of a revision that would be asked for today. */
const revisionDay = ({ calendar, clock }: Context, { revisionDays }: Colloquium, language: LanguageTag): string =>
  formalDay(language, calendar.current().add(dayOf(clock.now()), revisionDays).day);

/** Values of a template where the journal has no manuscript yet. */
function samples(ctx: Context, colloquium: Colloquium, language: LanguageTag): LetterValues {
  const words = Object.values(variablesOf)
    .flat()
    .flatMap((name: LetterVariable) =>
      hasMessage(`letter.sample.${name}`) ? [[name, messageText(language, `letter.sample.${name}`)] as const] : [],
    );
  return {
    ...Object.fromEntries(words),
    submittedOn: formalDay(language, ctx.clock.now()),
    dueOn: formalDay(language, invitationDays(ctx, colloquium).answerDueOn),
    revisionDueOn: revisionDay(ctx, colloquium, language),
    editorName: nameOfAccount(language, signedIn(ctx)),
    ...journalValues(ctx, colloquium, language),
  };
}
