// The publication settings of journals: saved one by one, or copied from the house's to several at once (decision 92).
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { HOUSE_FIELDS, type HouseField, publicationRules, withHouse } from '../../../../shared/forms/publication-settings.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { checkVersion, DomainError, parseInput } from '../../../errors.ts';
import { decodeId } from '../../../graphql/node.ts';
import { houseValuesOf, keptOf } from '../../publisher/publication-defaults.ts';
import type { PublisherSettings } from '../../publisher/publisher-settings.entity.ts';
import { publisherSettings } from '../../publisher/publisher.service.ts';
import { ColloquiumColumn } from '../colloquium-column.entity.ts';
import { ColloquiumKind } from '../colloquium.enums.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { managedColloquium } from '../managed-colloquium.ts';
import { ownColloquiums } from '../own-colloquiums.ts';
import { publicationKindOf } from '../publication-kind.ts';
import type { ColloquiumPublication, SaveColloquiumPublicationInput } from './publication.types.ts';

export async function publicationOf(colloquium: Colloquium): Promise<ColloquiumPublication> {
  const columns = await colloquium.columns.loadItems();
  return {
    ...houseValuesOf(colloquium),
    kind: publicationKindOf(colloquium),
    issn: colloquium.issn ?? '',
    eissn: colloquium.eissn ?? '',
    cn: colloquium.cn ?? '',
    heldAt: colloquium.heldAt ?? '',
    heldFrom: colloquium.heldFrom ?? null,
    heldUntil: colloquium.heldUntil ?? null,
    columns: columns.map((column) => ({ column, name: column.name, nameEn: column.nameEn ?? '', articleType: column.articleType })),
    version: colloquium.version,
  };
}

/** Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field, of a column at columns.<n>. */
export async function savePublication(
  ctx: Context,
  id: number,
  { version, columns, ...input }: Omit<SaveColloquiumPublicationInput, 'colloquiumId'>,
): Promise<Colloquium> {
  const { kind } = await managedColloquium(ctx, id);
  const { columns: named, ...values } = parseInput(publicationRules(kind === ColloquiumKind.CONFERENCE), {
    ...input,
    columns: columns.map((column) => ({ ...column, name: '' })),
  });
  // Even if only columns change, the next save on top of this version is refused; and no other runs beside this one.
  const { rows } = await sql`update colloquium set version = version + 1 where id = ${id} and version = ${version} returning id`.execute(
    query(ctx.em),
  );
  if (rows.length === 0) throw new DomainError('CONFLICT');
  const colloquium = await ctx.em.findOneOrFail(Colloquium, id, { refresh: true });
  Object.assign(colloquium, keptOf(values), {
    isSeries: values.kind === 'SERIES',
    issn: values.issn || null,
    eissn: values.eissn || null,
    cn: values.cn || null,
    heldAt: values.heldAt || null,
    heldFrom: values.heldFrom,
    heldUntil: values.heldUntil,
  });
  const known = await ctx.em.find(ColloquiumColumn, { colloquium: id });
  // A column that has been removed meanwhile has nothing to say any more.
  for (const column of known) {
    const said = named.find(({ id: key }) => decodeId('ColloquiumColumn', key) === column.id);
    if (said) Object.assign(column, { nameEn: said.nameEn || null, articleType: said.articleType });
  }
  await ctx.em.flush();
  return colloquium;
}

interface Copy {
  colloquium: Colloquium;
  version: number;
  changes: { field: HouseField; before: string; after: string }[];
}

function copyInto(colloquium: Colloquium, settings: PublisherSettings, overwrites: boolean): Copy {
  const before = houseValuesOf(colloquium);
  const after = withHouse(before, houseValuesOf(settings), overwrites);
  const changes = HOUSE_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
  return { colloquium, version: colloquium.version, changes };
}

/** Of the viewer’s journals and conferences, those that a copy would change. */
export async function copiesOf(ctx: Context, overwrites: boolean): Promise<Copy[]> {
  const settings = await publisherSettings(ctx);
  const own = await ownColloquiums(ctx, null);
  return own.map((colloquium) => copyInto(colloquium, settings, overwrites)).filter(({ changes }) => changes.length > 0);
}

interface CopyTo {
  version: number;
  overwrites: boolean;
  to: readonly { id: number; version: number }[];
}

/**
 * Copies to all of them or to none, exactly as it was looked at. Errors: NOT_FOUND outside of the viewer's departments; CONFLICT where the
 * house's settings or a journal have been saved since.
 */
export async function copyDefaults(ctx: Context, { version, overwrites, to }: CopyTo): Promise<Colloquium[]> {
  const settings = await publisherSettings(ctx);
  checkVersion(settings, version);
  const copied: Colloquium[] = [];
  for (const { id, version: seen } of to.toSorted((one, other) => one.id - other.id)) {
    const colloquium = await managedColloquium(ctx, id);
    await ctx.em.refresh(colloquium, { lockMode: LockMode.PESSIMISTIC_WRITE });
    checkVersion(colloquium, seen);
    const values = withHouse(houseValuesOf(colloquium), houseValuesOf(settings), overwrites);
    Object.assign(colloquium, keptOf(values));
    copied.push(colloquium);
  }
  await ctx.em.flush();
  return copied;
}
