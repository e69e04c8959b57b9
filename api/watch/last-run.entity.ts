// When the worker last finished each of its scheduled tasks, in any process of the house.
import type { EntityManager } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../database/columns.ts';
import type { Clock } from '../context.ts';

@Entity({ tableName: 'last_run' })
export class LastRun {
  /** Name of the task. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ ...moment })
  at!: Date;
}

/** Notes that the task has been done. */
export async function noteRun(em: EntityManager, name: string, clock: Clock): Promise<void> {
  await em.upsert(LastRun, { name, at: clock.now() });
}
