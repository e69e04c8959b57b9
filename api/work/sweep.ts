// The worker's hourly sweep: removing rows and files that nobody can use any more, sealing the logs; each module lists its own.
import type { SweepDeps } from '../module.ts';
import { sweeps } from '../modules.ts';
import { noteRun } from '../watch/last-run.entity.ts';

export const SWEEP = 'sweep';

export async function sweep(deps: SweepDeps): Promise<void> {
  for (const one of sweeps) await one(deps);
  await noteRun(deps.orm.em.fork(), SWEEP, deps.clock);
}
