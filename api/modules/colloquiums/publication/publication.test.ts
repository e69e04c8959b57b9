// Publication settings: who sees and saves them, what a new journal begins with, and copies of the house's.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleKindCodes } from '../../../../shared/roles.ts';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildContext } from '../../../testing/context.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { PUBLISHER_SETTINGS_ID, PublisherSettings } from '../../publisher/publisher-settings.entity.ts';
import type { Colloquium } from '../colloquium.entity.ts';
import { buildColloquium } from '../colloquium.factory.ts';
import { publicationOfNewColloquium } from './new-publication.ts';

let app: TestApp;
let operations: string;
let journal: Colloquium;
const em = () => app.database.orm.em.fork();
const idOf = ({ id }: { id: number }) => encodeId('Colloquium', id);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());
beforeEach(async () => {
  journal = await buildColloquium(em(), { columns: ['专题', '书评'] });
});

const HOUSE = 'publisher publisherPlace copyrightHolder licence doiPrefix doiPattern articleUrlPattern depositor depositorEmail registrant';
const FIELDS = `${HOUSE} kind issn eissn cn heldAt heldFrom heldUntil version columns { column { id } name nameEn articleType }`;
interface Publication {
  kind: string;
  version: number;
  columns: { column: { id: string }; name: string; nameEn: string; articleType: string }[];
}
const READ = `query PublicationTest($id: ID!) { node(id: $id) { ... on Colloquium { publicationKind publication { ${FIELDS} } } } }`;
const SAVE = `mutation SavePublicationTest($input: SaveColloquiumPublicationInput!) { saveColloquiumPublication(input: $input) { colloquium { publication { ${FIELDS} } } } }`;

async function read(token = operations, of = journal) {
  const { data } = await app.request<{ node: { publication: Publication | null } | null }>(READ, { id: idOf(of) }, { token });
  return data?.node?.publication ?? null;
}

const OURS = {
  publisher: '学术出版社',
  publisherPlace: '北京',
  copyrightHolder: '学术出版社',
  licence: 'CC-BY-4.0',
  doiPrefix: '10.12345',
  doiPattern: '{prefix}/{journal}.{issue}.{article}',
  articleUrlPattern: 'https://press.example/{number}',
  depositor: '学术出版社',
  depositorEmail: 'doi@press.example',
  registrant: '学术出版社',
};
const VALUES = {
  ...OURS,
  kind: 'JOURNAL',
  issn: 'ISSN 1234-5679',
  eissn: '0378-5955',
  cn: 'CN 11-1234/C',
  heldAt: '',
  heldFrom: '',
  heldUntil: '',
  columns: [],
};

async function save(own: object = {}, { token = operations, of = journal }: { token?: string; of?: Colloquium } = {}) {
  const answer = await app.request<{ saveColloquiumPublication: { colloquium: { publication: Publication } } }>(
    SAVE,
    { input: { colloquiumId: idOf(of), version: of.version, ...VALUES, ...own } },
    { token },
  );
  return { saved: answer.data?.saveColloquiumPublication?.colloquium.publication, refused: answer.errors?.[0]?.extensions };
}

describe('the publication settings of a journal', () => {
  it('are replaced as a whole, numbers in their form; its columns have an English name and the type of their articles (B-120, B-125)', async () => {
    const [, review] = (await read())?.columns ?? [];
    const { saved } = await save({ columns: [{ id: review?.column.id, nameEn: ' Book reviews ', articleType: 'book-review' }] });
    expect(saved).toMatchObject({ ...OURS, kind: 'JOURNAL', issn: '1234-5679', eissn: '0378-5955', cn: '11-1234/C', heldFrom: null });
    expect(saved?.columns.map(({ name, nameEn, articleType }) => [name, nameEn, articleType])).toEqual([
      ['专题', '', 'research-article'],
      ['书评', 'Book reviews', 'book-review'],
    ]);
    expect(await read()).toEqual(saved);
  });

  it('say which kind it is: a periodical a journal or a series of books, a conference proceedings (B-120)', async () => {
    const kindOf = async (of: Colloquium) =>
      (await app.request<{ node: { publicationKind: string } }>(READ, { id: idOf(of) }, { token: operations })).data?.node.publicationKind;
    expect(await kindOf(journal)).toBe('JOURNAL');
    expect((await save({ kind: 'SERIES' })).saved).toMatchObject({ kind: 'SERIES', cn: '' });
    expect(await kindOf(journal)).toBe('SERIES');
    const conference = await buildColloquium(em(), { kind: 1 });
    const held = { heldAt: '临江', heldFrom: '2026-10-01', heldUntil: '2026-10-03' };
    expect((await save(held, { of: conference })).refused?.fields).toEqual({ kind: '此项为必填项' });
    expect((await save({ ...held, kind: 'PROCEEDINGS' }, { of: conference })).saved).toMatchObject({ kind: 'PROCEEDINGS', ...held });
  });

  it('are refused at the field, in words (B-120, B-125)', async () => {
    const wrong = {
      issn: '1234-5678',
      cn: '11',
      licence: 'MIT',
      doiPrefix: '',
      depositorEmail: 'x',
      articleUrlPattern: 'https://x.example/',
    };
    const { refused } = await save(wrong);
    expect(refused?.code).toBe('INVALID_INPUT');
    expect(refused?.fields).toMatchObject({
      issn: 'ISSN 的格式为 1234-5679，末位为校验码',
      cn: '国内统一刊号的格式为 CN 11-1234/C',
      licence: '请从所列选项中选择',
      depositorEmail: '邮箱格式不正确',
      articleUrlPattern: '网址须含 {doi} 或 {number}',
    });
    expect((await save({ doiPrefix: '' })).refused?.fields).toEqual({ doiPrefix: 'DOI 规则中含有 {prefix}，请填写 DOI 前缀' });
    expect((await read())?.version).toBe(journal.version);
  });

  it('pass over columns that have been removed, and those of another journal (B-125)', async () => {
    const other = await buildColloquium(em(), { columns: ['他刊'] });
    const [foreign] = (await read(operations, other))?.columns ?? [];
    const columns = [{ id: foreign?.column.id, nameEn: 'X', articleType: 'other' }];
    expect((await save({ columns })).saved?.columns).toMatchObject([{ nameEn: '' }, { nameEn: '' }]);
    expect((await read(operations, other))?.columns).toMatchObject([{ nameEn: '', articleType: 'research-article' }]);
  });

  it('are not written over unread, also where only columns have changed', async () => {
    const [first] = (await read())?.columns ?? [];
    const { saved } = await save();
    journal.version = saved?.version ?? 0;
    await save({ columns: [{ id: first?.column.id, nameEn: 'Topics', articleType: 'other' }] });
    expect((await save({ publisher: '他社' })).refused?.code).toBe('CONFLICT');
    expect(await read()).toMatchObject({ publisher: '学术出版社', columns: [{ nameEn: 'Topics' }, { nameEn: '' }] });
  });

  it('are of operations alone whose departments hold it; to others of them it is not there (B-125)', async () => {
    const tx = em();
    const [own, foreign] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [own])] });
    const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
    const [theirs, others] = [await buildColloquium(tx, { department: own }), await buildColloquium(tx, { department: foreign })];
    expect((await read(token, theirs))?.version).toBe(theirs.version);
    expect(await read(token, others)).toBeNull();
    expect((await save({}, { token, of: others })).refused?.code).toBe('NOT_FOUND');
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const other = await buildSession(tx, await buildUser(tx, { roles: [role] }), app.clock);
      expect(await read(other), role).toBeNull();
      expect((await save({}, { token: other })).refused?.code, role).toBe('FORBIDDEN');
    }
  });
});

describe('what the house shares', () => {
  const DEFAULTS = `query HouseTest($overwrites: Boolean!) { publisherSettings { version publicationDefaults { ${HOUSE} } publicationCopies(overwrites: $overwrites) { version colloquium { id } changes { field before after } } } }`;
  const SET = `mutation HouseTest($input: SavePublicationDefaultsInput!) { savePublicationDefaults(input: $input) { publisherSettings { version publicationDefaults { ${HOUSE} } } } }`;
  const COPY = `mutation CopyTest($input: CopyPublicationDefaultsInput!) { copyPublicationDefaults(input: $input) { colloquiums { id publication { ${HOUSE} } } } }`;
  interface House {
    publisherSettings: {
      version: number;
      publicationDefaults: object | null;
      publicationCopies: { version: number; colloquium: { id: string }; changes: object[] }[] | null;
    } | null;
  }
  const house = async (overwrites = false, token = operations) =>
    (await app.request<House>(DEFAULTS, { overwrites }, { token })).data?.publisherSettings ?? null;
  const set = async (own: object = {}, token = operations) => {
    const version = (await house())?.version;
    return (await app.request(SET, { input: { version, ...OURS, ...own } }, { token })).errors?.[0]?.extensions;
  };
  const copy = (input: object, token = operations) =>
    app.request<{ copyPublicationDefaults: { colloquiums: { id: string; publication: object }[] } }>(COPY, { input }, { token });
  const changesIn = async (of: Colloquium, overwrites: boolean) =>
    (await house(overwrites))?.publicationCopies?.find(({ colloquium }) => colloquium.id === idOf(of))?.changes;

  it('is saved by operations, held to the same rules, never on top of another’s change; others do not see it (B-125)', async () => {
    expect(await set()).toBeUndefined();
    expect((await house())?.publicationDefaults).toEqual(OURS);
    expect((await set({ licence: 'MIT' }))?.fields).toEqual({ licence: '请从所列选项中选择' });
    expect((await app.request(SET, { input: { version: 0, ...OURS } }, { token: operations })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const other = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      expect((await house(false, other))?.publicationDefaults ?? null, role).toBeNull();
      expect((await set({}, other))?.code, role).toBe('FORBIDDEN');
    }
  });

  it('is what a new journal begins with, and no journal changes by it afterwards (B-125)', async () => {
    await set();
    const ctx = buildContext(app.database);
    const begun = await publicationOfNewColloquium(ctx, 0);
    expect(begun).toMatchObject({
      isSeries: true,
      doiPattern: OURS.doiPattern,
      publication: { publisher: '学术出版社', licence: 'CC-BY-4.0' },
    });
    expect((await publicationOfNewColloquium(ctx, 1)).isSeries).toBe(false);
    await save({ publisher: '分社' });
    await set({ publisher: '新社' });
    expect(await read()).toMatchObject({ publisher: '分社' });
  });

  it('is copied to the journals that are chosen, which fills what is empty or replaces all; what changes is told before (B-125)', async () => {
    await set();
    const first = await save({ publisher: '分社', depositor: '', registrant: '' });
    const changes = [
      { field: 'depositor', before: '', after: '学术出版社' },
      { field: 'registrant', before: '', after: '学术出版社' },
    ];
    expect(await changesIn(journal, false)).toEqual(changes);
    expect(await changesIn(journal, true)).toEqual([{ field: 'publisher', before: '分社', after: '学术出版社' }, ...changes]);
    const version = (await house())?.version;
    const to = { colloquiumId: idOf(journal), version: first.saved?.version };
    const answer = await copy({ version, overwrites: false, copies: [to] });
    expect(answer.data?.copyPublicationDefaults.colloquiums[0]?.publication).toMatchObject({ publisher: '分社', depositor: '学术出版社' });
    expect(await changesIn(journal, false)).toBeUndefined();
    const now = await read();
    await copy({ version, overwrites: true, copies: [{ ...to, version: now?.version }] });
    expect(await read()).toMatchObject(OURS);
  });

  it('is copied as it was looked at, to all or to none (B-125)', async () => {
    await set();
    const second = await buildColloquium(em(), {});
    const version = (await house())?.version ?? 0;
    const both = [journal, second].map((of) => ({ colloquiumId: idOf(of), version: of.version }));
    await save({ publisher: '分社' });
    expect((await copy({ version, overwrites: false, copies: both })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await read(operations, second)).toMatchObject({ publisher: '' });
    const [, last] = both;
    expect((await copy({ version: version - 1, overwrites: false, copies: [last] })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await copy({ version, overwrites: false, copies: [last] })).errors).toBeUndefined();
  });

  it('is copied only within one’s departments (B-125)', async () => {
    const tx = em();
    const [own, foreign] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [own])] });
    const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
    const [theirs, others] = [await buildColloquium(tx, { department: own }), await buildColloquium(tx, { department: foreign })];
    await set();
    const shown = await house(true, token);
    expect(shown?.publicationCopies?.map(({ colloquium }) => colloquium.id)).toEqual([idOf(theirs)]);
    const refused = await copy(
      { version: shown?.version, overwrites: true, copies: [{ colloquiumId: idOf(others), version: others.version }] },
      token,
    );
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('costs the same statements however many journals there are', async () => {
    await em().nativeUpdate(PublisherSettings, PUBLISHER_SETTINGS_ID, { doiPattern: null });
    const cost = () => statementsOf(() => house(true));
    const few = await cost();
    for (let at = 0; at < 5; at += 1) await buildColloquium(em(), {});
    expect(await cost()).toEqual(few);
  });
});
