// The people of a journal's form: found by their codes, given their offices, and named in its committees.
import { sql } from 'kysely';
import { codeText, type CheckedColloquium } from '../../../shared/forms/colloquium.ts';
import { kindOfMemberType, type MemberType } from '../../../shared/roles.ts';
import { signedInPerson, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError, invalidInput } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { tellWhatIsLeft } from '../workflow/letters/left-behind.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ColloquiumOffice } from '../colloquiums/colloquium.enums.ts';
import { Committee, CommitteeMember, type CommitteeName } from '../colloquiums/committee-member.entity.ts';

/** The person with this code, if they can be given an office: the account is in use. Errors: NOT_FOUND at code. */
export async function personWithCode(ctx: Context, code: string): Promise<User> {
  const text = codeText(code);
  if (text === '') throw invalidInput({ code: { code: 'input.required' } });
  const user = await ctx.em.findOne(User, { code: text, isEnabled: true, activatedAt: { $ne: null } });
  if (user === null) throw new DomainError('NOT_FOUND', {}, { code: { code: 'form.memberUnknown' } });
  return user;
}

const lists = ['members', 'editorialCommittee', 'expertCommittee'] as const;
type People = ReadonlyMap<string, User>;

/** All people that the form names by code. Present holders stay, even if disabled. Errors: INVALID_INPUT at the row. */
export async function peopleOf(ctx: Context, checked: CheckedColloquium, known: readonly number[]): Promise<People> {
  const codes = new Set(lists.flatMap((list) => checked[list].map(({ code }) => code)).filter((code) => code !== ''));
  const users = new Map((await ctx.em.find(User, { code: { $in: [...codes] } })).map((user) => [user.code, user]));
  const missing = (code: string) => {
    const user = users.get(code);
    return user === undefined || !((user.isEnabled && user.activatedAt) || known.includes(user.id));
  };
  for (const list of lists)
    for (const [index, { code }] of checked[list].entries())
      if (code !== '' && missing(code)) throw invalidInput({ [`${list}.${index}.code`]: { code: 'form.memberUnknown' } });
  return users;
}

/**
 * Sets the offices as the form says: new holders have the powers at once, removed ones lose them (F-093). Errors: FORBIDDEN to API tokens
 * for new holders.
 */
export async function saveMembers(ctx: Context, colloquium: Colloquium, rows: CheckedColloquium['members'], people: People): Promise<void> {
  const kept = await ctx.em.find(ColloquiumMember, { colloquium: colloquium.id });
  const keyOf = (userId: number, type: MemberType) => `${userId} ${type}`;
  const before = new Map(kept.map((member) => [keyOf(member.user.id, member.type), member]));
  for (const [index, { office, code }] of rows.entries()) {
    const user = people.get(code);
    if (user === undefined) continue;
    const type = ColloquiumOffice[office];
    const member = before.get(keyOf(user.id, type));
    before.delete(keyOf(user.id, type));
    if (member) member.position = index + 1;
    else {
      // Gives an office and its role.
      signedInPerson(ctx);
      ctx.em.persist(ctx.em.create(ColloquiumMember, { colloquium, user, type, position: index + 1 }));
    }
  }
  for (const gone of before.values()) ctx.em.remove(gone);
  await ctx.em.flush();
  await giveRoles(ctx, colloquium.id);
  const leaving = [...before.values()].filter(({ type }) => type === 'editor').map(({ user }) => user.id);
  await tellWhatIsLeft(ctx, leaving, colloquium.id);
}

/** An office is exercised in a role of its kind: who has no such role gets the publisher's own. */
async function giveRoles(ctx: Context, colloquiumId: number): Promise<void> {
  const kinds = sql.join(Object.entries(kindOfMemberType).map(([type, kind]) => sql`(${type}::text, ${kind}::int)`));
  await sql`insert into user_role (user_id, role_id)
    select distinct m.user_id, seeded.id from colloquium_member m join (values ${kinds}) as needed(type, kind) on needed.type = m.type
    join role seeded on seeded.kind = needed.kind and seeded.is_seeded
    where m.colloquium_id = ${colloquiumId}
      and not exists (select from user_role held join role r on r.id = held.role_id where held.user_id = m.user_id and r.kind = needed.kind)
    on conflict do nothing`.execute(query(ctx.em));
}

export async function saveCommittees(ctx: Context, colloquium: Colloquium, checked: CheckedColloquium, people: People): Promise<void> {
  await ctx.em.nativeDelete(CommitteeMember, { colloquium: colloquium.id });
  const save = (committee: CommitteeName, rows: CheckedColloquium['expertCommittee']) => {
    for (const [index, { office, code, name }] of rows.entries()) {
      const user = people.get(code) ?? null;
      const type = committee === Committee.EDITORIAL && office !== null ? ColloquiumOffice[office] : null;
      ctx.em.persist(
        ctx.em.create(CommitteeMember, {
          colloquium,
          committee,
          position: index + 1,
          type,
          name: name === '' ? (user?.realName ?? '') : name,
          user,
        }),
      );
    }
  };
  save(Committee.EDITORIAL, checked.editorialCommittee);
  save(Committee.EXPERT, checked.expertCommittee);
  await ctx.em.flush();
}
