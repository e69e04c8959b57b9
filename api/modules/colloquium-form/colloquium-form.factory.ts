// A filled form of a periodical or conference, and operations staff who send it, for tests.
import { RoleKind } from '../../../shared/roles.ts';
import { encodeId } from '../../graphql/node.ts';
import type { GraphQLAnswer, TestApp } from '../../testing/app.ts';
import type { Department } from '../organization/department.entity.ts';
import { Menu } from '../organization/menu.entity.ts';
import { Role } from '../organization/role.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { entryOf } from '../colloquiums/colloquium.factory.ts';

let numbered = 0;

/** Operations, all over the house or of some departments. */
export async function operationsToken(app: TestApp, departments: readonly Department[] = []): Promise<string> {
  const em = app.database.orm.em.fork();
  if (departments.length === 0)
    return await buildSession(em, await buildUser(em, { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
  const role = em.create(Role, { id: 5000 + (numbered += 1), kind: RoleKind.OPERATIONS, nameZh: '分社运营', nameEn: 'Branch operations' });
  role.departments.set([...departments]);
  role.menus.set(await em.find(Menu, {}));
  await em.flush();
  return await buildSession(em, await buildUser(em, { roles: [], records: [role] }), app.clock, { language: 'zh-CN' });
}

/** Input that passes all checks of a new periodical, with these people in its offices. */
export async function periodicalInput(app: TestApp, members: readonly { office: string | null; personCode: string }[], own: object = {}) {
  const em = app.database.orm.em.fork();
  return {
    kind: 'PERIODICAL',
    number: `XK${String((numbered += 1)).padStart(4, '0')}`,
    name: '新刊研究',
    nameEn: 'Studies of New Journals',
    subjectId: encodeId('DictionaryEntry', (await entryOf(em, 'SUBJECT')).id),
    cycleId: encodeId('DictionaryEntry', (await entryOf(em, 'CYCLE')).id),
    publishingMonths: [6, 12],
    initCycle: 3,
    initCycleTime: '2026-06',
    hostUnits: ['临江大学'],
    members,
    introduction: '介绍文字',
    editorIntroduction: '主编文字',
    senderAddress: 'journal@example.com',
    senderPassword: 'Authorization-1',
    ...own,
  };
}

export const CREATE =
  'mutation CreateColloquiumTest($input: CreateColloquiumInput!) { createColloquium(input: $input) { colloquium { id name number } } }';
export const UPDATE =
  'mutation UpdateColloquiumTest($input: UpdateColloquiumInput!) { updateColloquium(input: $input) { colloquium { id name contents { version } } } }';

export type Created = { createColloquium: { colloquium: { id: string; name: string; number: string } } };

/** Its id. Throws the server's refusal. */
export async function created(app: TestApp, token: string, input: object): Promise<string> {
  const answer: GraphQLAnswer<Created> = await app.request<Created>(CREATE, { input }, { token });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createColloquium.colloquium.id;
}
