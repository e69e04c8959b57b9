// Documents of the browser client by hash. Rows outlive a release, so that pages opened before it go on working.
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../database/columns.ts';

@Entity({ tableName: 'persisted_document' })
export class PersistedDocument {
  /** SHA-256 of the text, hex. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Property({ type: 'text' })
  text!: string;

  /** When a process of a release that has it last started. */
  @Property({ ...moment })
  lastSeenAt!: Date;
}
