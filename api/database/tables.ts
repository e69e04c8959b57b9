// Columns that hot lists and counts read through Kysely, which joins the entity manager's transaction.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ReviewStatusId } from '../../shared/workflow.ts';

export interface ContributionTable {
  id: number;
  manuscript_number: string | null;
  colloquium_id: number;
  subject_id: number;
  submitter_id: number;
  title_zh: string | null;
  title_en: string | null;
  /** Both titles as `title_key()` writes them, for searching. */
  title_key: string | null;
  /** The names of the authors, written in the same way. */
  author_key: string | null;
  state: number;
  responsible_id: number | null;
  responsible_kind: number | null;
  editor_id: number | null;
  held_by: string | null;
  held_state: number | null;
  invited_from: number | null;
  review_round: number;
  pool_consent: boolean;
  is_in_pool: boolean;
  entered_pool_at: Date | null;
  adopted_at: Date | null;
  adopted_from_id: number | null;
  saved_at: Date;
  submitted_at: Date | null;
}

export interface ColloquiumTable {
  id: number;
  name: string;
  name_en: string | null;
  is_active: boolean;
  subject_id: number;
  number: string;
  publishing_house_id: number | null;
  editorial_department_id: number | null;
  is_open_to_all_editors: boolean;
  kind: number;
  cycle_id: number | null;
  founded_on: string | null;
  starts_on: string | null;
  ends_on: string | null;
  created_at: Date;
}

/** Days are `YYYY-MM-DD`. */
export interface JournalCourseTable {
  id: number;
  contribution_id: number;
  log_group: number;
  colloquium_id: number;
  started_on: string;
  editor_comment_on: string | null;
  gathered_on: string | null;
  chief_comment_on: string | null;
  published_on: string | null;
  decided_on: string | null;
  decision_event_id: number | null;
  outcome: number | null;
  was_reviewed: boolean;
  is_published_singly: boolean;
  first_region: string | null;
  corresponding_region: string | null;
}

export interface Tables {
  contribution: ContributionTable;
  colloquium: ColloquiumTable;
  colloquium_member: { colloquium_id: number; user_id: number; type: string; position: number };
  committee_member: {
    colloquium_id: number;
    committee: string;
    position: number;
    type: string | null;
    name: string;
    user_id: number | null;
  };
  contribution_author: {
    id: number;
    contribution_id: number;
    position: number;
    user_id: number | null;
    person_name: string;
    email: string | null;
  };
  department: { id: number; position: number };
  dictionary_entry: { id: number; type: string; position: number };
  editor_refusal: { contribution_id: number; editor_id: number };
  issue: { id: number; colloquium_id: number; number: number; sent_at: Date | null };
  journal_course: JournalCourseTable;
  review: {
    id: number;
    contribution_id: number;
    reviewer_id: number;
    review_round: number;
    log_group: number;
    status: ReviewStatusId;
    closed_reason: string | null;
    invited_at: Date;
  };
  role: { id: number; kind: number; name_zh: string; name_en: string; remark: string | null; created_at: Date };
  role_menu: { role_id: number; menu_id: number };
  menu: {
    id: number;
    parent_id: number | null;
    name_zh: string;
    name_en: string;
    url: string | null;
    is_in_navigation: boolean;
    position: number;
  };
  operation_log: { id: string; user_id: number | null; operation: string; created_at: Date };
  identity_read: { id: string; user_id: number; contribution_id: number; at: Date };
  user_account: {
    id: number;
    email: string;
    username: string | null;
    real_name: string;
    code: string;
    is_enabled: boolean;
    department_id: number | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  api_token: { id: number; user_id: number; name: string; created_at: Date; expires_at: Date; revoked_at: Date | null };
  preprint: { id: number; submitted_at: Date; title: string; keywords: string };
  message: { id: number; user_id: number; created_at: Date; read_at: Date | null };
}

export function query(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** Whether `value` is in a list of any length: one array, so that the text of the statement stays the same and is planned once. */
export function isOneOf(value: Expression<unknown>, list: readonly (number | string)[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${value} = any(${list})`;
}
