// What statements a journal asks for, as its editors-in-chief say.
import { LockMode } from '@mikro-orm/core';
import { NO_POLICY, OFF, policyRule, RULE_NAMES } from '../../../shared/forms/statements.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { checkVersion, notFound, parseInput, refused } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { isInScope } from '../colloquiums/colloquium.loader.ts';
import { statementPolicyPolicy, type JournalFacts } from './statement.policy.ts';
import { policies } from './statement.service.ts';
import type { SaveStatementPolicyInput, StatementPolicyType } from './statement.types.ts';
import { StatementPolicyRow } from './statement-policy.entity.ts';

/** How the viewer stands to a journal. */
export async function journalFacts(ctx: Context, { id }: { id: number }): Promise<JournalFacts> {
  return { colloquiumId: id, isInDataScope: signedIn(ctx).kind === RoleKind.OPERATIONS && (await ctx.loaders.of(ctx, isInScope).load(id)) };
}

export async function statementPolicyOf(ctx: Context, { id }: Colloquium): Promise<StatementPolicyType> {
  const { rules, version } = await ctx.loaders.of(ctx, policies).load(id);
  return { rules: RULE_NAMES.map(({ name, party, kind }) => ({ party, kind, ...rules[name] })), version };
}

/** Replaces what a journal asks for; it holds for what is handed in from now on. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at rules. */
export async function saveStatementPolicy(
  ctx: Context,
  colloquiumId: number,
  { rules, version }: Omit<SaveStatementPolicyInput, 'colloquiumId'>,
): Promise<Colloquium> {
  const refusal = statementPolicyPolicy.save(signedIn(ctx), await journalFacts(ctx, { id: colloquiumId }));
  if (refusal !== null) throw refused(refusal);
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  if (colloquium === null) throw notFound();
  const said = Object.fromEntries(
    RULE_NAMES.map(({ name, party, kind }) => {
      const given = rules.find((rule) => rule.party === party && rule.kind === kind);
      return [name, given ? { demand: given.demand, guidanceZh: given.guidanceZh, guidanceEn: given.guidanceEn } : OFF];
    }),
  );
  const checked = parseInput(policyRule, { ...NO_POLICY, ...said });
  // Two first saves meet at this row, and the second is refused.
  await ctx.em.execute('insert into statement_policy (colloquium_id, rules, version) values (?, ?, 0) on conflict do nothing', [
    colloquiumId,
    JSON.stringify(NO_POLICY),
  ]);
  const row = await ctx.em.findOneOrFail(
    StatementPolicyRow,
    { colloquium: colloquiumId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  checkVersion(row, version);
  row.rules = checked;
  await ctx.em.flush();
  ctx.loaders.clear();
  return colloquium;
}
