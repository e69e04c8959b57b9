// npm run backup -- <folder>                      takes a backup of the house, which may be in use, into a new folder
// npm run backup -- <folder> --since <earlier>    links files that an earlier backup on the same disk has instead of copying them
// npm run backup -- --verify <folder>             reads a whole backup and says whether it is as it was written; needs no database
// Ends with 0 when all is well, with 1 when it was not done, with 2 when it was done and something is amiss.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup } from '../backup/take.ts';
import { verifyBackup } from '../backup/verify.ts';
import { createStorage } from '../storage/create-storage.ts';
import { inWords, warn, withServer } from './with-server.ts';

const USAGE = 'npm run backup -- <folder> [--since <earlier backup>], or npm run backup -- --verify <folder>';

await inWords(async () => {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean' }, since: { type: 'string' } },
    allowPositionals: true,
  });
  const [said, ...more] = positionals;
  if (!said || more.length > 0) throw new Error(`Say where: ${USAGE}`);
  const folder = path.resolve(said);
  if (values.verify) {
    const { takenAt, tables, jobs, files } = await verifyBackup(folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder} is whole: ${rows} rows, ${jobs.rows} waiting jobs and ${files.count} files of ${takenAt}.`);
    return;
  }
  const since = values.since === undefined ? undefined : path.resolve(values.since);
  await withServer(async (databaseUrl, env) => {
    const storage = await createStorage(env);
    const { files } = await takeBackup({ databaseUrl, storage, secret: env.SECRET_KEY }, { folder, since, say: console.log });
    console.log(`The backup in ${folder} is whole.`);
    if (files.missing.length > 0)
      warn(
        `\nMISSING: ${files.missing.length} files that rows name are not in the storage of the house; ${folder}/manifest.json names them.`,
      );
    console.error(
      '\nSECRET_KEY IS NOT IN THE BACKUP. Keep it at another place: without it the stored passwords of mailboxes cannot be read, links in letters die, ' +
        `and the seals of the logs cannot be checked.${env.DATABASE_URL === null ? ` Of this house it is in ${path.join(env.DATA_DIR, 'secret-key')}.` : ''}`,
    );
  });
});
