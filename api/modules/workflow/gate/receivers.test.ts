// Possible receivers of manuscripts (S2-035, P2-032, R2-117).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
});

async function receivers(who: PlayerName, ...ids: number[]) {
  const answer = await world.ask<{ receivers: { person: { realName: string }; openCount: number; contributionIds: string[] }[] | null }>(
    who,
    'query Receivers($ids: [ID!]!) { receivers(contributionIds: $ids) { person { realName code } openCount contributionIds } }',
    { ids: ids.map((one) => idOf('Contribution', one)) },
  );
  return (answer.data?.receivers ?? []).map(({ person, openCount, contributionIds }) => [
    person.realName,
    openCount,
    contributionIds.length,
  ]);
}

it('are the editors of the journal, each with what they have in hand (P2-471)', async () => {
  expect(await receivers('chief', id)).toEqual([
    ['editor', 0, 1],
    ['editor2', 0, 1],
  ]);
  await world.act('chief', id, 'ASSIGN', { receiverId: world.people.editor2.id });
  const another = await world.draft();
  await world.act('author', another, 'SUBMIT');
  await world.act('editor', another, 'RECEIVE');
  expect(await receivers('deputy', id)).toEqual([
    ['editor', 1, 1],
    ['editor2', 1, 1],
  ]);
});

it('are named with how many of several manuscripts they may handle: nobody handles an own one', async () => {
  const own = await world.draft({ coAuthors: [{ user: world.people.editor }] });
  await world.act('author', own, 'SUBMIT');
  expect((await receivers('chief', id, own)).map(([name, , suits]) => [name, suits])).toEqual([
    ['editor', 1],
    ['editor2', 2],
  ]);
});

it('are told to nobody who may not assign the manuscript', async () => {
  for (const who of ['editor', 'author', 'otherChief', 'operations', 'reviewer'] as const)
    expect([who, await receivers(who, id)]).toEqual([who, []]);
  expect(await receivers('chief', id + 99_999)).toEqual([]);
});
