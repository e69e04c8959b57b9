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
}

export interface Tables {
  contribution: ContributionTable;
  colloquium: ColloquiumTable;
  colloquium_member: { colloquium_id: number; user_id: number; type: string };
  contribution_author: { id: number; contribution_id: number; user_id: number | null; person_name: string; email: string | null };
  editor_refusal: { contribution_id: number; editor_id: number };
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
