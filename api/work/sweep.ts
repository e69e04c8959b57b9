// The worker's hourly sweep: rows that nobody can use any more, by each module's list.
import type { SweepDeps } from '../module.ts';
import { sweeps } from '../modules.ts';
import { noteRun } from '../watch/last-run.entity.ts';

export const SWEEP = 'sweep';

export async function sweep(deps: SweepDeps): Promise<void> {
  for (const one of sweeps) await one(deps);
  await noteRun(deps.orm.em.fork(), SWEEP, deps.clock);
}
