// Maintenance: planned with a window and a text, ended by an administrator, refused to everyone else meanwhile (S1 §1).
import { maintenanceSchema, type MaintenanceForm } from '../../../shared/forms/publisher.ts';
import type { Context } from '../../context.ts';
import { checkVersion, type DomainError, invalidInput, parseInput, refused } from '../../errors.ts';
import { MAINTENANCE_ID, MaintenancePlan } from './maintenance.entity.ts';
import { maintenanceRefusal, openDuringMaintenance } from './maintenance.policy.ts';

export async function maintenancePlan(ctx: Context): Promise<MaintenancePlan> {
  return await ctx.em.findOneOrFail(MaintenancePlan, MAINTENANCE_ID);
}

/**
 * Plans the maintenance, or changes the one there is. It may begin at once, but not be over already.
 * Errors: INVALID_INPUT, CONFLICT when it was changed since `version` was read.
 */
export async function planMaintenance(ctx: Context, version: number, input: MaintenanceForm): Promise<MaintenancePlan> {
  const { startsAt, endsAt, textZh, textEn } = parseInput(maintenanceSchema, input);
  if (new Date(endsAt) <= ctx.clock.now()) throw invalidInput({ endsAt: { code: 'form.maintenancePast' } });
  return await change(ctx, version, { startsAt: new Date(startsAt), endsAt: new Date(endsAt), textZh, textEn });
}

/** Ends the maintenance that is under way, or calls off the planned one; its text stays for the next. Errors: CONFLICT. */
export async function endMaintenance(ctx: Context, version: number): Promise<MaintenancePlan> {
  return await change(ctx, version, { startsAt: null, endsAt: null });
}

async function change(ctx: Context, version: number, values: Partial<MaintenancePlan>): Promise<MaintenancePlan> {
  const plan = await maintenancePlan(ctx);
  checkVersion(plan, version);
  Object.assign(plan, values, { updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  ctx.publish({ type: 'maintenancePlanned' });
  return plan;
}

/** The error that refuses a root field (`Query.viewer`); null: it may be answered. Asks no database. */
export function closedBy(ctx: Context, field: string): DomainError | null {
  if (Object.hasOwn(openDuringMaintenance, field)) return null;
  const refusal = maintenanceRefusal(ctx.maintenance.window(), ctx.clock.now(), {
    isAdministrator: ctx.viewer?.isAdministrator ?? false,
    language: ctx.language,
  });
  return refusal && refused(refusal);
}

/** Whether this person may sign in now. Errors: UNDER_MAINTENANCE. */
export function refuseDuringMaintenance(ctx: Context, isAdministrator: boolean): void {
  const refusal = maintenanceRefusal(ctx.maintenance.window(), ctx.clock.now(), { isAdministrator, language: ctx.language });
  if (refusal) throw refused(refusal);
}
