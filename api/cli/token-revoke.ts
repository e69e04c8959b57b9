// npm run token:revoke -- --account partner@press.example.org            lists the API tokens of an account that work
// npm run token:revoke -- --account partner@press.example.org --id 7     revokes one; --all revokes all of them
import { parseArgs } from 'node:util';
import { dayOf } from '../../shared/day.ts';
import { roleKindCode } from '../../shared/roles.ts';
import { systemClock } from '../context.ts';
import type { ApiToken } from '../modules/accounts/sessions/api-token.entity.ts';
import { liveApiTokens, revokeApiTokens } from '../modules/accounts/sessions/api-token.service.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run token:revoke -- --account partner@press.example.org [--id 7 | --all]';

const line = ({ id, name, role, createdAt, expiresAt }: ApiToken) =>
  `${id}  ${roleKindCode(role.getEntity().kind)}  ${name}  made ${dayOf(createdAt)}, good until ${dayOf(expiresAt)}`;

await withDatabase(async (orm) => {
  const { values } = parseArgs({
    options: { account: { type: 'string' }, id: { type: 'string', multiple: true }, all: { type: 'boolean' } },
  });
  const { account, id, all } = values;
  if (!account) throw new Error(`Say whose: ${USAGE}`);
  const em = orm.em.fork();
  if (!all && !id) {
    const tokens = await liveApiTokens(em, systemClock, account);
    console.log(tokens.length > 0 ? tokens.map(line).join('\n') : 'No token works.');
    return;
  }
  const revoked = await revokeApiTokens(em, systemClock, account, all ? 'all' : (id ?? []).map(Number));
  if (revoked.length === 0) throw new Error('None of these tokens works');
  console.log(`Revoked:\n${revoked.map(line).join('\n')}`);
});
