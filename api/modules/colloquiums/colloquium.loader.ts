// People of colloquiums and how the viewer stands to these, looked up for many at once.
import { sql } from 'kysely';
import { defineLoader, signedIn } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';
import { everyOffice } from './colloquium.policy.ts';
import { CommitteeMember } from './committee-member.entity.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { receivingNow } from './receiving.ts';
import { storedNameOf, type StoredName } from '../names/display-name.ts';

/** The editors of each, in their order. A disabled editor can be given nothing to do. */
export const editorsOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const members = await ctx.em.find(
    ColloquiumMember,
    { colloquium: { $in: [...ids] }, type: 'editor', user: { isEnabled: true } },
    { populate: ['user'], orderBy: { position: 'asc', id: 'asc' } },
  );
  return ids.map((id) => members.filter(({ colloquium }) => colloquium.id === id).map(({ user }) => personOf(user.unwrap())));
});

/** Everybody in an office of each, by office and in their order. */
export const membersOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const members = await ctx.em.find(
    ColloquiumMember,
    { colloquium: { $in: [...ids] } },
    { populate: ['user'], orderBy: { position: 'asc', id: 'asc' } },
  );
  return ids.map((id) =>
    everyOffice.flatMap((office) =>
      members
        .filter(({ colloquium, type }) => colloquium.id === id && type === office)
        .map(({ user }) => ({ office, person: personOf(user.unwrap()) })),
    ),
  );
});

/** The editorial committee of each, then its experts. */
export const committeesOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const found = await ctx.em.find(CommitteeMember, { colloquium: { $in: [...ids] } }, { orderBy: { committee: 'asc', position: 'asc' } });
  return ids.map((id) => found.filter(({ colloquium }) => colloquium.id === id));
});

/** Whether each lies in the departments of the viewer's role. */
export const isInScope = defineLoader(async (ctx, colloquiumIds: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
  }>`select c.id from colloquium c where c.id = any(${colloquiumIds}) and ${inScopeOfViewer(signedIn(ctx), sql.ref('c.id'))}`.execute(
    query(ctx.em),
  );
  const found = new Set(rows.map(({ id }) => id));
  return colloquiumIds.map((id) => found.has(id));
});

/** The name of each one's editor-in-chief, the first of several. */
export const chiefNameOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
    name: StoredName;
  }>`select distinct on (m.colloquium_id) m.colloquium_id as id, ${storedNameOf('u')} as name
    from colloquium_member m join user_account u on u.id = m.user_id
    where m.colloquium_id = any(${ids}) and m.type = 'chief' order by m.colloquium_id, m.position, m.id`.execute(query(ctx.em));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
});

/** Whether a journal or conference of each subject takes manuscripts now. */
export const isSubjectReceiving = defineLoader(async (ctx, subjectIds: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`select distinct colloquium.subject_id as id from colloquium
    where colloquium.subject_id = any(${subjectIds}) and colloquium.is_active and ${receivingNow(ctx)}`.execute(query(ctx.em));
  const found = new Set(rows.map(({ id }) => id));
  return subjectIds.map((id) => found.has(id));
});

/** The ISBN of the latest issue of each that has one, in 13 digits. */
export const latestIsbnOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; isbn: string }>`select distinct on (i.colloquium_id) i.colloquium_id as id, i.isbn
    from issue i where i.colloquium_id = any(${ids}) and i.isbn is not null order by i.colloquium_id, i.number desc`.execute(query(ctx.em));
  const known = new Map(rows.map(({ id, isbn }) => [id, isbn]));
  return ids.map((id) => known.get(id) ?? null);
});
