// A world in which every fact that somebody must not know is a word found nowhere else: names, addresses, codes, comments, files, ids.
import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FileKind, type FileKindId } from '../../shared/limits.ts';
import { RoleKind, type RoleKindCode, type RoleKindId } from '../../shared/roles.ts';
import { EditorialAct, type ActId, type ReviewStatusName } from '../../shared/workflow.ts';
import type { Department } from '../modules/access/department.entity.ts';
import type { Role } from '../modules/access/role.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../modules/contributions/sections/sections.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { newStorageKey } from '../modules/files/storage.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../modules/workflow/workflow-event.entity.ts';
import type { TestApp } from './app.ts';
import type { Reader } from './crawl.ts';

/** Groups of words: who may know one word of a group may know them all. */
export interface Secrets {
  /** Who wrote the double-blind manuscript. */
  authors: string[];
  /** What is in it: for its reviewers, not for outsiders. */
  text: string[];
  /** Whom its authors recommend and oppose: for them and the office, for no reviewer. */
  suggestions: string[];
  /** An unfinished manuscript of the same author. */
  draft: string[];
  /** Per reviewer: who they are and what they wrote. */
  reviewers: Record<ReviewerName, string[]>;
  /** What reviewers wrote to the chief editor alone. */
  notes: string[];
  /** What reviewers have written and not handed in: nobody else’s yet. */
  unfinished: string[];
  /** What the office wrote about reviewers and reviews. */
  office: string[];
  /** Who wrote the double-blind manuscript that is back with its author, which an editor of the journal has reviewed. */
  returned: string[];
  /** The other manuscripts with their authors and reviewers. */
  single: OtherManuscript['words'];
  other: OtherManuscript['words'];
}

export const reviewerNames = ['pending', 'accepted', 'finished', 'declined', 'closed'] as const;
const STATUS_OF: Readonly<Record<ReviewerName, ReviewStatusName>> = {
  pending: 'PENDING',
  accepted: 'ACCEPTED',
  finished: 'FINISHED',
  declined: 'DECLINED',
  closed: 'CLOSED',
};
export type ReviewerName = (typeof reviewerNames)[number];

/** A reader, and the words that must never reach them. */
export interface BlindReader extends Reader {
  mustNotKnow: string[];
}

export interface BlindWorld {
  secrets: Secrets;
  /** Words that the API shows to nobody, or to their owners alone: of accounts, messages, letters and the log. */
  unshown: ReadonlySet<string>;
  readers: BlindReader[];
  /** The office of the double-blind manuscript: the control that the crawl can find what is there. */
  chief: Reader;
  editor: Reader;
  contribution: Contribution;
  people: Record<'editor' | 'chief' | 'author' | 'freshReviewer' | ReviewerName, User>;
}

const MOMENT = new Date('2026-02-24T02:00:00Z');

/** Numbers of rows that are secrets too: no other table ever counts that far. */
const userNumbers = 900_000_100;
const authorNumbers = 910_000_100;
const reviewNumbers = 930_000_100;
const fundingNumbers = 940_000_100;
const suggestedNumbers = 950_000_100;

export async function buildBlindWorld(app: TestApp): Promise<BlindWorld> {
  const em = app.database.orm.em.fork();
  const world = new Builder(app, em);
  return await world.build();
}

class Builder {
  private readonly app: TestApp;
  private readonly em: EntityManager;
  private users = userNumbers;
  private authorRows = authorNumbers;
  private reviews = reviewNumbers;
  private fundings = fundingNumbers;
  private suggested = suggestedNumbers;
  private words = 0;
  private readonly unshown = new Set<string>();

  constructor(app: TestApp, em: EntityManager) {
    this.app = app;
    this.em = em;
  }

  async build(): Promise<BlindWorld> {
    const { em } = this;
    const [home, away] = [await buildDepartment(em), await buildDepartment(em)];
    const office = {
      chief: await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] }),
      editor: await buildUser(em, { roles: ['EDITOR'] }),
      deputy: await buildUser(em, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] }),
    };
    const authors: string[] = [];
    const submitter = await this.person(authors, ['AUTHOR'], 'submitter');
    const coAuthor = await this.person(authors, ['AUTHOR'], 'coauthor', { isShown: false });
    const editingAuthor = await this.person(authors, ['EDITOR', 'AUTHOR'], 'editingauthor', { isShown: false });
    const journal = await buildColloquium(em, {
      reviewType: 1,
      invitesReviewers: true,
      department: home,
      members: { chief: [office.chief], editor: [office.editor, editingAuthor], deputy: [office.deputy] },
    });

    const text: string[] = [];
    // No other manuscript has come that way.
    authors.push('SPECIAL_INVITATION');
    const contribution = await buildContribution(em, {
      source: 1,
      submitter,
      colloquium: journal,
      state: 9,
      stage: 2,
      invitedFrom: 4,
      reviewRound: 1,
      responsibleKind: 3,
      responsible: office.editor,
      editor: office.editor,
      titleZh: this.word(text, 'title'),
      titleEn: this.word(text, 'titleen'),
      abstractZh: this.word(text, 'abstract'),
      abstractEn: this.word(text, 'abstracten'),
      keywordsZh: [this.word(text, 'keyword')],
      keywordsEn: [this.word(text, 'keyworden')],
      manuscriptNumber: this.word(text, 'number'),
      explanation: this.word(authors, 'explanation'),
      firstAuthor: this.authorRow(authors),
      coAuthors: [
        { user: coAuthor, ...this.authorRow(authors) },
        { user: editingAuthor, ...this.authorRow(authors) },
        this.authorRow(authors),
      ],
    });
    const suggestions: string[] = [];
    await this.sections(contribution, authors, suggestions);
    await this.file(contribution, authors, {});
    await this.file(contribution, authors, { isCurrent: false, bytes: this.word(authors, 'oldbytes') });
    em.create(WorkflowEvent, {
      contribution,
      act: EditorialAct.SUBMIT,
      row: 'T01',
      fromState: 0,
      toState: 1,
      stage: 1,
      actor: submitter,
      actorKind: 1,
      at: MOMENT,
      comment: this.word(authors, 'authorcomment'),
    });
    this.traces(submitter, contribution, authors);

    const written: Pick<Secrets, 'reviewers' | 'notes' | 'unfinished' | 'office'> = {
      reviewers: { pending: [], accepted: [], finished: [], declined: [], closed: [] },
      notes: [],
      unfinished: [],
      office: [],
    };
    const reviewers = {} as Record<ReviewerName, User>;
    for (const name of reviewerNames) reviewers[name] = await this.reviewer(contribution, written, name);
    for (const act of [EditorialAct.EDITOR_INVITE_REVIEWERS, EditorialAct.SUMMARISE_REVIEWS]) {
      em.create(WorkflowEvent, {
        contribution,
        act,
        row: 'T15',
        fromState: 4,
        toState: 8,
        stage: 2,
        actor: office.editor,
        actorKind: 3,
        at: MOMENT,
        comment: this.word(written.office, 'officecomment'),
      });
    }
    const draftWords: string[] = [];
    await buildContribution(em, {
      submitter,
      colloquium: journal,
      titleZh: this.word(draftWords, 'drafttitle'),
      abstractZh: this.word(draftWords, 'draftabstract'),
      explanation: this.word(draftWords, 'draftnote'),
    });

    const returned = await this.returnedManuscript(journal, office.editor);
    const single = await this.otherManuscript(0, away, 'single');
    const other = await this.otherManuscript(1, away, 'other');
    await em.flush();

    const secrets: Secrets = {
      authors,
      text,
      suggestions,
      draft: draftWords,
      ...written,
      returned: returned.words,
      single: single.words,
      other: other.words,
    };
    const people = { ...office, author: submitter, freshReviewer: await buildUser(em, { roles: ['REVIEWER'] }), ...reviewers };
    const readers = await this.readers(secrets, {
      submitter,
      coAuthor,
      editingAuthor,
      reviewingEditor: returned.reviewer,
      reviewers,
      office,
      single,
      other,
      home,
      away,
    });
    return {
      secrets,
      readers,
      contribution,
      people,
      unshown: this.unshown,
      chief: { name: 'chief', turn: 0, token: await this.session(office.chief) },
      editor: { name: 'editor', turn: 0, token: await this.session(office.editor) },
    };
  }

  private async readers(
    secrets: Secrets,
    world: {
      submitter: User;
      coAuthor: User;
      editingAuthor: User;
      reviewingEditor: User;
      reviewers: Record<ReviewerName, User>;
      office: { editor: User };
      single: OtherManuscript;
      other: OtherManuscript;
      home: Department;
      away: Department;
    },
  ): Promise<BlindReader[]> {
    const { em } = this;
    const allReviewers = reviewerNames.flatMap((name) => secrets.reviewers[name]);
    const aboutReviews = [...allReviewers, ...secrets.notes, ...secrets.office];
    const ofOthers = [...aboutReviews, ...secrets.suggestions];
    const elsewhere = [...Object.values(secrets.single).flat(), ...Object.values(secrets.other).flat()];
    const everything = [...secrets.authors, ...secrets.returned, ...secrets.text, ...secrets.draft, ...ofOthers, ...elsewhere];
    const readers: BlindReader[] = [];
    const add = (name: string, token: string | null, mustNotKnow: string[]) =>
      readers.push({ name, token, mustNotKnow, turn: readers.length, language: readers.length % 2 === 0 ? 'zh-CN' : 'en-US' });

    for (const name of reviewerNames) {
      const others = reviewerNames.filter((one) => one !== name).flatMap((one) => secrets.reviewers[one]);
      add(`${name} reviewer`, await this.session(world.reviewers[name]), [
        ...secrets.authors,
        ...secrets.returned,
        ...secrets.suggestions,
        ...secrets.draft,
        ...others,
        ...secrets.office,
        ...elsewhere,
      ]);
    }
    const ofOtherAuthors = [...aboutReviews, ...elsewhere];
    add('submitter', await this.session(world.submitter), [...ofOtherAuthors, ...secrets.returned]);
    add('co-author', await this.session(world.coAuthor), [...ofOtherAuthors, ...secrets.returned, ...secrets.draft]);
    add('editor who is an author', await this.session(world.editingAuthor, 'EDITOR'), [...ofOtherAuthors, ...secrets.draft]);
    add('author of a single-blind manuscript', await this.session(world.single.author), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.text,
      ...secrets.draft,
      ...ofOthers,
      ...secrets.single.reviewer,
      ...Object.values(secrets.other).flat(),
    ]);
    add('reviewer of a single-blind manuscript', await this.session(world.single.reviewer), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.text,
      ...secrets.draft,
      ...ofOthers,
      ...secrets.single.suggestions,
      ...Object.values(secrets.other).flat(),
    ]);
    add('reviewer of another manuscript', await this.session(world.other.reviewer), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.text,
      ...secrets.draft,
      ...ofOthers,
      ...secrets.other.authors,
      ...secrets.other.suggestions,
      ...Object.values(secrets.single).flat(),
    ]);
    add('editor of another journal', await this.session(world.other.editor), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.text,
      ...secrets.draft,
      ...ofOthers,
      ...Object.values(secrets.single).flat(),
    ]);
    add('editor of the journal', await this.session(world.office.editor), [
      ...secrets.notes,
      ...secrets.unfinished,
      ...secrets.draft,
      ...elsewhere,
    ]);
    add('editor who has reviewed a manuscript', await this.session(world.reviewingEditor), [
      ...secrets.returned,
      ...secrets.notes,
      ...secrets.unfinished,
      ...secrets.draft,
      ...elsewhere,
    ]);
    const staff = async (kind: RoleKindCode, department: Department) =>
      await this.session(await buildUser(em, { roles: [], records: [await buildRole(em, kind, [department])] }));
    add('publishing editor of the branch', await staff('PUBLISHING_EDITOR', world.home), [...ofOthers, ...secrets.draft, ...elsewhere]);
    add('operations of the branch', await staff('OPERATIONS', world.home), [...ofOthers, ...secrets.draft, ...elsewhere]);
    const ofHome = [...secrets.authors, ...secrets.returned, ...secrets.text, ...secrets.draft, ...ofOthers];
    const reviewersAway = [
      ...secrets.single.reviewer,
      ...secrets.other.reviewer,
      ...secrets.single.suggestions,
      ...secrets.other.suggestions,
    ];
    add('publishing editor of another branch', await staff('PUBLISHING_EDITOR', world.away), [...ofHome, ...reviewersAway]);
    add('operations of another branch', await staff('OPERATIONS', world.away), [...ofHome, ...reviewersAway]);
    for (const role of [
      'AUTHOR',
      'REVIEWER',
      'EDITOR',
      'EXECUTIVE_EDITOR',
      'EDITOR_IN_CHIEF',
      'ASSOCIATE_EDITOR_IN_CHIEF',
      'ADMINISTRATOR',
    ] as const) {
      add(`outsider ${role}`, await this.session(await buildUser(em, { roles: [role] })), everything);
    }
    add('nobody', null, everything);
    add('nobody with a dead token', 'x'.repeat(43), everything);
    return readers;
  }

  /** A word found nowhere else, filed under a group. */
  private word(group: string[], about: string): string {
    this.words += 1;
    const word = `zq${about}${String(this.words).padStart(3, '0')}qz`;
    group.push(word);
    return word;
  }

  /** A word that not even the office is shown. */
  private quiet(group: string[], about: string): string {
    const word = this.word(group, about);
    this.unshown.add(word);
    return word;
  }

  /** `isShown`: the office sees the person by name, code and unit. */
  private async person(group: string[], roles: RoleKindCode[], about: string, { isShown = true } = {}): Promise<User> {
    const id = (this.users += 1);
    group.push(String(id));
    this.unshown.add(String(id));
    const quiet = (what: string) => this.quiet(group, about + what);
    const word = isShown ? (what: string) => this.word(group, about + what) : quiet;
    return await buildUser(this.em, {
      id,
      roles,
      realName: word('name'),
      email: `${quiet('mail')}@example.org`,
      username: quiet('user'),
      code: word('code'),
      workplaces: [word('unit')],
      address: quiet('address'),
    });
  }

  private authorRow(group: string[]) {
    const id = (this.authorRows += 1);
    group.push(String(id));
    return {
      id,
      personName: this.word(group, 'authorname'),
      email: `${this.word(group, 'authormail')}@example.org`,
      company: this.word(group, 'authorunit'),
      address: this.word(group, 'authoraddress'),
    };
  }

  /** Funds, which lead to the authors, and whom these recommend and oppose. */
  private async sections(contribution: Contribution, authors: string[], suggestions: string[]): Promise<void> {
    const number = (this.fundings += 1);
    authors.push(String(number));
    await buildFunding(this.em, contribution, {
      id: number,
      fundNumber: this.word(authors, 'fundnumber'),
      fundName: this.word(authors, 'fundname'),
    });
    for (const kind of [0, 1] as const) {
      const id = (this.suggested += 1);
      suggestions.push(String(id));
      const word = (what: string) => this.word(suggestions, `suggested${what}`);
      await buildSuggestedReviewer(this.em, contribution, {
        id,
        kind,
        personName: word('name'),
        email: `${word('mail')}@example.org`,
        company: word('unit'),
        collegeName: word('college'),
        reason: word('reason'),
      });
    }
  }

  private async file(
    contribution: Contribution,
    group: string[],
    {
      isCurrent = true,
      bytes = 'The text of the manuscript',
      kind = 0,
      uploadedBy,
      event,
    }: { isCurrent?: boolean; bytes?: string; kind?: FileKindId; uploadedBy?: User; event?: WorkflowEvent },
  ): Promise<void> {
    const storageKey = newStorageKey();
    await this.app.deps.storage.put(storageKey, Readable.from([Buffer.from(bytes)]));
    await buildFile(this.em, contribution, {
      storageKey,
      isCurrent,
      kind,
      size: Buffer.byteLength(bytes),
      name: `${this.word(group, 'filename')}.docx`,
      description: this.word(group, 'filenote'),
      ...(uploadedBy ? { uploadedBy } : {}),
      ...(event ? { event: ref(event) } : {}),
    });
  }

  /** Words about an author outside the manuscript: in messages, letters, the log. */
  private traces(author: User, contribution: Contribution, group: string[]): void {
    const { em } = this;
    em.create(Message, {
      user: author,
      key: 'workflow.status.RECEIVED',
      params: { title: this.quiet(group, 'messagetitle'), number: this.quiet(group, 'messagenumber') },
      contribution,
      createdAt: MOMENT,
    });
    em.create(Mail, {
      to: author.email,
      subject: this.quiet(group, 'mailsubject'),
      text: this.quiet(group, 'mailtext'),
      html: this.quiet(group, 'mailhtml'),
      createdAt: MOMENT,
      sendAfter: MOMENT,
    });
    em.create(OperationLog, {
      user: author,
      actingRole: 1,
      operation: 'submitContribution',
      objectType: 'Contribution',
      objectId: contribution.id,
      params: { note: this.quiet(group, 'logged') },
      ms: 1,
      address: this.quiet(group, 'loggedaddress'),
      outcome: 'done',
      createdAt: MOMENT,
    });
  }

  private async reviewer(
    contribution: Contribution,
    written: Pick<Secrets, 'reviewers' | 'notes' | 'unfinished'>,
    name: ReviewerName,
  ): Promise<User> {
    const group = written.reviewers[name];
    const reviewer = await this.person(group, ['REVIEWER'], `reviewer${name}`);
    const id = (this.reviews += 1);
    group.push(String(id));
    await buildReview(this.em, {
      id,
      contribution,
      reviewer,
      status: STATUS_OF[name],
      suggestion: 3,
      ratings: Array.from({ length: 16 }, () => 4),
      ethicsAnswers: Array.from({ length: 11 }, () => 2),
      ...this.writing(written, name),
    });
    const act = name === 'finished' ? EditorialAct.REVIEW : EditorialAct.ACCEPT_INVITATION;
    const event = this.em.create(WorkflowEvent, {
      contribution,
      act,
      row: 'T22',
      fromState: 9,
      toState: 9,
      stage: 2,
      actor: reviewer,
      actorKind: 2,
      isReviewerAct: true,
      at: MOMENT,
      comment: this.word(group, 'act'),
    });
    await this.em.flush();
    if (name === 'finished') await this.file(contribution, group, { uploadedBy: reviewer, event, bytes: this.word(group, 'paper') });
    return reviewer;
  }

  private writing(written: Pick<Secrets, 'reviewers' | 'notes' | 'unfinished'>, name: ReviewerName) {
    const group = written.reviewers[name];
    if (name === 'finished')
      return {
        comment: this.word(group, 'comment'),
        noteToChief: this.word(written.notes, 'note'),
        editorSummary: this.word(group, 'summary'),
      };
    const own = () => {
      const word = this.quiet(group, 'unfinished');
      written.unfinished.push(word);
      return word;
    };
    return { comment: own(), noteToChief: own(), editorSummary: own() };
  }

  /** A manuscript of another journal in another branch, with one author, one editor and one reviewer. */
  private async otherManuscript(reviewType: 0 | 1, department: Department, about: string): Promise<OtherManuscript> {
    const words: OtherManuscript['words'] = { authors: [], text: [], reviewer: [], suggestions: [] };
    const author = await this.person(words.authors, ['AUTHOR'], `${about}author`);
    const editor = await buildUser(this.em, { roles: ['EDITOR'] });
    const colloquium = await buildColloquium(this.em, { reviewType, invitesReviewers: true, department, members: { editor: [editor] } });
    const contribution = await buildContribution(this.em, {
      submitter: author,
      colloquium,
      state: 9,
      stage: 2,
      invitedFrom: 4,
      reviewRound: 1,
      responsibleKind: 3,
      responsible: editor,
      editor,
      titleZh: this.word(words.text, `${about}title`),
      abstractZh: this.word(words.text, `${about}abstract`),
      firstAuthor: this.authorRow(words.authors),
    });
    await this.sections(contribution, words.authors, words.suggestions);
    await this.file(contribution, words.authors, {});
    const reviewer = await this.person(words.reviewer, ['REVIEWER'], `${about}reviewer`);
    const id = (this.reviews += 1);
    words.reviewer.push(String(id));
    await buildReview(this.em, {
      id,
      contribution,
      reviewer,
      status: 'FINISHED',
      comment: this.word(words.reviewer, `${about}comment`),
      noteToChief: this.word(words.reviewer, `${about}note`),
    });
    return { words, author, editor, reviewer };
  }

  /** Accepted, and back with its author, who has signed the transfer; all that has come with it names the author. */
  private async returnedManuscript(colloquium: Colloquium, editor: User): Promise<{ words: string[]; reviewer: User }> {
    const words: string[] = [];
    const author = await this.person(words, ['AUTHOR'], 'returnedauthor');
    const reviewer = await buildUser(this.em, { roles: ['EDITOR'] });
    this.em.create(ColloquiumMember, { colloquium, user: reviewer, type: 'editor', position: 9 });
    const contribution = await buildContribution(this.em, {
      submitter: author,
      colloquium,
      state: 14,
      stage: 6,
      reviewRound: 1,
      responsibleKind: 1,
      responsible: author,
      editor,
      firstAuthor: this.authorRow(words),
    });
    await this.file(contribution, words, {});
    await buildReview(this.em, { contribution, reviewer, status: 'FINISHED' });
    const act = (name: ActId, actor: User, actorKind: RoleKindId) =>
      this.em.create(WorkflowEvent, {
        contribution,
        act: name,
        row: 'T42',
        fromState: 14,
        toState: 14,
        stage: 6,
        actor,
        actorKind,
        at: MOMENT,
        comment: this.word(words, 'returnedcomment'),
      });
    const [report, letter, transfer] = [
      act(EditorialAct.UPLOAD_CHECK_REPORT, editor, RoleKind.EDITOR),
      act(EditorialAct.CHIEF_PRE_ACCEPT, editor, RoleKind.EDITOR),
      act(EditorialAct.AUTHORIZE, author, RoleKind.AUTHOR),
    ];
    await this.em.flush();
    for (const [event, kind, uploadedBy] of [
      [report, FileKind.REPORT, editor],
      [letter, FileKind.SUPPLEMENT, editor],
      [transfer, FileKind.SUPPLEMENT, author],
    ] as const) {
      await this.file(contribution, words, { event, kind, uploadedBy, bytes: this.word(words, 'returnedpaper') });
    }
    return { words, reviewer };
  }

  private async session(user: User, role?: RoleKindCode | Role): Promise<string> {
    this.words += 1;
    return await buildSession(this.em, user, this.app.clock, {
      ...(role ? { role } : {}),
      language: this.words % 2 === 0 ? 'zh-CN' : 'en-US',
      isRemembered: true,
    });
  }
}

interface OtherManuscript {
  words: { authors: string[]; text: string[]; reviewer: string[]; suggestions: string[] };
  author: User;
  editor: User;
  reviewer: User;
}
