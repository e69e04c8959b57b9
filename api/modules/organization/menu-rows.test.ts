// The menu is made from shared/screens.ts at every start: a new screen is there for its roles, and administrators' decisions stay.
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOrm, migrate } from '../../database/orm.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { MENU, SCREENS, type MenuGroup, type ScreenPath } from '../../../shared/screens.ts';
import { Menu } from './menu.entity.ts';
import { writeMenu } from './menu-rows.ts';
import { Role } from './role.entity.ts';

let database: TestDatabase;
let client: Client;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm({ databaseUrl: database.url });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await orm.close();
  await database.close();
});
beforeEach(() => migrate(orm, database.url).then(() => undefined));

const em = () => database.orm.em.fork();
const rows = () => em().find(Menu, {}, { orderBy: { id: 'asc' }, populate: ['parent'] });
const numberOf = async (url: ScreenPath, group: string) => {
  const found = (await rows()).filter((row) => row.url === url && row.parent?.unwrap().key === group);
  expect(found).toHaveLength(1);
  return found[0]?.id;
};
async function opens(kind: RoleKindId): Promise<number[]> {
  const role = await em().findOneOrFail(Role, { kind, isSeeded: true }, { populate: ['menus'] });
  return role.menus.getIdentifiers().map(Number);
}
/** The menu with other lists of screens, or for other kinds. */
const but = (key: string, change: (group: MenuGroup) => Partial<MenuGroup>) =>
  MENU.map((group) => (group.key === key ? { ...group, ...change(group) } : group));

it('has a row for each screen of each group, by its names and in its order, and its seeded roles open it', async () => {
  const all = await rows();
  for (const [position, group] of MENU.entries()) {
    const parent = all.find(({ key }) => key === group.key);
    expect(parent).toMatchObject({ nameZh: group.zh, nameEn: group.en, position, kinds: group.kinds });
    const items = all.filter((row) => row.parent?.id === parent?.id).toSorted((a, b) => a.position - b.position);
    expect(items.map(({ url, nameZh, nameEn, isInNavigation }) => [url, nameZh, nameEn, isInNavigation])).toEqual(
      group.screens.map((url) => [url, SCREENS[url].zh, SCREENS[url].en, 'icon' in SCREENS[url]]),
    );
    for (const kind of group.kinds) expect(await opens(kind)).toEqual(expect.arrayContaining([parent, ...items].map((row) => row?.id)));
  }
  expect(all).toHaveLength(MENU.length + MENU.flatMap(({ screens }) => screens).length);
});

it('keeps the numbers that old scripts know, and writes nothing where nothing differs', async () => {
  const before = await rows();
  expect(before.filter(({ url }) => url === 'managePerson' || url === 'signInHistory').map(({ id }) => id)).toEqual([104, 116]);
  const versions = async () =>
    await em().execute('select xmin::text, id from menu union all select xmin::text, menu_id from role_menu order by 2, 1');
  const written = await versions();
  await writeMenu(client);
  expect(await versions()).toEqual(written);
});

it('gives a new screen to the seeded records of its kinds once, and never back what an administrator took away', async () => {
  await client.query(`delete from menu where url = 'apiTokens'`);
  // The release that brings it.
  await writeMenu(client);
  const id = await numberOf('apiTokens', 'administration');
  expect(await opens(RoleKind.ADMINISTRATOR)).toContain(id);
  expect(await opens(RoleKind.OPERATIONS)).not.toContain(id);
  await client.query('delete from role_menu where menu_id = $1', [id]);
  await migrate(orm, database.url);
  expect(await opens(RoleKind.ADMINISTRATOR)).not.toContain(id);
  expect((await rows()).find((row) => row.id === id)?.kinds).toEqual([RoleKind.ADMINISTRATOR]);
});

it('gives a screen to a kind that it is newly for, and not again to the others', async () => {
  const id = await numberOf('optListUnuse', 'pool');
  await client.query('delete from role_menu where menu_id = $1', [id]);
  await writeMenu(
    client,
    but('pool', ({ kinds }) => ({ kinds: [...kinds, RoleKind.PUBLISHING_EDITOR] })),
  );
  expect(await opens(RoleKind.PUBLISHING_EDITOR)).toContain(id);
  expect(await opens(RoleKind.OPERATIONS)).not.toContain(id);
  expect((await rows()).find((row) => row.id === id)?.kinds).toEqual([RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS]);
});

it('calls and orders its rows as the table does, whatever they were called before', async () => {
  const before = await numberOf('status', 'statistics');
  await writeMenu(
    client,
    but('statistics', ({ screens }) => ({ en: 'Figures', screens: screens.toReversed() })),
  );
  expect((await rows()).find(({ key }) => key === 'statistics')).toMatchObject({ nameEn: 'Figures' });
  await writeMenu(client);
  expect((await rows()).find(({ key }) => key === 'statistics')).toMatchObject({ nameEn: 'Statistics' });
  expect((await rows()).find(({ id }) => id === before)).toMatchObject({ url: 'status', position: 5 });
});

it('leaves what it does not know, which a newer release may have beside it, with its holders', async () => {
  const id = await numberOf('maintenance', 'administration');
  await writeMenu(
    client,
    but('administration', ({ screens }) => ({ screens: screens.filter((url) => url !== 'maintenance') })),
  );
  expect(await numberOf('maintenance', 'administration')).toBe(id);
  expect(await opens(RoleKind.ADMINISTRATOR)).toContain(id);
});

it('leaves nothing half written', async () => {
  const before = await rows();
  await client.query('alter table role_menu add constraint nothing_more check (false) not valid');
  try {
    const [first] = MENU;
    const another: MenuGroup = { ...(first ?? { screens: [], zh: '', en: '' }), key: 'another', kinds: [RoleKind.AUTHOR] };
    await expect(writeMenu(client, [...MENU, another])).rejects.toThrow('nothing_more');
  } finally {
    await client.query('alter table role_menu drop constraint nothing_more');
  }
  expect((await rows()).map(({ id, key, url }) => [id, key, url])).toEqual(before.map(({ id, key, url }) => [id, key, url]));
});
