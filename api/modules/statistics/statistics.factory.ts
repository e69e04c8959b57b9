// Setting for tests of the statistics: a journal at work whose statistics the publisher reads, on a given day.
import type { RoleKindCode } from '../../../shared/roles.ts';
import type { ActName } from '../../../shared/workflow.ts';
import type { Role } from '../organization/role.entity.ts';
import { buildSession } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import type { PerformInput } from '../workflow/perform/step.ts';
import type { PlayerName, WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';

const FIELDS = `id contributionId manuscriptNumber titleZh colloquium { name subject { label } } articleType { value label } firstAuthorName startedOn isAdopted editorCommentOn gatheredOn
  chiefCommentOn publishedOn daysToEditorComment daysToGathering daysToChiefComment daysToPublication outcome decidedOn isDeskRejection opinion state isPublishedSingly
  firstAuthorRegion { code label } correspondingAuthorRegion { code label }`;

export const HISTORY_LISTS = [
  'journalHistoryTimes',
  'refusedHistories',
  'withdrawnHistories',
  'acceptedHistories',
  'publishedHistories',
  'journalHistorySources',
] as const;
export type HistoryList = (typeof HISTORY_LISTS)[number];
type HistoryNode = Record<string, unknown> & { titleZh: string };

/** An act on a day in Shanghai, at noon: actor, day, act. */
export type DatedAct = readonly [day: string, who: PlayerName, act: ActName, input?: PerformInput];

export class Statistics {
  readonly world: WorkflowWorld;

  constructor(world: WorkflowWorld) {
    this.world = world;
  }

  /** A draft of the author's with this title, led through these acts; answers its number. */
  async history(titleZh: string, acts: readonly DatedAct[], own: Parameters<WorkflowWorld['draft']>[0] = {}): Promise<number> {
    const id = await this.world.draft({ titleZh, ...own });
    await this.goOn(id, acts);
    return id;
  }

  async goOn(id: number, acts: readonly DatedAct[]): Promise<void> {
    for (const [day, who, act, input] of acts) {
      this.world.app.clock.set(day.length > 10 ? day : `${day}T12:00:00+08:00`);
      await this.world.act(who, id, act, input);
    }
  }

  /** A session of today's. */
  async tokenOf(user: User, role: RoleKindCode | Role = 'OPERATIONS'): Promise<string> {
    return await buildSession(this.world.em(), user, this.world.app.clock, { language: 'zh-CN', role });
  }

  async ask<T>(document: string, variables: Record<string, unknown> = {}, token?: string) {
    return await this.world.app.request<T>(document, variables, { token: token ?? (await this.tokenOf(this.world.people.operations)) });
  }

  /** Rows of a list; null where it is closed to the reader. Errors of the answer fail the test. */
  async rows(list: HistoryList, filter: Record<string, unknown> = {}, token?: string, more = ''): Promise<HistoryNode[] | null> {
    const answer = await this.ask<{ viewer: Record<string, { edges: { node: HistoryNode }[] } | null> }>(
      `query Rows($filter: JournalHistoryFilter) { viewer { ${list}(first: 100, filter: $filter${more}) { totalCount edges { node { ${FIELDS} } } } } }`,
      { filter },
      token,
    );
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data?.viewer[list]?.edges.map(({ node }) => node) ?? null;
  }

  /** Their titles, in the list's order. */
  async titles(list: HistoryList, filter: Record<string, unknown> = {}, token?: string, more = ''): Promise<string[] | null> {
    return (await this.rows(list, filter, token, more))?.map(({ titleZh }) => titleZh) ?? null;
  }
}
