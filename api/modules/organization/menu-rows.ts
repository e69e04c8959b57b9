// The rows of the menu, which role records hold, as shared/screens.ts has them: written at every start, under the migrations' lock. Numbers
// never change, for records and old scripts hold them. A new row is given to the seeded records of its kinds, once. A row that the table
// does not know stays: it may be of a newer release that runs beside this one. The release that drops a screen deletes its row in a
// migration.
import type { Client } from 'pg';
import { MENU, SCREENS, type MenuGroup } from '../../../shared/screens.ts';
import type { RoleKindId } from '../../../shared/roles.ts';

interface Row {
  id: number;
  key: string | null;
  parent_id: number | null;
  name_zh: string;
  name_en: string;
  url: string | null;
  is_in_navigation: boolean;
  position: number;
  kinds: RoleKindId[];
}
type Wanted = Omit<Row, 'id'>;

/** Inserts and updates the differing rows, in one transaction. */
export async function writeMenu(client: Client, menu: readonly MenuGroup[] = MENU): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<Row>(
      'select id, key, parent_id, name_zh, name_en, url, is_in_navigation, position, kinds from menu',
    );
    const write = async (wanted: Wanted) => {
      const found = rows.find(({ key, parent_id, url }) => key === wanted.key && parent_id === wanted.parent_id && url === wanted.url);
      const id = found ? await update(client, found, wanted) : await insert(client, wanted);
      await giveToSeeded(
        client,
        id,
        wanted.kinds.filter((kind) => !found?.kinds.includes(kind)),
      );
      return id;
    };
    for (const [position, { key, zh, en, kinds, screens }] of menu.entries()) {
      const own = { name_zh: zh, name_en: en, url: null, is_in_navigation: true, position, kinds: [...kinds] };
      const parent_id = await write({ key, parent_id: null, ...own });
      for (const [place, url] of screens.entries()) {
        const screen = SCREENS[url];
        const words = { name_zh: screen.zh, name_en: screen.en, url, is_in_navigation: 'icon' in screen };
        await write({ key: null, parent_id, ...words, position: place, kinds: [...kinds] });
      }
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function insert(client: Client, { key, parent_id, name_zh, name_en, url, is_in_navigation, position }: Wanted): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'insert into menu (key, parent_id, name_zh, name_en, url, is_in_navigation, position) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    [key, parent_id, name_zh, name_en, url, is_in_navigation, position],
  );
  const [row] = rows;
  if (!row) throw new Error('An insert answered no row');
  return row.id;
}

async function update(client: Client, found: Row, wanted: Wanted): Promise<number> {
  const columns = ['name_zh', 'name_en', 'is_in_navigation', 'position'] as const;
  if (columns.some((name) => found[name] !== wanted[name]))
    await client.query(`update menu set (${columns.join(', ')}) = ($2, $3, $4, $5) where id = $1`, [
      found.id,
      ...columns.map((name) => wanted[name]),
    ]);
  return found.id;
}

/** `menu.kinds` records the roles that were given it, so that it is given once. */
async function giveToSeeded(client: Client, id: number, kinds: readonly RoleKindId[]): Promise<void> {
  if (kinds.length === 0) return;
  await client.query(
    'update menu set kinds = (select array_agg(distinct k order by k) from unnest(kinds || $2::smallint[]) k) where id = $1',
    [id, kinds],
  );
  await client.query(
    'insert into role_menu (role_id, menu_id) select r.id, $1 from role r where r.is_seeded and r.kind = any($2::smallint[]) on conflict do nothing',
    [id, kinds],
  );
}
