// Creating and editing periodicals and conferences (S3 §2.4 to §2.6): the form's checks, then everything of it in one transaction.
import { ref, type Ref } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import { colloquiumRules, type CheckedColloquium, type ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { pick } from '../../../shared/forms/field-list.ts';
import { wordsIn } from '../../../shared/messages.ts';
import { signedIn, signedInPerson, type Context } from '../../context.ts';
import { lockName } from '../../database/locks.ts';
import { query } from '../../database/tables.ts';
import { DomainError, invalidInput, parseInput } from '../../errors.ts';
import { decodeId } from '../../graphql/node.ts';
import { Department } from '../organization/department.entity.ts';
import { isInScope } from '../organization/departments/department.policy.ts';
import { keepSender } from '../correspondence/colloquium-sender.service.ts';
import { dictionaryEntry } from '../reference/dictionary.service.ts';
import type { DictionaryEntry, DictionaryTypeName } from '../reference/dictionary-entry.entity.ts';
import { ColloquiumColumn } from '../colloquiums/colloquium-column.entity.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ColloquiumKind, type ColloquiumKindId } from '../colloquiums/colloquium.enums.ts';
import { CommitteeMember } from '../colloquiums/committee-member.entity.ts';
import { managedColloquium } from '../colloquiums/managed-colloquium.ts';
import { parametersOfNewColloquium } from '../colloquiums/parameters/new-colloquium.ts';
import { publicationOfNewColloquium } from '../colloquiums/publication/new-publication.ts';
import { valuesOf } from './colloquium-content.ts';
import { fileNamed } from './colloquium-files.ts';
import type { ColloquiumContent } from './colloquium-form.inputs.ts';
import { peopleOf, saveCommittees, saveMembers } from './colloquium-people.ts';

const kindName = (kind: number): ColloquiumKindName => (kind === ColloquiumKind.CONFERENCE ? 'CONFERENCE' : 'PERIODICAL');

/** Errors: INVALID_INPUT at the first field that fails, and at all others that do; FILE_KIND_REFUSED, FILE_TOO_LARGE. */
export async function createColloquium(ctx: Context, kind: ColloquiumKindId, content: ColloquiumContent): Promise<Colloquium> {
  const checked = check(kindName(kind), content, true);
  await holdNumber(ctx, checked.number, null);
  const people = await peopleOf(ctx, checked, []);
  const colloquium = ctx.em.create(Colloquium, {
    ...(await parametersOfNewColloquium(ctx)),
    ...(await publicationOfNewColloquium(ctx, kind)),
    ...(await textsAndChoices(ctx, kind, checked, null)),
    kind,
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  await saveRows(ctx, colloquium, checked, people);
  return colloquium;
}

/** Errors: NOT_FOUND outside of the viewer's departments, CONFLICT, and those of creating. */
export async function updateColloquium(ctx: Context, id: number, version: number, content: ColloquiumContent): Promise<Colloquium> {
  const { kind } = await managedColloquium(ctx, id);
  const checked = check(kindName(kind), content, false);
  // Even if only related rows change, the next save on top of this version is refused; and no other runs beside this one.
  const { rows } = await sql`update colloquium set version = version + 1 where id = ${id} and version = ${version} returning id`.execute(
    query(ctx.em),
  );
  if (rows.length === 0) throw new DomainError('CONFLICT');
  const colloquium = await ctx.em.findOneOrFail(Colloquium, id, { refresh: true });
  if (checked.number !== colloquium.number) await holdNumber(ctx, checked.number, id);
  const known = await Promise.all([ctx.em.find(ColloquiumMember, { colloquium: id }), ctx.em.find(CommitteeMember, { colloquium: id })]);
  const people = await peopleOf(
    ctx,
    checked,
    known.flat().flatMap(({ user }) => (user ? [user.id] : [])),
  );
  ctx.em.assign(colloquium, await textsAndChoices(ctx, kind, checked, colloquium));
  await ctx.em.flush();
  await saveRows(ctx, colloquium, checked, people);
  return colloquium;
}

function check(kind: ColloquiumKindName, content: ColloquiumContent, isNew: boolean): CheckedColloquium {
  return parseInput(colloquiumRules({ kind, isNew }), valuesOf(content));
}

/**
 * A number is one journal's; and none is another's with four digits or more behind it, which read as a year in the numbers that the other
 * gives to manuscripts. Two who take numbers at once: the second finds that of the first. Errors: INVALID_INPUT at number.
 */
async function holdNumber(ctx: Context, number: string, id: number | null): Promise<void> {
  await lockName(ctx.em, 'journal numbers');
  const [own, other] = [sql`upper(${number}::text)`, sql`upper(c.number)`];
  const isLonger = (longer: RawBuilder<unknown>, shorter: RawBuilder<unknown>) =>
    sql`(starts_with(${longer}, ${shorter}) and substr(${longer}, length(${shorter}) + 1) ~ '^[0-9]{4,}$')`;
  const { rows } = await sql<{ name: string; nameEn: string | null; number: string; isSame: boolean }>`
    select c.name, c.name_en as "nameEn", c.number, ${other} = ${own} as "isSame" from colloquium c where c.id is distinct from ${id}::int
      and (${other} = ${own} or ${isLonger(own, other)} or ${isLonger(other, own)}) order by ${other} = ${own} desc, c.id limit 1`.execute(
    query(ctx.em),
  );
  const [taken] = rows;
  if (!taken) return;
  const name = wordsIn(ctx.language, taken.name, taken.nameEn);
  throw invalidInput({
    number: taken.isSame
      ? { code: 'form.journalNumberTaken', params: { name } }
      : { code: 'form.journalNumberAlike', params: { name, number: taken.number } },
  });
}

const LINES = [
  'number',
  'name',
  'introduction',
  'editorIntroduction',
  'foreword',
  'callForPapers',
  'hostUnits',
  'sources',
  'homePages',
] as const;
const SETTINGS = ['publishingMonths', 'initCycle', 'initCycleTime', 'foundedOn', 'startsOn', 'endsOn'] as const;
const MAYBE = ['nameEn', 'collectedPapersName'] as const;

async function textsAndChoices(ctx: Context, kind: number, checked: CheckedColloquium, known: Colloquium | null) {
  const subject = (await entryNamed(ctx, 'SUBJECT', checked.subjectId, 'subjectId', known?.subject)) ?? known?.subject;
  if (!subject) throw invalidInput({ subjectId: { code: 'form.colloquiumSubjectRequired' } });
  const [nameEn, collectedPapersName] = MAYBE.map((field) => checked[field] || null);
  return {
    ...pick(checked, LINES),
    ...pick(checked, SETTINGS),
    nameEn,
    collectedPapersName,
    subject,
    // Not required when a periodical is edited (D13-039): left out, it stays. That of a conference is optional, and so can be removed
    // (D13-120).
    cycle:
      (await entryNamed(ctx, 'CYCLE', checked.cycleId, 'cycleId', known?.cycle)) ??
      (kind === ColloquiumKind.CONFERENCE ? null : (known?.cycle ?? null)),
    ...(await departmentsNamed(ctx, checked, known)),
    cover: maybeRef(await fileNamed(ctx, 'cover', checked.cover, known)),
    forewordFile: maybeRef(await fileNamed(ctx, 'forewordFile', checked.forewordFile, known)),
    callForPapersFile: maybeRef(await fileNamed(ctx, 'callForPapersFile', checked.callForPapersFile, known)),
  };
}

const maybeRef = <Row extends object>(row: Row | null): Ref<Row> | null => (row === null ? null : ref(row));

/** A retired one only where the journal has it. Errors: INVALID_INPUT at `field`. */
async function entryNamed(
  ctx: Context,
  type: DictionaryTypeName,
  named: string,
  field: string,
  present: Ref<DictionaryEntry> | null | undefined,
): Promise<Ref<DictionaryEntry> | null> {
  if (named === '') return null;
  const id = decodeId('DictionaryEntry', named);
  return maybeRef(await dictionaryEntry(ctx, { type, id, field, isNew: id !== present?.id, otherwise: 'form.choiceUnknown' }));
}

/**
 * The viewer's own departments, or those of the journal: editors with only some of the departments must find their own entries again, and
 * give nothing to others. Errors: INVALID_INPUT at the department; FORBIDDEN to API tokens where the journal moves to another.
 */
async function departmentsNamed(ctx: Context, { editorialDepartmentId, publishingUnitId }: CheckedColloquium, known: Colloquium | null) {
  const viewer = signedIn(ctx);
  const isHeld = (department: Department | null) => department !== null && isInScope(viewer, department.id);
  const find = async (field: 'editorialDepartmentId' | 'publishingUnitId', named: string, now: number | undefined) => {
    if (named === '') return null;
    const department = await ctx.em.findOne(Department, decodeId('Department', named));
    if (department === null || !(isHeld(department) || department.id === now))
      throw invalidInput({ [field]: { code: viewer.hasRootScope ? 'input.invalid' : 'form.departmentOfScope' } });
    return department;
  };
  const editorial = await find('editorialDepartmentId', editorialDepartmentId, known?.editorialDepartment?.id);
  const publishing = await find('publishingUnitId', publishingUnitId, known?.publishingHouse?.id);
  if (!viewer.hasRootScope && !isHeld(editorial) && !isHeld(publishing))
    throw invalidInput({ editorialDepartmentId: { code: 'form.departmentOfScope' } });
  const isGiven = (department: Department | null, now: number | undefined) => department !== null && department.id !== now;
  // Another department gets the journal.
  if (known !== null && (isGiven(editorial, known.editorialDepartment?.id) || isGiven(publishing, known.publishingHouse?.id)))
    signedInPerson(ctx);
  return { editorialDepartment: maybeRef(editorial), publishingHouse: maybeRef(publishing) };
}

async function saveRows(
  ctx: Context,
  colloquium: Colloquium,
  checked: CheckedColloquium,
  people: Awaited<ReturnType<typeof peopleOf>>,
): Promise<void> {
  await saveColumns(ctx, colloquium, checked.columns);
  await saveMembers(ctx, colloquium, checked.members, people);
  await saveCommittees(ctx, colloquium, checked, people);
  await keepSender(ctx, colloquium.id, checked.sender, 'senderPassword');
}

/** A column that is named by its id, or by the name it has, stays that of its manuscripts. */
async function saveColumns(ctx: Context, colloquium: Colloquium, rows: CheckedColloquium['columns']): Promise<void> {
  const kept = await ctx.em.find(ColloquiumColumn, { colloquium: colloquium.id });
  const left = new Set(kept);
  for (const [position, { id, name }] of rows.entries()) {
    const column = kept.find((one) => left.has(one) && (id === '' ? one.name === name : one.id === decodeId('ColloquiumColumn', id)));
    if (column === undefined && id !== '') throw invalidInput({ [`columns.${position}.name`]: { code: 'form.columnGone' } });
    if (column) left.delete(column);
    if (column) Object.assign(column, { name, position });
    else ctx.em.persist(ctx.em.create(ColloquiumColumn, { colloquium, name, position }));
  }
  for (const gone of left) ctx.em.remove(gone);
  await ctx.em.flush();
}
