// The entries of dictionaries, by pages: one dictionary for its readers, all for those who maintain them.
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { filter } from '../../graphql/list-field.ts';
import { pagedRows } from '../../graphql/paged-field.ts';
import { DictionaryEntry, type DictionaryTypeName } from './dictionary-entry.entity.ts';
import { DictionaryType } from './dictionary-type.ts';

const { Connection: DictionaryEntryConnection } = connectionTypes('DictionaryEntry', () => DictionaryEntry, { isPublic: true });

const column = (name: string) => sql.ref(`dictionary_entry.${name}`);
const inOrder = [
  { expression: column('position'), type: 'integer' },
  { expression: column('id'), type: 'integer' },
] as const;

const entries = {
  on: null,
  type: () => DictionaryEntryConnection,
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('dictionary_entry'),
    id: column('id'),
    load: (found: readonly { id: number }[]) => ctx.em.find(DictionaryEntry, { id: { $in: found.map(({ id }) => id) } }),
  }),
};

export const dictionaryPages = [
  pagedRows({
    ...entries,
    name: 'dictionaryConnection',
    description: 'The entries of a dictionary in their order, retired ones among them.',
    narrow: {
      type: {
        ...filter<Context, DictionaryTypeName>({
          type: () => DictionaryType,
          description: 'Which dictionary.',
          where: (type) => [sql<boolean>`${column('type')} = ${type}`],
        }),
        isRequired: true,
      },
    },
    ordering: { name: 'entry', direction: 'asc', terms: inOrder },
  }),
  pagedRows({
    ...entries,
    name: 'dictionaryEntryConnection',
    description: 'The entries of all dictionaries, retired ones among them, in order.',
    roles: ['OPERATIONS'],
    ordering: { name: 'entries', direction: 'asc', terms: [{ expression: column('type'), type: 'text' }, ...inOrder] },
  }),
];
