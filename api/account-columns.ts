// The fates of columns that name an account when two accounts of one person are merged (decision 53), or when an account leaves an
// unproved address (decision 60). Each domain declares those of its own tables in `<domain>.module.ts`; `npm run check doors` names
// forgotten ones.
import type { MikroORM } from '@mikro-orm/postgresql';
import type { RoleKindCode } from '../shared/roles.ts';

type Fate =
  /**
   * It becomes the kept account's. `alike`: of rows that would say the same twice, the kept account's stays, and its column `both` is true
   * where both say so; `among`: of these rows alone. `asked`: rows that came to the mailbox with requests: invitations, reviews, their
   * files, letters and messages. They stay with the mailbox.
   */
  | { moves: true; alike?: readonly string[]; both?: string; among?: string; asked?: Asked }
  /** It stays with what is left of the merged account; `why`. */
  | { moves: false; why: string };

/** Requests to a mailbox: the role asked for, the column with the time, and which of the rows; all when it is not said. */
export interface Asked {
  as: RoleKindCode;
  at: string;
  among?: string;
}

export const moves: Fate = { moves: true };
export const stays = (why: string): Fate => ({ moves: false, why });

export const LOG = 'what was done stays as it was written';
export const ENDED = 'ways in end with the account';

/** By `table.column`. */
export type AccountColumns = Readonly<Record<string, Fate>>;

/** A sentence for each column that names an account and has no fate, and each fate of no such column. */
export function columnFaults(orm: MikroORM, columns: AccountColumns): string[] {
  const naming = [...orm.getMetadata().getAll().values()].flatMap((table) =>
    table.relations
      .filter(({ targetMeta, fieldNames }) => targetMeta?.tableName === 'user_account' && fieldNames?.length === 1)
      .map(({ fieldNames }) => `${table.tableName}.${fieldNames[0]}`),
  );
  return [
    ...naming
      .filter((name) => !(name in columns))
      .map((name) => `${name} names an account: its domain says in accountColumns what becomes of it when two are merged`),
    ...Object.keys(columns)
      .filter((name) => !naming.includes(name))
      .map((name) => `${name} stands in accountColumns, and there is no such column that names an account`),
  ];
}
