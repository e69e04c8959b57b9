// npm run admin:create -- --email admin@press.example.org --name 管理员
// Makes an administrator. Saying it twice changes nothing.
import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { messageText } from '../../shared/messages.ts';
import { systemClock } from '../context.ts';
import { createAdministrator, generatePassword } from '../modules/accounts/registration/administrator.service.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (orm) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } });
  if (!values.email || !values.name) throw new Error('Say who: npm run admin:create -- --email admin@press.example.org --name 管理员');
  const { email, name } = values;
  let generated: string | null = null;
  const password = async () => (await askPassword()) || (generated = generatePassword());
  const outcome = await createAdministrator(orm.em.fork(), systemClock, { email, name, password }).catch((error: unknown) => {
    if (!(error instanceof z.ZodError)) throw error;
    throw new Error(error.issues.map(({ message }) => messageText('en-US', message)).join(' '));
  });
  if (outcome === 'exists') console.log(`${email} is an administrator already; nothing was changed.`);
  if (outcome === 'promoted')
    console.log(`${email} had an account already: it now holds the administrator's role too, with its old password.`);
  if (outcome === 'created') console.log(`${email} is now an administrator.`);
  if (generated !== null) console.log(`Password (shown this once): ${String(generated)}`);
});

/** Asks without showing the input. Empty input, or no terminal: a password is to be generated. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  process.stdout.write('Password (empty: one is made for you): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
