// The worker's tasks each morning at eight in Shanghai, and at its start: what each module does on a new day.
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
