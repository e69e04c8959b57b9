// The roles of authors (CRediT): asked as the journal's policy says, kept by old clients, needed for handing in where they are required.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditPolicyName } from '../../../../shared/credit.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { act, authorInput, idOf, writeDraft } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let author: User;
let token: string;
const em = () => app.database.orm.em.fork();
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  author = await buildUser(em(), { realName: '张三', workplaces: ['临江大学'] });
  token = await buildSession(em(), author, app.clock);
});
afterAll(() => app.close());

async function journal(credit: CreditPolicyName): Promise<Colloquium> {
  const tx = em();
  const made = await buildColloquium(tx, { members: { editor: [await buildUser(tx, { roles: ['EDITOR'] })] } });
  await em().nativeUpdate(Colloquium, made.id, { creditPolicy: credit });
  return made;
}

const AUTHORS = `query Authors($id: ID!) { node(id: $id) { ... on Contribution {
  sections { section isComplete } authors { id revision personName creditRoles isFirstAuthor } colloquium { authorshipPolicy { credit confirmation version } } } } }`;
interface Read {
  node: {
    sections: { section: string; isComplete: boolean }[];
    authors: { id: string; revision: number; personName: string; creditRoles: string[]; isFirstAuthor: boolean }[];
    colloquium: { authorshipPolicy: object };
  };
}
async function read(id: string) {
  const { data } = await app.request<Read>(AUTHORS, { id }, { token });
  if (!data) throw new Error('not read');
  return data.node;
}
const isComplete = async (id: string) => (await read(id)).sections.find(({ section }) => section === 'AUTHORS')?.isComplete;

describe('the roles of an author', () => {
  it('are saved in the order of the vocabulary, each once, of the first author too, and stay where a save leaves them out (B-105)', async () => {
    const contributionId = await writeDraft(app, token, await journal('ASKED'));
    const [first] = (await read(contributionId)).authors;
    const saved = await act(app, token, 'author', {
      contributionId,
      authorId: first?.id,
      personName: '张三',
      company: '临江大学',
      creditRoles: ['SUPERVISION', 'CONCEPTUALIZATION', 'SUPERVISION'],
    });
    expect(saved.errors).toBeUndefined();
    await act(app, token, 'author', { contributionId, ...(await authorInput(app)), creditRoles: ['WRITING_ORIGINAL_DRAFT', 'SOFTWARE'] });
    expect((await read(contributionId)).authors.map(({ creditRoles }) => creditRoles)).toEqual([
      ['CONCEPTUALIZATION', 'SUPERVISION'],
      ['SOFTWARE', 'WRITING_ORIGINAL_DRAFT'],
    ]);
    await act(app, token, 'author', { contributionId, authorId: first?.id, personName: '张三', company: '江城大学' });
    expect((await read(contributionId)).authors[0]?.creditRoles).toEqual(['CONCEPTUALIZATION', 'SUPERVISION']);
    const unknown = await act(app, token, 'author', { contributionId, ...(await authorInput(app)), creditRoles: ['COOKING'] });
    expect(unknown.errors).toHaveLength(1);
  });

  it.each([
    ['NOT_ASKED', true],
    ['ASKED', true],
    ['REQUIRED', false],
  ] as const)('where the journal says %s, a manuscript without them is handed in: %s (B-105)', async (credit, goes) => {
    const contributionId = await writeDraft(app, token, await journal(credit));
    expect(await isComplete(contributionId)).toBe(goes);
    const answer = await act(app, token, 'submit', { contributionId });
    expect(codeOf(answer)).toBe(goes ? undefined : 'SECTION_INCOMPLETE');
    if (goes) return;
    for (const { id, personName } of (await read(contributionId)).authors)
      await act(app, token, 'author', { contributionId, authorId: id, personName, company: '临江大学', creditRoles: ['INVESTIGATION'] });
    expect(await isComplete(contributionId)).toBe(true);
    expect((await act(app, token, 'submit', { contributionId })).errors).toBeUndefined();
  });
});

describe('what a journal asks', () => {
  const SAVE = `mutation Save($input: SaveAuthorshipPolicyInput!) { saveAuthorshipPolicy(input: $input) { colloquium { authorshipPolicy { credit confirmation version } } } }`;
  const save = (colloquium: Colloquium, as: string, version = 1) =>
    app.request(
      SAVE,
      { input: { colloquiumId: idOf('Colloquium', colloquium.id), credit: 'REQUIRED', confirmation: 'ASKED', version } },
      { token: as },
    );

  it('is set by its chief and executive editors alone, once over each version, and logged (B-105, B-106)', async () => {
    const tx = em();
    const [chief, executive, editor, stranger] = [
      await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
      await buildUser(tx, { roles: ['EXECUTIVE_EDITOR'] }),
      await buildUser(tx, { roles: ['EDITOR'] }),
      await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    ];
    const own = await buildColloquium(tx, { members: { chief: [chief], executive: [executive], editor: [editor] } });
    const as = (user: User, role: 'EDITOR_IN_CHIEF' | 'EXECUTIVE_EDITOR' | 'EDITOR') => buildSession(em(), user, app.clock, { role });
    expect(codeOf(await save(own, await as(editor, 'EDITOR')))).toBe('FORBIDDEN');
    expect(codeOf(await save(own, await as(stranger, 'EDITOR_IN_CHIEF')))).toBe('NOT_FOUND');
    expect((await save(own, await as(chief, 'EDITOR_IN_CHIEF'))).data).toEqual({
      saveAuthorshipPolicy: { colloquium: { authorshipPolicy: { credit: 'REQUIRED', confirmation: 'ASKED', version: 2 } } },
    });
    expect(codeOf(await save(own, await as(executive, 'EXECUTIVE_EDITOR')))).toBe('CONFLICT');
    expect((await save(own, await as(executive, 'EXECUTIVE_EDITOR'), 2)).errors).toBeUndefined();
    const [log] = await em().find(OperationLog, { operation: 'saveAuthorshipPolicy' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(log?.params).toMatchObject({ credit: 'REQUIRED', confirmation: 'ASKED' });
  });

  it('is one of two that set it for the first time at the same moment (B-105)', async () => {
    const chief = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
    const own = await buildColloquium(em(), { members: { chief: [chief] } });
    const as = await buildSession(em(), chief, app.clock, { role: 'EDITOR_IN_CHIEF' });
    const answers = await Promise.all([save(own, as), save(own, as)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  });
});
