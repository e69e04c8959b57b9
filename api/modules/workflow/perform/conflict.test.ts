// Conflicts of interest: an address that an author typed takes every office over the manuscript, gives access only to the account that has
// confirmed it, and when nobody is left who could act, operations staff are told (principles, Blind review; decision 2).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { encodeId } from '../../../graphql/node.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { act, authorInput, wordFile, writeDraft } from '../../contributions/manuscript/wizard.factory.ts';
import { Message } from '../../messages/message.entity.ts';

let app: TestApp;
const people = {} as Record<'author' | 'editor' | 'editor2' | 'chief' | 'operations' | 'operationsElsewhere', User>;
const tokens = {} as Record<keyof typeof people, string>;
let journal: Colloquium;
const em = () => app.database.orm.em.fork();
const numberOf = (id: string) => Number(Buffer.from(id, 'base64').toString().split(':')[1]);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  const [house, otherHouse] = [await buildDepartment(tx), await buildDepartment(tx)];
  people.author = await buildUser(tx);
  people.editor = await buildUser(tx, { roles: ['EDITOR'] });
  people.editor2 = await buildUser(tx, { roles: ['EDITOR'] });
  people.chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
  people.operations = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [house])] });
  people.operationsElsewhere = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [otherHouse])] });
  for (const name of Object.keys(people) as (keyof typeof people)[])
    tokens[name] = await buildSession(tx, people[name], app.clock, { isRemembered: true });
  journal = await buildColloquium(tx, { department: house, members: { editor: [people.editor, people.editor2], chief: [people.chief] } });
});
afterAll(() => app.close());

/** Handed in by the author, naming these people's addresses as co-authors. */
async function submitNaming(users: readonly User[], colloquium: Colloquium): Promise<string> {
  const contributionId = await writeDraft(app, tokens.author, colloquium);
  for (const user of users) {
    const added = await act(app, tokens.author, 'author', { contributionId, ...(await authorInput(app)), email: user.email.toUpperCase() });
    if (added.errors) throw new Error(JSON.stringify(added));
  }
  await act(app, tokens.author, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
  const submitted = await act(app, tokens.author, 'submit', { contributionId });
  if (submitted.errors) throw new Error(JSON.stringify(submitted));
  return contributionId;
}

const keysOf = async (user: User, id: string) =>
  (await em().find(Message, { user: user.id, contribution: numberOf(id) })).map((message) => message.key);
const receive = async (token: string, id: string) =>
  (
    await act<{ receiveContributions: { results: { done: boolean; refusalCode: string | null }[] } }>(app, token, 'receive', {
      contributionIds: [id],
    })
  ).data?.receiveContributions.results[0];
const refuse = async (token: string, id: string) =>
  (
    await act<{ refuseContributions: { results: { done: boolean; refusalCode: string | null }[] } }>(app, token, 'refuse', {
      contributionIds: [id],
    })
  ).data?.refuseContributions.results[0];

interface Seen {
  node: { authorStatus: string | null; state: string | null; responsible: object | null } | null;
  viewer: { handledContributions: { edges: { node: { id: string } }[] } | null };
}
async function seen(token: string, id: string): Promise<Seen> {
  const text =
    'query Seen($id: ID!) { node(id: $id) { ... on Contribution { authorStatus state responsible { role } } } viewer { handledContributions(first: 100) { edges { node { id } } } } }';
  const answer = await app.request<Seen>(text, { id }, { token });
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data;
}

describe('an author who names every editor and the chief as co-authors', () => {
  it('leaves nobody who could act, and operations staff of that journal are told', async () => {
    const id = await submitNaming([people.editor, people.editor2, people.chief], journal);
    expect(await em().findOneOrFail(Contribution, numberOf(id))).toMatchObject({ state: 1, responsibleKind: 5, responsible: null });
    for (const name of ['editor', 'editor2', 'chief'] as const) expect(await keysOf(people[name], id), name).toEqual([]);
    expect(await keysOf(people.operations, id)).toEqual(['workflow.nobodyCanAct']);
    expect(await keysOf(people.operationsElsewhere, id)).toEqual([]);
    expect((await seen(tokens.operations, id)).node).toMatchObject({ state: 'NEW_SUBMISSION', responsible: { role: 'EDITOR_IN_CHIEF' } });

    for (const name of ['editor', 'editor2'] as const)
      expect(await receive(tokens[name], id), name).toMatchObject({ done: false, refusalCode: 'FORBIDDEN' });
    expect(await refuse(tokens.chief, id)).toMatchObject({ done: false, refusalCode: 'FORBIDDEN' });
    // They have confirmed their addresses, so they read it as its authors do, in every role.
    expect((await seen(tokens.chief, id)).node).toEqual({ authorStatus: 'NEW_SUBMISSION', state: null, responsible: null });

    const fresh = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
    await em().insert(ColloquiumMember, { colloquium: journal.id, user: fresh.id, type: 'chief', position: 9 });
    expect(await refuse(await buildSession(em(), fresh, app.clock), id)).toMatchObject({ done: true });
  });

  it('who leaves one of them out reaches that one, and operations hear nothing', async () => {
    const id = await submitNaming([people.editor, people.chief], journal);
    expect(await keysOf(people.editor2, id)).toEqual(['workflow.turn.NEW_SUBMISSION']);
    expect(await keysOf(people.editor, id)).toEqual([]);
    expect(await keysOf(people.operations, id)).toEqual([]);
    expect(await receive(tokens.editor2, id)).toMatchObject({ done: true });
  });
});

describe('an author who holds an office in the journal', () => {
  it('learns nothing of where it stands from the office’s list, however it is narrowed, nor its editor from a letter', async () => {
    const id = await submitNaming([people.chief], journal);
    expect(await receive(tokens.editor2, id)).toMatchObject({ done: true });
    const list = async (token: string, filter: object) => {
      const text =
        'query Narrowed($filter: ContributionFilter) { viewer { handledContributions(first: 100, filter: $filter) { edges { node { id } } } } }';
      const { data } = await app.request<{ viewer: Seen['viewer'] }>(text, { filter }, { token });
      return data?.viewer.handledContributions?.edges.map((edge) => edge.node.id) ?? [];
    };
    for (const filter of [{}, { states: ['PLAGIARISM_CHECK', 'EDITOR_REVIEWING'] }]) {
      expect(await list(tokens.editor, filter)).toContain(id);
      expect(await list(tokens.chief, filter)).not.toContain(id);
    }
    const preview = async (token: string) =>
      await app.request(
        'mutation PreviewOwn($input: PreviewTemplateInput!) { previewTemplate(input: $input) { letter { html } } }',
        { input: { colloquiumId: encodeId('Colloquium', journal.id), html: '<p>{{editorName}}</p>', contributionId: id } },
        { token },
      );
    expect((await preview(tokens.editor)).data).toEqual({ previewTemplate: { letter: { html: `<p>${people.editor2.realName}</p>` } } });
    expect(codeOf(await preview(tokens.chief))).toBe('NOT_FOUND');
  });
});

describe('an address that its account has not confirmed', () => {
  it('takes the office and gives no access: no node, no row, no act', async () => {
    const tx = em();
    const named = await buildUser(tx, { roles: ['EDITOR'], activatedAt: null });
    const other = await buildColloquium(tx, { members: { editor: [named, people.editor2] } });
    const token = await buildSession(tx, named, app.clock);

    const free = await submitNaming([], other);
    expect((await seen(token, free)).node).toMatchObject({ state: 'NEW_SUBMISSION' });
    const id = await submitNaming([named], other);
    const view = await seen(token, id);
    expect(view.node).toBeNull();
    expect(view.viewer.handledContributions?.edges.map((edge) => edge.node.id)).toEqual([free]);
    expect(await receive(token, id)).toMatchObject({ done: false, refusalCode: 'NOT_FOUND' });
    expect(await keysOf(named, id)).toEqual([]);

    await em().execute('update user_account set address_confirmed_at = now() where id = ?', [named.id]);
    expect((await seen(token, id)).node).toEqual({ authorStatus: 'NEW_SUBMISSION', state: null, responsible: null });
    expect(await receive(token, id)).toMatchObject({ done: false, refusalCode: 'FORBIDDEN' });
  });
});
