// A world in which every fact that somebody must not know is a word found nowhere else: names, addresses, codes, comments, files, ids.
import { RoleKind } from '../../shared/roles.ts';
import { EditorialAct, type ReviewStatusName } from '../../shared/workflow.ts';
import { buildDepartment, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildStatement } from '../modules/statements/statements.factory.ts';
import { AuthorConfirmation } from '../modules/authorship/author-confirmation.entity.ts';
import { AuthorList } from '../modules/authorship/author-list.entity.ts';
import { listed } from '../modules/authorship/listed-author.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { openTicket, ticketOf } from '../modules/reviews/tickets/ticket.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp, TestAppOptions } from './app.ts';
import { otherManuscript, returnedManuscript } from './blind-others.ts';
import { BlindParts, MOMENT } from './blind-parts.ts';
import { releasedManuscript } from './blind-released.ts';
import { readersOf, reviewerNames, type BlindReader, type ReviewerName, type Secrets } from './blind-secrets.ts';
import type { Reader } from './crawl.ts';
import { startInWorld } from './kept-world.ts';

const STATUS_OF: Readonly<Record<ReviewerName, ReviewStatusName>> = {
  pending: 'PENDING',
  accepted: 'ACCEPTED',
  finished: 'FINISHED',
  declined: 'DECLINED',
  closed: 'CLOSED',
  ticketed: 'ACCEPTED',
};

export interface BlindWorld {
  secrets: Secrets;
  /** Words that the API shows to nobody, or to their owners alone: of accounts, messages, letters and the log. */
  unshown: ReadonlySet<string>;
  /** Where letters reach a reader; null for nobody. */
  addressOf(reader: Reader): string | null;
  readers: BlindReader[];
  /** The office of the double-blind manuscript: the control that the crawl can find visible facts. */
  chief: Reader;
  editor: Reader;
  contribution: Pick<Contribution, 'id' | 'titleZh' | 'abstractZh' | 'abstractEn'> & {
    colloquium: Identified;
    subject: Identified;
    manuscriptNumber: string;
  };
  people: Record<'editor' | 'chief' | 'author' | 'freshReviewer' | ReviewerName, Identified>;
}

interface Identified {
  id: number;
}

/** What is kept of the world beside its database. */
interface Facts extends Omit<BlindWorld, 'unshown' | 'addressOf'> {
  unshown: readonly string[];
  /** By token. */
  addresses: Readonly<Record<string, string>>;
}

/** An application of this file alone with the blind world in it. */
export async function startInBlindWorld(options: Pick<TestAppOptions, 'isUnlimited'> = {}): Promise<{ app: TestApp; world: BlindWorld }> {
  const { app, facts } = await startInWorld(
    'blind',
    async (building) => {
      const em = building.database.orm.em.fork();
      return await new Builder(new BlindParts(building, em)).build();
    },
    options,
  );
  const { unshown, addresses, ...world } = facts;
  const addressOf = ({ token }: Reader) => (token === null ? null : (addresses[token] ?? null));
  return { app, world: { ...world, unshown: new Set(unshown), addressOf } };
}

class Builder {
  private readonly parts: BlindParts;

  constructor(parts: BlindParts) {
    this.parts = parts;
  }

  async build(): Promise<Facts> {
    const { em } = this.parts;
    const [home, away] = [await buildDepartment(em), await buildDepartment(em)];
    const office = {
      chief: await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] }),
      editor: await buildUser(em, { roles: ['EDITOR'] }),
      deputy: await buildUser(em, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] }),
    };
    const authors: string[] = [];
    const mails: string[] = [];
    const submitter = await this.parts.person(authors, ['AUTHOR'], 'submitter');
    const coAuthor = await this.parts.person(authors, ['AUTHOR'], 'coauthor', { isShown: false });
    const editingAuthor = await this.parts.person(authors, ['EDITOR', 'AUTHOR'], 'editingauthor', { isShown: false });
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
      titleZh: this.parts.word(text, 'title'),
      titleEn: this.parts.word(text, 'titleen'),
      abstractZh: this.parts.word(text, 'abstract'),
      abstractEn: this.parts.word(text, 'abstracten'),
      keywordsZh: [this.parts.word(text, 'keyword')],
      keywordsEn: [this.parts.word(text, 'keyworden')],
      manuscriptNumber: this.parts.word(text, 'number'),
      explanation: this.parts.word(authors, 'explanation'),
      firstAuthor: this.parts.authorRow(authors),
      coAuthors: [
        { user: coAuthor, ...this.parts.authorRow(authors) },
        { user: editingAuthor, ...this.parts.authorRow(authors) },
        this.parts.authorRow(authors),
      ],
    });
    await em.flush();
    await this.askAuthors(contribution, authors);
    const suggestions: string[] = [];
    await this.parts.sections(contribution, authors, suggestions);
    await buildStatement(em, contribution, { choice: 'DECLARED', text: this.parts.word(authors, 'statement') });
    await buildStatement(em, contribution, {
      kind: 'AI_USE',
      choice: 'USED',
      uses: [
        {
          tool: this.parts.word(authors, 'aitool'),
          step: 'WRITING',
          extent: this.parts.word(authors, 'aiextent'),
          checkedBy: this.parts.word(authors, 'aichecker'),
        },
      ],
    });
    await this.parts.file(contribution, authors, {});
    await this.parts.file(contribution, authors, { isCurrent: false, bytes: this.parts.word(authors, 'oldbytes') });
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
      comment: this.parts.word(authors, 'authorcomment'),
    });
    this.parts.traces(submitter, contribution, authors);
    this.parts.letter(contribution, submitter, RoleKind.AUTHOR, mails);

    const written: Pick<Secrets, 'reviewers' | 'reviewerActs' | 'notes' | 'unfinished' | 'office'> = {
      reviewers: { pending: [], accepted: [], finished: [], declined: [], closed: [], ticketed: [] },
      reviewerActs: [],
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
        comment: this.parts.word(written.office, 'officecomment'),
      });
    }
    const draftWords: string[] = [];
    await buildContribution(em, {
      submitter,
      colloquium: journal,
      titleZh: this.parts.word(draftWords, 'drafttitle'),
      abstractZh: this.parts.word(draftWords, 'draftabstract'),
      explanation: this.parts.word(draftWords, 'draftnote'),
    });

    const returned = await returnedManuscript(this.parts, journal, office.editor);
    const single = await otherManuscript(this.parts, 0, away, 'single');
    const other = await otherManuscript(this.parts, 1, away, 'other');
    const released = { single: await releasedManuscript(this.parts, 0), double: await releasedManuscript(this.parts, 1) };
    await em.flush();

    const secrets: Secrets = {
      authors,
      mails,
      text,
      suggestions,
      draft: draftWords,
      ...written,
      returned: returned.words,
      single: single.words,
      other: other.words,
      released: { single: released.single.words, double: released.double.words },
    };
    const idOf = ({ id }: User): Identified => ({ id });
    const freshReviewer = await buildUser(em, { roles: ['REVIEWER'] });
    const people: Facts['people'] = {
      editor: idOf(office.editor),
      chief: idOf(office.chief),
      author: idOf(submitter),
      freshReviewer: idOf(freshReviewer),
      pending: idOf(reviewers.pending),
      accepted: idOf(reviewers.accepted),
      finished: idOf(reviewers.finished),
      declined: idOf(reviewers.declined),
      closed: idOf(reviewers.closed),
      ticketed: idOf(reviewers.ticketed),
    };
    const readers = await readersOf(this.parts, secrets, {
      submitter,
      coAuthor,
      editingAuthor,
      reviewingEditor: returned.reviewer,
      reviewers,
      office,
      ticketToken: await this.ticketToken(contribution, reviewers.ticketed),
      single,
      other,
      released,
      home,
      away,
    });
    return {
      secrets,
      readers,
      contribution: {
        id: contribution.id,
        colloquium: { id: contribution.colloquium.id },
        subject: { id: contribution.subject.id },
        manuscriptNumber: contribution.manuscriptNumber ?? '',
        titleZh: contribution.titleZh ?? null,
        abstractZh: contribution.abstractZh ?? null,
        abstractEn: contribution.abstractEn ?? null,
      },
      people,
      unshown: [...this.parts.unshown],
      addresses: Object.fromEntries(this.parts.addresses),
      chief: { name: 'chief', turn: 0, token: await this.parts.session(office.chief) },
      editor: { name: 'editor', turn: 0, token: await this.parts.session(office.editor) },
    };
  }

  /** Opened as the button of the letter's page does. */
  /** Its authors have been asked; one has refused, and said why. */
  private async askAuthors(contribution: Contribution, authors: string[]): Promise<void> {
    const { em } = this.parts;
    const rows = await em.find(ContributionAuthor, { contribution }, { orderBy: { position: 'asc' } });
    contribution.authorListVersion = 1;
    const list = { contribution, version: 1, policy: 'REQUIRED_BEFORE_ACCEPTANCE' as const, authors: rows.map(listed) };
    em.create(AuthorList, { ...list, madeBy: contribution.submitter, madeAt: MOMENT, reason: this.parts.word(authors, 'authorsreason') });
    for (const row of rows)
      em.create(AuthorConfirmation, {
        contribution,
        author: row,
        listVersion: 1,
        said: listed(row),
        address: row.email ?? null,
        state: 'REFUSED',
        words: this.parts.word(authors, 'refusal'),
        answeredBy: 'TICKET',
        askedAt: MOMENT,
        lastAskedAt: MOMENT,
        answeredAt: MOMENT,
      });
  }

  private async ticketToken(contribution: Contribution, reviewer: User): Promise<string> {
    const { app, em } = this.parts;
    const review = await em.findOneOrFail(Review, { contribution, reviewer });
    return await openTicket(app, await ticketOf(app, review));
  }

  private async reviewer(
    contribution: Contribution,
    written: Pick<Secrets, 'reviewers' | 'reviewerActs' | 'notes' | 'unfinished' | 'office'>,
    name: ReviewerName,
  ): Promise<User> {
    const group = written.reviewers[name];
    const reviewer = await this.parts.person(group, ['REVIEWER'], `reviewer${name}`, { isRegistered: name !== 'ticketed' });
    const review = await buildReview(this.parts.em, {
      id: this.parts.reviewNumber(group),
      contribution,
      reviewer,
      status: STATUS_OF[name],
      suggestion: 3,
      ratings: Array.from({ length: 16 }, () => 4),
      ethicsAnswers: Array.from({ length: 11 }, () => 2),
      ...this.writing(written, name),
    });
    if (name === 'finished')
      await buildStatement(this.parts.em, contribution, { review, choice: 'DECLARED', text: this.parts.word(group, 'reviewstatement') });
    const act = name === 'finished' ? EditorialAct.REVIEW : EditorialAct.ACCEPT_INVITATION;
    const event = this.parts.em.create(WorkflowEvent, {
      id: this.parts.eventNumber(written.reviewerActs),
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
      comment: this.parts.word(group, 'act'),
    });
    this.parts.letter(contribution, reviewer, RoleKind.REVIEWER, group);
    await this.parts.em.flush();
    if (name === 'finished')
      await this.parts.file(contribution, group, { uploadedBy: reviewer, event, bytes: this.parts.word(group, 'paper') });
    if (name === 'finished') await this.parts.reviewFiles(review, reviewer, group, group, { isReleased: false });
    return reviewer;
  }

  private writing(written: Pick<Secrets, 'reviewers' | 'reviewerActs' | 'notes' | 'unfinished' | 'office'>, name: ReviewerName) {
    const group = written.reviewers[name];
    if (name === 'finished')
      return {
        comment: this.parts.word(group, 'comment'),
        noteToChief: this.parts.word(written.notes, 'note'),
        editorSummary: this.parts.word(written.office, 'summary'),
      };
    const own = () => {
      const word = this.parts.quiet(group, 'unfinished');
      written.unfinished.push(word);
      return word;
    };
    return { comment: own(), noteToChief: own(), editorSummary: this.parts.quiet(written.office, 'unfinishedsummary') };
  }
}
