// The cost of the manuscript screens: a small, constant number of SQL statements for any amount of data (principles, Scale). The
// documents are those the client sends.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EditorialAct } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { buildIssue } from '../../issues/issue.factory.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../manuscript/contribution.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../sections/sections.factory.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

/** Statements of a list: the rows with their related data, their acts, and the data above them on the page. */
const MOST_OF_LIST = 4;
/**
 * Statements of the manuscript’s page: itself, its acts, its files, events, reviews with the delivery of their letters, its authors,
 * funds and suggested reviewers in one, and what the register says of the units.
 */
const MOST_OF_PAGE = 9;
let app: TestApp;
let documents: Map<string, string>;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  documents = new Map(texts.map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]));
});
afterAll(() => app.close());

async function costOf(name: string, variables: Record<string, unknown>, token: string): Promise<{ statements: string[]; bytes: number }> {
  const text = documents.get(name);
  if (!text) throw new Error(`The client has no document ${name}`);
  let bytes = 0;
  const statements = await statementsOf(async () => {
    const answer = await app.request(text, variables, { token, headers: { 'x-background': '1' } });
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer));
    bytes = JSON.stringify(answer).length;
  });
  // The first look of a day at reviewers' names is noted, with a statement of its own (decision 51).
  return { statements: statements.filter((sent) => !sent.includes('insert into identity_read')), bytes };
}

/** A journal with an editor, and an author with so many submitted manuscripts there, each with a co-author and a file. */
async function buildDesk(count: number): Promise<{ author: User; editor: User; journal: Colloquium; last: Contribution }> {
  const tx = em();
  const [author, editor] = [await buildUser(tx), await buildUser(tx, { roles: ['EDITOR'] })];
  const journal = await buildColloquium(tx, { columns: ['论文'], members: { editor: [editor] } });
  let last: Contribution | undefined;
  for (let index = 0; index < count; index += 1) {
    const other = index % 3 === 0 ? await buildColloquium(tx, { members: { editor: [editor] } }) : journal;
    last = await buildContribution(tx, {
      submitter: author,
      colloquium: other,
      state: index % 2 === 0 ? 1 : 3,
      responsibleKind: 3,
      responsible: index % 2 === 0 ? null : editor,
      editor: index % 2 === 0 ? null : editor,
      coAuthors: [{ user: await buildUser(tx) }],
    });
  }
  if (!last) throw new Error('nothing was built');
  return { author, editor, journal, last };
}

describe('a list costs the same for 3 rows and for 30', () => {
  const list = { page: 1, first: 100, scope: 'ALL', filter: {}, orderBy: { field: 'SUBMITTED_AT', direction: 'DESC' } };
  it.each([
    ['AuthorListPageQuery', 'author', MOST_OF_LIST],
    // The rows and their acts.
    ['ManuscriptListPageQuery', 'editor', 2],
  ] as const)('%s', async (name, who, most) => {
    const costs = [];
    for (const count of [3, 30]) {
      const desk = await buildDesk(count);
      const text = documents.get(name) ?? '';
      // Screens show fewer rows a page; here all of them.
      documents.set(name, text.replaceAll(/first: \d+/g, 'first: 100'));
      costs.push(await costOf(name, list, await buildSession(em(), desk[who], app.clock)));
      documents.set(name, text);
    }
    const [few, many] = costs;
    expect(many?.bytes).toBeGreaterThan(5 * (few?.bytes ?? Infinity));
    expect(many?.statements.length, many?.statements.join('\n')).toBe(few?.statements.length);
    expect(many?.statements.length, many?.statements.join('\n')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['SingleListPageQuery', 19, MOST_OF_LIST],
    // Beside the rows: the numbers of their issues, and the journals to choose among.
    ['GroupListPageQuery', 15, MOST_OF_LIST + 2],
  ] as const)('%s', async (name, state, most) => {
    const text = documents.get(name) ?? '';
    documents.set(name, text.replaceAll(/first: \d+/g, 'first: 100'));
    const costs = [];
    for (const count of [3, 30]) {
      const tx = em();
      const [author, chief] = [await buildUser(tx), await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] })];
      const colloquium = await buildColloquium(tx, { members: { chief: [chief] } });
      const issue = await buildIssue(tx, { colloquium });
      for (let index = 0; index < count; index += 1) {
        const { id } = await buildContribution(tx, { submitter: author, state, colloquium });
        if (state === 15 && index % 2 === 0)
          await tx.nativeUpdate(Contribution, { id }, { state: 18, compiledFrom: 15, issue, issuePosition: index + 1 });
      }
      costs.push(await costOf(name, list, await buildSession(tx, chief, app.clock)));
    }
    documents.set(name, text);
    const [few, many] = costs;
    expect(many?.bytes).toBeGreaterThan(5 * (few?.bytes ?? Infinity));
    expect(many?.statements.length, many?.statements.join('\n')).toBe(few?.statements.length);
    expect(many?.statements.length, many?.statements.join('\n')).toBeLessThanOrEqual(most);
  });

  it.each([
    ['drafts', false, 0],
    ['what may be offered to the pool', true, 16],
  ] as const)('DraftsPageQuery, %s', async (_list, isUnaccepted, state) => {
    const text = documents.get('DraftsPageQuery') ?? '';
    documents.set('DraftsPageQuery', text.replaceAll(/first: 10\b/g, 'first: 100'));
    const costs = [];
    for (const count of [3, 30]) {
      const tx = em();
      const author = await buildUser(tx);
      for (let index = 0; index < count; index += 1)
        await buildContribution(tx, { submitter: author, state, colloquium: await buildColloquium(tx) });
      const variables = {
        isUnaccepted,
        page: 1,
        first: 100,
        draftFilter: {},
        direction: 'DESC',
        filter: { awaitsPoolConsent: true },
        orderBy: list.orderBy,
      };
      costs.push(await costOf('DraftsPageQuery', variables, await buildSession(tx, author, app.clock)));
    }
    documents.set('DraftsPageQuery', text);
    const [few, many] = costs;
    expect(many?.bytes).toBeGreaterThan(5 * (few?.bytes ?? Infinity));
    expect(many?.statements.length, many?.statements.join('\n')).toBe(few?.statements.length);
    expect(many?.statements.length, many?.statements.join('\n')).toBeLessThanOrEqual(MOST_OF_LIST);
  });
});

describe('a list of what every list shows', () => {
  const PLAIN = `totalCount edges { node { id manuscriptNumber titleZh titleEn firstAuthorName submittedAt state authorStatus stage daysInStage
    colloquium { name } expected { step on isPast } responsible { role person { realName } } } }`;
  const cost = async (fields: string) => {
    const { editor } = await buildDesk(12);
    const token = await buildSession(em(), editor, app.clock);
    return await statementsOf(async () => {
      const answer = await app.request(
        `query Plain { viewer { handledContributions(first: 50) { ${fields} } } }`,
        {},
        { token, headers: { 'x-background': '1' } },
      );
      expect(answer.errors, JSON.stringify(answer.errors)).toBeUndefined();
    });
  };

  it('takes one statement, and one more for what may be done', async () => {
    expect(await cost(PLAIN)).toHaveLength(1);
    expect(await cost(`${PLAIN} edges { node { viewerActs { act } } }`)).toHaveLength(2);
  });

  it('counts nothing and reads no long text that nobody asks for', async () => {
    const [rows] = await cost('edges { node { id } }');
    expect(rows).not.toMatch(/count\(|abstract|person_name/);
  });
});

/** The manuscript with what the viewer has to do with it, and its journal. */
const MOST_AFTER_SUBMITTING = 2;

it('the page after a submission is the submitter’s, and costs few statements for whoever asks (B-433)', async () => {
  const coAuthor = await buildUser(em());
  const { author, editor, journal } = await buildDesk(2);
  const { id } = await buildContribution(em(), { submitter: author, colloquium: journal, state: 1, coAuthors: [{ user: coAuthor }] });
  const variables = { id: idOf('Contribution', id) };
  const text = documents.get('SubmittedPageQuery') ?? '';
  for (const [who, isSubmitter] of [
    [author, true],
    [coAuthor, false],
    [editor, false],
    [await buildUser(em()), undefined],
  ] as const) {
    const token = await buildSession(em(), who, app.clock);
    const answer = await app.request<{ node: { viewerIsSubmitter: boolean } | null }>(text, variables, { token });
    expect(answer.data?.node?.viewerIsSubmitter).toBe(isSubmitter);
    const { statements } = await costOf('SubmittedPageQuery', variables, token);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST_AFTER_SUBMITTING);
  }
});

describe('a manuscript costs the same with 3 authors, files, events and reviews and with 30', () => {
  it.each(['editor', 'author'] as const)('ManuscriptDetailPageQuery, %s', async (who) => {
    const costs = [];
    for (const count of [3, 30]) {
      const { author, editor, last } = await buildDesk(2);
      const tx = em();
      await tx.execute(
        'update contribution set column_id = (select min(id) from colloquium_column where colloquium_id = contribution.colloquium_id) where id = ?',
        [last.id],
      );
      const contribution = await tx.findOneOrFail(last.constructor as typeof Contribution, last.id);
      for (let index = 0; index < count; index += 1) {
        await buildFile(tx, contribution, { kind: index % 2 === 0 ? 0 : 1, isCurrent: index % 3 !== 0 });
        await buildFunding(tx, contribution, { position: index });
        await buildSuggestedReviewer(tx, contribution, { position: index, kind: index % 2 === 0 ? 0 : 1 });
        await buildReview(tx, { contribution, status: 'FINISHED' });
        const event = tx.create(WorkflowEvent, {
          contribution,
          act: EditorialAct.RECEIVE,
          row: 'T03',
          fromState: 1,
          toState: 3,
          stage: 2,
          actor: await buildUser(tx, { roles: ['EDITOR'] }),
          actorKind: 3,
          at: app.clock.now(),
        });
        await tx.flush();
        await buildFile(tx, contribution, { kind: 8, event: tx.getReference(WorkflowEvent, event.id, { wrapped: true }) });
      }
      costs.push(
        await costOf(
          'ManuscriptDetailPageQuery',
          { id: idOf('Contribution', contribution.id) },
          await buildSession(tx, who === 'author' ? author : editor, app.clock),
        ),
      );
    }
    const [few, many] = costs;
    expect(many?.bytes).toBeGreaterThan((few?.bytes ?? Infinity) * 2);
    expect(many?.statements.length, many?.statements.join('\n')).toBe(few?.statements.length);
    expect(many?.statements.length, many?.statements.join('\n')).toBeLessThanOrEqual(MOST_OF_PAGE);
  });
});
