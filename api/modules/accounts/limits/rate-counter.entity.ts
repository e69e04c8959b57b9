// Counters of attempts, in the columns rate-limiter-flexible expects; shared by all processes.
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'rate_counter' })
export class RateCounter {
  @PrimaryKey({ type: 'string', length: 255 })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970; null: never. */
  @Property({ type: 'bigint', nullable: true })
  expire?: string | null;
}
