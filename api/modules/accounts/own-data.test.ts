// The copy of one's own data: all that is one's own, nothing that blind review hides, five a day.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildBlindWorld, type BlindWorld } from '../../testing/blind-world.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Contribution } from '../contributions/contribution.entity.ts';
import { buildContribution } from '../contributions/contribution.factory.ts';
import { buildApiToken, buildSession, buildUser } from './user.factory.ts';

let app: TestApp;
let world: BlindWorld;
beforeAll(async () => {
  app = await startTestApp({ schema: buildColloquiumSchema() });
  world = await buildBlindWorld(app);
});
afterAll(() => app.close());

const COPY = `mutation CopyTest { copyOwnData { json } }`;
const em = () => app.database.orm.em.fork();
const ask = (token: string) => app.request<{ copyOwnData: { json: string } | null }>(COPY, {}, { token });

async function copyFor(token: string): Promise<string> {
  const { data, errors } = await ask(token);
  if (!data?.copyOwnData) throw new Error(JSON.stringify(errors));
  return data.copyOwnData.json;
}

describe('a copy of one’s own data', () => {
  it('holds account, sign-ins, manuscripts, unfinished ones and messages, more than a page of them', async () => {
    const user = await buildUser(em(), { realName: '顾清禾', workplaces: ['东湖大学'] });
    const token = await buildSession(em(), user, app.clock);
    const fork = em();
    const params = { title: '义庄账册', number: 'JN20260001', colloquium: '江南文化' };
    for (let count = 0; count < 101; count += 1) fork.create(Message, { user: user.id, key: 'workflow.accepted', params, createdAt: app.clock.now() });
    await fork.flush();
    await buildContribution(em(), { submitter: user, state: 1, titleZh: '交上去的' });
    await buildContribution(em(), { submitter: user, titleZh: '没写完的' });
    const copy: unknown = JSON.parse(await copyFor(token));
    expect(copy).toMatchObject({
      account: { realName: '顾清禾', email: user.email, workplaces: ['东湖大学'] },
      signIns: [{ outcome: 'LIVE', isCurrent: true }],
      manuscripts: [{ titleZh: '交上去的' }],
      unfinishedManuscripts: [{ titleZh: '没写完的' }],
      reviews: [],
    });
    expect(copy).toHaveProperty('messages.length', 101);
    expect(copy).toHaveProperty(['messages', 0, 'title'], 'Manuscript accepted');
  });

  it('says of a manuscript that its author took it back, which else counts among the rejected', async () => {
    const user = await buildUser(em());
    const { id } = await buildContribution(em(), { submitter: user, state: 17 });
    const at = app.clock.now();
    await em().nativeUpdate(Contribution, { id }, { withdrawnAt: at });
    expect(JSON.parse(await copyFor(await buildSession(em(), user, app.clock)))).toMatchObject({ manuscripts: [{ authorStatus: 'REJECTED', withdrawnAt: at.toISOString() }] });
  });

  it('is the same in whatever role it is asked for', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR', 'AUTHOR'] });
    await buildContribution(em(), { submitter: user, state: 1, titleZh: '编辑自己的稿件' });
    expect(JSON.parse(await copyFor(await buildSession(em(), user, app.clock, { role: 'EDITOR' })))).toMatchObject({ manuscripts: [{ titleZh: '编辑自己的稿件' }] });
  });

  it.each(['pending', 'accepted', 'finished', 'declined', 'closed'] as const)('gives the %s reviewer of a double-blind manuscript their own review, and not its authors or other reviewers', async (name) => {
    const reader = world.readers.find((one) => one.name === `${name} reviewer`);
    const json = await copyFor(reader?.token ?? '');
    expect(reader?.mustNotKnow.filter((word) => json.includes(word))).toEqual([]);
    expect(JSON.parse(json)).toMatchObject({ reviews: [{ invitedAt: expect.any(String) }] });
    if (name === 'finished') expect(world.secrets.reviewers.finished.some((word) => json.includes(word)), 'what they wrote is theirs').toBe(true);
  });

  it.each(['submitter', 'co-author', 'editor who is an author'])('gives the %s of a manuscript under double-blind review no reviewer, no opinion and no note of the office', async (name) => {
    const reader = world.readers.find((one) => one.name === name);
    const json = await copyFor(reader?.token ?? '');
    expect(reader?.mustNotKnow.filter((word) => json.includes(word))).toEqual([]);
    expect(JSON.parse(json)).toMatchObject({ manuscripts: [{ titleZh: world.contribution.titleZh }] });
  });

  it('gives an editor nothing of the manuscripts they handle', async () => {
    const json = await copyFor(world.editor.token ?? '');
    const { secrets } = world;
    expect([...secrets.authors, ...secrets.text, ...Object.values(secrets.reviewers).flat()].filter((word) => json.includes(word))).toEqual([]);
  });

  it('is made five times a day and logged without what is in it; not for API tokens', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, app.clock);
    for (let time = 0; time < 5; time += 1) await copyFor(token);
    expect((await ask(token)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const log = await em().find(OperationLog, { user: user.id, operation: 'copyOwnData' });
    expect(log.map(({ outcome, params }) => [outcome, params])).toEqual([...Array.from({ length: 5 }, () => ['done', {}]), ['refused', {}]]);
    const partner = await buildUser(em());
    expect((await ask(await buildApiToken(em(), partner, app.clock, 'AUTHOR'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.request(COPY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
