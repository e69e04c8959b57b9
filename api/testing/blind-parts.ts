// The material of the blind world: words found nowhere else, people, authors, files and traces made of them, and sessions.
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FileKind, type FileKindId } from '../../shared/limits.ts';
import type { RoleKindCode, RoleKindId } from '../../shared/roles.ts';
import type { Role } from '../modules/organization/role.entity.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../modules/contributions/sections/sections.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { officePackage } from '../modules/files/file.factory.ts';
import { newStorageKey } from '../storage/storage.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import type { Review } from '../modules/reviews/review.entity.ts';
import type { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp } from './app.ts';

/** When everything in the blind world happened, unless the moment itself is the secret. */
export const MOMENT = new Date('2026-02-24T02:00:00Z');

/** Numbers of rows that are secrets too: no other table ever counts that far. */
const userNumbers = 900_000_100;
const authorNumbers = 910_000_100;
const eventNumbers = 920_000_100;
const reviewNumbers = 930_000_100;
const fundingNumbers = 940_000_100;
const suggestedNumbers = 950_000_100;
const mailNumbers = 960_000_100;

export class BlindParts {
  readonly app: TestApp;
  readonly em: EntityManager;
  /** Words that the API shows to nobody, or to their owners alone. */
  readonly unshown = new Set<string>();
  /** An administrator's reading: of every account its number, name, address, user name and code, and the operation log (decision 51). */
  readonly ofAdministration = new Set<string>();
  /** Where letters reach who holds a session, by its token. */
  readonly addresses = new Map<string, string>();
  private users = userNumbers;
  private authorRows = authorNumbers;
  private events = eventNumbers;
  private reviews = reviewNumbers;
  private fundings = fundingNumbers;
  private suggested = suggestedNumbers;
  private mails = mailNumbers;
  private words = 0;

  constructor(app: TestApp, em: EntityManager) {
    this.app = app;
    this.em = em;
  }

  /** A word found nowhere else, filed under a group. */
  word(group: string[], about: string): string {
    this.words += 1;
    const word = `zq${about}${String(this.words).padStart(3, '0')}qz`;
    group.push(word);
    return word;
  }

  /** A word that not even the office is shown. */
  quiet(group: string[], about: string): string {
    const word = this.word(group, about);
    this.unshown.add(word);
    return word;
  }

  /** `isShown`: the office sees the person by name, code and unit. `isRegistered`: the person can sign in. */
  async person(group: string[], roles: RoleKindCode[], about: string, { isShown = true, isRegistered = true } = {}): Promise<User> {
    const id = (this.users += 1);
    group.push(String(id));
    this.unshown.add(String(id));
    const quiet = (what: string) => this.quiet(group, about + what);
    const word = isShown ? (what: string) => this.word(group, about + what) : quiet;
    const [realName, mail, username, code] = [word('name'), quiet('mail'), quiet('user'), word('code')];
    for (const shown of [String(id), realName, mail, username, code]) this.ofAdministration.add(shown);
    return await buildUser(this.em, {
      id,
      roles,
      ...(isRegistered ? {} : { passwordHash: null, activatedAt: null }),
      realName,
      email: `${mail}@example.org`,
      username,
      code,
      workplaces: [word('unit')],
      address: quiet('address'),
    });
  }

  authorRow(group: string[]) {
    const id = (this.authorRows += 1);
    group.push(String(id));
    return {
      id,
      personName: this.word(group, 'authorname'),
      email: `${this.word(group, 'authormail')}@example.org`,
      company: this.word(group, 'authorunit'),
      units: [
        {
          name: this.word(group, 'unitname'),
          nameEn: this.word(group, 'unitenglish'),
          department: this.word(group, 'unitdepartment'),
          city: this.word(group, 'unitcity'),
          country: '',
          institutionId: null,
        },
      ],
      address: this.word(group, 'authoraddress'),
    };
  }

  /** The number of a review that its reviewer and the office alone may know. */
  reviewNumber(group: string[]): number {
    const id = (this.reviews += 1);
    group.push(String(id));
    return id;
  }

  /** The number of an act that the office alone may know of. */
  eventNumber(group: string[]): number {
    const id = (this.events += 1);
    group.push(String(id));
    return id;
  }

  /** Funds, which lead to the authors, and the people these recommend and oppose. */
  async sections(contribution: Contribution, authors: string[], suggestions: string[]): Promise<void> {
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

  async file(
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

  /**
   * Files of a review: a document and a PDF that name their writers in their properties, and a text in UTF-16. `text`: the owner of the
   * contents; `hidden`: the makers.
   */
  async reviewFiles(
    review: Review,
    reviewer: User,
    text: string[],
    hidden: string[],
    { isReleased }: { isReleased: boolean },
  ): Promise<void> {
    const pdf = await PDFDocument.create({ updateMetadata: false });
    pdf.addPage([300, 100]).drawText(this.word(text, 'reviewpdf'), { size: 9 });
    pdf.setAuthor(this.quiet(hidden, 'reviewpdfauthor'));
    const [W, DC] = ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'http://purl.org/dc/elements/1.1/'];
    const document = officePackage('word/document.xml', {
      'word/document.xml': `<w:document xmlns:w="${W}"><w:body><w:p><w:r><w:t>${this.word(text, 'reviewdocument')}</w:t></w:r></w:p></w:body></w:document>`,
      'docProps/core.xml': `<c:coreProperties xmlns:c="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="${DC}"><dc:creator>${this.word(hidden, 'reviewdocumentauthor')}</dc:creator></c:coreProperties>`,
    });
    const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const files: [extension: string, mime: string, bytes: Buffer][] = [
      ['docx', office, document],
      ['pdf', 'application/pdf', Buffer.from(await pdf.save({ useObjectStreams: true }))],
      ['txt', 'text/plain', Buffer.from(`\ufeff${this.word(text, 'reviewtext')}`, 'utf16le')],
    ];
    const contribution = await review.contribution.loadOrFail();
    for (const [extension, mime, bytes] of files) {
      const storageKey = newStorageKey();
      await this.app.deps.storage.put(storageKey, Readable.from([bytes]));
      await buildFile(this.em, contribution, {
        kind: FileKind.REVIEW,
        review: ref(review),
        isReleased,
        storageKey,
        extension,
        mime,
        size: bytes.length,
        name: `${this.word(hidden, 'reviewfilename')}.${extension}`,
        description: this.word(hidden, 'reviewfilenote'),
        uploadedBy: reviewer,
      });
    }
  }

  /** Words about an author outside the manuscript: in messages, letters, the log. */
  traces(author: User, contribution: Contribution, group: string[]): void {
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
    const logged = (about: string) => {
      const word = this.quiet(group, about);
      this.ofAdministration.add(word);
      return word;
    };
    em.create(OperationLog, {
      user: author,
      actingRole: 1,
      operation: 'submitContribution',
      objectType: 'Contribution',
      objectId: contribution.id,
      params: { note: logged('logged') },
      ms: 1,
      address: logged('loggedaddress'),
      outcome: 'done',
      createdAt: MOMENT,
    });
  }

  /**
   * A letter about a manuscript to one of its people, which failed. `isNumberKnown`: its existence is no secret to readers who must not
   * know the group.
   */
  letter(contribution: Contribution, recipient: User, recipientKind: RoleKindId, group: string[], { isNumberKnown = false } = {}): void {
    const id = (this.mails += 1);
    if (!isNumberKnown) group.push(String(id));
    this.em.create(Mail, {
      id,
      to: recipient.email,
      subject: this.word(group, 'lettersubject'),
      text: this.quiet(group, 'lettertext'),
      html: this.quiet(group, 'letterhtml'),
      contribution,
      recipient,
      recipientKind,
      status: 'failed',
      lastError: this.word(group, 'letterfailure'),
      createdAt: MOMENT,
      sendAfter: MOMENT,
    });
  }

  async session(user: User, role?: RoleKindCode | Role): Promise<string> {
    this.words += 1;
    const token = await buildSession(this.em, user, this.app.clock, {
      ...(role ? { role } : {}),
      language: this.words % 2 === 0 ? 'zh-CN' : 'en-US',
      isRemembered: true,
    });
    this.addresses.set(token, user.email);
    return token;
  }
}
