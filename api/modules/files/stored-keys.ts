// Rows that refer to stored files: every table with a column `storage_key`. The sweep keeps these files and a backup takes them, so neither
// can forget a table.

/** Answers rows of `table_name`. */
export const KEY_TABLES = `select table_name from information_schema.columns
  where table_schema = current_schema() and column_name = 'storage_key' order by table_name`;

/** A query of the keys that rows of these tables name, each as `storage_key`; one that two rows name comes twice. */
export function keysOf(tables: readonly { table_name: string }[]): string {
  return tables.map(({ table_name: table }) => `select "storage_key" from "${table}"`).join(' union all ');
}
