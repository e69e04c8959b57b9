// npm run sessions:end    ends all sessions and revokes all API tokens of the house, as after a restore: everybody signs in anew
import { systemClock } from '../context.ts';
import { endAllAccess } from '../modules/accounts/sessions/end-all.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (orm) => {
  const { sessions, tokens } = await endAllAccess(orm.em.fork(), systemClock);
  console.log(
    `Ended: ${sessions} sessions and ${tokens} API tokens. People sign in anew; programs need new tokens (npm run token:create).`,
  );
});
