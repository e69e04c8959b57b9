// Colloquiums for tests: everything switched off that a test does not ask for, with the members it names.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberType } from '../../../shared/roles.ts';
import type { Department } from '../organization/department.entity.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../reference/dictionary-entry.entity.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { nextNumber } from '../../testing/numbers.ts';

const BORN = new Date('2026-01-05T02:00:00Z');

type Own = Partial<
  Pick<
    Colloquium,
    | 'kind'
    | 'number'
    | 'name'
    | 'nameEn'
    | 'isActive'
    | 'reviewType'
    | 'checksPlagiarism'
    | 'invitesReviewers'
    | 'chiefPreAccepts'
    | 'deputyReviews'
    | 'isOpenToAllEditors'
    | 'returnsToOriginalEditor'
    | 'initCycle'
    | 'initCycleTime'
    | 'publishingMonths'
    | 'doiPattern'
    | 'articleUrlPattern'
    | 'startsOn'
    | 'endsOn'
    | 'hostUnits'
    | 'collectedPapersName'
    | 'isSeries'
  >
>;

interface ColloquiumOverrides extends Own {
  members?: Partial<Record<MemberType, readonly User[]>>;
  columns?: readonly string[];
  subject?: DictionaryEntry;
  department?: Department;
  assignedEditor?: User;
}

/** The first entry of a dictionary, or the one with this value. */
export async function entryOf(em: EntityManager, type: DictionaryTypeName, value?: string): Promise<DictionaryEntry> {
  return await em.findOneOrFail(DictionaryEntry, { type, ...(value === undefined ? {} : { value }) }, { orderBy: { position: 'asc' } });
}

/** A double-blind periodical, open to all its editors. */
export async function buildColloquium(
  em: EntityManager,
  { members = {}, columns = [], subject, department, assignedEditor, ...own }: ColloquiumOverrides = {},
): Promise<Colloquium> {
  const number = nextNumber('colloquium');
  const colloquium = em.create(Colloquium, {
    kind: 0,
    number: `TJ${number}`,
    name: `集刊${number}`,
    nameEn: `Journal ${number}`,
    reviewType: 1,
    checksPlagiarism: false,
    invitesReviewers: false,
    chiefPreAccepts: false,
    deputyReviews: false,
    ...own,
    subject: subject ?? (await entryOf(em, 'SUBJECT')),
    editorialDepartment: department ?? null,
    publishingHouse: department ?? null,
    assignedEditor: assignedEditor ?? null,
    createdAt: BORN,
  });
  for (const [position, name] of columns.entries()) em.create(ColloquiumColumn, { colloquium, name, position });
  let position = 0;
  for (const type of ['chief', 'executive', 'deputy', 'editor'] as const) {
    for (const user of members[type] ?? []) em.create(ColloquiumMember, { colloquium, user, type, position: (position += 1) });
  }
  await em.flush();
  return colloquium;
}
