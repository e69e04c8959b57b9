// npm run audit:verify                    says whether the logs are as they were sealed; ends with 1 when they are not
// npm run audit:verify -- --head <seal>   also whether the chain still holds a seal that was noted elsewhere
import { parseArgs } from 'node:util';
import { systemClock } from '../context.ts';
import { AuditSeal } from '../modules/audit/audit-seal.entity.ts';
import { checkAndKeep, faultText } from '../modules/audit/check.service.ts';
import { sealedSources } from '../modules/audit/seal.service.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (orm, { SECRET_KEY }) => {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
  const em = orm.em.fork();
  const check = await checkAndKeep(em, systemClock, SECRET_KEY, null);
  const { fault: what, faultSource: source = null, faultFrom: fromId = null, faultTo: toId = null } = check;
  if (what) throw new Error(`The logs are not as they were sealed: ${faultText({ what, source, fromId, toId })}`);
  if (head && !(await em.findOne(AuditSeal, { hash: head })))
    throw new Error('The seal that was noted is not in the chain: its end was cut off');
  console.log(
    `${check.rows} rows of ${sealedSources.join(', ')} under ${check.seals} seals are as they were sealed. Last seal: ${check.head ?? 'none'}`,
  );
});
