// Writes the demo's manuscripts as their authors left them: complete drafts, all in one go, checked by the wizard's own rules.
import type { EntityManager } from '@mikro-orm/postgresql';
import { authorSchema, summarySchema, TITLE_TEXTS, titleSchema } from '../../shared/forms/contribution.ts';
import { each } from '../../shared/forms/field-list.ts';
import { FileKind } from '../../shared/limits.ts';
import { RoleKind } from '../../shared/roles.ts';
import { ContributionSource } from '../../shared/workflow.ts';
import { sexName } from '../modules/accounts/viewer/accounts.types.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { type FileShelf, pdfDocument, wordDocument } from './files.ts';
import type { Calendar } from '../modules/reference/working-days.ts';
import type { DemoManuscript } from './manuscripts.ts';
import { officeMomentBefore } from './office-hours.ts';
import { dictionary } from './publisher.ts';
import { seededRandom } from './random.ts';

const DAY = 86_400_000;
/** Offset that keeps the chance of writing apart from the chance of the play. */
const WRITING = 500_000;

export interface WrittenManuscript {
  id: number;
  manuscript: DemoManuscript;
  /** When its author hands it in; for a draft, when it was last saved. */
  readyAt: Date;
}

/** Answers them in the order given. */
export async function writeDrafts(
  em: EntityManager,
  manuscripts: readonly DemoManuscript[],
  shelf: FileShelf,
  now: Date,
  calendar: Calendar,
): Promise<WrittenManuscript[]> {
  const entry = await dictionary(em);
  const colloquiums = new Map(
    (await em.find(Colloquium, {}, { populate: ['columns'] })).map((colloquium) => [colloquium.number, colloquium]),
  );
  const drafts = manuscripts.map((manuscript) => {
    const { titleZh, titleEn, subtitleZh, subtitleEn, keywordsZh, keywordsEn, abstractZh, abstractEn, submitter } = manuscript;
    const random = seededRandom(WRITING + manuscript.seed);
    const colloquium = colloquiums.get(manuscript.periodical.number);
    if (!colloquium) throw new Error(`There is no periodical ${manuscript.periodical.number}`);
    const readyAt = officeMomentBefore(calendar, now, manuscript.daysAgo, random);
    const articleType = entry('ARTICLE_TYPE', manuscript.articleType);
    const user = em.getReference(User, submitter.id);
    // Complete by the wizard's own rules.
    titleSchema.parse({ articleTypeId: String(articleType.id), ...each(TITLE_TEXTS, () => ''), titleZh, titleEn, subtitleZh, subtitleEn });
    summarySchema.parse({ keywordsZh, keywordsEn, abstractZh, abstractEn });
    const contribution = em.create(Contribution, {
      colloquium,
      subject: colloquium.subject,
      column: colloquium.columns.getItems().find((column) => column.name === manuscript.column) ?? null,
      source: sourceOf(manuscript, random.happens(0.9)),
      articleType,
      titleZh,
      titleEn,
      subtitleZh,
      subtitleEn,
      abstractZh,
      abstractEn,
      keywordsZh: [...keywordsZh],
      keywordsEn: [...keywordsEn],
      submitter: user,
      responsible: user,
      responsibleKind: RoleKind.AUTHOR,
      hasAgreedToStatement: true,
      poolConsent: manuscript.poolConsent,
      createdAt: new Date(readyAt.getTime() - random.between(1, 9) * DAY),
      savedAt: readyAt,
      stateChangedAt: readyAt,
    });
    writeAuthors(em, contribution, manuscript, entry);
    const bytes = random.happens(0.8) ? wordDocument([titleZh, titleEn, abstractZh, abstractEn]) : pdfDocument([titleEn, abstractEn]);
    const kind = bytes[0] === '%'.charCodeAt(0) ? 'pdf' : 'docx';
    em.create(ContributionFile, {
      contribution,
      kind: FileKind.MANUSCRIPT,
      name: `${titleZh.slice(0, 40)}.${kind}`,
      ...shelf.put(kind, bytes),
      uploadedBy: user,
      uploadedAt: readyAt,
    });
    return { contribution, manuscript, readyAt };
  });
  // A full or read-only disk is reported before the manuscripts are written, let alone played.
  await shelf.done();
  await em.flush();
  return drafts.map(({ contribution, ...rest }) => ({ id: contribution.id, ...rest }));
}

const sourceOf = ({ plan }: DemoManuscript, isFree: boolean) =>
  plan?.isInvited ? ContributionSource.SPECIAL_INVITATION : isFree ? ContributionSource.FREE_SUBMISSION : ContributionSource.OTHER;

type Entry = Awaited<ReturnType<typeof dictionary>>;

function writeAuthors(em: EntityManager, contribution: Contribution, { submitter, coAuthors }: DemoManuscript, entry: Entry): void {
  const credentials = ({ title, degree }: { title: string; degree: string }) => ({
    professionalTitle: entry('PROFESSIONAL_TITLE', title),
    degree: entry('DEGREE', degree),
  });
  const { realName, sex, email, workplace, address } = submitter;
  em.create(ContributionAuthor, {
    contribution,
    position: 1,
    user: em.getReference(User, submitter.id),
    isFirstAuthor: true,
    isCorresponding: true,
    personName: realName,
    sex,
    email,
    company: workplace,
    address,
    ...credentials(submitter),
  });
  for (const [index, author] of coAuthors.entries()) {
    const { professionalTitle, degree } = credentials(author);
    const {
      personName,
      email: mail,
      company,
      address: place,
    } = authorSchema.parse({
      ...author,
      sex: sexName(author.sex),
      professionalTitleId: String(professionalTitle.id),
      degreeId: String(degree.id),
    });
    em.create(ContributionAuthor, {
      contribution,
      position: index + 2,
      user: author.userId === undefined ? null : em.getReference(User, author.userId),
      personName,
      nameParts: author.name ?? null,
      sex: author.sex,
      email: mail,
      company,
      address: place,
      professionalTitle,
      degree,
    });
  }
}
