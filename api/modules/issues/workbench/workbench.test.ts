// The workbench of a large issue: its cost, and the columns of its articles.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../testing/statements.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld } from '../../workflow/testing/workflow-world.factory.ts';
import { buildIssue } from '../issue.factory.ts';
import type { Issue } from '../issue.entity.ts';

const MANY = 60;
const MOST_OF_PAGE = 6;
let world: WorkflowWorld;
let journal: Colloquium;
let few: Issue;
let many: Issue;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  few = await issueOf(2);
  many = await issueOf(MANY);
}, 120_000);
afterAll(() => world.app.close());

/** An open issue with so many articles, in two columns in turn. */
async function issueOf(count: number): Promise<Issue> {
  const em = world.em();
  journal = await buildColloquium(em, { columns: ['专题', '书评'], members: { chief: [world.people.chief] } });
  const columns = await journal.columns.loadItems();
  const issue = await buildIssue(em, { colloquium: journal });
  for (let place = 1; place <= count; place += 1) {
    const { id } = await buildContribution(em, {
      submitter: world.people.author,
      colloquium: journal,
      titleZh: `第${place}篇`,
      state: 18,
      stage: 6,
    });
    await em.nativeUpdate(
      Contribution,
      { id },
      { issue: issue.id, issuePosition: place, compiledFrom: 15, column: columns[place % 2 === 0 ? 1 : 0]?.id ?? null },
    );
  }
  return issue;
}

const PAGE = `query Page($id: ID!) { node(id: $id) { ... on Issue {
  id number plannedOn version firstPage contents savedAt exportedAt sentAt receivedAt remark viewerCanEdit viewerCanConfirmReceipt colloquium { name issues { id number sentAt } }
  articles { column pageCount firstPage lastPage authorNames doi contribution { id manuscriptNumber titleZh titleEn subtitleZh subtitleEn column { name } } }
  findings { kind isBlocking detail contribution { id titleZh titleEn } } submittedFiles { name }
} } }`;
interface Page {
  node: {
    version: number;
    contents: string;
    articles: { column: string; contribution: { id: string; titleZh: string; column: { name: string } } }[];
  };
}

async function read({ id }: Issue): Promise<Page['node']> {
  const { data, errors } = await world.ask<Page>('chief', PAGE, { id: idOf('Issue', id) });
  if (!data?.node) throw new Error(JSON.stringify(errors));
  return data.node;
}

async function save(issue: Issue, { version, articles }: Page['node'], contents: string): Promise<void> {
  const input = {
    issueId: idOf('Issue', issue.id),
    version,
    firstPage: 1,
    contents,
    articles: articles.map(({ contribution }, at) => ({ contributionId: contribution.id, pageCount: at + 1 })),
  };
  const { errors } = await world.ask(
    'chief',
    'mutation ($input: SaveIssueContentsInput!) { saveIssueContents(input: $input) { issue { version } } }',
    { input },
  );
  expect(errors).toBeUndefined();
}

it(`its page costs the same for 2 articles and for ${MANY}, at most ${MOST_OF_PAGE} statements`, async () => {
  // Statements that a process sends only once are sent here.
  await read(few);
  const [small, large] = [await statementsOf(() => read(few)), await statementsOf(() => read(many))];
  expect(large.length, large.join('\n')).toBe(small.length);
  expect(large.length, large.join('\n')).toBeLessThanOrEqual(MOST_OF_PAGE);
});

it(`ordering ${MANY} articles is one statement, and saving them costs as many as saving 2`, async () => {
  const costs = [];
  for (const issue of [few, many]) {
    const page = await read(issue);
    costs.push(await statementsOf(() => save(issue, { ...page, articles: page.articles.toReversed() }, '目录')));
  }
  const [small, large] = costs;
  expect(large?.filter((text) => /^\s*update contribution\b/i.test(text))).toHaveLength(1);
  expect(large?.length, large?.join('\n')).toBe(small?.length);
  expect((await read(many)).articles[0]?.contribution.titleZh).toBe(`第${MANY}篇`);
});

it('an article stands under its column, on its page, in the issue and in the contents (F-076)', async () => {
  const issue = await issueOf(3);
  const page = await read(issue);
  expect(page.articles.map(({ column, contribution }) => [contribution.titleZh, column, contribution.column.name])).toEqual([
    ['第1篇', '专题', '专题'],
    ['第2篇', '书评', '书评'],
    ['第3篇', '专题', '专题'],
  ]);
  const [first, second, third] = page.articles;
  if (!first || !second || !third) throw new Error('three articles');
  await save(issue, { ...page, articles: [first, third, second] }, '');
  expect((await read(issue)).contents.split('\n').map((line) => line.replace(/……+.*/u, ''))).toEqual([
    '【专题】',
    '第1篇',
    '第3篇',
    '【书评】',
    '第2篇',
  ]);
});

describe('an author’s name that can be read in two ways', () => {
  const parts = {
    familyName: '阿不都热合曼·艾山',
    givenName: '',
    suffix: '',
    latinFamilyName: 'Abdurahman Hesen',
    latinGivenName: '',
    isGroup: false,
  };
  const findings = async ({ id }: Issue) => {
    const { data } = await world.ask<{
      node: { findings: { kind: string; detail: string | null; isBlocking: boolean; author: { id: string } | null }[] };
    }>('chief', 'query ($id: ID!) { node(id: $id) { ... on Issue { findings { kind detail isBlocking author { id } } } } }', {
      id: idOf('Issue', id),
    });
    return (data?.node.findings ?? []).filter(({ kind }) => kind === 'NAME_UNCERTAIN');
  };
  async function uncertain(): Promise<{ issue: Issue; authorId: string }> {
    const issue = await issueOf(1);
    const em = world.em();
    const author = await em.findOneOrFail(ContributionAuthor, { contribution: { issue } });
    await em.nativeUpdate(ContributionAuthor, { id: author.id }, { personName: parts.familyName });
    return { issue, authorId: idOf('ContributionAuthor', author.id) };
  }
  const say = async (as: 'chief' | 'author', issue: Issue, authorId: string, name = parts) =>
    await world.ask<{ nameIssueAuthor: { author: { personName: string; name: unknown } } }>(
      as,
      'mutation ($input: NameIssueAuthorInput!) { nameIssueAuthor(input: $input) { author { personName name { familyName latinFamilyName isCertain } } } }',
      { input: { issueId: idOf('Issue', issue.id), authorId, name } },
    );

  it('is found before the press and no longer once the office has said its parts (B-103)', async () => {
    const { issue, authorId } = await uncertain();
    expect(await findings(issue)).toEqual([
      { kind: 'NAME_UNCERTAIN', detail: parts.familyName, isBlocking: false, author: { id: authorId } },
    ]);
    const { data } = await say('chief', issue, authorId);
    expect(data?.nameIssueAuthor.author).toEqual({
      personName: parts.familyName,
      name: { familyName: parts.familyName, latinFamilyName: 'Abdurahman Hesen', isCertain: true },
    });
    expect(await findings(issue)).toEqual([]);
  });

  it('is said by those who edit the issue, of its own authors, in the letters of the name', async () => {
    const { issue, authorId } = await uncertain();
    const other = await uncertain();
    const codeOf = async (answer: ReturnType<typeof say>) => (await answer).errors?.[0]?.extensions?.['code'];
    expect(await codeOf(say('author', issue, authorId))).toBe('FORBIDDEN');
    expect(await codeOf(say('chief', issue, other.authorId))).toBe('NOT_FOUND');
    const { errors } = await say('chief', issue, authorId, { ...parts, familyName: '艾山' });
    expect(errors?.[0]?.extensions?.['fields']).toHaveProperty('name');
    expect(await findings(issue)).toHaveLength(1);
  });
});
