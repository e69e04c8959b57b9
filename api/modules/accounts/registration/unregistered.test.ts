// Accounts made for people who have not registered: found by address, silently; met again at a later registration.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildContext } from '../../../testing/context.ts';
import { finishJobs, mailsTo } from '../../../testing/jobs.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Profile } from '../profile/profile.entity.ts';
import { encodeId } from '../../../graphql/node.ts';
import { User } from '../viewer/user.entity.ts';
import { buildUser } from '../viewer/user.factory.ts';
import { activateWith, activationCodes, registerPerson, signInAs } from './account.factory.ts';
import type { NewPersonInput } from './account.inputs.ts';
import { accountFor, checkNewPerson } from './unregistered.service.ts';

let app: TestApp;
let degreeId: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const degree = await em().findOneOrFail(DictionaryEntry, { type: 'DEGREE', position: 1 });
  degreeId = encodeId('DictionaryEntry', degree.id);
});
afterAll(() => app.close());

const typed = (own: NewPersonInput): NewPersonInput => ({
  realName: '沈 知秋',
  sex: 1,
  degreeId,
  email: 'new@example.org',
  company: '江南大学,文学院',
  regionCode: '330106',
  ...own,
});

/** The account of a typed person, as an inviter makes it. */
async function invited(own: NewPersonInput): Promise<User> {
  const ctx = buildContext(app.database);
  return await ctx.em.transactional(async (inner) => {
    const inside = { ...ctx, em: inner };
    return await accountFor(inside, await checkNewPerson(inside, typed(own)), 'REVIEWER');
  });
}

describe('somebody who is typed in', () => {
  it('becomes an account without a password, with what was typed in the profile (R2-086)', async () => {
    const { id } = await invited({ email: ' New@Example.org ' });
    const user = await em().findOneOrFail(User, id, { populate: ['roles'] });
    expect(user).toMatchObject({ email: 'new@example.org', realName: '沈 知秋' });
    expect([user.passwordHash ?? null, user.activatedAt ?? null]).toEqual([null, null]);
    expect(user.roles.getItems().map((role) => role.id)).toEqual([2]);
    expect(await em().findOneOrFail(Profile, { user: id })).toMatchObject({ sex: 1, workplaces: ['江南大学，文学院'] });
  });

  it('is refused while one of the six is missing, each at its field after the place in the list (R2-085, R2-086)', async () => {
    const missing = (own: NewPersonInput) => checkNewPerson(buildContext(app.database), typed(own), 'invitations.1.');
    const refusedAt = (field: string, code = 'input.required') => ({
      code: 'INVALID_INPUT',
      fields: { [`invitations.1.${field}`]: { code } },
    });
    for (const field of ['realName', 'sex', 'degreeId', 'email', 'company', 'regionCode'] as const)
      await expect(missing({ [field]: null }), field).rejects.toMatchObject(refusedAt(field));
    await expect(missing({ email: 'nobody' })).rejects.toMatchObject(refusedAt('email', 'form.emailFormat'));
    await expect(missing({ regionCode: '330100' })).rejects.toMatchObject(refusedAt('regionCode'));
  });

  it('who has an account already is that account, unchanged but for the role', async () => {
    const known = await buildUser(em(), { email: 'known@example.org', realName: '韩梅梅', workplaces: ['旧单位'] });
    expect((await invited({ email: 'KNOWN@example.org' })).id).toBe(known.id);
    const user = await em().findOneOrFail(User, known.id, { populate: ['roles'] });
    expect(user).toMatchObject({ realName: '韩梅梅' });
    expect(user.roles.getItems().map((role) => role.id)).toEqual([1, 2]);
    expect(await em().findOneOrFail(Profile, { user: known.id })).toMatchObject({ workplaces: ['旧单位'] });
  });
});

describe('an account that was made for its person', () => {
  it('is met by a registration of its address, earlier or later, which an inviter learns nothing of', async () => {
    const earlier = await registerPerson(app, { email: 'earlier@example.org', realName: '早到' });
    const { id, code } = await invited({ email: 'earlier@example.org' });
    expect((await activateWith(app, earlier)).data).toEqual({ activateAccount: { ok: true } });
    const user = await em().findOneOrFail(User, { email: 'earlier@example.org' }, { populate: ['roles'] });
    expect(user).toMatchObject({ id, code, realName: '早到' });
    expect(
      user.roles
        .getItems()
        .map((role) => role.id)
        .sort(),
    ).toEqual([1, 2]);
    const signedIn = await signInAs(app, { account: 'earlier@example.org' });
    expect(signedIn.data?.signIn?.status).toBe('ACTIVE');

    const made = await invited({ email: 'later@example.org' });
    await registerPerson(app, { email: 'later@example.org' });
    const [letter = ''] = await activationCodes(app, 'later@example.org');
    expect((await activateWith(app, letter)).data).toEqual({ activateAccount: { ok: true } });
    expect((await em().findOneOrFail(User, { email: 'later@example.org' })).id).toBe(made.id);
  });

  it('is not taken over a second time: another letter to the address is good no more', async () => {
    await invited({ email: 'twice@example.org' });
    await registerPerson(app, { email: 'twice@example.org' });
    await registerPerson(app, { email: 'twice@example.org', password: 'Other1234' });
    const [first = '', second = ''] = await activationCodes(app, 'twice@example.org');
    expect((await activateWith(app, first)).errors).toBeUndefined();
    expect((await activateWith(app, second, 'Other1234')).errors?.[0]?.extensions.code).toBe('LINK_USED');
  });

  it('may set its first password by a mailed link, which proves the mailbox', async () => {
    await invited({ email: 'reset@example.org', realName: '沈知秋' });
    await app.request('mutation Reset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }', {
      input: { email: 'reset@example.org', realName: '沈知秋' },
    });
    await finishJobs(app);
    const [mail] = await mailsTo(app, 'reset@example.org');
    expect(mail?.text).toContain('/rstpwd?');
  });
});
