// Folding in searches: each pair finds the other, in every search (the sample asks each for a third of the pairs, the long form for all);
// and the keys of an upgraded house.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../shared/fold.ts';
import simplified from '../../../shared/simplified.json' with { type: 'json' };
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { finishJobs } from '../../testing/jobs.ts';
import { bySampleSize } from '../../testing/sample-size.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildApiToken, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { buildPreprint } from '../preprints/preprint.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { accepted, buildHistory } from '../statistics/journal-history.factory.ts';
import { beginRebuild } from './rebuild.ts';

/** Written differently and read alike. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Résumé', 'Re\u0301sume\u0301'],
  ['Café', 'cafe'],
  ['ABC', 'ＡＢＣ'],
  ['90817263', '９０８１７２６３'],
  ['3D', '３Ｄ'],
  ['(上)', '（上）'],
  ['户籍', '戶籍'],
  ['里耶', '裏耶'],
  ['里程', '裡程'],
  ['贺兰舟', '賀蘭舟'],
  ['O’Hare', "O'Hare"],
  ['Ünï', 'Uni'],
  ['Ｈｅlan', 'Helan'],
  ['水\u200b利', '水利'],
  ['1920–1930', '1920-1930'],
  ['阿不都热合曼·艾山', '阿不都热合曼・艾山'],
  ['“一带一路”', '"一带一路"'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['⼾部', '户部'],
  ['随着', '隨著'],
  ['100％', '100%'],
];
/** What each search is asked for; the functions are asked for all of them. */
const SEARCHED = bySampleSize({ sample: PAIRS.filter((_pair, at) => at % 3 === 0), full: PAIRS });
/** Beside the sought texts: no part of a word is a wildcard. */
const OTHER = '别的 A_B';

let app: TestApp;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

describe('folding (B-030)', () => {
  it.each(PAIRS)('%s and %s are alike, for screens and for the database', async (one, other) => {
    expect(fold(one)).toBe(fold(other));
    expect(await em().execute('select fold(?) = fold(?) as alike, fold(?) as folded', [one, other, one])).toEqual([
      { alike: true, folded: fold(one) },
    ]);
  });

  it('is one function for screens and for the database: of every character of the tables, and of signs, letters and syllables', async () => {
    const plain = Array.from({ length: 0x3400 }, (_none, code) => String.fromCharCode(code)).filter((sign) =>
      /[\p{L}\p{N}\p{P}\p{Zs}]/u.test(sign),
    );
    const signs = [...new Set([...simplified.traditional, ...simplified.simplified, ...plain])].map((sign) => `x${sign}y`);
    const rows = await em().execute<{ sign: string; folded: string }[]>(
      `select s as sign, fold(s) as folded from jsonb_array_elements_text(?::jsonb) s`,
      [JSON.stringify(signs)],
    );
    expect(rows.filter(({ sign, folded }) => folded !== fold(sign))).toEqual([]);
    // Folding is idempotent, or a key could not be found by a folded word.
    expect(rows.filter(({ folded }) => fold(folded) !== folded)).toEqual([]);
  });
});

describe('every search finds both ways (B-030)', () => {
  let tokens: Record<'editor' | 'chief' | 'administrator' | 'operations' | 'author' | 'reviewer', string>;
  const written = SEARCHED.flat();
  /** The texts of `written` that a word must find, and none of `OTHER`. */
  const alike = (word: string) => written.filter((one) => fold(one).includes(fold(word))).toSorted();

  beforeAll(async () => {
    const tx = em();
    const editor = await buildUser(tx, { roles: ['EDITOR'] });
    const chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
    const administrator = await buildUser(tx, { roles: ['ADMINISTRATOR'], realName: '管事' });
    const operations = await buildUser(tx, { roles: ['OPERATIONS'], realName: '运营' });
    const author = await buildUser(tx, { realName: '写手' });
    const reviewer = await buildUser(tx, { roles: ['REVIEWER'], realName: '审手' });
    const stranger = await buildUser(tx, { realName: '别家' });
    const elsewhere = await buildColloquium(tx, { name: '他刊', nameEn: 'Elsewhere' });
    const journal = await buildColloquium(tx, { name: '文集', nameEn: 'Papers', members: { editor: [editor], chief: [chief] } });
    for (const text of [...written, OTHER]) {
      // In a unit of work of its own: each flush looks at everything that the unit knows.
      const one = em();
      const [here, there] = [await one.findOneOrFail(Colloquium, journal.id), await one.findOneOrFail(Colloquium, elsewhere.id)];
      const [writer, other] = [await one.findOneOrFail(User, author.id), await one.findOneOrFail(User, stranger.id)];
      await buildContribution(one, { colloquium: here, submitter: writer, titleZh: text, state: 1, firstAuthor: { personName: '甲' } });
      await buildContribution(one, { colloquium: here, submitter: writer, titleZh: '乙', state: 1, coAuthors: [{ personName: text }] });
      await buildColloquium(one, { name: text, nameEn: text });
      const person = await buildUser(one, { realName: text, roles: ['REVIEWER', 'AUTHOR'], workplaces: ['某所'] });
      await buildApiToken(one, person, app.clock, 'AUTHOR');
      (await buildRole(one, 'ADMINISTRATOR', [])).nameZh = text;
      await one.flush();
      await buildPreprint(one, { title: text });
      await buildHistory(one, accepted, { titleZh: text, submitter: other, colloquium: there });
      await buildContribution(one, { colloquium: there, submitter: writer, titleZh: text, state: 0, hasManuscriptFile: false });
      const unaccepted = { state: 16, isInPool: true, enteredPoolAt: app.clock.now() } as const;
      await buildContribution(one, { colloquium: there, submitter: other, titleZh: text, ...unaccepted });
      const asked = await buildContribution(one, { colloquium: there, submitter: other, titleZh: text, state: 9 });
      await buildReview(one, { contribution: asked, reviewer: await one.findOneOrFail(User, reviewer.id) });
    }
    const session = (user: typeof editor) => buildSession(tx, user, app.clock);
    tokens = {
      editor: await session(editor),
      chief: await session(chief),
      administrator: await session(administrator),
      operations: await session(operations),
      author: await session(author),
      reviewer: await session(reviewer),
    };
  });

  const first = '(first: 100, search: $word';
  const SEARCHES: readonly (readonly [string, keyof typeof tokens, string, string])[] = [
    ['titles', 'editor', `handledContributions${first}, searchIn: [TITLE]) { edges { node { titleZh } } }`, 'titleZh'],
    ['authors', 'editor', `handledContributions${first}, searchIn: [AUTHOR]) { edges { node { authors { personName } } } }`, 'personName'],
    ['one’s own manuscripts', 'author', `authoredContributions${first}, searchIn: [TITLE]) { edges { node { titleZh } } }`, 'titleZh'],
    ['drafts', 'author', `drafts${first}, searchIn: [TITLE]) { edges { node { titleZh } } }`, 'titleZh'],
    ['the pool', 'chief', `poolContributions${first}, searchIn: [TITLE]) { edges { node { titleZh } } }`, 'titleZh'],
    ['a reviewer’s list', 'reviewer', `invitations${first}, searchIn: [TITLE]) { edges { node { contribution { titleZh } } } }`, 'titleZh'],
    [
      'histories in statistics',
      'operations',
      `journalHistoryTimes(first: 100, filter: { keyword: $word }) { edges { node { titleZh } } }`,
      'titleZh',
    ],
    ['co-authors of one’s own', 'author', `coAuthors(name: $word) { author { personName } }`, 'personName'],
    ['authors to invite', 'editor', `authorsToInvite(search: $word) { realName }`, 'realName'],
    ['journals', 'operations', `periodicals(first: 100, filter: { name: $word }) { edges { node { name } } }`, 'name'],
    ['people', 'administrator', `people${first}, searchIn: [NAME]) { edges { node { realName } } }`, 'realName'],
    ['roles', 'administrator', `roleRecords${first}, searchIn: [NAME]) { edges { node { nameZh } } }`, 'nameZh'],
    ['reviewers', 'editor', `reviewerCandidates(first: 50, search: $word) { candidates { realName } }`, 'realName'],
    ['preprints', 'editor', `preprints${first}, searchIn: [TITLE]) { edges { node { title } } }`, 'title'],
    ['owners of tokens', 'administrator', `apiTokens${first}, searchIn: [PERSON]) { edges { node { user { realName } } } }`, 'realName'],
  ];

  it.each(SEARCHES)('%s', async (_what, who, field, name) => {
    for (const word of written) {
      const { data, errors } = await app.request(
        `query FoldingTest($word: String!) { ${/^(?:reviewerC|authorsT)/.test(field) ? field : `viewer { ${field} }`} }`,
        { word },
        { token: tokens[who] },
      );
      expect(errors).toBeUndefined();
      const found = [...JSON.stringify(data).matchAll(new RegExp(`"${name}":("(?:[^"\\\\]|\\\\.)*")`, 'g'))].map(([, text = '']): unknown =>
        JSON.parse(text),
      );
      // Reviewers are found by pinyin too: a word in letters finds names in characters.
      const isInHan = (text: unknown) => /\p{Script=Han}/u.test(String(text));
      // A manuscript that is found has other authors too.
      const known = found.filter((text) => [...written, OTHER].includes(String(text)));
      const own = known.filter((text) => isInHan(word) || !isInHan(text));
      expect([word, own.toSorted()]).toEqual([word, alike(word)]);
    }
  });
});

it('makes the keys of an earlier release anew, part by part; until then they are asked as they were (B-030)', async () => {
  const house = await startTestApp({ schema: colloquiumSchema() });
  try {
    const tx = house.database.orm.em.fork();
    const own = (statement: string) => house.database.orm.em.fork().execute<Record<string, unknown>[]>(statement);
    const present = await own(`select pg_get_functiondef('title_key'::regproc) as text`);
    // As it was written before: small letters, nothing else.
    await own(
      'create or replace function title_key(text) returns text language sql immutable strict parallel safe as $$ select tripled(lower($1)) $$',
    );
    const editor = await buildUser(tx, { roles: ['EDITOR'], realName: 'Zoë' });
    const journal = await buildColloquium(tx, { members: { editor: [editor] } });
    const title = async (titleZh: string) =>
      await buildContribution(tx, { colloquium: journal, titleZh, state: 1, firstAuthor: { personName: 'Zoë' } });
    await title('Café ＡＢＣ 戶籍');
    await own(String(present[0]?.['text']));
    const token = await buildSession(tx, editor, house.clock);
    const count = async (word: string, place: string) => {
      const { data } = await house.request<{ viewer: { handledContributions: { totalCount: number } } }>(
        `query RebuiltTest($word: String) { viewer { handledContributions(first: 1, search: $word, searchIn: [${place}]) { totalCount } } }`,
        { word },
        { token },
      );
      return data?.viewer.handledContributions.totalCount;
    };
    const folded = async () => [
      await count('cafe', 'TITLE'),
      await count('abc', 'TITLE'),
      await count('户籍', 'TITLE'),
      await count('zoe', 'AUTHOR'),
    ];
    expect([
      await count('café', 'TITLE'),
      await count('ＡＢＣ', 'TITLE'),
      await count('戶籍', 'TITLE'),
      await count('ZOË', 'AUTHOR'),
    ]).toEqual([1, 1, 1, 1]);
    expect(await folded()).toEqual([0, 0, 0, 0]);

    await own(`insert into search_rebuild (name) values ('manuscripts'), ('people')`);
    await beginRebuild({ orm: house.database.orm });
    await finishJobs(house);
    expect(await folded()).toEqual([1, 1, 1, 1]);
    expect(await own(`select (key like '%zoe%') as folded from person_key where user_id = ${editor.id}`)).toEqual([{ folded: true }]);
    expect(await own('select * from search_rebuild')).toEqual([]);
  } finally {
    await house.close();
  }
});
