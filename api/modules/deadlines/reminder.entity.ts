// Reminders sent: one row each, whose key identifies the reminder, so that none is sent twice.
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { moment } from '../../database/columns.ts';

@Entity({ tableName: 'reminder' })
export class Reminder {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** `due:12:DECISION:2026-03-02:AFTER`, `review:7:ANSWER:ON`, `calendar:2027`. */
  @Property({ type: 'text' })
  @Unique()
  key!: string;

  @Property({ ...moment })
  sentAt!: Date;
}

/** Claims those reminders that nobody has sent: they become the caller's with the commit. A process at the same work waits for it. */
export async function claimed(em: EntityManager, keys: readonly string[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await em.execute<{ key: string }[]>(
    'insert into reminder (key, sent_at) select key, ? from jsonb_array_elements_text(?::jsonb) as key order by key on conflict (key) do nothing returning key',
    [now, JSON.stringify(keys)],
  );
  return new Set(rows.map(({ key }) => key));
}
