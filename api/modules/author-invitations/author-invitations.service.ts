// Inviting authors to submit (S2 §2.13): the invited people, the letter to each, and the use of an invitation.
import { shortText } from '../../../shared/forms/text-rules.ts';
import type { LanguageTag } from '../../../shared/messages.ts';
import { messageText } from '../../../shared/messages.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionSource } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { isUnregistered } from '../accounts/registration/registered.ts';
import { holdAccounts } from '../accounts/registration/held-accounts.ts';
import { accountFor, checkNewPerson, giveRole, type NewPerson } from '../accounts/registration/unregistered.service.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { letterLink } from '../mail/letter-link.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { filled } from '../letters/fill.ts';
import { queueLetter } from '../letters/letter-mail.ts';
import { templatesOf } from '../letters/letter-templates.service.ts';
import { checkedTexts } from '../letters/letter-text.ts';
import { journalValues } from '../letters/letter-values.ts';
import { standardTemplate, subjectKeys } from '../letters/standard-letters.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { AuthorInvitation } from './author-invitation.entity.ts';
import type { AuthorToInvite } from './author-invitations.types.ts';
import { invitingJournal } from './inviting-journal.ts';
import { nameOfAccount, nameForReader } from '../names/display-name.ts';

const MOST = 50;

interface Inviting {
  colloquiumId: number;
  authors: readonly AuthorToInvite[];
  letter: string | null;
}

interface Invited {
  user: User;
  company: string | null;
}

/**
 * Invites each once: who has an invitation of the journal that is still good keeps it, and gets no second letter. Errors: INVALID_INPUT at
 * colloquiumId for a journal that the viewer does not invite for or that takes nothing; at authors, its fields, or letter.
 */
export async function inviteAuthors(
  ctx: Context,
  { colloquiumId, authors, letter }: Inviting,
): Promise<{ invitedCount: number; alreadyInvited: string[] }> {
  const colloquium = await invitingJournal(ctx, colloquiumId);
  if (!colloquium) throw invalidInput({ colloquiumId: { code: 'invitation.journalFirst' } });
  if (authors.length === 0) throw invalidInput({ authors: { code: 'invitation.authorsRequired' } });
  if (authors.length > MOST) throw invalidInput({ authors: { code: 'input.tooMany', params: { maximum: MOST } } });
  const { html: written } = await checkedTexts(ctx, colloquiumId, { letter: letter ?? '' }, { letter: 'INVITE_AUTHOR' }).then((texts) => ({
    html: texts.letter,
  }));
  const people = await invitedPeople(ctx, authors);
  // By number, so that two who invite the same people wait for each other instead of deadlocking.
  const inOrder = [...people].sort((a, b) => a.user.id - b.user.id);
  const invited: (Invited & { invitationId: number })[] = [];
  for (const person of inOrder) {
    const invitationId = await note(ctx, colloquium, person);
    if (invitationId !== null) invited.push({ ...person, invitationId });
  }
  await giveRole(
    ctx.em,
    invited.map(({ user }) => user.id),
    'AUTHOR',
  );
  for (const person of invited) await writeTo(ctx, colloquium, person, written);
  await queueMessage(ctx, {
    to: inRole(
      RoleKind.AUTHOR,
      invited.map(({ user }) => user.id),
    ),
    key: 'invitation.author',
    params: { colloquium: colloquium.name, colloquiumEn: colloquium.nameEn ?? colloquium.name },
  });
  const done = new Set(invited.map(({ user }) => user));
  return {
    invitedCount: invited.length,
    alreadyInvited: people
      .filter(({ user }) => !done.has(user))
      .map(({ user: { realName: text, nameParts: said } }) => nameForReader(ctx, { text, said })),
  };
}

/** Everyone once, in the order given. Errors: INVALID_INPUT at `authors.<index>`. */
async function invitedPeople(ctx: Context, authors: readonly AuthorToInvite[]): Promise<Invited[]> {
  const codes = authors.map(({ code }) => code?.trim().toUpperCase() ?? '').filter((code) => code !== '');
  const typed = new Map<number, NewPerson>();
  for (const [index, { newAuthor }] of authors.entries())
    if (newAuthor) typed.set(index, await checkNewPerson(ctx, newAuthor, `authors.${index}.`));
  await holdAccounts(ctx, { codes, emails: [...typed.values()].map(({ email }) => email) });
  const known = await ctx.em.find(User, { code: { $in: codes }, isEnabled: true });
  const checked: (Invited | NewPerson)[] = [];
  for (const [index, { code: typedCode, company }] of authors.entries()) {
    const code = typedCode?.trim().toUpperCase();
    const [person, user] = [typed.get(index), known.find((one) => one.code === code)];
    if (person) checked.push(person);
    else if (user) checked.push({ user, company: checkedUnit(company ?? '', `authors.${index}.company`) });
    else throw invalidInput({ [`authors.${index}.code`]: { code: 'invitation.authorUnknown' } });
  }
  const people = new Map<number, Invited>();
  for (const one of checked) {
    const invited = 'user' in one ? one : { user: await accountFor(ctx, one, 'AUTHOR'), company: one.company };
    // A disabled account is not distinguished: it simply gets nothing.
    if (invited.user.isEnabled && !people.has(invited.user.id)) people.set(invited.user.id, invited);
  }
  return [...people.values()];
}

/** Errors: INVALID_INPUT at the field. */
function checkedUnit(company: string, field: string): string | null {
  const result = shortText.safeParse(company);
  if (!result.success) throw invalidInput({ [field]: { code: 'form.tooLong500' } });
  return result.data || null;
}

/** Null when the person has an invitation that is still good. */
async function note(ctx: Context, { id }: Colloquium, { user, company }: Invited): Promise<number | null> {
  const rows = await ctx.em.execute<{ id: number }[]>(
    `insert into author_invitation (colloquium_id, user_id, invited_by_id, company, created_at) values (?, ?, ?, ?, ?)
     on conflict (colloquium_id, user_id) where used_at is null do nothing returning id`,
    [id, user.id, signedIn(ctx).userId, company, ctx.clock.now()],
  );
  return rows[0]?.id ?? null;
}

async function writeTo(
  ctx: Context,
  colloquium: Colloquium,
  { user, invitationId }: { user: User; invitationId: number },
  written: string,
): Promise<void> {
  const { language } = user;
  const text = written || (await templateOf(ctx, colloquium, language));
  const journal = journalValues(ctx, colloquium, language);
  await queueLetter(ctx, {
    to: user.email,
    language,
    about: { authorInvitationId: invitationId, colloquiumId: colloquium.id },
    subject: messageText(language, `letter.${subjectKeys.INVITE_AUTHOR}.subject`, { colloquium: journal.journal ?? '' }),
    html: filled(text, {
      ...journal,
      authorName: nameOfAccount(language, user),
      editorName: nameOfAccount(language, signedIn(ctx)),
      link: invitationAddress(ctx, user),
    }),
  });
}

/** Where the letter leads: who has no account that can be signed in to registers with this very address, and meets the invitation. */
export function invitationAddress(ctx: Pick<Context, 'env'>, user: User): string {
  return letterLink(ctx, isUnregistered(user) ? 'register' : 'newManuscript');
}

/** The journal's template with its places open, or the standard letter. */
async function templateOf(ctx: Context, { id }: Colloquium, language: LanguageTag): Promise<string> {
  return (await ctx.loaders.of(ctx, templatesOf).load(id)).inviteAuthor || standardTemplate(language, 'INVITE_AUTHOR');
}

/** The letter as it would go, its places open, to be edited. Errors: NOT_FOUND. */
export async function invitationLetter(ctx: Context, colloquiumId: number): Promise<string> {
  const colloquium = await invitingJournal(ctx, colloquiumId);
  if (!colloquium) throw notFound();
  return await templateOf(ctx, colloquium, ctx.language);
}

/**
 * A manuscript submitted by special invitation uses it up; two that are submitted at once have it once.
 * Errors: INVALID_INPUT at source where there is none.
 */
export async function takeInvitation(ctx: Context, contribution: Contribution): Promise<void> {
  if (contribution.source !== ContributionSource.SPECIAL_INVITATION) return;
  const used = await ctx.em.nativeUpdate(
    AuthorInvitation,
    { user: contribution.submitter.id, colloquium: contribution.colloquium.id, usedAt: null },
    { usedAt: ctx.clock.now(), contribution: contribution.id },
  );
  if (used === 0 || !signedIn(ctx).hasConfirmedAddress) throw invalidInput({ source: { code: 'form.invitationUsed' } });
}
