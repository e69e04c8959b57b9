// The viewer's own profile: workplaces, and whether it is complete (S3 §5.9, S1 §5).
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildColloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/user.factory.ts';
import { entryOf } from '../colloquiums/colloquium.factory.ts';
import { Profile } from './profile.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: buildColloquiumSchema() });
});
afterAll(() => app.close());

it('is complete once sex, address, degree, title and a workplace are told', async () => {
  const em = app.database.orm.em.fork();
  const user = await buildUser(em, { workplaces: ['江城大学', '古籍所'] });
  const token = await buildSession(em, user, app.clock);
  const ask = async () => (await app.request('{ viewer { workplaces isProfileComplete } }', {}, { token })).data;
  expect(await ask()).toEqual({ viewer: { workplaces: ['江城大学', '古籍所'], isProfileComplete: false } });

  const profile = await em.findOneOrFail(Profile, { user });
  profile.degree = ref(await entryOf(em, 'DEGREE'));
  profile.professionalTitle = ref(await entryOf(em, 'PROFESSIONAL_TITLE'));
  await em.flush();
  expect(await ask()).toMatchObject({ viewer: { isProfileComplete: true } });

  for (const missing of [{ sex: null }, { address: ' ' }, { degree: null }, { professionalTitle: null }, { workplaces: [] }]) {
    const { sex, address, degree, professionalTitle, workplaces } = profile;
    em.assign(profile, missing);
    await em.flush();
    expect(await ask(), JSON.stringify(missing)).toMatchObject({ viewer: { isProfileComplete: false } });
    em.assign(profile, { sex, address, degree, professionalTitle, workplaces });
    await em.flush();
  }
});
