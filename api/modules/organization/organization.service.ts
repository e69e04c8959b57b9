// The navigation of the current role: groups with their screens, named in the reader's language.
import { wordsIn } from '../../../shared/messages.ts';
import { query } from '../../database/tables.ts';
import { signedIn, type Context } from '../../context.ts';

interface NavigationGroupValue {
  name: string;
  items: { name: string; url: string }[];
}

/** Groups of the current role's menu tree with their visible screens, in order (R1-011). One statement. */
export async function navigation(ctx: Context): Promise<NavigationGroupValue[]> {
  const { roleId } = signedIn(ctx);
  const rows = await query(ctx.em)
    .selectFrom('role_menu')
    .innerJoin('menu as item', 'item.id', 'role_menu.menu_id')
    .innerJoin('menu as grp', 'grp.id', 'item.parent_id')
    .select(['grp.id as group_id', 'grp.name_zh as group_zh', 'grp.name_en as group_en', 'item.name_zh', 'item.name_en', 'item.url'])
    .where('role_menu.role_id', '=', roleId)
    .where('item.is_in_navigation', '=', true)
    .where('item.url', 'is not', null)
    .orderBy('grp.position')
    .orderBy('item.position')
    .execute();
  const groups = new Map<number, NavigationGroupValue>();
  for (const row of rows) {
    if (row.url === null) continue;
    let group = groups.get(row.group_id);
    if (!group) groups.set(row.group_id, (group = { name: wordsIn(ctx.language, row.group_zh, row.group_en), items: [] }));
    group.items.push({ name: wordsIn(ctx.language, row.name_zh, row.name_en), url: row.url });
  }
  return [...groups.values()];
}
