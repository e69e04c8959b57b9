// Rows that only answer are what the mapper would make of them, value by value.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { TestApp } from '../testing/app.ts';
import { startInBlindWorld } from '../testing/blind-world.ts';
import { answers } from './answers.ts';

let app: TestApp;
beforeAll(async () => void ({ app } = await startInBlindWorld()));
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();

/** Values of an object, of a reference its number, and of one that is read too its values. */
function told(value: unknown, depth = 1): unknown {
  if (value instanceof Date || typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((one) => told(one, depth));
  if ('isInitialized' in value && typeof value.isInitialized === 'function' && 'unwrap' in value && typeof value.unwrap === 'function') {
    const isThere: unknown = value.isInitialized();
    return depth > 0 && isThere === true ? told(value.unwrap(), depth - 1) : { id: 'id' in value ? value.id : null };
  }
  if ('owner' in value) return 'collection';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !(typeof inner === 'object' && inner !== null && 'owner' in inner))
      .map(([name, inner]) => [name, told(inner, depth)])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
}

const cases = [
  {
    type: WorkflowEvent,
    read: () => answers(WorkflowEvent, { actor: null })(em(), sql`true`),
    mapped: () => em().find(WorkflowEvent, {}, { populate: ['actor'], orderBy: { id: 'asc' } }),
  },
  {
    type: Review,
    read: () => answers(Review, { reviewer: null, invitedBy: null })(em(), sql`true`),
    mapped: () => em().find(Review, {}, { populate: ['reviewer', 'invitedBy'], orderBy: { id: 'asc' } }),
  },
  {
    type: ContributionFile,
    read: () => answers(ContributionFile, { event: null, review: null })(em(), sql`true`),
    mapped: () => em().find(ContributionFile, {}, { populate: ['event', 'review'], orderBy: { id: 'asc' } }),
  },
];

it.for(cases)('$type.name', async ({ type, read, mapped }) => {
  const [made, wanted] = [await read(), await mapped()];
  expect(wanted.length).toBeGreaterThan(3);
  expect(made.map((one) => told(one))).toEqual(wanted.map((one) => told(one)));
  for (const one of made) expect(one).toBeInstanceOf(type);
});

it('what stands beside is there at once, and its other rows are asked of the mapper', async () => {
  const [event] = await answers(WorkflowEvent, { actor: ['id', 'realName'] })(em(), sql`workflow_event.actor_id is not null`);
  expect(event?.actor?.isInitialized()).toBe(true);
  expect(event?.actor?.unwrap().realName).toEqual(expect.any(String));
  expect(event?.contribution.isInitialized()).toBe(false);
  expect((await event?.contribution.loadOrFail())?.id).toBe(event?.contribution.id);
});
