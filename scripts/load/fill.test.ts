// The loader's rows equal the product's own: its lists and pages show them, and every history replays.
import { readFile } from 'node:fs/promises';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../api/schema.ts';
import { User } from '../../api/modules/accounts/viewer/user.entity.ts';
import { buildSession } from '../../api/modules/accounts/viewer/user.factory.ts';
import { Contribution } from '../../api/modules/contributions/manuscript/contribution.entity.ts';
import { ContributionFunding } from '../../api/modules/contributions/sections/contribution-funding.entity.ts';
import { SuggestedReviewer } from '../../api/modules/contributions/sections/suggested-reviewer.entity.ts';
import { replayProblem } from '../../api/modules/workflow/testing/replay.ts';
import { WorkflowEvent } from '../../api/modules/workflow/timeline/workflow-event.entity.ts';
import { ContributionState } from '../../shared/workflow.ts';
import { startTestApp, type TestApp } from '../../api/testing/app.ts';
import { fill } from './fill.ts';
import { ISSUES, LAST_DAY } from './issues.ts';
import { accounts, JOURNALS } from './people.ts';
import { COMMON_TERM } from './words.ts';

const MANUSCRIPTS = 200;
let app: TestApp;
let documents: Map<string, string>;
const em = () => app.database.orm.em.fork();
const load = (databaseUrl: string) => fill({ databaseUrl, manuscripts: MANUSCRIPTS, seed: 1, say: () => undefined });

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  documents = new Map(texts.map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]));
  await load(app.database.url);
});
afterAll(() => app.close());

async function ask<T>(name: string, who: keyof typeof accounts, variables: Record<string, unknown>): Promise<T> {
  const user = await em().findOneOrFail(User, accounts[who].id, { populate: ['roles'] });
  const answer = await app.request<T>(documents.get(name) ?? '', variables, { token: await buildSession(em(), user, app.clock) });
  if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer));
  return answer.data;
}

const list = { first: 10, page: 1, scope: 'ALL', filter: {}, orderBy: { field: 'SUBMITTED_AT', direction: 'DESC' } };
interface Page {
  totalCount: number;
  edges: { node: { id: string; titleZh: string } }[];
}

describe('a loaded publisher', () => {
  it('has histories that the workflow table allows, each ending where its manuscript stands', async () => {
    const manuscripts = await em().find(Contribution, {});
    const events = await em().find(WorkflowEvent, {}, { orderBy: { id: 'asc' } });
    expect(manuscripts).toHaveLength(MANUSCRIPTS);
    for (const { id, state } of manuscripts)
      expect(
        replayProblem(
          events.filter((event) => event.contribution.id === id),
          state,
        ),
        `manuscript ${id}`,
      ).toBeNull();
    expect(new Set(manuscripts.map((manuscript) => manuscript.state)).size).toBeGreaterThan(8);
  });

  it('shows operations everything that was submitted, an editor and an author their part', async () => {
    const submitted = await em().count(Contribution, { state: { $ne: 0 } });
    const all = await ask<{ viewer: { handledContributions: Page } }>('ManuscriptListPageQuery', 'operations', list);
    expect(all.viewer.handledContributions).toMatchObject({ totalCount: submitted });
    const common = await ask<{ viewer: { handledContributions: Page } }>('ManuscriptListPageQuery', 'operations', {
      ...list,
      filter: { title: COMMON_TERM.text },
    });
    expect(common.viewer.handledContributions.totalCount / submitted).toBeCloseTo(COMMON_TERM.hits / COMMON_TERM.perTitles, 1);
    const edited = await ask<{ viewer: { handledContributions: Page } }>('ManuscriptListPageQuery', 'editor', list);
    expect(edited.viewer.handledContributions.totalCount).toBeGreaterThan(0);
    expect(edited.viewer.handledContributions.totalCount).toBeLessThan(submitted / 5);
    const own = await ask<{ viewer: { authoredContributions: Page } }>('AuthorListPageQuery', 'author', list);
    expect(own.viewer.authoredContributions.totalCount).toBeGreaterThan(20);
  });

  it('has eight issues of each journal with what was compiled into them, on both screens of journals', async () => {
    app.clock.advance(Date.parse(LAST_DAY) - app.clock.now().getTime());
    const journals = await ask<{ viewer: { journalStatus: { totalCount: number; edges: { node: { latestIssue: number } }[] } } }>(
      'JournalStatusPageQuery',
      'operations',
      { first: 50, page: 1, filter: {}, orderBy: { field: 'NUMBER', direction: 'ASC' } },
    );
    expect(journals.viewer.journalStatus.totalCount).toBe(JOURNALS);
    expect(new Set(journals.viewer.journalStatus.edges.map(({ node }) => node.latestIssue))).toEqual(new Set([ISSUES - 1]));
    const progress = async (wanted: string[]) =>
      (
        await ask<{ viewer: { journalProgress: Page } }>('JournalProgressPageQuery', 'operations', {
          first: 10,
          page: 1,
          filter: { progress: wanted },
          orderBy: { field: 'PLANNED_ON', direction: 'DESC' },
        })
      ).viewer.journalProgress.totalCount;
    expect(await progress([])).toBe(JOURNALS * ISSUES);
    for (const one of ['NORMAL', 'INCOMPLETE', 'DELAYED']) expect(await progress([one]), one).toBeGreaterThan(0);
    const compiled = await em().find(Contribution, { issue: { $ne: null } }, { populate: ['issue'] });
    const isSent = ({ issue }: Contribution) => issue?.unwrap().sentAt != null;
    expect(compiled.filter(isSent).length).toBeGreaterThan(0);
    // In an issue of its own journal: a sent one holds printed manuscripts, the open one compiled ones.
    expect(compiled.filter((one) => one.issue?.unwrap().colloquium.id !== one.colloquium.id)).toEqual([]);
    expect(compiled.filter((one) => one.state !== (isSent(one) ? ContributionState.PRESS_REVIEWING : ContributionState.COMPILED))).toEqual(
      [],
    );
    expect(
      await em().count(Contribution, { issue: null, state: { $in: [ContributionState.COMPILED, ContributionState.PRESS_REVIEWING] } }),
    ).toBe(0);
  });

  it('opens its manuscripts with authors, files and timeline, and has funds and suggested reviewers', async () => {
    const [last] = await em().find(Contribution, { state: 19 }, { limit: 1 });
    expect(await em().count(ContributionFunding)).toBeGreaterThan(MANUSCRIPTS);
    expect(await em().count(SuggestedReviewer)).toBeGreaterThan(MANUSCRIPTS / 4);
    const { node } = await ask<{ node: { authors: unknown[]; files: unknown[]; events: unknown[]; stageTimes: { at: string | null }[] } }>(
      'ManuscriptDetailPageQuery',
      'operations',
      { id: toGlobalId('Contribution', String(last?.id)) },
    );
    expect(node.authors.length).toBeGreaterThan(0);
    expect(node.files.length).toBeGreaterThan(0);
    expect(node.events.length).toBeGreaterThan(10);
    expect(node.stageTimes.filter(({ at }) => at !== null).length).toBeGreaterThan(5);
  });

  it('is the same again from the same seed', async () => {
    const other = await startTestApp({ schema: colloquiumSchema() });
    try {
      await load(other.database.url);
      const text = 'select md5(string_agg(c::text, chr(10) order by id)) as sum from contribution c';
      expect(await other.database.orm.em.fork().execute(text)).toEqual(await em().execute(text));
    } finally {
      await other.close();
    }
  });

  it('is never loaded over another', async () => {
    await expect(load(app.database.url)).rejects.toThrow('holds people or manuscripts already');
  });
});
