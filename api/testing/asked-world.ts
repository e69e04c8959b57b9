// A world in which somebody who holds every office wrote a manuscript, or reviews one, and nobody else has been asked to review it yet; and
// the asking.
import fc from 'fast-check';
import { ref } from '@mikro-orm/core';
import { toGlobalId } from 'graphql-relay';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import { ContributionState as S, EditorialAct, ReviewStatus } from '../../shared/workflow.ts';
import { FormerAddress } from '../modules/accounts/addresses/former-address.entity.ts';
import { buildSession, buildUser, type UserOverrides } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../modules/contributions/manuscript/contribution.factory.ts';
import { DictionaryEntry } from '../modules/reference/dictionary-entry.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp } from './app.ts';
import type { Reader } from './crawl.ts';

const WHO = ['new', 'author', 'reviewer'] as const;
const STANDS = ['submitter', 'account', 'address', 'former address'] as const;

/** The drawn facts. */
interface AskedPlan {
  /** How the writer stands to the manuscript. */
  stands: (typeof STANDS)[number];
  /** Their own journal has the manuscript. */
  isHere: boolean;
  asked: { who: (typeof WHO)[number]; isReserve: boolean; then: 'nothing' | 'accepts' | 'declines' | 'is let go' }[];
  /** How many of each are asked by another journal as well, before. */
  elsewhere: number;
}

export const askedPlans = fc.record<AskedPlan>({
  stands: fc.constantFrom(...STANDS),
  isHere: fc.boolean(),
  asked: fc.array(
    fc.record({
      who: fc.constantFrom(...WHO),
      isReserve: fc.boolean(),
      then: fc.constantFrom('nothing', 'accepts', 'declines', 'is let go'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  elsewhere: fc.integer({ min: 0, max: 2 }),
});

const WRITER: readonly RoleKindCode[] = [
  'EDITOR',
  'ASSOCIATE_EDITOR_IN_CHIEF',
  'EDITOR_IN_CHIEF',
  'EXECUTIVE_EDITOR',
  'PUBLISHING_EDITOR',
  'OPERATIONS',
  'ADMINISTRATOR',
  'AUTHOR',
];

/** All are of one university. */
const REASON = { conflictReason: '别无他人' };

let worlds = 0;

export class AskedWorld {
  /** In all names, addresses and units of this world. */
  readonly mark: string;
  readonly readers: Reader[] = [];
  /** An editor who wrote nothing and reviews nothing. */
  outsider: Reader = { name: 'outsider', token: null, turn: 0 };
  /** By the name of a reader: a manuscript of their own office, for which they may seek reviewers. */
  readonly handled = new Map<string, number>();
  /** Names, codes and addresses of the people who will be asked. */
  readonly words: string[] = [];
  /** Number of the world. */
  readonly turn: number;
  private readonly app: TestApp;
  private readonly plan: AskedPlan;
  private inviter!: User;
  private written!: Contribution;
  private degreeId = '';
  private people = 0;
  /** Those of the plan, in its order, without an account where they are typed in; `ahead`: who is invited where they wait. */
  private readonly toAsk: { user: User | null; invitation: object; ahead: object }[] = [];

  private constructor(app: TestApp, plan: AskedPlan) {
    this.app = app;
    this.plan = plan;
    this.turn = worlds += 1;
    this.mark = `zq${this.turn}w`;
  }

  static async build(app: TestApp, plan: AskedPlan): Promise<AskedWorld> {
    const world = new AskedWorld(app, plan);
    await world.furnish();
    return world;
  }

  private em() {
    return this.app.database.orm.em.fork();
  }

  private async person(roles: readonly RoleKindCode[], own: UserOverrides = {}): Promise<User> {
    const name = `${this.mark}p${(this.people += 1)}`;
    return await buildUser(this.em(), { roles, realName: name, email: `${name}@example.org`, workplaces: [`${this.mark}大学`], ...own });
  }

  private async furnish(): Promise<void> {
    const em = this.em();
    const { stands, isHere, elsewhere } = this.plan;
    this.degreeId = toGlobalId('DictionaryEntry', String((await em.findOneOrFail(DictionaryEntry, { type: 'DEGREE', position: 1 })).id));
    const [writer, reviewing] = [await this.person(WRITER), await this.person(['EDITOR', 'REVIEWER'])];
    const outsider = await this.person(['EDITOR']);
    this.inviter = await this.person(['EDITOR']);
    const here = await buildColloquium(em, {
      invitesReviewers: true,
      deputyReviews: true,
      members: {
        editor: [writer, reviewing, outsider, ...(isHere ? [this.inviter] : [])],
        deputy: [writer],
        chief: [writer],
        executive: [writer],
      },
    });
    const there = await buildColloquium(em, { invitesReviewers: true, members: { editor: [this.inviter] } });
    const left = `${this.mark}left@example.org`;
    const names = { account: { user: writer }, address: { email: writer.email }, 'former address': { email: left } };
    this.written = await this.underReview(isHere ? here : there, {
      submitter: stands === 'submitter' ? writer : await this.person(['AUTHOR']),
      coAuthors: stands === 'submitter' ? [] : [names[stands]],
    });
    if (stands === 'former address') {
      em.create(FormerAddress, { user: ref(writer), email: left });
      await em.flush();
    }
    await buildReview(this.em(), { contribution: this.written, reviewer: reviewing, status: 'ACCEPTED' });
    const other = await this.underReview(there, { submitter: await this.person(['AUTHOR']) });
    for (let count = 0; count < elsewhere; count += 1) {
      const people = [await this.somebody('new'), await this.somebody('author')];
      await this.invite(other, { invitations: people.map(({ invitation }) => invitation) });
    }
    for (const role of WRITER) await this.reader(`writing ${role}`, writer, role, here);
    for (const role of ['EDITOR', 'REVIEWER'] as const) await this.reader(`reviewing ${role}`, reviewing, role, here);
    this.outsider = await this.reader('outsider', outsider, 'EDITOR', here);
    this.readers.pop();
    for (const { who } of this.plan.asked)
      this.toAsk.push({ ...(await this.somebody(who, this.words)), ahead: (await this.somebody('author', this.words)).invitation });
  }

  private async reader(name: string, user: User, role: RoleKindCode, colloquium: Colloquium): Promise<Reader> {
    const state =
      role === 'EDITOR_IN_CHIEF' ? S.CHIEF_JUDGEMENT : role === 'ASSOCIATE_EDITOR_IN_CHIEF' ? S.DEPUTY_REVIEWING : S.EDITOR_PASSED;
    const isEditors = state === S.EDITOR_PASSED;
    const { id } = await buildContribution(this.em(), {
      colloquium,
      submitter: await this.person(['AUTHOR']),
      state,
      ...(isEditors ? { responsible: user, responsibleKind: RoleKind.EDITOR, editor: user } : { responsible: null }),
    });
    this.handled.set(name, id);
    const token = await buildSession(this.em(), user, this.app.clock, { role, isRemembered: true });
    const reader = { name, token, turn: worlds + this.readers.length };
    this.readers.push(reader);
    return reader;
  }

  private async underReview(colloquium: Colloquium, own: ContributionOverrides): Promise<Contribution> {
    const contribution = await buildContribution(this.em(), {
      colloquium,
      state: S.REVIEWERS_AT_WORK,
      stage: 2,
      invitedFrom: S.EDITOR_PASSED,
      reviewRound: 1,
      responsible: this.inviter,
      responsibleKind: RoleKind.EDITOR,
      editor: this.inviter,
      ...own,
    });
    // Its log has begun.
    for (const [act, row, toState] of [
      [EditorialAct.SUBMIT, 'T01', S.NEW_SUBMISSION],
      [EditorialAct.EDITOR_INVITE_REVIEWERS, 'T17', S.REVIEWERS_INVITED],
    ] as const) {
      const isOfAuthor = act === EditorialAct.SUBMIT;
      await this.em().insert(WorkflowEvent, {
        contribution: contribution.id,
        act,
        row,
        actor: isOfAuthor ? contribution.submitter.id : this.inviter.id,
        actorKind: isOfAuthor ? RoleKind.AUTHOR : RoleKind.EDITOR,
        fromState: isOfAuthor ? S.UNFINISHED : S.EDITOR_PASSED,
        toState,
        stage: isOfAuthor ? 1 : 2,
        logGroup: contribution.logGroup,
        at: this.app.clock.now(),
      });
    }
    await buildReview(this.em(), { contribution, reviewer: await this.person(['REVIEWER']), status: 'ACCEPTED' });
    return contribution;
  }

  private async send(user: User, role: RoleKindCode, text: string, input: object): Promise<void> {
    const token = await buildSession(this.em(), user, this.app.clock, { role });
    const { errors } = await this.app.request(text, { input }, { token });
    if (errors) throw new Error(JSON.stringify(errors));
  }

  /** Somebody whom one may invite, with the words that identify them. */
  private async somebody(who: (typeof WHO)[number], words: string[] = []): Promise<{ user: User | null; invitation: object }> {
    if (who !== 'new') {
      const user = await this.person([who === 'author' ? 'AUTHOR' : 'REVIEWER']);
      words.push(user.code, user.email);
      return { user, invitation: { code: user.code, ...REASON } };
    }
    const name = `${this.mark}n${(this.people += 1)}`;
    const email = `${name}@example.org`;
    words.push(name, email);
    const about = { sex: 'FEMALE', degreeId: this.degreeId, company: `${this.mark}学院`, regionCode: '330106' };
    return { user: null, invitation: { newReviewer: { realName: name, email, ...about }, ...REASON } };
  }

  private async invite({ id }: Contribution, asked: { invitations: object[]; reserve?: object[] }): Promise<void> {
    const text = 'mutation AskTest($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }';
    await this.send(this.inviter, 'EDITOR', text, { contributionId: toGlobalId('Contribution', String(id)), ...asked });
  }

  /** The difference between the two worlds. */
  async askAboutTheWritten(): Promise<void> {
    for (const [index, { isReserve, then }] of this.plan.asked.entries()) {
      const { user, invitation, ahead } = this.toAsk[index] ?? { ...(await this.somebody('new')), ahead: {} };
      if (isReserve) {
        // A reserve waits behind an invited reviewer.
        await this.invite(this.written, { invitations: [ahead], reserve: [invitation] });
        continue;
      }
      await this.invite(this.written, { invitations: [invitation] });
      const contributionId = toGlobalId('Contribution', String(this.written.id));
      if (then === 'is let go') {
        const pending = { contribution: this.written.id, status: ReviewStatus.PENDING };
        const { id } = await this.em().findOneOrFail(Review, pending, { orderBy: { id: 'desc' } });
        const text = 'mutation LetGoTest($input: CloseInvitationInput!) { closeInvitation(input: $input) { __typename } }';
        const input = { contributionId, reviewId: toGlobalId('Review', String(id)), comment: '另请他人' };
        await this.send(this.inviter, 'EDITOR', text, input);
      } else if (user && then !== 'nothing') {
        const [type, act] = then === 'accepts' ? ['Accept', 'accept'] : ['Decline', 'decline'];
        const text = `mutation AnswerTest($input: ${type}InvitationsInput!) { ${act}Invitations(input: $input) { __typename } }`;
        await this.send(user, 'REVIEWER', text, { contributionIds: [contributionId] });
      }
    }
  }
}
