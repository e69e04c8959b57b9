// What journals ask for, and answers, for tests.
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  EMPTY_ANSWER,
  NO_POLICY,
  type StatementAnswer,
  type StatementDemand,
  type StatementKind,
  type StatementPolicy,
} from '../../../shared/forms/statements.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Review } from '../reviews/review.entity.ts';
import type { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { Statement } from './statement.entity.ts';
import { StatementPolicyRow } from './statement-policy.entity.ts';

/** Has the journal ask for these, and for nothing else. */
export async function askFor(
  em: EntityManager,
  colloquium: Colloquium,
  demands: Partial<Record<keyof StatementPolicy, StatementDemand>>,
): Promise<void> {
  const own = Object.entries(demands).map(([name, demand]) => [name, { demand, guidanceZh: '', guidanceEn: '' }]);
  const rules: StatementPolicy = { ...NO_POLICY, ...Object.fromEntries(own) };
  await em.nativeDelete(StatementPolicyRow, { colloquium });
  await em.insert(StatementPolicyRow, { colloquium, rules });
}

const NOTHING = { text: '', address: '', board: '', approvalNumber: '', approvedOn: '', consent: null, uses: [] };

/** Complete answers, as a client sends them. */
export const notUsed = { ...NOTHING, kind: 'AI_USE', choice: 'NOT_USED' };
export const used = {
  ...NOTHING,
  kind: 'AI_USE',
  choice: 'USED',
  uses: [{ tool: 'DeepSeek V3', step: 'LANGUAGE', extent: '润色英文摘要', checkedBy: '张三' }],
};
export const openData = { ...NOTHING, kind: 'DATA_AVAILABILITY', choice: 'PUBLIC', address: 'https://doi.org/10.12345/data' };
export const declared = { ...NOTHING, kind: 'INTERESTS', choice: 'DECLARED', text: '第一作者是临江水务局的顾问' };

interface StatementOverrides extends Partial<StatementAnswer> {
  kind?: StatementKind;
  /** A reviewer’s; left out: the author’s. */
  review?: Review;
  /** An editor’s. */
  event?: WorkflowEvent;
  at?: Date;
  /** Left out: handed in. */
  isOpen?: boolean;
}

/** A statement that was handed in. */
export async function buildStatement(
  em: EntityManager,
  contribution: Contribution,
  { kind = 'INTERESTS', review, event, at = new Date('2026-02-24T02:00:00Z'), isOpen = false, ...answer }: StatementOverrides = {},
): Promise<void> {
  em.create(Statement, {
    contribution,
    review: review ?? null,
    event: event ?? null,
    party: event ? 'EDITOR' : review ? 'REVIEWER' : 'AUTHOR',
    kind,
    demand: 'REQUIRED',
    answer: { ...EMPTY_ANSWER, ...answer },
    isConfirmed: true,
    savedAt: at,
    handedInAt: isOpen ? null : at,
  });
  await em.flush();
}
