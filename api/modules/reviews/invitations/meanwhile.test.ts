// Invitations during a merge, move or disabling of the account: the invitation waits, and then meets the account as it has become.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, type GraphQLAnswer } from '../../../testing/app.ts';
import { linkTo } from '../../../testing/jobs.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser, PASSWORD } from '../../accounts/viewer/user.factory.ts';
import { AuthorInvitation } from '../../author-invitations/author-invitation.entity.ts';
import { entryOf } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { administratorOf, ENABLE, formOf, MERGE, SAVE, userId } from '../../people/people.factory.ts';
import { WorkflowWorld } from '../../workflow/testing/workflow-world.factory.ts';
import { Review } from '../review.entity.ts';

let world: WorkflowWorld;
let administrator: string;
let degreeId: string;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  ({ token: administrator } = await administratorOf(world.app));
  degreeId = idOf('DictionaryEntry', (await entryOf(world.em(), 'DEGREE')).id);
});
afterAll(() => world.app.close());

/** Checked by its editor, who may now invite. */
async function passed(): Promise<number> {
  const made = await world.draft();
  await world.act('author', made, 'SUBMIT');
  await world.act('editor', made, 'RECEIVE');
  await world.act('editor', made, 'EDITOR_APPROVE');
  return made;
}

const invite = async (id: number, invitations: object[], reserve: object[] = []) =>
  await world.ask('editor', 'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }', {
    input: { contributionId: idOf('Contribution', id), invitations, reserve },
  });
const reviewersOf = async (id: number) =>
  (await world.em().find(Review, { contribution: id }, { orderBy: { id: 'asc' } })).map(({ reviewer }) => reviewer.id);

const typed = (email: string) => ({
  newReviewer: { realName: '严复礼', sex: 'MALE', degreeId, email, company: '东湖大学', regionCode: '110101' },
});
/** Invited was not the one who had the address, but an account that was made for it. */
async function expectAnother(id: number, { id: left, email }: User, answer: GraphQLAnswer<unknown>): Promise<void> {
  expect(answer.errors).toBeUndefined();
  const { id: made } = await world.em().findOneOrFail(User, { email });
  expect(made).not.toBe(left);
  expect(await reviewersOf(id)).toEqual([made]);
}

const waiting = async () =>
  (
    await world
      .em()
      .execute<{ count: number }[]>(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
  )[0]?.count;

/** Does `act` while `ending`, which has locked its accounts, waits for the rows of `lock`; both are over afterwards. */
async function during<T>(lock: string, ending: () => Promise<string | undefined>, act: () => Promise<T>): Promise<T> {
  const holder = world.em();
  await holder.begin();
  await holder.execute(lock);
  const ends = ending();
  await expect.poll(waiting).toBe(1);
  const acts = act();
  await expect.poll(waiting).toBe(2);
  await holder.commit();
  expect(await ends).toBeUndefined();
  return await acts;
}

/** Two accounts of one person, and a function that merges the second into the first with a manuscript of its own to wait for. */
async function twoOfOne() {
  const tx = world.em();
  const [kept, merged] = [await buildUser(tx, { roles: ['REVIEWER', 'AUTHOR'] }), await buildUser(tx, { roles: ['REVIEWER', 'AUTHOR'] })];
  const { id } = await buildContribution(tx, { submitter: merged, state: 11 });
  const input = { keptUserId: userId(kept), mergedUserId: userId(merged) };
  const merge = async () => codeOf(await world.app.request(MERGE, { input }, { token: administrator }));
  const whileMerging = async <T>(act: () => Promise<T>) => await during(`select from contribution where id = ${id} for update`, merge, act);
  return { kept, merged, whileMerging };
}

it('a reviewer by code is refused once the account is merged', async () => {
  const { merged, whileMerging } = await twoOfOne();
  const id = await passed();
  const answer = await whileMerging(async () => await invite(id, [{ code: merged.code }]));
  expect(codeOf(answer)).toBe('REVIEWER_UNSUITABLE');
  expect(await reviewersOf(id)).toEqual([]);
});

it('a reviewer whose account is being disabled is refused', async () => {
  const person = await buildUser(world.em(), { roles: ['REVIEWER'] });
  await buildSession(world.em(), person, world.app.clock);
  const id = await passed();
  const input = { userId: userId(person), isEnabled: false };
  const answer = await during(
    `select from session where user_id = ${person.id} for update`,
    async () => codeOf(await world.app.request(ENABLE, { input }, { token: administrator })),
    async () => await invite(id, [{ code: person.code }]),
  );
  expect(codeOf(answer)).toBe('REVIEWER_UNSUITABLE');
  expect(await reviewersOf(id)).toEqual([]);
});

it('a reviewer by an address that the merge gives up gets an account of their own', async () => {
  const { merged, whileMerging } = await twoOfOne();
  const id = await passed();
  const answer = await whileMerging(async () => await invite(id, [typed(merged.email)]));
  await expectAnother(id, merged, answer);
});

it('a reviewer by an address that an administrator’s save gives up gets an account of their own', async () => {
  const person = await buildUser(world.em(), { roles: ['REVIEWER', 'AUTHOR'] });
  const id = await passed();
  const input = { ...(await formOf(world.app, administrator, person)), email: 'moved.away@example.org', username: 'moved.away' };
  const answer = await during(
    `select pg_advisory_xact_lock(hashtextextended('username moved.away', 0))`,
    async () => codeOf(await world.app.request(SAVE, { input }, { token: administrator })),
    async () => await invite(id, [typed(person.email)]),
  );
  await expectAnother(id, person, answer);
});

it('a reviewer by an address that their own change gives up gets an account of their own', async () => {
  const [email, newEmail] = ['a.leaves@example.org', 'b.comes@example.org'];
  const person = await buildUser(world.em(), { roles: ['REVIEWER', 'AUTHOR'], email });
  const id = await passed();
  const asked = await world.app.request(
    'mutation Ask($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }',
    { input: { newEmail, password: PASSWORD } },
    { token: await buildSession(world.em(), person, world.app.clock) },
  );
  expect(codeOf(asked)).toBeUndefined();
  const code = (await linkTo(world.app, newEmail, '/confirmEmail')).get('code');
  const answer = await during(
    `select pg_advisory_xact_lock(hashtextextended('register ${newEmail}', 0))`,
    async () =>
      codeOf(
        await world.app.request('mutation Confirm($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }', {
          input: { code },
        }),
      ),
    async () => await invite(id, [typed(email)]),
  );
  await expectAnother(id, person, answer);
});

it('a reviewer who waits in reserve is asked by the account that they have now', async () => {
  const { kept, merged, whileMerging } = await twoOfOne();
  const id = await passed();
  expect((await invite(id, [{ code: world.people.reviewer.code }], [{ code: merged.code }])).errors).toBeUndefined();
  const answer = await whileMerging(
    async () =>
      await world.ask(
        'reviewer',
        'mutation No($input: DeclineInvitationsInput!) { declineInvitations(input: $input) { results { done } } }',
        { input: { contributionIds: [idOf('Contribution', id)] } },
      ),
  );
  expect(answer.data).toMatchObject({ declineInvitations: { results: [{ done: true }] } });
  expect(await reviewersOf(id)).toEqual([world.people.reviewer.id, kept.id]);
});

it('an author by code is nobody once the account is merged', async () => {
  const { merged, whileMerging } = await twoOfOne();
  const input = { colloquiumId: idOf('Colloquium', world.journal.id), authors: [{ code: merged.code }] };
  const answer = await whileMerging(
    async () =>
      await world.ask('editor', 'mutation Authors($input: InviteAuthorsInput!) { inviteAuthors(input: $input) { invitedCount } }', {
        input,
      }),
  );
  expect(answer.errors?.[0]?.extensions.fields).toHaveProperty(['authors.0.code']);
  expect(await world.em().count(AuthorInvitation, { user: merged.id })).toBe(0);
});
