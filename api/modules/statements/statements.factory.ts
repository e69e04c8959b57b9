// What journals ask for, and answers, for tests.
import type { EntityManager } from '@mikro-orm/postgresql';
import { NO_POLICY, type StatementDemand, type StatementPolicy } from '../../../shared/forms/statements.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { StatementPolicyRow } from './statement-policy.entity.ts';

/** Has the journal ask for these, and for nothing else. */
export async function askFor(em: EntityManager, colloquium: Colloquium, demands: Partial<Record<keyof StatementPolicy, StatementDemand>>): Promise<void> {
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
