// Issues for tests, written straight into the database.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Issue } from './issue.entity.ts';

const OPENED = new Date('2026-02-01T02:00:00Z');

/** The open first issue of a journal. */
export async function buildIssue(
  em: EntityManager,
  overrides: Partial<Omit<Issue, 'id' | 'colloquium' | 'version' | 'sentBy' | 'receivedBy'>> & { colloquium: Colloquium },
): Promise<Issue> {
  const issue = em.create(Issue, { number: 1, createdAt: OPENED, ...overrides });
  await em.flush();
  return issue;
}
