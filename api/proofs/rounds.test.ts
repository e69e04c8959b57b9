// The state of a round follows from its invitations, also where the same reviewer stands on the reserve list and is invited besides.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReviewStatus } from '../../shared/workflow.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import type { PlayerName } from '../modules/workflow/testing/workflow-world.factory.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { idOf } from '../modules/contributions/manuscript/wizard.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

async function passed(): Promise<number> {
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  return id;
}

async function invite(id: number, names: readonly PlayerName[], reserve: readonly PlayerName[] = []): Promise<void> {
  world.app.clock.advance(1_000);
  const called = (list: readonly PlayerName[]) => list.map((name) => ({ code: world.people[name].code, conflictReason: '同行唯一' }));
  const answer = await world.ask(
    'editor',
    'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }',
    { input: { contributionId: idOf('Contribution', id), invitations: called(names), reserve: called(reserve) } },
  );
  expect(answer.errors).toBeUndefined();
}

async function decline(id: number, name: PlayerName): Promise<void> {
  world.app.clock.advance(1_000);
  await world.act(name, id, 'DECLINE_INVITATION');
}

const pending = async (id: number) => await world.em().count(Review, { contribution: id, status: ReviewStatus.PENDING });

it('who was on the reserve list, was invited besides and declines is not asked again', async () => {
  const id = await passed();
  await invite(id, ['reviewer'], ['reviewer2']);
  await invite(id, ['reviewer2']);
  await decline(id, 'reviewer');
  await decline(id, 'reviewer2');
  expect({ state: (await world.stored(id)).state, pending: await pending(id) }).toEqual({ state: 4, pending: 0 });
});

it('an invitation lapses only where the reserve list is for that: else it stays, and the state with it', async () => {
  const id = await passed();
  await invite(id, ['reviewer'], ['reviewer2']);
  const { id: reviewId } = await world.em().findOneOrFail(Review, { contribution: id });
  await expect(world.act('editor', id, 'CLOSE_INVITATION', { reviewId, isLapse: true })).rejects.toMatchObject({
    code: 'INVITATION_CLOSED',
  });
  expect({ state: (await world.stored(id)).state, pending: await pending(id) }).toEqual({ state: 8, pending: 1 });
});
