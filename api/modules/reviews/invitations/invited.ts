// The invitees: the office's input, checked, as people with their conflicts and days.
import { sql } from 'kysely';
import { dayOf } from '../../../../shared/day.ts';
import type { FieldProblems } from '../../../../shared/errors.ts';
import { invitationRules, MAX_INVITATIONS } from '../../../../shared/forms/invitation.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError, invalidInput } from '../../../errors.ts';
import { holdAccounts } from '../../accounts/registration/held-accounts.ts';
import { accountFor, checkNewPerson, giveRole, type NewPerson } from '../../accounts/registration/unregistered.service.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { conflictsWith, invitesBlind } from '../conflicts/conflicts.ts';
import type { Conflict } from '../conflicts/conflict-kinds.ts';
import type { InvitationInput } from './invitation.inputs.ts';

/** Somebody who is to be invited, found suitable. */
export interface Invitation {
  reviewerId: number;
  company: string | null;
  /** Null: as the journal gives days. */
  answerDueOn: string | null;
  reviewDueOn: string | null;
  conflicts: readonly Conflict[];
  conflictReason: string | null;
}

interface Asked {
  invitations: readonly InvitationInput[];
  reserve: readonly InvitationInput[];
}

interface Person {
  /** Null: a code that nobody has, which is refused in the same words, and as late, as the code of somebody unsuitable. */
  userId: number | null;
  email: string;
  /** As it was typed in. */
  name?: string;
  workplaces: string[];
}

/** Nobody has this number. */
const NOBODY = 0;

/**
 * The reviewers of a call and of its reserve list. People who are typed in get their accounts. Errors: INVALID_INPUT at `invitations.<n>.…`
 * or `reserve.<n>.…`, also where somebody is named twice, or where a conflict of interest lacks its reason; REVIEWER_UNSUITABLE at the
 * person's place, of the whole call to an office holder who reviews the manuscript.
 */
export async function invitedBy(
  ctx: Context,
  contribution: Contribution,
  { invitations, reserve }: Asked,
): Promise<Record<keyof Asked, Invitation[]>> {
  const asked = [...placed('invitations', invitations), ...placed('reserve', reserve)];
  const checked = asked.map(({ place, input }) => checkedInput(ctx, place, input));
  const people = await peopleOf(ctx, asked);
  const problems: FieldProblems = Object.fromEntries(
    people.flatMap(({ userId }, index) =>
      userId !== null && people.findIndex((other) => other.userId === userId) < index
        ? [[asked[index]?.place ?? '', { code: 'form.expertAlreadyAdded' }]]
        : [],
    ),
  );
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const conflicts = await conflictsWith(
    ctx,
    contribution,
    people.map(({ userId, email, name, workplaces }, index) => ({
      userId: userId ?? NOBODY,
      email,
      companies: [...companiesOf(checked[index]?.company), ...(name === undefined ? [] : workplaces)],
      ...(name === undefined ? {} : { name }),
    })),
  );
  // Saying which of them is unsuitable would reveal the reviewers, call after call, by calls that invite nobody.
  if ((await invitesBlind(ctx, contribution)) && people.some(({ userId }, index) => userId === null || conflicts[index]?.blocked !== null))
    throw new DomainError('REVIEWER_UNSUITABLE');
  const found = asked.map(({ place }, index): Invitation => {
    const { blocked, warnings } = conflicts[index] ?? { blocked: 'UNSUITABLE', warnings: [] };
    const { userId = null, workplaces = [] } = people[index] ?? {};
    if (userId === null || blocked !== null)
      throw new DomainError('REVIEWER_UNSUITABLE', {}, { [place]: { code: 'error.REVIEWER_UNSUITABLE' } });
    const { company = null, answerDueOn = null, reviewDueOn = null, conflictReason = null } = checked[index] ?? {};
    if (warnings.length > 0 && !conflictReason)
      throw invalidInput({ [`${place}.conflictReason`]: { code: 'form.conflictReasonRequired' } });
    return {
      reviewerId: userId,
      company: company || (workplaces[0] ?? null),
      answerDueOn,
      reviewDueOn,
      conflicts: warnings,
      conflictReason: warnings.length > 0 ? conflictReason : null,
    };
  });
  await giveRole(
    ctx.em,
    found.map(({ reviewerId }) => reviewerId),
    'REVIEWER',
  );
  return { invitations: found.slice(0, invitations.length), reserve: found.slice(invitations.length) };
}

const companiesOf = (company: string | null | undefined) => (company ? [company] : []);

/** Errors: INVALID_INPUT where there are too many. */
function placed(list: keyof Asked, inputs: readonly InvitationInput[]): { place: string; input: InvitationInput }[] {
  if (inputs.length > MAX_INVITATIONS) throw invalidInput({ [list]: { code: 'input.tooMany', params: { maximum: MAX_INVITATIONS } } });
  return inputs.map((input, index) => ({ place: `${list}.${index}`, input }));
}

/** Errors: INVALID_INPUT at the fields of the place. */
function checkedInput(
  ctx: Context,
  place: string,
  { code, newReviewer, company, answerDueOn, reviewDueOn, conflictReason }: InvitationInput,
) {
  if (!code?.trim() && !newReviewer) throw invalidInput({ [`${place}.code`]: { code: 'input.required' } });
  const result = invitationRules(() => dayOf(ctx.clock.now())).safeParse({
    company: company ?? null,
    answerDueOn: answerDueOn || null,
    reviewDueOn: reviewDueOn || null,
    conflictReason: conflictReason ?? null,
  });
  if (result.success) return result.data;
  throw invalidInput(Object.fromEntries(result.error.issues.map((issue) => [`${place}.${issue.path.join('.')}`, { code: issue.message }])));
}

async function peopleOf(ctx: Context, asked: readonly { place: string; input: InvitationInput }[]): Promise<Person[]> {
  /** By code, or typed in. */
  const named: (string | NewPerson)[] = [];
  for (const { place, input } of asked)
    named.push(input.code?.trim().toUpperCase() || (await checkNewPerson(ctx, input.newReviewer ?? {}, `${place}.newReviewer.`)));
  const codes = named.filter((one) => typeof one === 'string');
  await holdAccounts(ctx, { codes, emails: named.flatMap((one) => (typeof one === 'string' ? [] : [one.email])) });
  const known = await byCode(ctx, codes);
  const people: Person[] = [];
  for (const one of named) {
    if (typeof one === 'string') people.push(known.get(one) ?? { userId: null, email: '', workplaces: [] });
    else {
      const { id, email } = await accountFor(ctx, one, 'REVIEWER');
      people.push({ userId: id, email, name: one.realName, workplaces: [one.company] });
    }
  }
  return people;
}

async function byCode(ctx: Context, codes: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await sql<Person & { code: string }>`select u.code, u.id as "userId", u.email, coalesce(p.workplaces, '{}') as workplaces
    from user_account u left join profile p on p.user_id = u.id where u.code = any(${[...codes]})`.execute(query(ctx.em));
  return new Map(rows.map(({ code, ...person }) => [code, person]));
}

/**
 * The same for people known by their numbers. Mere warnings are recorded without a reason: nobody is asked for one here. Errors:
 * REVIEWER_UNSUITABLE.
 */
export async function invitedByIds(
  ctx: Context,
  contribution: Contribution,
  ids: readonly number[],
  days: { answerDueOn?: string | undefined; reviewDueOn?: string | undefined },
): Promise<Invitation[]> {
  const people = [...new Set(ids)];
  await holdAccounts(ctx, { ids: people });
  const { rows } = await sql<Person & { id: number }>`select u.id, u.id as "userId", u.email, coalesce(p.workplaces, '{}') as workplaces
    from user_account u left join profile p on p.user_id = u.id where u.id = any(${people})`.execute(query(ctx.em));
  const found = people.map((id) => rows.find((row) => row.id === id) ?? { userId: NOBODY, email: '', workplaces: [] });
  const conflicts = await conflictsWith(
    ctx,
    contribution,
    found.map(({ userId, email }) => ({ userId, email })),
  );
  if (rows.length < people.length || conflicts.some(({ blocked }) => blocked !== null)) throw new DomainError('REVIEWER_UNSUITABLE');
  await giveRole(ctx.em, people, 'REVIEWER');
  return people.map((reviewerId, index) => ({
    reviewerId,
    company: found[index]?.workplaces[0] ?? null,
    answerDueOn: days.answerDueOn ?? null,
    reviewDueOn: days.reviewDueOn ?? null,
    conflicts: conflicts[index]?.warnings ?? [],
    conflictReason: null,
  }));
}
