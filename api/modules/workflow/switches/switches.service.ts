// A journal's workflow switches: the effect of a change, and the change. It moves no manuscript: each goes the new way from its next act on
// (D2-61).
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { OFF, ON, workflowSwitchesSchema } from '../../../../shared/forms/workflow-switches.ts';
import type { ContributionStateId } from '../../../../shared/workflow.ts';
import { signedIn, signedInPerson, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { checkVersion, invalidInput, parseInput } from '../../../errors.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Department, ROOT_DEPARTMENT_ID } from '../../organization/department.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { managedColloquium } from '../../colloquiums/managed-colloquium.ts';
import { conflictsOf } from '../../accounts/addresses/authorship.ts';
import { openStates } from '../table/table.ts';
import type { SaveWorkflowSwitchesInput, WorkflowPreview } from './switches.types.ts';
import { everySwitchOn, isAffected, wayOfNew, type Place, type Switches } from './way.ts';

interface PlaceRow extends Omit<Place, 'returnsToOriginalEditor'> {
  count: number;
}

/** One statement for all manuscripts under way; the reader's own are left out, because the count would reveal their state. */
export async function previewSwitches(ctx: Context, colloquium: Colloquium, asked: Switches): Promise<WorkflowPreview> {
  const { rows } = await sql<PlaceRow>`
    select c.state, c.held_by as "heldBy", c.returned_from as "returnedFrom", c.invited_from as "invitedFrom", count(*)::int as count
    from contribution c where c.colloquium_id = ${colloquium.id} and c.state = any(${[...openStates]}::smallint[])
      and c.id <> all(array${conflictsOf(signedIn(ctx).identity)})
    group by 1, 2, 3, 4`.execute(query(ctx.em));
  const { returnsToOriginalEditor } = colloquium;
  const affected = new Map<ContributionStateId, number>();
  for (const { count, ...place } of rows) {
    if (isAffected({ ...place, returnsToOriginalEditor }, colloquium, asked))
      affected.set(place.state, (affected.get(place.state) ?? 0) + count);
  }
  const [now, then] = [wayOfNew(colloquium), wayOfNew(asked)];
  return {
    way: wayOfNew(everySwitchOn).map(({ state, by }) => {
      const asAsked = then.find((stop) => stop.state === state);
      return { state, by: asAsked?.by ?? by, isOnWayNow: now.some((stop) => stop.state === state), isOnWayThen: asAsked !== undefined };
    }),
    underWayCount: rows.reduce((sum, { count }) => sum + count, 0),
    affected: [...affected].map(([state, count]) => ({ state, count })).sort((a, b) => a.state - b.state),
  };
}

/**
 * Errors: NOT_FOUND, INVALID_INPUT where no branch is chosen or one that is not offered, CONFLICT; FORBIDDEN to API tokens for another
 * branch.
 */
export async function saveSwitches(ctx: Context, id: number, input: Omit<SaveWorkflowSwitchesInput, 'colloquiumId'>): Promise<Colloquium> {
  const colloquium = await managedColloquium(ctx, id);
  const { publishingHouseId, ...switches } = parseInput(workflowSwitchesSchema, {
    checksPlagiarism: input.checksPlagiarism ? ON : OFF,
    invitesReviewers: input.invitesReviewers ? ON : OFF,
    deputyReviews: input.deputyReviews ? ON : OFF,
    chiefPreAccepts: input.chiefPreAccepts ? ON : OFF,
    publishingHouseId: input.publishingHouseId ?? '',
  });
  const house = await branchOf(ctx, decodeId('Department', publishingHouseId), colloquium);
  checkVersion(colloquium, input.version);
  // Another branch gets the journal.
  if (house.id !== colloquium.publishingHouse?.id) signedInPerson(ctx);
  Object.assign(colloquium, switches, { publishingHouse: ref(house) });
  await ctx.em.flush();
  return colloquium;
}

/** A branch below the publisher itself (S3 §7.1), of the viewer's own departments; the one that the journal has stays choosable. */
async function branchOf(ctx: Context, id: number, { publishingHouse }: Colloquium): Promise<Department> {
  const { hasRootScope, departmentIds } = signedIn(ctx);
  const found = await ctx.em.findOne(Department, { id });
  const isOffered = found?.parent?.id === ROOT_DEPARTMENT_ID && (hasRootScope || departmentIds.includes(id));
  if (found === null || !(isOffered || publishingHouse?.id === id))
    throw invalidInput({ publishingHouseId: { code: 'form.choosePublishingHouse' } });
  return found;
}
