// Twenty people decide on one manuscript at the same moment: one decision stands, with one event, one letter and its place in the
// statistics, and everybody else learns that it has moved on (principles, Workflow).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../graphql/node.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { buildHistory, passed, strayHistories, submitted } from '../modules/statistics/journal-history.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { bySampleSize } from '../testing/sample-size.ts';

const PEOPLE = 20;
const ROUNDS = bySampleSize({ sample: 3, full: 200 });
let world: WorkflowWorld;
const tokens: string[] = [];

beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  for (let number = 0; number < PEOPLE; number += 1) {
    const isChief = number % 2 === 0;
    const user = await buildUser(em, { roles: [isChief ? 'EDITOR_IN_CHIEF' : 'EXECUTIVE_EDITOR'] });
    em.create(ColloquiumMember, { colloquium: world.journal.id, user, type: isChief ? 'chief' : 'executive', position: 10 + number });
    tokens.push(await buildSession(em, user, world.app.clock, { isRemembered: true }));
  }
  await em.flush();
});
afterAll(() => world.app.close());

const decisions = [
  { name: 'returnByChief', many: false, decision: 0, state: 6 },
  { name: 'notAcceptFinally', many: false, decision: 0, state: 16 },
  { name: 'acceptByChief', many: true, decision: 1, state: 14 },
  { name: 'rejectFinally', many: false, decision: 2, state: 17 },
] as const;

/** By GraphQL. Answers the state it led to, or why it was refused. */
async function decide(token: string, id: number, { name, many, state }: (typeof decisions)[number]): Promise<number | string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const contributionId = encodeId('Contribution', id);
  const answer = await world.app.request<Record<string, { results?: { refusalCode: string | null }[] } | null>>(
    `mutation Decide($input: ${type}!) { ${name}(input: $input) { ${many ? 'results { refusalCode }' : 'contribution { id }'} } }`,
    { input: { ...(many ? { contributionIds: [contributionId] } : { contributionId }), comment: '意见' } },
    { token },
  );
  return answer.errors?.[0]?.extensions.code ?? answer.data?.[name]?.results?.[0]?.refusalCode ?? state;
}

/** By the old calls, which say it in words. */
async function decideByFacade(token: string, id: number, { name, decision, state }: (typeof decisions)[number]): Promise<number | string> {
  const path = name === 'returnByChief' ? 'academicJudgment' : 'chiefEditorComment';
  const response = await fetch(`${world.app.url}/colloquium/api/chiefEditor/${path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ contributionId: id, decision, suggestion: { content: '意见', contributionId: id } }),
  });
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  if (code === 0) return state;
  return /has moved on/.test(msg) ? 'STATE_CHANGED' : msg;
}

it(`of ${PEOPLE} decisions at once one stands, in each of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.app.clock.advance(60_000);
    const { journal: colloquium, people } = world;
    const { author: submitter, editor } = people;
    const own = { submitter, colloquium, editor, state: 13, stage: 4, responsible: null, responsibleKind: 5 } as const;
    const { id } = await buildHistory(world.em(), [submitted, passed], own);
    const letters = await world.em().count(Mail, {});
    const answers = await Promise.all(
      tokens.map(async (token, number) => {
        const decision = decisions[(number + round) % decisions.length] ?? decisions[0];
        return await (number % 3 === 0 ? decideByFacade : decide)(token, id, decision);
      }),
    );
    const won = answers.filter((answer) => typeof answer === 'number');
    expect(won, `round ${round}: ${answers.join(', ')}`).toHaveLength(1);
    expect(
      answers.filter((answer) => answer !== won[0] && answer !== 'CONFLICT' && answer !== 'STATE_CHANGED'),
      `round ${round}`,
    ).toEqual([]);
    expect((await world.stored(id)).state).toBe(won[0]);
    expect(await world.em().find(WorkflowEvent, { contribution: id, fromState: 13 }), 'one event').toMatchObject([
      { fromState: 13, toState: won[0] },
    ]);
    expect((await world.em().count(Mail, {})) - letters, 'one letter').toBe(1);
    expect(await strayHistories(world.em()), 'the statistics know it').toEqual([]);
    // The author hears of it once, at the announcement.
    for (const _twice of [1, 2]) await world.tell(id);
    expect(await world.em().count(Message, { contribution: id, user: world.people.author.id })).toBe(1);
  }
}, 1_200_000);
