// Setup of most commands: the house's database at its newest migration.
import 'reflect-metadata';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm, migrate } from '../database/orm.ts';
import type { Env } from '../env.ts';
import { withServer } from './with-server.ts';

/** Runs `work` on the database at its newest migration; an error is printed as one sentence and sets the exit code. */
export async function withDatabase(work: (orm: MikroORM, env: Env) => Promise<void>): Promise<void> {
  await withServer(async (databaseUrl, env) => {
    const orm = await createOrm({ databaseUrl });
    try {
      await migrate(orm, databaseUrl);
      await work(orm, env);
    } finally {
      await orm.close(true);
    }
  });
}
