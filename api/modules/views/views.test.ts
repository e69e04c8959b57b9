// Saved views through the API: one's own, shared with an office, and what is refused.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_VIEWS } from '../../../shared/limits.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface View {
  id: string;
  name: string;
  address: string;
  viewerCanChange: boolean;
  viewerCanRemove: boolean;
}
const FIELDS = 'id name address viewerCanChange viewerCanRemove';

async function act(token: string, name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer = name === 'deleteView' ? 'deletedViewId' : `view { ${FIELDS} }`;
  const { data, errors } = await app.request<Record<string, { view?: View } | null>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`,
    { input },
    { token },
  );
  return { view: data?.[name]?.view, code: errors?.[0]?.extensions?.['code'], fields: errors?.[0]?.extensions?.['fields'] };
}
async function seen(token: string, list = 'ManuscriptListPage'): Promise<View[]> {
  const { data } = await app.request<{ viewer: { savedViews: View[] } }>(
    `query ($list: String) { viewer { savedViews(list: $list) { ${FIELDS} } } }`,
    { list },
    { token },
  );
  return data?.viewer.savedViews ?? [];
}
const save = (token: string, changes: object = {}) =>
  act(token, 'saveView', { list: 'ManuscriptListPage', name: '逾期的', address: '?due=OVERDUE&page=3&roleId=3', ...changes });

async function buildOffice() {
  const tx = em();
  const [editor, chief, other] = [
    await buildUser(tx, { roles: ['EDITOR', 'AUTHOR'] }),
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    await buildUser(tx, { roles: ['EDITOR'] }),
  ];
  const journal = await buildColloquium(tx, { members: { editor: [editor], chief: [chief] } });
  const session = (user: typeof editor, role?: 'AUTHOR') => buildSession(tx, user, app.clock, role ? { role } : {});
  return {
    journalId: idOf('Colloquium', journal.id),
    editorId: editor.id,
    editor: await session(editor),
    author: await session(editor, 'AUTHOR'),
    chief: await session(chief),
    other: await session(other),
  };
}

it('keeps filters and order by name for their maker alone, without the page, in whatever role (B-414)', async () => {
  const { editor, author, other } = await buildOffice();
  const { view } = await save(editor);
  expect(view).toMatchObject({ name: '逾期的', address: 'due=OVERDUE', viewerCanChange: true, viewerCanRemove: true });
  expect((await seen(author)).map(({ name }) => name)).toEqual(['逾期的']);
  expect(await seen(editor, 'PoolPage')).toEqual([]);
  expect(await seen(other)).toEqual([]);
  expect((await act(other, 'renameView', { viewId: view?.id, name: '我的' })).code).toBe('NOT_FOUND');
  expect((await act(other, 'deleteView', { viewId: view?.id })).code).toBe('NOT_FOUND');
  expect((await act(editor, 'renameView', { viewId: view?.id, name: ' 急 ' })).view?.name).toBe('急');
  await act(editor, 'deleteView', { viewId: view?.id });
  expect(await seen(editor)).toEqual([]);
});

it('is read by the office of the journal that shares it, changed by its maker, removed by its maker or the editor-in-chief (B-414)', async () => {
  const { journalId, editor, author, chief, other } = await buildOffice();
  const { view } = await save(editor);
  const share = (token: string) => act(token, 'shareView', { viewId: view?.id, colloquiumId: journalId });
  expect((await share(other)).code, 'a view that is not theirs').toBe('NOT_FOUND');
  expect((await share(author)).code, 'an author is no office').toBe('NOT_FOUND');
  expect((await share(editor)).view?.id).toBe(view?.id);
  expect(await seen(chief)).toMatchObject([{ name: '逾期的', viewerCanChange: false, viewerCanRemove: true }]);
  expect(await seen(other), 'an editor of another journal').toEqual([]);
  expect((await act(chief, 'renameView', { viewId: view?.id, name: '我的' })).code).toBe('FORBIDDEN');
  const { view: ofChief } = await save(chief, { name: '主编的' });
  await act(chief, 'shareView', { viewId: ofChief?.id, colloquiumId: journalId });
  expect((await seen(editor)).map(({ name, viewerCanRemove }) => [name, viewerCanRemove])).toEqual([
    ['主编的', false],
    ['逾期的', true],
  ]);
  expect((await act(editor, 'deleteView', { viewId: ofChief?.id })).code).toBe('FORBIDDEN');
  await act(chief, 'deleteView', { viewId: view?.id });
  expect((await seen(editor)).map(({ name }) => name)).toEqual(['主编的']);
});

it('of one who has left the journal is renamed no more, and can still be taken back from it (B-414)', async () => {
  const { journalId, editorId, editor, chief } = await buildOffice();
  const { view } = await save(editor);
  await act(editor, 'shareView', { viewId: view?.id, colloquiumId: journalId });
  await em().nativeDelete(ColloquiumMember, { user: editorId });
  expect((await act(editor, 'renameView', { viewId: view?.id, name: '请看这里' })).code).toBe('FORBIDDEN');
  expect((await seen(chief)).map(({ name }) => name)).toEqual(['逾期的']);
  expect((await act(editor, 'shareView', { viewId: view?.id, colloquiumId: journalId })).code).toBe('NOT_FOUND');
  expect((await act(editor, 'shareView', { viewId: view?.id })).code).toBeUndefined();
  expect(await seen(chief)).toEqual([]);
  expect((await act(editor, 'renameView', { viewId: view?.id, name: '急' })).view?.name).toBe('急');
});

it('refuses a name that is empty or too long, an address that is too long, and one view more than fifty (B-414)', async () => {
  const { editor } = await buildOffice();
  expect((await save(editor, { name: ' ' })).fields).toHaveProperty('name');
  expect((await save(editor, { name: '长'.repeat(41) })).fields).toHaveProperty('name');
  expect((await save(editor, { name: '𠮷'.repeat(40) })).view).toBeTruthy();
  expect((await save(editor, { list: 'no list' })).fields).toHaveProperty('list');
  expect((await save(editor, { address: `q=${'x'.repeat(3000)}` })).code).toBe('REQUEST_TOO_LARGE');
  for (let count = 1; count < MAX_VIEWS; count += 1) await save(editor);
  expect((await save(editor)).fields).toHaveProperty('name');
  expect(await seen(editor)).toHaveLength(MAX_VIEWS);
});

it('takes a name as it is seen, on one line, without what no database takes (B-414)', async () => {
  const { editor } = await buildOffice();
  expect((await save(editor, { name: '\u0000逾\n期\u202e的' })).view?.name).toBe('逾 期的');
  expect((await save(editor, { name: '\u0000\u200b' })).fields).toHaveProperty('name');
});
