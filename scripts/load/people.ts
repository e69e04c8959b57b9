// The loader's people and journals: accounts for the benches, forty journals with their offices, reviewers, authors.
import { ColloquiumKind } from '../../api/modules/colloquiums/colloquium.enums.ts';
import { RoleKind } from '../../shared/roles.ts';
import { literal, oneOf, pick } from './sql.ts';
import { givenNames, surnames, universities } from './words.ts';

export const JOURNALS = 40;
/** Two journals each, so that an editor handles one manuscript in twenty. */
const EDITORS = 40;
export const FIRST = { editor: 101, deputy: 201, chief: 301, publishing: 401, operations: 501, reviewer: 1001, author: 200_001 } as const;

/** Accounts that the benches sign in with; everyone else has no password. */
export const accounts = {
  author: { id: FIRST.author, email: 'author@bench.test' },
  editor: { id: FIRST.editor, email: 'editor@bench.test' },
  operations: { id: FIRST.operations, email: 'operations@bench.test' },
} as const;
export const BENCH_PASSWORD = 'Colloquium1';

export interface Sizes {
  manuscripts: number;
  authors: number;
  reviewers: number;
}

/** Their numbers stand before those of authors. */
export const MOST_REVIEWERS = FIRST.author - FIRST.reviewer;

export function sizesFor(manuscripts: number, reviewers = Math.max(40, Math.round(manuscripts / 50))): Sizes {
  return { manuscripts, authors: Math.max(40, Math.round(manuscripts / 4)), reviewers };
}

/** Districts of a dozen provinces, some of them more than once, as the authors of a publisher are spread. */
const REGIONS = [
  '330106',
  '330106',
  '320106',
  '320106',
  '310104',
  '110108',
  '110108',
  '440106',
  '420111',
  '510107',
  '610113',
  '370102',
  '430104',
  '350203',
  '530112',
];

const people = (kind: string, role: number, first: number, count: number, passwordHash: string) => `
  with p as (select ${first} + g as id from generate_series(0, ${count - 1}) g)
  insert into user_account (id, email, real_name, code, password_hash, activated_at, address_confirmed_at, allows_many_sessions, created_at)
  select id, case when id = ${first} then '${kind}@bench.test' else '${kind}' || id || '@bench.test' end,
    ${oneOf(surnames, 'id', 1)} || ${oneOf(givenNames, 'id', 2)},
    'A' || lpad(((id::bigint * 7919) % 1000000)::text, 6, '0'), case when id < ${first} + 40 then ${literal(passwordHash)} end,
    '2020-01-05', '2020-01-05', true, '2020-01-05' from p;
  insert into user_role (user_id, role_id) select ${first} + g, ${role} from generate_series(0, ${count - 1}) g;
  insert into profile (user_id, sex, birth_date, region_code, major, research_area, department, phone, duty_id, professional_title_id, degree_id, workplaces, address)
  select id, ${pick('id', 3, 2)}, '1980-01-05', ${oneOf(REGIONS, 'id', 7)}, '中国史', '地方志', '历史学系', '13800000000', (select min(id) from dictionary_entry where type = 'DUTY'), (select min(id) from dictionary_entry where type = 'PROFESSIONAL_TITLE') + ${pick('id', 4, 6)},
    (select min(id) from dictionary_entry where type = 'DEGREE') + ${pick('id', 5, 3)}, array[${oneOf(universities, 'id', 6)}], '学府路' || id || '号'
  from (select ${first} + g as id from generate_series(0, ${count - 1}) g) p;`;

export function peopleStatements({ authors, reviewers }: Sizes, passwordHash: string): string[] {
  return [
    people('editor', RoleKind.EDITOR, FIRST.editor, EDITORS, passwordHash),
    people('deputy', RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, FIRST.deputy, JOURNALS, passwordHash),
    people('chief', RoleKind.EDITOR_IN_CHIEF, FIRST.chief, JOURNALS / 2, passwordHash),
    people('publishing', RoleKind.PUBLISHING_EDITOR, FIRST.publishing, 1, passwordHash),
    people('operations', RoleKind.OPERATIONS, FIRST.operations, 2, passwordHash),
    people('reviewer', RoleKind.REVIEWER, FIRST.reviewer, reviewers, passwordHash),
    people('author', RoleKind.AUTHOR, FIRST.author, authors, passwordHash),
  ];
}

/** Journals 1 to 40 in four departments; the second half share their editors-in-chief and editors with the first. */
export const journalStatements: readonly string[] = [
  `insert into department (id, name, name_en, parent_id, position) select 100 + g, '学科部' || g, 'Department ' || g, 1, g from generate_series(1, 4) g`,
  `insert into colloquium (id, kind, number, name, name_en, subject_id, editorial_department_id, publishing_house_id, review_type,
     checks_plagiarism, invites_experts, chief_pre_accepts, deputy_reviews, created_at)
   select g, ${ColloquiumKind.PERIODICAL}, 'BQ' || lpad(g::text, 2, '0'), ${oneOf(['江南', '岭南', '燕赵', '齐鲁', '关中', '巴蜀', '荆楚', '吴越'], 'g', 10)} || ${oneOf(['史学', '法学', '经济', '教育', '语言', '哲学', '社会', '传播'], 'g', 11)} || '集刊' || g,
     'Collected Papers ' || g, (select min(id) from dictionary_entry where type = 'SUBJECT') + (g % 20), 101 + g % 4, 101 + g % 4, g % 3, true, true, true, true, '2019-12-01'
   from generate_series(1, ${JOURNALS}) g`,
  `insert into colloquium_member (colloquium_id, user_id, type, position)
   select j, member.id, member.type, member.position from generate_series(1, ${JOURNALS}) j cross join lateral (values
     (${FIRST.editor} + (j - 1), 'editor', 1), (${FIRST.editor} + (j - 1 + ${EDITORS / 2}) % ${EDITORS}, 'editor', 2),
     (${FIRST.deputy} + (j - 1), 'deputy', 1), (${FIRST.chief} + (j - 1) % ${JOURNALS / 2}, 'chief', 1)) as member (id, type, position)`,
];

/** The editor in whose hands a manuscript of this journal is: one of its two, by a number 0 or 1. */
export function editorOf(journal: string, which: string): string {
  return `${FIRST.editor} + (${journal} - 1 + ${which} * ${EDITORS / 2}) % ${EDITORS}`;
}
