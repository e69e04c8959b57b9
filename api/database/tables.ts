// Tables that lists and counts read through Kysely, which joins the entity manager's transaction: their columns follow from the entities.
import type { EntityManager, InferClassEntityDB, Opt } from '@mikro-orm/postgresql';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Department } from '../modules/organization/department.entity.ts';
import type { Menu } from '../modules/organization/menu.entity.ts';
import type { Role } from '../modules/organization/role.entity.ts';
import type { ApiToken } from '../modules/accounts/sessions/api-token.entity.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import type { IdentityRead } from '../modules/audit/identity-read.entity.ts';
import type { OperationLog } from '../modules/audit/operation-log.entity.ts';
import type { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import type { CommitteeMember } from '../modules/colloquiums/committee-member.entity.ts';
import type { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import type { Issue } from '../modules/issues/issue.entity.ts';
import type { Message } from '../modules/messages/message.entity.ts';
import type { DictionaryEntry } from '../modules/reference/dictionary-entry.entity.ts';
import type { Review } from '../modules/reviews/review.entity.ts';
import type { JournalHistory } from '../modules/statistics/journal-history.entity.ts';
import type { EditorRefusal } from '../modules/workflow/perform/editor-refusal.entity.ts';

/** Class and table name, as the ORM's inference takes them. */
type Table<Row, Name extends string> = (new () => Row) & { '~entityName'?: Name };
type Shared =
  | Table<ApiToken, 'api_token'>
  | Table<Colloquium, 'colloquium'>
  | Table<ColloquiumMember, 'colloquium_member'>
  | Table<CommitteeMember, 'committee_member'>
  | Table<Contribution, 'contribution'>
  | Table<ContributionAuthor, 'contribution_author'>
  | Table<Department, 'department'>
  | Table<DictionaryEntry, 'dictionary_entry'>
  | Table<EditorRefusal, 'editor_refusal'>
  | Table<IdentityRead, 'identity_read'>
  | Table<Issue, 'issue'>
  | Table<JournalHistory, 'journal_course'>
  | Table<Menu, 'menu'>
  | Table<Message, 'message'>
  | Table<OperationLog, 'operation_log'>
  | Table<Review, 'review'>
  | Table<Role, 'role'>
  | Table<User, 'user_account'>;
/** The database knows no column that may be left out, and no mark for a default. */
type Column<Value> = Value extends undefined ? never : Value extends Opt.Brand ? Unmarked<Value> : Value;
type Unmarked<Value> = Value extends Opt<infer Plain> ? Plain : never;

type Columns<Inferred> = { [Name in keyof Inferred]: { [Key in keyof Inferred[Name]]-?: Column<Inferred[Name][Key]> } };

/** Those that several domains read. */
export type Tables = Columns<InferClassEntityDB<Shared>> & { role_menu: { role_id: number; menu_id: number } };

/** With a table that only its own domain reads: `em.getKysely<TablesWith<Preprint, 'preprint'>>()`. */
export type TablesWith<Row, Name extends string> = Tables & Columns<InferClassEntityDB<Table<Row, Name>>>;

export function query(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** Whether `value` is in the list. The list travels as one array, so the statement's text stays the same and is planned once. */
export function isOneOf(value: Expression<unknown>, list: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${value} = any(${list})`;
}
