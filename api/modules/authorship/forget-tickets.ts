// Tickets whose question is settled or void are forgotten after a while: until then their page says why.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { closedStates, ContributionState } from '../../../shared/workflow.ts';
import type { Clock } from '../../context.ts';
import { query } from '../../database/tables.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export async function forgetTickets(em: EntityManager, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const ended = [...closedStates, ContributionState.SINGLE_PUBLISHED, ContributionState.PRESS_REVIEWING];
  await sql`delete from confirmation_ticket t using author_confirmation a, contribution c
    where a.id = t.confirmation_id and c.id = a.contribution_id and t.created_at < ${before}
      and (a.voided_at < ${before} or (c.state = any(${ended}::smallint[]) and c.held_state is null and c.state_changed_at < ${before}))`.execute(
    query(em),
  );
}
