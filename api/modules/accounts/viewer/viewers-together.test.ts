// Requests that come together are looked up together, and each gets the viewer of its own token alone.
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { Session } from '../sessions/session.entity.ts';
import { hashToken } from '../sessions/token.ts';
import { buildApiToken, buildSession, buildUser } from './user.factory.ts';
import { viewersTogether } from './viewer.service.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

it('tells each token of a turn who it stands for, in one statement, and looks anew in the next turn', async () => {
  const [author, editor] = [await buildUser(em()), await buildUser(em(), { roles: ['EDITOR'] })];
  const session = await buildSession(em(), author, app.clock);
  const apiToken = await buildApiToken(em(), editor, app.clock, 'EDITOR');
  const load = viewersTogether();
  const ems: EntityManager[] = [];
  const ask = (token: string) => {
    const own = em();
    vi.spyOn(own, 'getKysely');
    ems.push(own);
    return load(own, token, app.clock);
  };
  const looks = () => ems.flatMap((own) => vi.mocked(own.getKysely).mock.calls).length;

  const viewers = await Promise.all([session, 'nobody’s', apiToken, session].map(ask));
  expect(viewers.map((viewer) => viewer && [viewer.userId, viewer.via])).toEqual([
    [author.id, 'session'],
    null,
    [editor.id, 'apiToken'],
    [author.id, 'session'],
  ]);
  expect(looks()).toBe(1);

  await em().nativeUpdate(Session, { tokenHash: hashToken(session) }, { status: 'ended' });
  expect(await Promise.all([apiToken, session].map(ask))).toEqual([expect.objectContaining({ userId: editor.id }), null]);
  expect(looks()).toBe(2);
});
