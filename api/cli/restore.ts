// npm run restore -- <folder> restores a backup as a house, into an empty database and an empty storage. Exit codes: 0 all is well, 1 it
// was not done, 2 it was done with warnings.
import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore.ts';
import { systemClock } from '../context.ts';
import { createStorage } from '../storage/create-storage.ts';
import { warn, withServer } from './with-server.ts';

await withServer(async (databaseUrl, env) => {
  const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!folder || more.length > 0) throw new Error('Say which: npm run restore -- <folder>');
  const deps = { databaseUrl, storage: await createStorage(env), secret: env.SECRET_KEY, clock: systemClock };
  const { manifest, isSameKey, logs, access } = await restoreBackup(deps, { folder: path.resolve(folder), say: console.log });
  if (logs && logs.fault === null) console.log(`${logs.rows} sealed rows of the logs are as they were sealed.`);
  console.log(
    `What came back is as it was then: ${access.accounts} accounts (${access.disabled} of them disabled) with the passwords of that moment, ` +
      `${access.sessions} sessions and ${access.tokens} API tokens that work, whatever was ended, disabled or changed since. npm run sessions:end ends all sessions and tokens.`,
  );
  console.log(`The house of ${manifest.takenAt} is back. Letters that waited then go out when a worker starts.`);
  if (logs && logs.fault !== null) warn(`\nThe logs were not as they were sealed in the house that the backup is of: ${logs.fault}.`);
  if (manifest.files.missing.length > 0)
    warn(
      `\nMISSING: ${manifest.files.missing.length} files that rows name were lost before the backup was taken; its manifest.json names them.`,
    );
  if (!isSameKey)
    warn(
      '\nSECRET_KEY IS NOT THAT OF THE HOUSE. Set the right one before the house is started: with another, stored passwords of mailboxes cannot be read, ' +
        `links in letters are dead, and the logs do not agree with their seals.${env.DATABASE_URL === null ? ` Here it is in ${path.join(env.DATA_DIR, 'secret-key')}.` : ''}`,
    );
});
