// The author's part through GraphQL: the wizard's rules, drafts, and submitting (S1 §4, §5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileKind } from '../../../shared/limits.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { roleKindCodes } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { actMutations } from '../workflow/acts/acts.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import {
  act,
  authorInput,
  idOf,
  submitDraft,
  summaryInput,
  titleInput,
  WIZARD,
  wordFile,
  writeDraft,
  writeTexts,
  type Act,
} from '../contributions/manuscript/wizard.factory.ts';

let app: TestApp;
let journal: Colloquium;
let withColumns: Colloquium;
let author: User;
/** The author's sessions, by language. */
let tokens: Record<LanguageTag, string>;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  const editor = await buildUser(tx, { roles: ['EDITOR'] });
  journal = await buildColloquium(tx, { members: { editor: [editor] } });
  withColumns = await buildColloquium(tx, { columns: ['论文', '书评'], members: { editor: [editor] } });
  author = await buildUser(tx, { realName: '张三', workplaces: ['临江大学'] });
  tokens = {
    'zh-CN': await buildSession(tx, author, app.clock, { language: 'zh-CN' }),
    'en-US': await buildSession(tx, author, app.clock),
  };
});
afterAll(() => app.close());

const token = () => tokens['en-US'];
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;
const fieldsOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.fields;

/** Number of rows of every table, except those that every request may write. */
async function rowCounts(): Promise<Record<string, number>> {
  const tables: { name: string }[] = await em().execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const [row]: { count: number }[] = await em().execute(`select count(*)::int as count from "${name}"`);
    counts.push([name, row?.count ?? 0]);
  }
  const [jobs]: { count: number }[] = await em().execute('select count(*)::int as count from graphile_worker._private_jobs');
  return Object.fromEntries([...counts, ['jobs', jobs?.count ?? 0]]);
}

/** Tables that have changed, and by how many rows. */
async function newRows(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowCounts();
  await work();
  const after = await rowCounts();
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) => (count === before[name] ? [] : [[name, count - (before[name] ?? 0)]])),
  );
}

describe('choosing the journal', () => {
  const choice = async (overrides: Record<string, unknown> = {}) => ({
    subjectId: idOf('DictionaryEntry', journal.subject.id),
    colloquiumId: idOf('Colloquium', journal.id),
    source: 'FREE_SUBMISSION',
    ...overrides,
  });

  it('starts a draft whose first author comes from the profile (R1-122)', async () => {
    const answer = await act<{ saveContributionColloquium: { contribution: { id: string; authors: object[] } } }>(
      app,
      token(),
      'colloquium',
      await choice(),
    );
    expect(answer.data?.saveContributionColloquium.contribution.authors).toEqual([
      expect.objectContaining({ isFirstAuthor: true, personName: '张三' }),
    ]);
  });

  it('makes the manuscript by the first save, and one alone: later saves change it (R1-097)', async () => {
    const save = async (input: Record<string, unknown>) => {
      const answer = await act<{ saveContributionColloquium: { contribution: { id: string } } }>(app, token(), 'colloquium', input);
      return answer.data?.saveContributionColloquium.contribution.id;
    };
    const ofAuthor = async () => await em().find(Contribution, { submitter: author }, { orderBy: { id: 'asc' } });
    const before = (await ofAuthor()).length;
    const made = await save(await choice());
    expect((await ofAuthor()).slice(before).map(({ id }) => idOf('Contribution', id))).toEqual([made]);
    const other = await buildColloquium(em());
    const elsewhere = { colloquiumId: idOf('Colloquium', other.id), subjectId: idOf('DictionaryEntry', other.subject.id) };
    for (const change of [{}, { source: 'OTHER' }, elsewhere])
      expect(await save(await choice({ contributionId: made, ...change }))).toBe(made);
    expect((await ofAuthor()).slice(before)).toMatchObject([{ colloquium: { id: other.id } }]);
  });

  it('is for authors in that role, as is handing in and deleting one’s own draft (R1-008, R2-002, R2-186)', async () => {
    const person = await buildUser(em(), { roles: [...roleKindCodes] });
    const own = { contributionId: await writeDraft(app, await buildSession(em(), person, app.clock, { role: 'AUTHOR' }), journal) };
    for (const role of roleKindCodes.filter((kind) => kind !== 'AUTHOR')) {
      const token = await buildSession(em(), person, app.clock, { role });
      expect(codeOf(await act(app, token, 'colloquium', await choice())), role).toBe('FORBIDDEN');
      for (const step of ['submit', 'deleteDraft'] as const)
        expect(codeOf(await act(app, token, step, own)), `${role}: ${step}`).toBe('FORBIDDEN');
    }
  });

  it.each(['zh-CN', 'en-US'] as const)('refuses what does not fit, at its field (R1-105 to R1-109), %s', async (language) => {
    const inactive = await buildColloquium(em(), { isActive: false });
    const otherSubject =
      (await entryOf(em(), 'SUBJECT', '110')).id === journal.subject.id
        ? await entryOf(em(), 'SUBJECT', '120')
        : await entryOf(em(), 'SUBJECT', '110');
    const invited = await buildColloquium(em(), { members: {} });
    const texts = {
      colloquiumId: { 'zh-CN': '请选择拟投集刊', 'en-US': 'Please select the intended journal' },
      columnId: { 'zh-CN': '请选择拟投栏目', 'en-US': 'Please select the intended column' },
      source: { 'zh-CN': '请选择投稿类型', 'en-US': 'Please select the submission type' },
    };
    const cases: [Record<string, unknown>, keyof typeof texts][] = [
      [{ colloquiumId: idOf('Colloquium', inactive.id) }, 'colloquiumId'],
      [{ subjectId: idOf('DictionaryEntry', otherSubject.id) }, 'colloquiumId'],
      [{ colloquiumId: idOf('Colloquium', withColumns.id) }, 'columnId'],
      [{ colloquiumId: idOf('Colloquium', invited.id), source: 'SPECIAL_INVITATION' }, 'source'],
    ];
    for (const [given, field] of cases) {
      const answer = await act(app, tokens[language], 'colloquium', await choice(given));
      expect(answer.errors?.[0]).toMatchObject({
        message: messageText(language, 'error.INVALID_INPUT'),
        extensions: { code: 'INVALID_INPUT' },
      });
      expect(fieldsOf(answer), JSON.stringify(given)).toEqual({ [field]: texts[field][language] });
    }
  });

  it('takes a special invitation from somebody who has one', async () => {
    const invited = await buildColloquium(em());
    await em().insert(AuthorInvitation, { colloquium: invited, user: author, createdAt: app.clock.now() });
    const answer = await act(
      app,
      token(),
      'colloquium',
      await choice({ colloquiumId: idOf('Colloquium', invited.id), source: 'SPECIAL_INVITATION' }),
    );
    expect(answer.errors).toBeUndefined();
  });
});

describe('the rules of the wizard', () => {
  let contributionId: string;
  beforeAll(async () => {
    contributionId = await writeDraft(app, token(), journal);
  });

  /** Act, input, and the catalogue key of the message at each field. The exact Chinese texts of the specification stand beside. */
  const rules: [string, Act, () => Promise<Record<string, unknown>>, Record<string, string>, string][] = [
    [
      'R1-111',
      'statement',
      async () => ({ hasAgreed: false, poolConsent: true }),
      { hasAgreed: 'form.statementRequired' },
      '请先勾选投稿声明',
    ],
    [
      'R1-118',
      'title',
      async () => ({ ...(await titleInput(app)), titleEn: 'Water 水' }),
      { titleEn: 'form.noChinese' },
      '信息填写错误，请注意中英文！',
    ],
    [
      'R1-119',
      'title',
      async () => ({ ...(await titleInput(app)), subtitleEn: '水' }),
      { subtitleEn: 'form.noChinese' },
      '信息填写错误，请注意中英文！',
    ],
    [
      'length of a title',
      'title',
      async () => ({ ...(await titleInput(app)), titleZh: '水'.repeat(501) }),
      { titleZh: 'form.tooLong500' },
      '最多500个字符',
    ],
    [
      'length of an abstract',
      'summary',
      async () => ({ ...summaryInput, abstractZh: '水'.repeat(20_001) }),
      { abstractZh: 'form.tooLong20000' },
      '最多20000个字符',
    ],
    [
      'number of keywords',
      'summary',
      async () => ({ ...summaryInput, keywordsZh: Array.from({ length: 51 }, (_none, index) => `词${index}`) }),
      { keywordsZh: 'form.tooManyKeywords' },
      '关键词最多50个',
    ],
    ...(['personName', 'professionalTitleId', 'degreeId', 'email', 'company', 'address'] as const).map(
      (field): [string, Act, () => Promise<Record<string, unknown>>, Record<string, string>, string] => [
        'R1-128',
        'author',
        async () => ({ ...(await authorInput(app)), [field]: field.endsWith('Id') ? null : '' }),
        { [field]: 'form.authorIncomplete' },
        '请填写完善作者信息！',
      ],
    ),
    [
      'R1-128',
      'author',
      async () => ({ ...(await authorInput(app)), sex: null }),
      { sex: 'form.authorIncomplete' },
      '请填写完善作者信息！',
    ],
    ['R1-129', 'author', async () => ({ ...(await authorInput(app)), email: 'lisi' }), { email: 'form.emailFormat' }, '邮箱格式错误！'],
  ];

  it.each(rules)('%s: %s', async (_rule, name, input, fields, chinese) => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const answer = await act(app, tokens[language], name, { contributionId, ...(await input()) });
      expect(codeOf(answer)).toBe('INVALID_INPUT');
      expect(fieldsOf(answer)).toEqual(
        Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, messageText(language, key)])),
      );
      if (language === 'zh-CN') expect(Object.values(fieldsOf(answer) ?? {})).toEqual([chinese]);
    }
  });

  it('counts characters as a reader does', async () => {
    const { errors } = await act(app, token(), 'title', { contributionId, ...(await titleInput(app)), titleZh: '𠮷'.repeat(500) });
    expect(errors).toBeUndefined();
  });

  it('takes half of a section: a draft may be saved at any point (R1-104)', async () => {
    const half = await writeDraft(app, token(), journal);
    expect((await act(app, token(), 'title', { contributionId: half, titleZh: '只有中文' })).errors).toBeUndefined();
    expect((await act(app, token(), 'summary', { contributionId: half, keywordsZh: [' ', ' 水利 '], keywordsEn: [] })).data).toMatchObject({
      saveContributionSummary: { contribution: { keywordsZh: ['水利'] } },
    });
  });

  it('adds, changes and removes authors; the first is the submitter’s own entry (R1-122, R1-124)', async () => {
    const draft = await writeDraft(app, token(), journal);
    const add = async (personName: string) => {
      const answer = await act<{ saveContributionAuthor: { author: { id: string; position: number; email: string } } }>(
        app,
        token(),
        'author',
        { contributionId: draft, ...(await authorInput(app)), personName },
      );
      if (!answer.data) throw new Error(JSON.stringify(answer));
      return answer.data.saveContributionAuthor.author;
    };
    const [second, third] = [await add('李四'), await add('王五')];
    expect([second.position, third.position, second.email]).toEqual([2, 3, 'lisi@example.org']);
    const removed = await act(app, token(), 'deleteAuthor', { contributionId: draft, authorId: second.id });
    expect(removed.data).toEqual({
      deleteContributionAuthor: {
        contribution: {
          authors: [
            { position: 1, personName: '张三' },
            { position: 2, personName: '王五' },
          ],
        },
      },
    });
    const authors = await app.request<{ node: { authors: { id: string }[] } }>(
      'query Authors($id: ID!) { node(id: $id) { ... on Contribution { authors { id } } } }',
      { id: draft },
      { token: token() },
    );
    const first = authors.data?.node.authors[0]?.id;
    expect(codeOf(await act(app, token(), 'deleteAuthor', { contributionId: draft, authorId: first }))).toBe('FIRST_AUTHOR_STAYS');
    expect(
      fieldsOf(await act(app, tokens['zh-CN'], 'author', { contributionId: draft, authorId: first, personName: '别人', company: '' })),
    ).toEqual({ company: '请选择或填写工作单位' });
    const changed = await act(app, token(), 'author', { contributionId: draft, authorId: first, personName: '别人', company: '新单位' });
    expect(changed.data).toMatchObject({ saveContributionAuthor: { author: { personName: '张三', company: '新单位' } } });
    expect(codeOf(await act(app, token(), 'deleteAuthor', { contributionId: draft, authorId: idOf('ContributionAuthor', 999_999) }))).toBe(
      'NOT_FOUND',
    );
    expect(codeOf(await act(app, token(), 'corresponding', { contributionId: draft, authorIds: [second.id] }))).toBe('NOT_FOUND');
  });
});

describe('text that nobody can see', () => {
  it.each([
    ['zero-width spaces', '\u200B\u200B'],
    ['a Hangul filler', '\u3164'],
    ['joiners between spaces', ' \u200D\u3000\u2060 '],
    ['a byte-order mark', '\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['a blank Braille pattern', '\u2800'],
  ])('is no text: %s', async (_name, text) => {
    const draft = await writeDraft(app, token(), journal);
    expect((await act(app, token(), 'title', { contributionId: draft, ...(await titleInput(app)), titleZh: text })).data).toMatchObject({
      saveContributionTitle: { contribution: { titleZh: '' } },
    });
    expect((await act(app, token(), 'summary', { contributionId: draft, ...summaryInput, keywordsZh: [text] })).data).toMatchObject({
      saveContributionSummary: { contribution: { keywordsZh: [] } },
    });
    expect(
      fieldsOf(await act(app, token(), 'author', { contributionId: draft, ...(await authorInput(app)), company: text })),
    ).toMatchObject({ company: expect.any(String) });
    expect(Object.keys(fieldsOf(await act(app, token(), 'submit', { contributionId: draft })) ?? {})).toEqual(['TITLE', 'SUMMARY']);
  });

  it('leaves alone what a script needs within words', async () => {
    const draft = await writeDraft(app, token(), journal);
    expect(
      (await act(app, token(), 'title', { contributionId: draft, ...(await titleInput(app)), titleZh: 'نمی\u200Cخواهم' })).data,
    ).toMatchObject({ saveContributionTitle: { contribution: { titleZh: 'نمی\u200Cخواهم' } } });
  });
});

describe('two windows', () => {
  it('refuse to write over each other', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const version = await app.request<{ node: { version: number } }>(
      'query Version($id: ID!) { node(id: $id) { ... on Contribution { version } } }',
      { id: contributionId },
      { token: token() },
    );
    const read = version.data?.node.version;
    app.clock.advance(1000);
    expect((await act(app, token(), 'title', { contributionId, version: read, ...(await titleInput(app)) })).errors).toBeUndefined();
    const stale = await act(app, tokens['zh-CN'], 'summary', { contributionId, version: read, ...summaryInput });
    expect(stale.errors?.[0]).toMatchObject({ message: '该内容已被他人修改，请刷新后重试', extensions: { code: 'CONFLICT' } });
    expect((await act(app, token(), 'summary', { contributionId, ...summaryInput })).errors).toBeUndefined();
  });

  it('refuse to take away or mark authors over what the other has saved', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const added = await act<{ saveContributionAuthor: { author: { id: string }; contribution: { version: number } } }>(
      app,
      token(),
      'author',
      { contributionId, ...(await authorInput(app)) },
    );
    const authorId = added.data?.saveContributionAuthor.author.id;
    await act(app, token(), 'author', { contributionId, authorId, ...(await authorInput(app)), company: '另一页所写' });
    await act(app, token(), 'corresponding', { contributionId, authorIds: [authorId] });
    expect(codeOf(await act(app, token(), 'deleteAuthor', { contributionId, authorId, revision: 1 }))).toBe('CONFLICT');
    expect(codeOf(await act(app, token(), 'corresponding', { contributionId, seenAuthorIds: [], authorIds: [] }))).toBe('CONFLICT');
    expect((await act(app, token(), 'deleteAuthor', { contributionId, authorId, revision: 2 })).errors).toBeUndefined();
  });
});

describe('someone else’s draft', () => {
  it('does not exist, whatever one tries with it', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const others = [
      await buildUser(em()),
      await em()
        .findOneOrFail(Colloquium, journal.id, { populate: ['members.user.roles'] })
        .then((found) => found.members[0]?.user.getEntity() as User),
    ];
    for (const other of others) {
      const stranger = await buildSession(em(), other, app.clock);
      const attempts: [Act, Record<string, unknown>][] = [
        ['statement', { hasAgreed: true, poolConsent: true }],
        ['title', await titleInput(app)],
        ['summary', summaryInput],
        ['author', await authorInput(app)],
        ['deleteAuthor', { authorId: idOf('ContributionAuthor', 1) }],
        ['corresponding', { authorIds: [] }],
        ['deleteFile', { fileId: idOf('ContributionFile', 1) }],
      ];
      for (const [name, input] of attempts) {
        const answers = await Promise.all(
          [contributionId, idOf('Contribution', 999_999)].map((id) => act(app, stranger, name, { contributionId: id, ...input })),
        );
        expect(codeOf(answers[0] ?? { status: 0 }), name).toBe('NOT_FOUND');
        expect(answers[0]).toEqual(answers[1]);
      }
    }
    const otherAuthor = await buildSession(em(), await buildUser(em()), app.clock);
    for (const name of ['keep', 'submit', 'deleteDraft'] as const)
      expect(codeOf(await act(app, otherAuthor, name, { contributionId }))).toBe('NOT_FOUND');
    expect(codeOf(await act(app, otherAuthor, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile()))).toBe('NOT_FOUND');
    expect(
      await em().count(Contribution, { titleZh: '水利碑刻考', id: Number(Buffer.from(contributionId, 'base64').toString().split(':')[1]) }),
    ).toBe(1);
  });
});

describe('handing in', () => {
  it('is refused with a message per section that is not complete (R1-103), and done once all are', async () => {
    const started = await act<{ saveContributionColloquium: { contribution: { id: string; authors: { id: string }[] } } }>(
      app,
      token(),
      'colloquium',
      { subjectId: idOf('DictionaryEntry', journal.subject.id), colloquiumId: idOf('Colloquium', journal.id), source: 'FREE_SUBMISSION' },
    );
    const draft = started.data?.saveContributionColloquium.contribution;
    const contributionId = draft?.id;
    expect(fieldsOf(await act(app, tokens['zh-CN'], 'submit', { contributionId }))).toEqual({ hasAgreed: '请先勾选投稿声明' });
    await act(app, token(), 'statement', { contributionId, hasAgreed: true, poolConsent: true });
    for (const language of ['zh-CN', 'en-US'] as const) {
      const incomplete = await act(app, tokens[language], 'submit', { contributionId });
      expect(incomplete.errors?.[0]).toMatchObject({
        message: messageText(language, 'error.SECTION_INCOMPLETE'),
        extensions: { code: 'SECTION_INCOMPLETE' },
      });
      expect(fieldsOf(incomplete)).toEqual(
        Object.fromEntries(
          ['TITLE', 'AUTHORS', 'SUMMARY', 'FILES'].map((section) => [section, messageText(language, `section.${section}`)]),
        ),
      );
    }
    await act(app, token(), 'title', { contributionId, ...(await titleInput(app)) });
    await act(app, token(), 'corresponding', { contributionId, authorIds: [draft?.authors[0]?.id] });
    expect(Object.keys(fieldsOf(await act(app, token(), 'submit', { contributionId })) ?? {})).toEqual(['SUMMARY', 'FILES']);
    await act(app, token(), 'summary', { contributionId, ...summaryInput });
    await act(app, token(), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
    const done = await act(app, token(), 'submit', { contributionId });
    expect(done.data).toMatchObject({
      submitContribution: { contribution: { state: null, authorStatus: 'NEW_SUBMISSION', stage: 1, viewerCanEdit: false } },
    });
  });

  const WAYS = [
    ['freely', { source: 2, state: 0 }],
    ['by invitation', { source: 1, state: 0 }],
    ['as the editor’s revision', { source: 2, state: 5, returnedFrom: 3 }],
    ['as the chief’s revision', { source: 2, state: 6, returnedFrom: 11 }],
    ['as the deputy’s revision', { source: 2, state: 22, returnedFrom: 21 }],
  ] as const;
  it.each(WAYS)(
    '%s is refused without a current manuscript file of the author’s, in the reader’s language, and done with one (B-063)',
    async (_, own) => {
      const tx = em();
      const author = await buildUser(tx);
      const tokens = {
        'zh-CN': await buildSession(tx, author, app.clock, { language: 'zh-CN' }),
        'en-US': await buildSession(tx, author, app.clock),
      };
      const token = () => tokens['en-US'];
      if (own.source === 1) await tx.insert(AuthorInvitation, { colloquium: journal, user: author, createdAt: app.clock.now() });
      const manuscript = await buildContribution(tx, {
        ...own,
        // Beside those that the journal gives.
        manuscriptNumber: own.state === 0 ? null : `R${own.state}`,
        submitter: author,
        colloquium: journal,
        responsible: author,
        responsibleKind: 1,
        hasManuscriptFile: false,
      });
      const contributionId = idOf('Contribution', manuscript.id);
      const refused = async () => {
        for (const language of ['zh-CN', 'en-US'] as const) {
          const answer = await act(app, tokens[language], 'submit', { contributionId });
          expect(codeOf(answer)).toBe('SECTION_INCOMPLETE');
          expect(fieldsOf(answer)).toEqual({ FILES: messageText(language, 'section.FILES') });
        }
      };
      await refused();
      for (const kind of Object.values(FileKind)) if (kind !== FileKind.MANUSCRIPT) await buildFile(tx, manuscript, { kind });
      await buildFile(tx, manuscript, { isCurrent: false });
      await refused();
      expect(await em().findOneOrFail(Contribution, manuscript.id)).toMatchObject({ state: own.state });
      const { id } = await buildFile(tx, manuscript);
      expect((await act(app, token(), 'deleteFile', { contributionId, fileId: idOf('ContributionFile', id) })).errors).toBeUndefined();
      await refused();
      await act(app, token(), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
      expect((await act(app, token(), 'submit', { contributionId })).errors).toBeUndefined();
    },
  );

  it('while another tab takes the only file away is either done with the file or refused (B-063)', async () => {
    const outcomes = new Set<string>();
    const author = await buildUser(em());
    const own = await buildSession(em(), author, app.clock);
    for (let again = 0; again < 6; again += 1) {
      const tx = em();
      const manuscript = await buildContribution(tx, { submitter: author, colloquium: journal, hasManuscriptFile: false });
      const file = await buildFile(tx, manuscript);
      const contributionId = idOf('Contribution', manuscript.id);
      const input = { contributionId, version: manuscript.version };
      const ways = [
        () => act(app, own, 'submit', input),
        () => act(app, own, 'deleteFile', { contributionId, fileId: idOf('ContributionFile', file.id) }),
      ];
      await Promise.all((again % 2 === 0 ? ways : ways.reverse()).map((way) => way()));
      const { state } = await em().findOneOrFail(Contribution, manuscript.id);
      const files = await em().count(ContributionFile, { contribution: manuscript.id, isCurrent: true });
      outcomes.add(`${state} ${files}`);
    }
    expect([...outcomes].filter((outcome) => outcome !== '0 0' && outcome !== '1 1')).toEqual([]);
  });

  it('gives the number of journal, year and place, writes to the author and closes the text', async () => {
    const contributionId = await submitDraft(app, token(), journal);
    const [row] = await em().find(Contribution, { submitter: author.id }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row?.manuscriptNumber).toMatch(new RegExp(`^${journal.number}2026\\d{4}$`));
    expect(await em().count(Mail, { to: author.email, subject: { $like: `%${row?.manuscriptNumber}%` } })).toBe(1);
    for (const [name, input] of [
      ['title', await titleInput(app)],
      ['summary', summaryInput],
      ['author', await authorInput(app)],
      ['statement', { hasAgreed: true, poolConsent: true }],
      ['keep', {}],
      ['submit', {}],
    ] as const) {
      const late = await act(app, token(), name, { contributionId, ...input });
      expect(late.errors?.[0], name).toMatchObject({
        message: 'The manuscript cannot be changed now: it is not the author’s turn',
        extensions: { code: 'NOT_EDITABLE' },
      });
    }
    expect(codeOf(await act(app, token(), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile()))).toBe('NOT_EDITABLE');
    expect(codeOf(await act(app, token(), 'deleteDraft', { contributionId }))).toBe('NOT_EDITABLE');
  });

  it('numbers manuscripts that come at once without holes or doubles', async () => {
    const busy = await buildColloquium(em());
    const drafts: string[] = [];
    for (let index = 0; index < 5; index += 1) drafts.push(await writeDraft(app, token(), busy));
    const answers = await Promise.all(
      drafts.map((contributionId) =>
        act<{ submitContribution: { contribution: { manuscriptNumber: string } } }>(app, token(), 'submit', { contributionId }),
      ),
    );
    const numbers = answers.map((answer) => answer.data?.submitContribution.contribution.manuscriptNumber.slice(-4)).sort();
    expect(numbers).toEqual(['0001', '0002', '0003', '0004', '0005']);
  });

  it('locks and reads the manuscript once: what it runs on is what the check of completeness saw', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const statements = await statementsOf(async () => {
      expect(codeOf(await act(app, token(), 'submit', { contributionId }))).toBeUndefined();
    });
    expect(statements.filter((text) => /from contribution .* for update/is.test(text))).toHaveLength(1);
  });

  it('twice at once is once', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const answers = await Promise.all([act(app, token(), 'submit', { contributionId }), act(app, token(), 'submit', { contributionId })]);
    expect(answers.map((answer) => codeOf(answer) ?? 'done').sort()).toEqual(['NOT_EDITABLE', 'done']);
    const numbers = await em().execute(`select count(*)::int as events from workflow_event where contribution_id = ?`, [
      Number(Buffer.from(contributionId, 'base64').toString().split(':')[1]),
    ]);
    expect(numbers).toEqual([{ events: 1 }]);
  });
});

describe('throwing a draft away', () => {
  it('takes its rows and, by a job, its bytes', async () => {
    const contributionId = await writeTexts(app, token(), journal);
    await act(app, token(), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
    const gone = await newRows(() => act(app, token(), 'deleteDraft', { contributionId }));
    expect(gone).toEqual({ contribution: -1, contribution_author: -1, contribution_file: -1, jobs: 1, operation_log: 1 });
    expect(codeOf(await act(app, token(), 'deleteDraft', { contributionId }))).toBe('NOT_FOUND');
  });
});

describe('what a mutation leaves behind', () => {
  it('is exactly its own rows when it is done', async () => {
    let contributionId = '';
    expect(await newRows(async () => void (contributionId = await writeTexts(app, token(), journal)))).toEqual({
      contribution: 1,
      contribution_author: 1,
      operation_log: 5,
    });
    expect(await newRows(() => act(app, token(), 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile()))).toEqual({
      contribution_file: 1,
      // The job of its copy.
      jobs: 1,
      operation_log: 1,
    });
    expect(await newRows(() => act(app, token(), 'title', { contributionId, titleZh: '另一题' }))).toEqual({ operation_log: 1 });
  });

  it('is one line of the log when it is refused', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const refusals: [Act, Record<string, unknown>][] = [
      ['title', { contributionId, titleEn: '水' }],
      ['author', { contributionId, personName: '' }],
      ['statement', { contributionId, hasAgreed: false, poolConsent: true }],
      ['title', { contributionId: idOf('Contribution', 999_999) }],
      ['receive', { contributionIds: [contributionId] }],
    ];
    for (const [name, input] of refusals) expect(await newRows(() => act(app, token(), name, input)), name).toEqual({ operation_log: 1 });
    await act(app, token(), 'title', { contributionId, titleZh: '', titleEn: '' });
    expect(await newRows(() => act(app, token(), 'submit', { contributionId }))).toEqual({ operation_log: 1 });
  });

  it('names in the log who, in which role, what, how it ended, and no word of the manuscript', async () => {
    const contributionId = await writeDraft(app, token(), journal);
    const id = Number(Buffer.from(contributionId, 'base64').toString().split(':')[1]);
    await act(app, token(), 'author', { contributionId, ...(await authorInput(app)) });
    await act(app, token(), 'title', { contributionId, titleEn: '水' });
    const rows = await em().find(OperationLog, { objectId: id, objectType: 'Contribution' }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    expect(rows.map((row) => [row.operation, row.outcome, row.code])).toEqual([
      ['saveContributionColloquium', 'done', null],
      ['saveContributionStatement', 'done', null],
      ['saveContributionTitle', 'done', null],
      ['setCorrespondingAuthors', 'done', null],
      ['saveContributionSummary', 'done', null],
      ['saveContributionAuthor', 'done', null],
      ['saveContributionTitle', 'refused', 'INVALID_INPUT'],
    ]);
    for (const row of rows) expect([row.user?.id, row.actingRole]).toEqual([author.id, 1]);
    const words = JSON.stringify(rows.map((row) => row.params));
    for (const word of ['李四', 'lisi', '水利', '江城', '张三']) expect(words).not.toContain(word);
  });

  it('covers every act of the wizard', () => {
    // A new mutation of the wizard belongs into these tests; acts of the office and what somebody puts off have their own.
    const known = new Set([
      ...Object.values(WIZARD).map((document) => /\{ (\w+)\(/.exec(document)?.[1]),
      'putOffContribution',
      'takeUpContribution',
    ]);
    const all = Object.keys(app.deps.schema.getMutationType()?.getFields() ?? {}).filter((name) =>
      /Contribution|CorrespondingAuthors/.test(name),
    );
    expect(all.filter((name) => !known.has(name) && !Object.hasOwn(actMutations, name))).toEqual([]);
  });
});
