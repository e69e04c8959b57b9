// npm run token:create -- --account editor@press.example.org --role EDITOR --name "Library catalogue" --days 365
// Makes an API token for an integration partner and prints it once.
import { parseArgs } from 'node:util';
import { dayOf } from '../../shared/day.ts';
import { systemClock } from '../context.ts';
import { createApiToken } from '../modules/accounts/sessions/api-token.service.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run token:create -- --account editor@press.example.org --role EDITOR --name "Library catalogue" --days 365';

await withDatabase(async (orm) => {
  const { values } = parseArgs({
    options: { account: { type: 'string' }, role: { type: 'string' }, name: { type: 'string' }, days: { type: 'string' } },
  });
  const { account, role, name, days } = values;
  if (!account || !role || !name || !days) throw new Error(`Say for whom, in which role, what for and for how long: ${USAGE}`);
  const { token, expiresAt } = await createApiToken(orm.em.fork(), systemClock, { account, role, name, days: Number(days) });
  console.log(`Token (shown this once, good until ${dayOf(expiresAt)}): ${token}`);
  console.log('Send it in the "token" header of every request to /graphql.');
});
