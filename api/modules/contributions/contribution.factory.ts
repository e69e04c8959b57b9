// Manuscripts for tests, in a journal of their own, at any state; the workflow's own tests reach states by performing.
import type { EntityManager } from '@mikro-orm/postgresql';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { User } from '../accounts/user.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { ContributionFile } from './contribution-file.entity.ts';

const MOMENT = new Date('2026-02-02T01:00:00Z');
let count = 0;

/** A journal with everything switched on. `reviewType`: 0 single blind, 1 double blind, 2 open. */
export async function buildColloquium(em: EntityManager, overrides: Partial<Pick<Colloquium, 'number' | 'name' | 'reviewType'>> = {}): Promise<Colloquium> {
  count += 1;
  const colloquium = em.create(Colloquium, {
    kind: 0, number: `T${count}`, name: `集刊${count}`, reviewType: 1, checksPlagiarism: true, invitesExperts: true, chiefPreAccepts: true, deputyReviews: true,
    subject: await em.findOneOrFail(DictionaryEntry, { type: 'SUBJECT' }, { orderBy: { id: 'asc' } }), createdAt: MOMENT, ...overrides,
  });
  await em.flush();
  return colloquium;
}

export async function buildContribution(em: EntityManager, submitter: User, overrides: Partial<Pick<Contribution, 'state' | 'manuscriptNumber' | 'titleZh' | 'submittedAt'>> & { colloquium?: Colloquium } = {}): Promise<Contribution> {
  const colloquium = overrides.colloquium ?? (await buildColloquium(em));
  const contribution = em.create(Contribution, {
    subject: colloquium.subject, source: 2, submitter, titleZh: '义庄账册研究', createdAt: MOMENT, savedAt: MOMENT, stateChangedAt: MOMENT, ...overrides, colloquium,
  });
  await em.flush();
  return contribution;
}

/** A row for bytes that are stored under `storageKey`. */
export async function buildFile(em: EntityManager, contribution: Contribution, storageKey: string, overrides: Partial<Pick<ContributionFile, 'kind' | 'name' | 'extension' | 'mime' | 'size' | 'isCurrent'>> = {}): Promise<ContributionFile> {
  const file = em.create(ContributionFile, {
    contribution, storageKey, kind: 0, name: '张三-论文.docx', extension: 'docx', size: 4, uploadedBy: contribution.submitter, uploadedAt: MOMENT,
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ...overrides,
  });
  await em.flush();
  return file;
}
