// What the worker does each morning at eight in Shanghai, and when it starts: whatever a day brings by itself, as each module says.
import type { JobDeps } from '../module.ts';
import { daily } from '../modules.ts';
import { noteRun } from '../watch/last-run.entity.ts';

export const DAILY = 'daily';
/** The worker counts hours in UTC; Shanghai has no summer time. */
export const DAILY_AT = '0 0 * * *';

export async function doDaily(deps: JobDeps): Promise<void> {
  for (const one of daily) await one(deps);
  await noteRun(deps.orm.em.fork(), DAILY, deps.clock);
}
