// A client's form contents in the shape that the shared rules take.
import {
  COLLOQUIUM_CHOICES,
  COLLOQUIUM_DAYS,
  COLLOQUIUM_FILES,
  COLLOQUIUM_LINE_LISTS,
  COLLOQUIUM_LINES,
  COLLOQUIUM_TEXTS,
  isEmptyMember,
  type ColloquiumValues,
  type MemberRow,
  type Office,
} from '../../../shared/forms/colloquium.ts';
import { each, texts } from '../../../shared/forms/field-list.ts';
import type { MemberType } from '../../../shared/roles.ts';
import { ColloquiumOffice } from '../colloquiums/colloquium.enums.ts';
import type { ColloquiumContent, ColloquiumPersonInput } from './colloquium-form.inputs.ts';

const officeNames = new Map<MemberType, Office>((Object.keys(ColloquiumOffice) as Office[]).map((name) => [ColloquiumOffice[name], name]));

const people = (rows: readonly ColloquiumPersonInput[] | null | undefined): MemberRow[] =>
  (rows ?? []).map(({ office, personCode, name }) => ({
    office: office ? (officeNames.get(office) ?? '') : '',
    code: personCode ?? '',
    name: name ?? '',
  }));
/** Rows that are wholly blank are left out (D13-041), where the rules ask for no last one. */
const optional = (rows: Parameters<typeof people>[0]) => people(rows).filter((row) => !isEmptyMember(row));

export function valuesOf(content: ColloquiumContent): ColloquiumValues {
  return {
    ...texts(content, [...COLLOQUIUM_LINES, ...COLLOQUIUM_TEXTS, ...COLLOQUIUM_DAYS, ...COLLOQUIUM_CHOICES, ...COLLOQUIUM_FILES]),
    ...each(COLLOQUIUM_LINE_LISTS, (list) => (content[list] ?? []).filter((line) => line.trim() !== '')),
    // As they were sent: that the last one is empty is for the rules to say (S3 §5.1).
    hostUnits: [...(content.hostUnits ?? [])],
    members: people(content.members),
    editorialCommittee: optional(content.editorialCommittee),
    expertCommittee: optional(content.expertCommittee),
    columns: (content.columns ?? []).map(({ id, name }) => ({ id: id ?? '', name })),
    publishingMonths: (content.publishingMonths ?? []).map(String),
    initCycle: content.initCycle?.toString() ?? '',
    initCycleTime: content.initCycleTime ?? '',
    senderAddress: content.senderAddress ?? '',
    senderPassword: content.senderPassword ?? '',
    senderName: content.senderName ?? '',
    senderHost: content.senderHost ?? '',
    senderPort: content.senderPort?.toString() ?? '',
    isSenderSecure: content.isSenderSecure ?? true,
  };
}
