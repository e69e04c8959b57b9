// Everybody who can stand somehow to a manuscript, in every role, and manuscripts of every kind of review: for the authorization matrix.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FileKind } from '../../shared/limits.ts';
import { RoleKind, roleKindCodes, type MemberType, type RoleKindCode, type RoleKindId } from '../../shared/roles.ts';
import {
  EditorialAct,
  ReviewStatus,
  type ActName,
  type ContributionStateId,
  type ReviewStatusName,
  type ReviewTypeId,
} from '../../shared/workflow.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { Role } from '../modules/organization/role.entity.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import type { PolicyViewer } from '../modules/contributions/access/capacity.ts';
import type { EventFacts } from '../modules/contributions/access/workflow-event.policy.ts';
import { AuthorConfirmation } from '../modules/authorship/author-confirmation.entity.ts';
import { AuthorList } from '../modules/authorship/author-list.entity.ts';
import { listed } from '../modules/authorship/listed-author.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../modules/contributions/sections/sections.factory.ts';
import { buildIssue } from '../modules/issues/issue.factory.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp } from './app.ts';

interface Relation {
  isSubmitter?: true;
  isAuthor?: true;
  /** Named by an address that the account has not confirmed. */
  isNamed?: true;
  member?: MemberType;
  review?: ReviewStatusName;
  /** Editor-in-chief of another journal. */
  isElsewhere?: true;
  /** The roles of the publisher's staff hold another department. */
  isAway?: true;
}

const relations = {
  nobody: {},
  submitter: { isSubmitter: true, isAuthor: true },
  coAuthor: { isAuthor: true },
  named: { isNamed: true },
  editor: { member: 'editor' },
  deputy: { member: 'deputy' },
  executive: { member: 'executive' },
  chief: { member: 'chief' },
  chiefWhoWrote: { member: 'chief', isAuthor: true },
  editorWhoReviews: { member: 'editor', review: 'ACCEPTED' },
  chiefWhoReviewed: { member: 'chief', review: 'FINISHED' },
  asked: { review: 'PENDING' },
  reviewing: { review: 'ACCEPTED' },
  reviewed: { review: 'FINISHED' },
  declined: { review: 'DECLINED' },
  letGo: { review: 'CLOSED' },
  chiefElsewhere: { isElsewhere: true },
  away: { isAway: true },
} as const satisfies Record<string, Relation>;
type RelationName = keyof typeof relations;
export const relationNames = Object.keys(relations) as RelationName[];
const relationOf: Readonly<Record<RelationName, Relation>> = relations;

/** A session: one person in one role. */
export interface Seat {
  name: RelationName;
  kind: RoleKindCode;
  userId: number;
  token: string;
  viewer: PolicyViewer;
}

/** A thing read by its id. `facts`: the facts of its rules, for the viewer of the seat. */
export interface Subject {
  name: string;
  type: string;
  id: number;
  contribution: Contribution | null;
  facts: (seat: Seat) => object;
}

const AT = new Date('2026-02-24T02:00:00Z');

export class AuthorizationWorld {
  readonly app: TestApp;
  readonly seats: Seat[] = [];
  readonly subjects: Subject[] = [];
  readonly manuscripts: Contribution[] = [];
  private readonly em: EntityManager;
  private readonly people = {} as Record<RelationName, User>;
  private readonly journals: Colloquium[] = [];

  private constructor(app: TestApp) {
    this.app = app;
    this.em = app.database.orm.em.fork();
  }

  static async build(app: TestApp): Promise<AuthorizationWorld> {
    const world = new AuthorizationWorld(app);
    const { em } = world;
    const [home, away] = [await buildDepartment(em), await buildDepartment(em)];
    const staff = {
      PUBLISHING_EDITOR: await buildRole(em, 'PUBLISHING_EDITOR', [away]),
      OPERATIONS: await buildRole(em, 'OPERATIONS', [away]),
    };
    for (const name of relationNames) await world.person(name, relationOf[name].isAway ? staff : {});
    const { nobody, chiefElsewhere } = world.people;
    await buildColloquium(em, { members: { chief: [chiefElsewhere], editor: [nobody] } });
    const members = (type: MemberType) =>
      relationNames.filter((name) => relationOf[name].member === type).map((name) => world.people[name]);
    for (const reviewType of [0, 1, 2] as const)
      world.journals.push(
        await buildColloquium(em, {
          reviewType,
          department: home,
          invitesReviewers: true,
          deputyReviews: true,
          chiefPreAccepts: true,
          members: { editor: members('editor'), deputy: members('deputy'), executive: members('executive'), chief: members('chief') },
        }),
      );
    for (const name of relationNames) await world.sit(name, relationOf[name].isAway ? staff : {});
    await world.write();
    return world;
  }

  private async person(name: RelationName, staff: Partial<Record<RoleKindCode, Role>>): Promise<void> {
    const records = Object.values(staff);
    this.people[name] = await buildUser(this.em, {
      roles: roleKindCodes.filter((code) => staff[code] === undefined),
      records,
      realName: name,
      ...(relationOf[name].isNamed ? { activatedAt: null } : {}),
    });
  }

  private async sit(name: RelationName, staff: Partial<Record<RoleKindCode, Role>>): Promise<void> {
    const user = this.people[name];
    const { member } = relationOf[name];
    const memberships = [
      ...(member ? this.journals.map(({ id }) => ({ colloquiumId: id, type: member })) : []),
      ...(relationOf[name].isElsewhere ? [{ colloquiumId: 0, type: 'chief' as const }] : []),
      ...(name === 'nobody' ? [{ colloquiumId: 0, type: 'editor' as const }] : []),
    ];
    for (const kind of roleKindCodes) {
      const token = await buildSession(this.em, user, this.app.clock, { role: staff[kind] ?? kind, isRemembered: true });
      this.seats.push({ name, kind, userId: user.id, token, viewer: { kind: RoleKind[kind], memberships } });
    }
  }

  private async write(): Promise<void> {
    for (const [reviewType, journal] of this.journals.entries())
      await this.manuscript(
        `type ${reviewType}`,
        journal,
        9,
        { invitedFrom: 4, reviewRound: 1, responsibleKind: 3, responsible: this.people.editor },
        true,
      );
    const [, blind] = this.journals;
    if (!blind) throw new Error('No journal');
    await this.manuscript('draft', blind, 0, {}, false);
    await this.manuscript('returned', blind, 5, { returnedFrom: 3 }, false);
    await this.manuscript('last decision', blind, 13, { responsible: null, responsibleKind: 5 }, false);
    await this.manuscript('accepted', blind, 14, {}, false);
    await this.manuscript('in the pool', blind, 16, { isInPool: true, poolConsent: true }, false);
  }

  /** Its authors were asked, and have not answered. */
  private async askAuthors(contribution: Contribution): Promise<void> {
    const { em } = this;
    const rows = await em.find(ContributionAuthor, { contribution }, { orderBy: { position: 'asc' } });
    contribution.authorListVersion = 1;
    const list = { contribution, version: 1, policy: 'ASKED' as const, authors: rows.map(listed) };
    em.create(AuthorList, { ...list, madeBy: contribution.submitter, madeAt: AT });
    for (const row of rows)
      em.create(AuthorConfirmation, { contribution, author: row, listVersion: 1, said: listed(row), askedAt: AT, lastAskedAt: AT });
    await em.flush();
  }

  private async manuscript(name: string, journal: Colloquium, state: ContributionStateId, own: object, hasParts: boolean): Promise<void> {
    const { em, people } = this;
    const contribution = await buildContribution(em, {
      submitter: people.submitter,
      colloquium: journal,
      state,
      stage: 2,
      editor: state === 0 ? null : people.editor,
      explanation: '附言',
      ...own,
      coAuthors: [{ user: people.coAuthor }, { user: people.chiefWhoWrote }, { email: people.named.email }],
    });
    // A value that nobody has yet would be missed by nobody.
    Object.assign(contribution, {
      dueStage: 'DECISION',
      dueOn: '2026-03-20',
      similarity: 8.3,
      revisionDueOn: '2026-04-20',
      withdrawnAt: state === 13 ? AT : null,
      enteredPoolAt: AT,
    });
    if (state === 13)
      Object.assign(contribution, { issue: await buildIssue(em, { colloquium: journal }), publishedOn: '2026-03-01', publicationOrder: 1 });
    await em.flush();
    if (state !== 0) await this.askAuthors(contribution);
    this.manuscripts.push(contribution);
    if (state !== 0)
      for (const person of relationNames) {
        const { review } = relationOf[person];
        if (!review) continue;
        const written =
          review === 'FINISHED' || review === 'ACCEPTED'
            ? {
                comment: '意见',
                noteToChief: '密',
                ratings: [1],
                ethicsAnswers: [1],
                questionnaire: 1,
                suggestion: 0 as const,
                willReviewAgain: true,
                draftSavedAt: new Date('2026-03-05T02:00:00Z'),
                editorSummary: '摘',
              }
            : {};
        const row = await buildReview(em, {
          contribution,
          reviewer: people[person],
          status: review,
          isReleased: person === 'reviewed',
          ...written,
        });
        Object.assign(row, {
          answerDueOn: '2026-03-10',
          reviewDueOn: '2026-03-30',
          questionnaire: 1,
          closedReason: 'OFFICE',
          conflictReason: '仅此一人',
          conflicts: [{ kind: 'OPPOSED', params: {} }],
          declineReason: '出访',
          letter: '<p>请审阅</p>',
          suggestedColleagues: '沈先生',
          remindedAt: new Date('2026-03-06T02:00:00Z'),
        });
        await em.flush();
        if (hasParts && ['reviewed', 'reviewing', 'asked', 'editorWhoReviews'].includes(person))
          this.add(`${name}, review of ${person}`, 'Review', row.id, contribution, (seat) => ({
            isReviewer: seat.name === person,
            status: ReviewStatus[review],
            isReleased: person === 'reviewed',
          }));
      }
    this.add(name, 'Contribution', contribution.id, contribution, () => ({}));
    if (hasParts) await this.parts(name, contribution);
  }

  private async parts(name: string, contribution: Contribution): Promise<void> {
    const { em, people } = this;
    const author = await em.refreshOrFail(contribution, { populate: ['authors'] });
    const [first] = author.authors.getItems();
    if (first) this.add(`${name}, author`, 'ContributionAuthor', first.id, contribution, () => ({}));
    this.add(`${name}, funding`, 'ContributionFunding', (await buildFunding(em, contribution)).id, contribution, () => ({}));
    this.add(
      `${name}, suggested reviewer`,
      'SuggestedReviewer',
      (await buildSuggestedReviewer(em, contribution)).id,
      contribution,
      () => ({}),
    );
    await this.mail(name, contribution, 'submitter', RoleKind.AUTHOR);
    await this.mail(name, contribution, 'reviewing', RoleKind.REVIEWER);
    const told = await this.event(name, contribution, 'EDITOR_RETURN', 'editor', 3, { isForAuthor: true });
    await this.event(name, contribution, 'SUBMIT', 'submitter', 1);
    await this.event(name, contribution, 'RECEIVE', 'editor', 3);
    await this.event(name, contribution, 'EDITOR_INVITE_REVIEWERS', 'editor', 3);
    const handedIn = await this.event(name, contribution, 'REVIEW', 'reviewed', 2, { isReviewerAct: true });
    const filed = await this.event(name, contribution, 'UPLOAD_CHECK_REPORT', 'editor', 3);
    const file = async (
      what: string,
      by: RelationName,
      own: Parameters<typeof buildFile>[2],
      event: EventFacts | null,
      isCheckReport = false,
    ) => {
      const { id, isCurrent } = await buildFile(em, contribution, { uploadedBy: people[by], ...own });
      this.add(`${name}, ${what}`, 'ContributionFile', id, contribution, (seat) => ({
        isCurrent,
        isCheckReport,
        isAnonymousVersion: own?.kind === FileKind.ANONYMOUS,
        isKeptFromBlind: own?.isKeptFromBlind === true,
        isUploadedByViewer: seat.name === by,
        event,
      }));
    };
    await file('file', 'submitter', {}, null);
    await file('earlier file', 'submitter', { isCurrent: false }, null);
    await file('attachment', 'editor', { event: ref(told.row) }, told.facts);
    await file('paper of a reviewer', 'reviewed', { event: ref(handedIn.row) }, handedIn.facts);
    await file('kept file', 'submitter', { isKeptFromBlind: true }, null);
    await file('anonymous version', 'editor', { kind: FileKind.ANONYMOUS }, null);
    await file('report', 'editor', { kind: FileKind.REPORT, event: ref(filed.row) }, filed.facts, true);
  }

  private async mail(name: string, contribution: Contribution, to: RelationName, recipientKind: RoleKindId): Promise<void> {
    const recipient = this.people[to];
    const id = await this.em.insert(Mail, {
      to: recipient.email,
      // It went, so that every guarded field of it has something to hide.
      sentFrom: 'Office <office@example.org>',
      replyTo: 'office@example.org',
      subject: '题',
      text: '信',
      html: '<p>信</p>',
      contribution: contribution.id,
      recipient: recipient.id,
      recipientKind,
      status: 'failed',
      lastError: '550',
      createdAt: AT,
      sendAfter: AT,
    });
    this.add(`${name}, letter to ${to}`, 'Mail', id, contribution, () => ({ recipientKind }));
  }

  private async event(
    name: string,
    contribution: Contribution,
    act: ActName,
    by: RelationName,
    actorKind: 1 | 2 | 3,
    more: { isForAuthor?: true; isReviewerAct?: true } = {},
  ) {
    const row = this.em.create(WorkflowEvent, {
      contribution,
      act: EditorialAct[act],
      row: 'T12',
      fromState: 3,
      toState: 5,
      stage: 2,
      actor: this.people[by],
      actorKind,
      at: AT,
      comment: '话',
      letter: '<p>信</p>',
      isForAuthor: false,
      isReviewerAct: false,
      ...more,
    });
    await this.em.flush();
    // The rest is how the viewer stands to the manuscript.
    const facts = {
      act: EditorialAct[act],
      actorKind,
      isForAuthor: more.isForAuthor === true,
      isReviewerAct: more.isReviewerAct === true,
    } as EventFacts;
    this.add(`${name}, ${act}`, 'WorkflowEvent', row.id, contribution, () => facts);
    return { row, facts };
  }

  private add(name: string, type: string, id: number, contribution: Contribution, own: Subject['facts']): void {
    this.subjects.push({ name, type, id, contribution, facts: (seat) => ({ ...this.relation(seat, contribution), ...own(seat) }) });
  }

  /** How the seat stands to the manuscript, as the rules of policies ask it. */
  relation(seat: Seat, contribution: Contribution) {
    const { isSubmitter, isAuthor, isNamed, member, review, isAway } = relationOf[seat.name];
    const { state, isInPool } = contribution;
    return {
      isSubmitter: isSubmitter === true,
      isAuthor: isAuthor === true,
      hasConflict: isAuthor === true || isNamed === true,
      memberTypes: member ? [member] : [],
      ownReviewStatus: review && state !== 0 ? ReviewStatus[review] : null,
      hasReviewedForEarlierJournal: false,
      isOfEarlierJournal: false,
      isInDataScope: isAway !== true,
      state,
      isInPool,
      isDecisionHeld: false,
      reviewType: this.journals.findIndex(({ id }) => id === contribution.colloquium.id) as ReviewTypeId,
    };
  }
}
