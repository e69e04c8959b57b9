// Brings a file of institutions into the register: first shown, then done, twice without harm. What the office has said is only added to.
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../database/tables.ts';
import { addNames, folded } from '../institution-names.ts';
import { placeUnits } from '../institution.service.ts';
import type { InstitutionSourceName } from '../institution.enums.ts';
import { linesOf, type FileForm } from './import-lines.ts';
import type { ImportRecord, RefusedLine } from './import-record.ts';

/** Records of one set of statements. */
const BATCH = 500;
/** Examples and refused lines that a report holds. */
const MOST_SHOWN = 50;

interface ImportChange {
  name: string;
  rorId: string | null;
  isNew: boolean;
  /** What is written anew, or added to: name, nameEn, country, city, rorId, aliases. */
  fields: string[];
}

export interface ImportReport {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** The first of those that are new or changed. */
  changes: ImportChange[];
  refusedLines: RefusedLine[];
}

interface Known {
  id: number;
  name: string;
  name_en: string;
  country: string;
  city: string;
  ror_id: string | null;
  source: InstitutionSourceName;
  /** Found by the record’s iD, not by its name. */
  is_same: boolean;
  /** The record’s iD is that of an institution that was merged into this one. */
  is_survivor: boolean;
}

/**
 * Reads the file to its end, a batch at a time. `isTrial`: says what would be done. `inBatch` gives each batch its transaction. Errors:
 * UnreadableFile; the batches before it are done.
 */
export async function importInstitutions(
  { form, isTrial }: { form: FileForm; isTrial: boolean },
  file: Readable,
  inBatch: <T>(work: (em: EntityManager) => Promise<T>) => Promise<T>,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, changed: 0, unchanged: 0, refused: 0, changes: [], refusedLines: [] };
  const seen = new Set<string>();
  let batch: ImportRecord[] = [];
  const refuse = (line: RefusedLine) => {
    report.refused += 1;
    if (report.refusedLines.length < MOST_SHOWN) report.refusedLines.push(line);
  };
  const finish = async () => {
    const records = batch;
    batch = [];
    if (records.length > 0) await inBatch((em) => bringIn(em, records, isTrial, report));
  };
  for await (const read of linesOf(form, file)) {
    if ('reason' in read) refuse(read);
    else {
      const key = read.record.rorId ?? `${folded(read.record.name)} ${read.record.country}`;
      if (seen.has(key)) refuse({ line: read.line, what: read.record.name, reason: 'institutions.import.twice' });
      else batch.push(read.record);
      seen.add(key);
    }
    if (batch.length >= BATCH) await finish();
  }
  await finish();
  if (!isTrial && report.created + report.changed > 0) await inBatch((em) => placeUnits({ em }));
  return report;
}

async function bringIn(em: EntityManager, records: readonly ImportRecord[], isTrial: boolean, report: ImportReport): Promise<void> {
  // Beside an import nobody adds what it is about to add.
  await em.execute(`select pg_advisory_xact_lock(hashtext('institutions'))`);
  const known = await knownOf(em, records);
  const names = await namesOf(em, [...known.values()]);
  const written: { record: ImportRecord; id: number | null; said: Known | null; fields: string[] }[] = [];
  const taken = new Set<number>();
  for (const record of records) {
    const found = known.get(record) ?? null;
    // A second record of one name is another institution; one of an iD that the register has is not.
    const said = found && (found.is_same || !taken.has(found.id)) ? found : null;
    if (said) taken.add(said.id);
    const fields = said ? changesOf(record, said, names.get(said.id) ?? new Set()) : ['name'];
    if (said && fields.length === 0) {
      report.unchanged += 1;
      continue;
    }
    report[said ? 'changed' : 'created'] += 1;
    if (report.changes.length < MOST_SHOWN) report.changes.push({ name: record.name, rorId: record.rorId, isNew: !said, fields });
    written.push({ record, id: said?.id ?? null, said, fields });
  }
  if (isTrial || written.length === 0) return;
  const fresh = written.filter(({ id }) => id === null);
  const ids =
    fresh.length === 0
      ? []
      : await em.execute<{ id: number }[]>(
          `select nextval(pg_get_serial_sequence('institution', 'id'))::int as id from generate_series(1, ?)`,
          [fresh.length],
        );
  for (const [at, one] of fresh.entries()) one.id = ids[at]?.id ?? null;
  await insert(em, fresh);
  const again = written.filter(({ said }) => said !== null);
  // A statement writes a row once: records of institutions that were merged into one follow each other, its own first.
  await update(
    em,
    again.filter(({ said }) => said?.is_survivor !== true),
  );
  for (const one of again.filter(({ said }) => said?.is_survivor)) await update(em, [one]);
  await rename(em, written);
  await addNames(
    em,
    written.flatMap(({ record, id, said }) =>
      id === null
        ? []
        : record.names.map(({ text, kind }) => ({
            institutionId: id,
            text,
            kind: said && isKept(said) && kind !== 'ACRONYM' ? ('ALIAS' as const) : kind,
          })),
    ),
  );
}

/** The office has said what it is called, or it stands for what the record describes: the record adds to it. */
const isKept = ({ source, is_survivor: isSurvivor }: Known): boolean => source === 'OFFICE' || isSurvivor;

const FIELDS = [
  ['name', 'name'],
  ['nameEn', 'name_en'],
  ['country', 'country'],
  ['city', 'city'],
] as const;

function changesOf(record: ImportRecord, said: Known, names: ReadonlySet<string>): string[] {
  const fields = FIELDS.filter(
    ([own, column]) => record[own] !== '' && record[own] !== said[column] && (!isKept(said) || said[column] === ''),
  ).map(([own]): string => own);
  if (record.rorId !== null && said.ror_id === null && !said.is_survivor) fields.push('rorId');
  if (record.names.some(({ text }) => !names.has(folded(text)))) fields.push('aliases');
  return fields;
}

/** By ROR iD first, then by the same name in the same country where the register’s has no other iD. */
async function knownOf(em: EntityManager, records: readonly ImportRecord[]): Promise<ReadonlyMap<ImportRecord, Known>> {
  const { rows: byRor } = await sql<Known & { asked: string }>`
    select asked.ror_id as asked, true as is_same, asked.merged_into_id is not null as is_survivor, i.id, i.name, i.name_en, i.country, i.city, i.ror_id, i.source
    from institution asked join institution i on i.id = coalesce(asked.merged_into_id, asked.id)
    where asked.ror_id = any(${records.flatMap(({ rorId }) => rorId ?? [])}::text[])`.execute(query(em));
  const { rows: byName } = await sql<Known & { asked: string }>`
    select n.folded as asked, false as is_same, false as is_survivor, i.id, i.name, i.name_en, i.country, i.city, i.ror_id, i.source
    from institution_name n join institution i on i.id = n.institution_id
    where n.kind = 'NAME' and n.folded = any(${[...new Set(records.map((record) => folded(record.name)))]}::text[])`.execute(query(em));
  const ofRorId = new Map(byRor.map((row) => [row.asked, row]));
  const ofName = Map.groupBy(byName, ({ asked }) => asked);
  const found = new Map<ImportRecord, Known>();
  for (const record of records) {
    const same = record.rorId === null ? undefined : ofRorId.get(record.rorId);
    const alike = (ofName.get(folded(record.name)) ?? []).filter(
      ({ country, ror_id: rorId }) =>
        (country === '' || record.country === '' || country === record.country) && (rorId === null || record.rorId === null),
    );
    const known = same ?? closest(record, alike);
    if (known) found.set(record, known);
  }
  return found;
}

/**
 * Of several of one name that of the same country, without an iD first: a file that has the name more than once finds what it added the last
 * time. Else a record belongs to the only one.
 */
function closest(record: ImportRecord, alike: readonly Known[]): Known | undefined {
  const near = alike.filter(({ country }) => country === record.country);
  return near.find(({ ror_id: rorId }) => rorId === null) ?? near[0] ?? (alike.length === 1 ? alike[0] : undefined);
}

async function namesOf(em: EntityManager, known: readonly Known[]): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { rows } = await sql<{ institution_id: number; folded: string[] }>`
    select institution_id, array_agg(folded) as folded from institution_name
    where institution_id = any(${known.map(({ id }) => id)}::int[]) group by institution_id`.execute(query(em));
  return new Map(rows.map(({ institution_id: id, folded: texts }) => [id, new Set(texts)]));
}

type Written = readonly { record: ImportRecord; id: number | null; said: Known | null }[];

/** One array a column. */
function columnsOf(written: Written) {
  const of = (field: 'name' | 'nameEn' | 'country' | 'city' | 'rorId' | 'source') => written.map(({ record }) => record[field]);
  return sql`${written.map(({ id }) => id)}::int[], ${of('name')}::text[], ${of('nameEn')}::text[], ${of('country')}::text[], ${of('city')}::text[],
    ${of('rorId')}::text[], ${of('source')}::text[]`;
}

async function insert(em: EntityManager, written: Written): Promise<void> {
  if (written.length === 0) return;
  await sql`insert into institution (id, name, name_en, country, city, ror_id, source) select * from unnest(${columnsOf(written)})`.execute(
    query(em),
  );
}

async function update(em: EntityManager, written: Written): Promise<void> {
  if (written.length === 0) return;
  await sql`update institution i set version = i.version + 1,
        name = case when kept or said.name = '' then i.name else said.name end,
        name_en = case when said.name_en = '' or (kept and i.name_en <> '') then i.name_en else said.name_en end,
        country = case when said.country = '' or (kept and i.country <> '') then i.country else said.country end,
        city = case when said.city = '' or (kept and i.city <> '') then i.city else said.city end,
        ror_id = case when survives then i.ror_id else coalesce(i.ror_id, said.ror_id) end,
        source = case when kept then i.source else said.source end
      from unnest(${columnsOf(written)}, ${written.map(({ said }) => said !== null && isKept(said))}::bool[],
        ${written.map(({ said }) => said?.is_survivor === true)}::bool[]) said(id, name, name_en, country, city, ror_id, source, kept, survives)
      where i.id = said.id`.execute(query(em));
}

/** The name that a record had before becomes another of its names. */
async function rename(em: EntityManager, written: Written): Promise<void> {
  const own = written.filter(({ said }) => said !== null && !isKept(said));
  if (own.length === 0) return;
  await sql`update institution_name n
      set kind = case when n.folded = fold(said.name) then 'NAME' when n.folded = fold(said.name_en) then 'NAME_EN' else 'ALIAS' end
      from unnest(${own.map(({ id }) => id)}::int[], ${own.map(({ record }) => record.name)}::text[],
        ${own.map(({ record, said }) => record.nameEn || (said?.name_en ?? ''))}::text[]) said(id, name, name_en)
      where n.institution_id = said.id and (n.kind in ('NAME', 'NAME_EN') or n.folded in (fold(said.name), fold(said.name_en)))`.execute(
    query(em),
  );
}
