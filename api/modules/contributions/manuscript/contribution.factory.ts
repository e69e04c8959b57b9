// Manuscripts for tests, written straight into the database: complete drafts, or in any state a test needs.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import { buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildColloquium, entryOf } from '../../colloquiums/colloquium.factory.ts';
import type { ColloquiumColumn } from '../../colloquiums/colloquium-column.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { newStorageKey } from '../../../storage/storage.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { nextNumber } from '../../../testing/numbers.ts';

const WRITTEN = new Date('2026-02-02T02:00:00Z');

type Own = Partial<
  Pick<
    Contribution,
    | 'id'
    | 'manuscriptNumber'
    | 'titleZh'
    | 'titleEn'
    | 'subtitleZh'
    | 'subtitleEn'
    | 'keywordsZh'
    | 'keywordsEn'
    | 'abstractZh'
    | 'abstractEn'
    | 'explanation'
    | 'state'
    | 'stage'
    | 'heldBy'
    | 'returnedFrom'
    | 'invitedFrom'
    | 'reviewRound'
    | 'logGroup'
    | 'responsibleKind'
    | 'isInPool'
    | 'enteredPoolAt'
    | 'poolConsent'
    | 'hasAgreedToStatement'
    | 'hasAuthorized'
    | 'submittedAt'
    | 'savedAt'
    | 'source'
  >
>;

export interface ContributionOverrides extends Own {
  submitter?: User;
  colloquium?: Colloquium;
  responsible?: User | null;
  editor?: User | null;
  deputy?: User | null;
  column?: ColloquiumColumn | null;
  /** Authors behind the first. */
  coAuthors?: readonly (Partial<Pick<ContributionAuthor, 'id' | 'personName' | 'email' | 'company' | 'units' | 'address'>> & {
    user?: User | null;
  })[];
  /** For a draft: false leaves out its manuscript file, without which it cannot be submitted. */
  hasManuscriptFile?: boolean;
  /** The first author's row. */
  firstAuthor?: Partial<
    Pick<
      ContributionAuthor,
      'id' | 'personName' | 'nameParts' | 'email' | 'company' | 'units' | 'address' | 'sex' | 'degree' | 'professionalTitle'
    >
  >;
}

/** A draft that lacks nothing to be submitted; with a state other than 0, submitted and numbered. */
export async function buildContribution(em: EntityManager, overrides: ContributionOverrides = {}): Promise<Contribution> {
  const {
    submitter,
    colloquium,
    responsible,
    editor = null,
    deputy = null,
    coAuthors = [],
    firstAuthor = {},
    hasManuscriptFile,
    ...own
  } = overrides;
  const number = nextNumber('contribution');
  const user = submitter ?? (await buildUser(em));
  const journal = colloquium ?? (await buildColloquium(em));
  const isSubmitted = (own.state ?? ContributionState.UNFINISHED) !== ContributionState.UNFINISHED;
  const contribution = em.create(Contribution, {
    source: 2,
    titleZh: `题目${number}`,
    titleEn: `Title ${number}`,
    keywordsZh: ['关键词'],
    keywordsEn: ['keyword'],
    abstractZh: '摘要',
    abstractEn: 'Abstract',
    hasAgreedToStatement: true,
    manuscriptNumber: isSubmitted ? `${journal.number}2026${number}` : null,
    submittedAt: isSubmitted ? new Date(WRITTEN.getTime() + number * 3_600_000) : null,
    responsibleKind: isSubmitted ? null : RoleKind.AUTHOR,
    savedAt: new Date(WRITTEN.getTime() + number * 60_000),
    ...own,
    colloquium: journal,
    subject: journal.subject,
    articleType: await entryOf(em, 'ARTICLE_TYPE'),
    submitter: user,
    responsible: responsible === undefined ? (isSubmitted ? null : ref(user)) : responsible,
    editor,
    deputy,
    createdAt: WRITTEN,
    stateChangedAt: WRITTEN,
  });
  em.create(ContributionAuthor, {
    contribution,
    user,
    position: 1,
    isFirstAuthor: true,
    isCorresponding: true,
    personName: user.realName,
    email: user.email,
    company: 'University',
    address: 'Street',
    ...firstAuthor,
  });
  for (const [index, { user: account = null, ...author }] of coAuthors.entries()) {
    em.create(ContributionAuthor, { contribution, position: index + 2, personName: `Co-author ${index + 1}`, ...author, user: account });
  }
  if (hasManuscriptFile ?? !isSubmitted) fileRow(em, contribution, {});
  await em.flush();
  return contribution;
}

export interface FileOverrides extends Partial<
  Pick<
    ContributionFile,
    | 'id'
    | 'kind'
    | 'name'
    | 'description'
    | 'isCurrent'
    | 'storageKey'
    | 'size'
    | 'event'
    | 'review'
    | 'isReleased'
    | 'isKeptFromBlind'
    | 'mime'
    | 'extension'
  >
> {
  uploadedBy?: User;
}

/** A file's row; put bytes under its `storageKey` when a test downloads it. */
export async function buildFile(em: EntityManager, contribution: Contribution, own: FileOverrides = {}): Promise<ContributionFile> {
  const file = fileRow(em, contribution, own);
  await em.flush();
  return file;
}

function fileRow(em: EntityManager, contribution: Contribution, { uploadedBy, ...own }: FileOverrides): ContributionFile {
  return em.create(ContributionFile, {
    contribution,
    kind: 0,
    storageKey: newStorageKey(),
    name: 'manuscript.docx',
    extension: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 10,
    uploadedBy: uploadedBy ?? contribution.submitter,
    uploadedAt: WRITTEN,
    ...own,
  });
}
