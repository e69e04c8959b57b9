// What tables.ts tells Kysely about columns is what the migrated database says of them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { Tables } from './tables.ts';

type Emptiness<Value> = null extends Value ? 'may be null' : 'never null';

/** The compiler holds this to tables.ts, the test to the database. */
const COLUMNS: { [Name in keyof Tables]: { [Column in keyof Tables[Name]]: Emptiness<Tables[Name][Column]> } } = {
  contribution: {
    id: 'never null',
    manuscript_number: 'may be null',
    colloquium_id: 'never null',
    subject_id: 'never null',
    submitter_id: 'never null',
    title_zh: 'may be null',
    title_en: 'may be null',
    title_key: 'may be null',
    author_key: 'may be null',
    state: 'never null',
    responsible_id: 'may be null',
    responsible_kind: 'may be null',
    editor_id: 'may be null',
    held_by: 'may be null',
    held_state: 'may be null',
    invited_from: 'may be null',
    review_round: 'never null',
    pool_consent: 'never null',
    is_in_pool: 'never null',
    entered_pool_at: 'may be null',
    adopted_at: 'may be null',
    adopted_from_id: 'may be null',
    saved_at: 'never null',
    submitted_at: 'may be null',
  },
  colloquium: {
    id: 'never null',
    name: 'never null',
    name_en: 'may be null',
    is_active: 'never null',
    subject_id: 'never null',
    number: 'never null',
    publishing_house_id: 'may be null',
    editorial_department_id: 'may be null',
    is_open_to_all_editors: 'never null',
    kind: 'never null',
    cycle_id: 'may be null',
    founded_on: 'may be null',
    starts_on: 'may be null',
    ends_on: 'may be null',
    created_at: 'never null',
  },
  colloquium_member: { colloquium_id: 'never null', user_id: 'never null', type: 'never null', position: 'never null' },
  committee_member: {
    colloquium_id: 'never null',
    committee: 'never null',
    position: 'never null',
    type: 'may be null',
    name: 'never null',
    user_id: 'may be null',
  },
  contribution_author: {
    id: 'never null',
    contribution_id: 'never null',
    position: 'never null',
    user_id: 'may be null',
    person_name: 'never null',
    email: 'may be null',
  },
  user_account: {
    id: 'never null',
    email: 'never null',
    username: 'may be null',
    real_name: 'never null',
    code: 'never null',
    is_enabled: 'never null',
    department_id: 'may be null',
    created_at: 'never null',
    deleted_at: 'may be null',
  },
  api_token: {
    id: 'never null',
    user_id: 'never null',
    name: 'never null',
    created_at: 'never null',
    expires_at: 'never null',
    revoked_at: 'may be null',
  },
  department: { id: 'never null', position: 'never null' },
  dictionary_entry: { id: 'never null', type: 'never null', position: 'never null' },
  editor_refusal: { contribution_id: 'never null', editor_id: 'never null' },
  issue: { id: 'never null', colloquium_id: 'never null', number: 'never null', sent_at: 'may be null' },
  journal_course: {
    id: 'never null',
    contribution_id: 'never null',
    log_group: 'never null',
    colloquium_id: 'never null',
    started_on: 'never null',
    editor_comment_on: 'may be null',
    gathered_on: 'may be null',
    chief_comment_on: 'may be null',
    published_on: 'may be null',
    decided_on: 'may be null',
    decision_event_id: 'may be null',
    outcome: 'may be null',
    was_reviewed: 'never null',
    is_published_singly: 'never null',
    first_region: 'may be null',
    corresponding_region: 'may be null',
  },
  review: {
    id: 'never null',
    contribution_id: 'never null',
    reviewer_id: 'never null',
    review_round: 'never null',
    log_group: 'never null',
    status: 'never null',
    closed_reason: 'may be null',
    invited_at: 'never null',
  },
  role: {
    id: 'never null',
    kind: 'never null',
    name_zh: 'never null',
    name_en: 'never null',
    remark: 'may be null',
    created_at: 'never null',
  },
  role_menu: { role_id: 'never null', menu_id: 'never null' },
  menu: {
    id: 'never null',
    parent_id: 'may be null',
    name_zh: 'never null',
    name_en: 'never null',
    url: 'may be null',
    is_in_navigation: 'never null',
    position: 'never null',
  },
  operation_log: { id: 'never null', user_id: 'may be null', operation: 'never null', created_at: 'never null' },
  identity_read: { id: 'never null', user_id: 'never null', contribution_id: 'never null', at: 'never null' },
  preprint: { id: 'never null', submitted_at: 'never null', title: 'never null', keywords: 'never null' },
  message: { id: 'never null', user_id: 'never null', created_at: 'never null', read_at: 'may be null' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it.each(Object.entries(COLUMNS))('the columns of %s that lists read are those of the database', async (table, columns) => {
  const rows = await database.orm.em
    .fork()
    .getConnection()
    .execute<{ column_name: string; is_nullable: 'YES' | 'NO' }[]>(
      'select column_name, is_nullable from information_schema.columns where table_schema = current_schema() and table_name = ?',
      [table],
    );
  const found = Object.fromEntries(rows.map((row) => [row.column_name, row.is_nullable === 'YES' ? 'may be null' : 'never null']));
  expect(found).toMatchObject(columns);
});
