// A journal at work for tests at the door: its people with their sessions, a manuscript, and acts of the office that have no mutation yet.
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { createContext, type Context } from '../../../context.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { viewerInRole } from '../../accounts/viewer/viewer.service.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution, type ContributionOverrides } from '../../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { Message } from '../../messages/message.entity.ts';
import { tellDecision } from '../hold/decision-hold.ts';
import { withReview } from '../../reviews/review.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { setCheckSite } from '../../publisher/publisher.factory.ts';
import { perform } from '../perform/perform.ts';
import type { PerformInput } from '../perform/step.ts';

export const roleOf = {
  author: 'AUTHOR',
  coAuthor: 'AUTHOR',
  stranger: 'AUTHOR',
  editor: 'EDITOR',
  editor2: 'EDITOR',
  deputy: 'ASSOCIATE_EDITOR_IN_CHIEF',
  chief: 'EDITOR_IN_CHIEF',
  publisher: 'PUBLISHING_EDITOR',
  operations: 'OPERATIONS',
  reviewer: 'REVIEWER',
  reviewer2: 'REVIEWER',
  otherChief: 'EDITOR_IN_CHIEF',
  otherEditor: 'EDITOR',
} as const satisfies Record<string, RoleKindCode>;
export type PlayerName = keyof typeof roleOf;
const names = Object.keys(roleOf) as PlayerName[];

export class WorkflowWorld {
  readonly app: TestApp;
  readonly people: Record<PlayerName, User>;
  readonly tokens: Record<PlayerName, string>;
  readonly journal: Colloquium;
  readonly otherJournal: Colloquium;

  private constructor(
    app: TestApp,
    people: WorkflowWorld['people'],
    tokens: WorkflowWorld['tokens'],
    journal: Colloquium,
    otherJournal: Colloquium,
  ) {
    this.app = app;
    this.people = people;
    this.tokens = tokens;
    this.journal = journal;
    this.otherJournal = otherJournal;
  }

  /** `colloquium`: differences from a double-blind journal with reviewers, a deputy, pre-acceptance and no plagiarism check. */
  static async start(colloquium: Parameters<typeof buildColloquium>[1] = {}, schema = colloquiumSchema()): Promise<WorkflowWorld> {
    const app = await startTestApp({ schema });
    const em = app.database.orm.em.fork();
    const people = {} as Record<PlayerName, User>;
    const tokens = {} as Record<PlayerName, string>;
    for (const name of names) {
      people[name] = await buildUser(em, { roles: [roleOf[name]], realName: name, language: 'zh-CN' });
      tokens[name] = await buildSession(em, people[name], app.clock, { language: 'zh-CN', isRemembered: true });
    }
    const journal = await buildColloquium(em, {
      name: '江南文化',
      reviewType: 1,
      checksPlagiarism: false,
      invitesReviewers: true,
      deputyReviews: true,
      chiefPreAccepts: true,
      ...colloquium,
      members: { editor: [people.editor, people.editor2], deputy: [people.deputy], chief: [people.chief] },
    });
    await setCheckSite(em);
    const otherJournal = await buildColloquium(em, {
      name: '方言与文化',
      members: { editor: [people.otherEditor], chief: [people.otherChief] },
    });
    return new WorkflowWorld(app, people, tokens, journal, otherJournal);
  }

  em() {
    return this.app.database.orm.em.fork();
  }

  /** It is another day; the author has signed in again. */
  async at(moment: string): Promise<void> {
    this.app.clock.set(moment);
    this.tokens.author = await buildSession(this.em(), this.people.author, this.app.clock, { language: 'zh-CN', isRemembered: true });
  }

  /** A complete draft of the author's. */
  async draft(overrides: ContributionOverrides = {}): Promise<number> {
    const em = this.em();
    const { id } = await buildContribution(em, {
      submitter: this.people.author,
      colloquium: this.journal,
      titleZh: '水利碑刻考',
      titleEn: 'Inscriptions on Water',
      coAuthors: [{ user: this.people.coAuthor }],
      ...overrides,
    });
    return id;
  }

  async contextOf(name: PlayerName): Promise<Context> {
    const viewer = await viewerInRole(this.em(), this.people[name].id, RoleKind[roleOf[name]]);
    if (viewer === null) throw new Error(`${name} has no role ${roleOf[name]}`);
    return createContext(this.app.deps, { viewer: { ...viewer, language: 'zh-CN' }, language: 'zh-CN', address: '127.0.0.1' });
  }

  async act(name: PlayerName, id: number, act: ActName, input: PerformInput = {}): Promise<void> {
    const ctx = await this.contextOf(name);
    await inTransaction(ctx, () => perform(ctx, id, act, withReview(act, input)));
  }

  /** Submitted, received, passed by the editor, and one reviewer's review handed in and summed up: before the deputy. */
  async toDeputy(id: number): Promise<void> {
    await this.act('author', id, 'SUBMIT');
    await this.act('editor', id, 'RECEIVE');
    await this.act('editor', id, 'EDITOR_APPROVE');
    await this.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [this.people.reviewer.id] });
    await this.act('reviewer', id, 'ACCEPT_INVITATION');
    await this.act('reviewer', id, 'REVIEW');
    await this.act('editor', id, 'SUMMARISE_REVIEWS', { comment: '汇总意见' });
  }

  async toChief(id: number): Promise<void> {
    await this.toDeputy(id);
    await this.act('deputy', id, 'DEPUTY_APPROVE');
  }

  /** The worker's job at the end of the wait of the manuscript's last decision. */
  async tell(id: number): Promise<void> {
    const event = await this.em().findOneOrFail(
      WorkflowEvent,
      { contribution: id, details: { mailId: { $ne: null } } },
      { orderBy: { id: 'desc' } },
    );
    await tellDecision(this.app.deps, { eventId: event.id });
  }

  async ask<T>(name: PlayerName, text: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer<T>> {
    return await this.app.request<T>(text, variables, { token: this.tokens[name] });
  }

  /** Fields of a manuscript as one person reads them; null when they may not know of it. */
  async read<T>(name: PlayerName, id: number, fields: string): Promise<T | null> {
    const answer = await this.ask<{ node: T | null }>(
      name,
      `query Read($id: ID!) { node(id: $id) { ... on Contribution { ${fields} } } }`,
      { id: idOf('Contribution', id) },
    );
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data?.node ?? null;
  }

  async stored(id: number): Promise<Contribution> {
    return await this.em().findOneOrFail(Contribution, id);
  }

  /** Names of the people with a message of this key about it. */
  async messaged(id: number, key: string): Promise<string[]> {
    return (await this.em().find(Message, { contribution: id, key }, { populate: ['user'] }))
      .map((message) => message.user.unwrap().realName)
      .sort();
  }

  /** Letters to one person, oldest first. */
  async letters(name: PlayerName): Promise<Mail[]> {
    return await this.em().find(Mail, { to: this.people[name].email }, { orderBy: { id: 'asc' } });
  }
}
