// "My journals with their issues, articles and authors" as a partner asks for them: by pages, each level one statement and one load,
// however many parents.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContributionState } from '../../../shared/workflow.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildApiToken, buildDepartment, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { buildIssue } from './issue.factory.ts';

const JOURNALS = 40;
/** Sizes of the first journal; each other has one of each. */
const MOST = { issues: 5, articles: 4, authors: 6 };

let app: TestApp;
const tokens: Record<string, string> = {};
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  const [chief, operations, administrator, author] = [
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    await buildUser(tx, { roles: ['OPERATIONS'] }),
    await buildUser(tx, { roles: ['ADMINISTRATOR'] }),
    await buildUser(tx),
  ];
  const branch = await buildDepartment(tx);
  await buildDepartment(tx, branch);
  await buildDepartment(tx);
  for (let at = 0; at < JOURNALS; at += 1) {
    const journal = await buildColloquium(tx, { members: { chief: [chief] }, number: `J${String(at).padStart(2, '0')}` });
    const isLarge = at === 0;
    for (let number = 1; number <= (isLarge ? MOST.issues : 1); number += 1) {
      const issue = await buildIssue(tx, { colloquium: journal, number, sentAt: app.clock.now() });
      const isFull = isLarge && number === MOST.issues;
      for (let place = 1; place <= (isFull ? MOST.articles : 1); place += 1) {
        const coAuthors = Array.from({ length: isFull && place === 1 ? MOST.authors - 1 : 0 }, () => ({}));
        const article = await buildContribution(tx, {
          colloquium: journal,
          submitter: author,
          state: ContributionState.PRESS_REVIEWING,
          coAuthors,
        });
        await tx.execute('update contribution set issue_id = ?, issue_position = ? where id = ?', [issue.id, place, article.id]);
      }
    }
  }
  tokens['editor-in-chief'] = await buildApiToken(tx, chief, app.clock, 'EDITOR_IN_CHIEF');
  tokens['operations centre'] = await buildApiToken(tx, operations, app.clock, 'OPERATIONS');
  tokens['administrator'] = await buildApiToken(tx, administrator, app.clock, 'ADMINISTRATOR');
});
afterAll(() => app.close());

const AUTHORS = (first: number, after = '') =>
  `authorConnection(first: ${first}${after}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id personName } } }`;
const ARTICLES = (first: number, after = '') =>
  `articleConnection(first: ${first}${after}) { totalCount pageInfo { hasNextPage endCursor } edges { node { contribution { id titleZh ${AUTHORS(first)} } } } }`;
const ISSUES = (first: number, after = '') =>
  `issueConnection(first: ${first}${after}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id number ${ARTICLES(first)} } } }`;
const JOURNALS_OF = (journals: number, first: number) =>
  `{ viewer { ownColloquiumConnection(first: ${journals}) { totalCount edges { node { id ${ISSUES(first)} } } } } }`;

interface Page<T> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: T }[];
}
interface Author {
  id: string;
}
interface Manuscript {
  id: string;
  authorConnection: Page<Author>;
}
interface Issue {
  id: string;
  number: number;
  articleConnection: Page<{ contribution: Manuscript }>;
}
interface Journal {
  id: string;
  issueConnection: Page<Issue>;
}
type Own = { viewer: { ownColloquiumConnection: Page<Journal> } };

/** The rows of a page and of all that follow it. */
async function whole<T>(token: string, type: string, id: string, page: Page<T>, next: (after: string) => string): Promise<T[]> {
  const rows = page.edges.map(({ node }) => node);
  let { hasNextPage, endCursor } = page.pageInfo;
  while (hasNextPage) {
    const asked = next(`, after: ${JSON.stringify(endCursor)}`);
    const answer = await app.request<{ node: Record<string, Page<T>> }>(
      `{ node(id: ${JSON.stringify(id)}) { ... on ${type} { ${asked} } } }`,
      {},
      { token },
    );
    const [found] = Object.values(answer.data?.node ?? {});
    if (!found) throw new Error(JSON.stringify(answer.errors));
    rows.push(...found.edges.map(({ node }) => node));
    ({ hasNextPage, endCursor } = found.pageInfo);
  }
  expect(rows).toHaveLength(page.totalCount);
  return rows;
}

describe('my journals with their issues, articles and authors', () => {
  it.each(['editor-in-chief', 'operations centre'])('are answered by pages for forty journals, to the %s (B-071)', async (who) => {
    const token = tokens[who] ?? '';
    const answer = await app.request<Own>(JOURNALS_OF(JOURNALS, 2), {}, { token });
    expect(answer.errors).toBeUndefined();
    const journals = answer.data?.viewer.ownColloquiumConnection;
    expect([journals?.totalCount, journals?.edges.length]).toEqual([JOURNALS, JOURNALS]);
    const seen = { issues: [] as string[], articles: [] as string[], authors: [] as string[] };
    for (const { node: journal } of journals?.edges ?? [])
      for (const issue of await whole(token, 'Colloquium', journal.id, journal.issueConnection, (after) => ISSUES(2, after))) {
        seen.issues.push(issue.id);
        for (const { contribution } of await whole(token, 'Issue', issue.id, issue.articleConnection, (after) => ARTICLES(2, after))) {
          seen.articles.push(contribution.id);
          const authors = await whole(token, 'Contribution', contribution.id, contribution.authorConnection, (after) => AUTHORS(2, after));
          seen.authors.push(...authors.map(({ id }) => id));
        }
      }
    const issues = JOURNALS - 1 + MOST.issues;
    const articles = issues - 1 + MOST.articles;
    const counts = Object.values(seen).map((ids) => [ids.length, new Set(ids).size]);
    expect(counts).toEqual([issues, articles, articles - 1 + MOST.authors].map((count) => [count, count]));
  });

  it('cost as many statements for forty journals as for two, and pages of another size as many (B-071)', async () => {
    const token = tokens['editor-in-chief'] ?? '';
    const costOf = async (journals: number, first: number) =>
      (await statementsOf(() => app.request(JOURNALS_OF(journals, first), {}, { token }))).length;
    const few = await costOf(2, 2);
    expect([await costOf(JOURNALS, 2), await costOf(JOURNALS, 1)]).toEqual([few, few]);
    expect(few).toBeLessThanOrEqual(10);
  });

  it('are walked backwards alike, and a cursor of another list is refused (B-071)', async () => {
    const token = tokens['editor-in-chief'] ?? '';
    const number = '{ pageInfo { hasPreviousPage hasNextPage startCursor } edges { cursor node { number } } }';
    const ask = (args: string) =>
      app.request<{
        viewer: {
          ownColloquiumConnection: {
            edges: { node: { issueConnection: Page<{ number: number }> & { pageInfo: { startCursor: string } } } }[];
          };
        };
      }>(`{ viewer { ownColloquiumConnection(first: 1) { edges { node { issueConnection(${args}) ${number} } } } } }`, {}, { token });
    const numbers = (answer: Awaited<ReturnType<typeof ask>>) =>
      answer.data?.viewer.ownColloquiumConnection.edges[0]?.node.issueConnection.edges.map(({ node }) => node.number);
    const last = await ask('last: 2');
    expect(numbers(last)).toEqual([2, 1]);
    const start = last.data?.viewer.ownColloquiumConnection.edges[0]?.node.issueConnection.pageInfo.startCursor;
    expect(numbers(await ask(`last: 2, before: ${JSON.stringify(start)}`))).toEqual([4, 3]);
    expect(numbers(await ask('first: 2, page: 2'))).toEqual([3, 2]);
    expect(numbers(await ask('isSent: false'))).toEqual([]);
    const alien = Buffer.from(JSON.stringify(['author asc', '1', '1'])).toString('base64url');
    expect(codeOf(await ask(`first: 2, after: "${alien}"`))).toBe('CURSOR_MALFORMED');
    expect(codeOf(await ask('first: 101'))).toBe('INVALID_INPUT');
  });

  it('are known to nobody else: no author is told how many issues a journal has (B-071)', async () => {
    const tx = em();
    const stranger = await buildApiToken(tx, await buildUser(tx), app.clock, 'AUTHOR');
    const answer = await app.request<{ viewer: { ownColloquiumConnection: unknown } }>(JOURNALS_OF(2, 2), {}, { token: stranger });
    expect(answer.data?.viewer.ownColloquiumConnection).toBeNull();
  });
});

it.each([
  ['dictionary', 'type: SUBJECT', 'value', 'operations centre'],
  ['dictionaryEntries', '', 'value', 'operations centre'],
  ['departments', '', 'nameZh', 'administrator'],
  ['departmentOptions', 'ofEveryLevel: true', 'nameZh', 'operations centre'],
])('%s come by pages as they do whole (B-071)', async (list, given, name, who) => {
  const plain = list === 'dictionary' ? 'dictionaryConnection' : `${list.replace(/ies$/u, 'y').replace(/s$/u, '')}Connection`;
  const ask = async (page: string) => {
    const text = `{ page: ${plain}(${given} ${page}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id ${name} } } } ${list}${given ? `(${given})` : ''} { id ${name} } }`;
    const { data, errors } = await app.request<{ page: Page<{ id: string }> } & Record<string, unknown>>(
      text,
      {},
      { token: tokens[who] ?? '' },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return { ...data.page, whole: data[list] };
  };
  let page = await ask('first: 2');
  const rows = page.edges.map(({ node }) => node);
  while (page.pageInfo.hasNextPage) {
    page = await ask(`first: 2, after: ${JSON.stringify(page.pageInfo.endCursor)}`);
    rows.push(...page.edges.map(({ node }) => node));
  }
  expect(rows.length).toBeGreaterThan(2);
  expect(rows).toEqual(page.whole);
  expect(page.totalCount).toBe(rows.length);
});
