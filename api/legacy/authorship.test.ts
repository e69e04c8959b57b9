// Programs of the old calls know neither roles nor confirmations: they are not asked, and break nothing (decision 95).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuthorConfirmation } from '../modules/authorship/author-confirmation.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { World } from './contract.factory.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.app.close());

it.each([
  ['REQUIRED', 'NOT_ASKED', 0],
  ['ASKED', 'ASKED', 0],
  ['REQUIRED', 'REQUIRED_BEFORE_ACCEPTANCE', 1],
] as const)(
  'a script hands in where roles are %s and confirmation is %s; letters to co-authors: %i (B-105, B-106)',
  async (creditPolicy, confirmationPolicy, letters) => {
    const em = world.em();
    await em.nativeUpdate(Colloquium, world.journal.id, { creditPolicy, confirmationPolicy });
    const token = { token: world.tokens.author };
    const contributionId = await world.draft();
    const coAuthor = { personName: '李四', sex: 0, post: 1, degree: 1, email: 'li@river.test', company: '江城大学', address: '江城路1号' };
    await world.done('E1-036', { contributionId, ...coAuthor }, token);
    await world.withFile(contributionId);
    await world.done('E1-048', { contributionId }, token);
    expect(await em.count(AuthorConfirmation, { contribution: contributionId, address: { $ne: null } })).toBe(letters);
    expect(await em.count(Mail, { authorConfirmation: { contribution: contributionId } })).toBe(letters);
  },
);
