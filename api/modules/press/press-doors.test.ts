// Side doors to an issue and its documents: links that outlive their session or token, role records of other departments, uploads of
// others; and hostile texts in its documents.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildApiToken, buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { beginIssue, pressOf } from './press.factory.ts';

const MOST_OF_PAGE = 6;
let world: WorkflowWorld;
let journal: Colloquium;
let issueId: number;
let ids: number[];
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(async () => void ({ journal, issueId, ids } = await beginIssue(world)));
const { seen, save, exported, send, download, ready, upload } = pressOf(() => ({ world, journal, issueId, ids }));

const LINK = 'query ($id: ID!) { node(id: $id) { ... on Issue { documentUrl(document: CATALOGUE) } } }';
async function linkOf(token: string): Promise<string | null> {
  const answer = await world.app.request<{ node: { documentUrl: string | null } | null }>(LINK, { id: idOf('Issue', issueId) }, { token });
  const url = answer.data?.node?.documentUrl;
  return url ? world.app.url + url : null;
}
const statusOf = async (url: string | null) => (await fetch(url ?? `${world.app.url}/none`)).status;

describe('a link to a document of an issue', () => {
  it('ends with its session, with the role it was made in, and is of no use at other doors', async () => {
    await ready();
    const token = await buildSession(world.em(), world.people.chief, world.app.clock);
    const url = await linkOf(token);
    expect(await statusOf(url)).toBe(200);
    for (const door of ['/files/', '/archives/', '/preprint-files/'])
      expect(await statusOf((url ?? '').replace('/issues/', door)), door).toBe(404);
    await world.app.request('mutation { signOut { ok } }', {}, { token });
    expect(await statusOf(url)).toBe(404);
  });

  it('of an API token is good while the person has one in that role', async () => {
    await ready();
    const em = world.em();
    const url = await linkOf(await buildApiToken(em, world.people.chief, world.app.clock, 'EDITOR_IN_CHIEF'));
    expect(await statusOf(url)).toBe(200);
    await em.execute('update api_token set revoked_at = now() where user_id = ?', [world.people.chief.id]);
    expect(await statusOf(url)).toBe(404);
    await em.execute('delete from api_token where user_id = ?', [world.people.chief.id]);
  });

  it.each(['PUBLISHING_EDITOR', 'OPERATIONS'] as const)(
    'is given to no %s of other departments, who know of no issue there',
    async (kind) => {
      await ready();
      await send();
      const em = world.em();
      const role = await buildRole(em, kind, [await buildDepartment(em)]);
      const token = await buildSession(em, await buildUser(em, { roles: [], records: [role] }), world.app.clock, { role });
      const ask = (text: string, id: string) => world.app.request<{ node: object | null }>(text, { id }, { token });
      expect(await linkOf(token)).toBeNull();
      expect((await ask('query ($id: ID!) { node(id: $id) { ... on Issue { number remark } } }', idOf('Issue', issueId))).data).toEqual({
        node: null,
      });
      const { data } = await ask(
        'query ($id: ID!) { node(id: $id) { ... on Colloquium { issues { id } issue { id } } } }',
        idOf('Colloquium', journal.id),
      );
      expect(data).toEqual({ node: null });
      const confirmed = await world.app.request(
        'mutation ($input: ConfirmIssueReceiptInput!) { confirmIssueReceipt(input: $input) { issue { id } } }',
        { input: { issueId: idOf('Issue', issueId) } },
        { token },
      );
      expect(codeOf(confirmed)).toBe(kind === 'PUBLISHING_EDITOR' ? 'NOT_FOUND' : 'FORBIDDEN');
      const told = await em.execute<{ count: number }[]>(
        'select count(*)::int as count from message where user_id in (select user_id from user_role where role_id = ?)',
        [role.id],
      );
      expect(told).toEqual([{ count: 0 }]);
    },
  );
});

it('takes no upload of somebody else along, nor one twice', async () => {
  await ready();
  const theirs = await upload('他人.pdf', 'otherChief');
  const own = await upload('自己.pdf');
  expect(codeOf(await send('chief', { filePaths: [own, theirs] }))).toBe('INVALID_INPUT');
  expect((await seen()).sentAt).toBeNull();
  expect(codeOf(await send('chief', { filePaths: [own, own] }))).toBeUndefined();
  expect((await seen()).submittedFiles?.map(({ name }) => name)).toEqual(['自己.pdf']);
});

it('of two who save or plan at once one does, and the other is told', async () => {
  const { version } = await seen();
  const plan = world.ask('otherChief', 'mutation ($input: PlanIssueInput!) { planIssue(input: $input) { issue { version } } }', {
    input: { issueId: idOf('Issue', issueId), plannedOn: '2027-03-01', version },
  });
  const answers = await Promise.all([save({ contents: '甲的目录', version }), save({ contents: '乙的目录', version }, 'otherChief'), plan]);
  expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
});

it('keeps hostile texts and names as texts and names', async () => {
  const contents = '<w:p>&amp;</w:p> ]]> {{link}}\u0000\uFFFE……=cmd|x（1）\n【<script>】\n../../甲……乙';
  await save({ contents });
  expect((await seen()).contents).toBe(contents.replace('\u0000\uFFFE', ''));
  await exported();
  const xml = strFromU8(unzipSync(await download('CATALOGUE'))['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('&lt;w:p&gt;&amp;amp;&lt;/w:p&gt; ]]&gt; {{link}}');
  const names = ['../../passwd.pdf', 'a\u202Efdp.exe.pdf', 'b\uFFFE\uFDD0.pdf', 'CON.pdf', 'con.PDF', `${'长'.repeat(300)}.pdf`];
  const filePaths = [];
  for (const name of names) filePaths.push(await upload(name));
  expect(codeOf(await send('chief', { filePaths }))).toBeUndefined();
  const members = Object.keys(unzipSync(await download('PACKAGE', 'publisher'))).filter((name) => name.startsWith('主编提交材料/'));
  expect(members.slice(0, 5)).toEqual(
    ['passwd.pdf', 'afdp.exe.pdf', 'b.pdf', '_CON.pdf', '_con (2).PDF'].map((name) => `主编提交材料/${name}`),
  );
  expect(Buffer.byteLength(members[5] ?? '')).toBeLessThanOrEqual(255 + Buffer.byteLength('主编提交材料/'));
});

const ISSUE = `id number sentAt receivedAt viewerCanEdit plannedOn version colloquium { kind } sentBy { realName } remark contents receivedBy { realName } viewerCanConfirmReceipt
  articles { column authorNames firstPage lastPage doi contribution { id titleZh titleEn } } submittedFiles { name size uploadedAt url }`;
const HEAD = `id name number kind subject { label } hostUnits publishingUnit cycle { label } officeHolders { office person { realName } } issues { id number sentAt }`;

it(`a sent issue costs at most ${MOST_OF_PAGE} statements, and its whole page with the facts of the journal two more, for its editors and for the publisher`, async () => {
  await ready();
  await send('chief', { filePaths: [await upload('说明.pdf')] });
  const pages = [
    [`query One($id: ID!) { node(id: $id) { ... on Issue { ${ISSUE} } } }`, idOf('Issue', issueId), MOST_OF_PAGE],
    [
      `query Page($id: ID!) { viewer { id currentRole { number kind } } node(id: $id) { ... on Colloquium { ${HEAD} issue(number: 3) { ${ISSUE} } } } }`,
      idOf('Colloquium', journal.id),
      MOST_OF_PAGE + 2,
    ],
  ] as const;
  for (const who of ['chief', 'publisher'] as const)
    for (const [text, id, most] of pages) {
      const read = async () => JSON.stringify((await world.ask(who, text, { id })).data);
      expect(await read()).toMatch(/"sentBy":\{"realName":"chief"\}.*甲篇.*说明\.pdf/u);
      const statements = await statementsOf(read);
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
    }
});
