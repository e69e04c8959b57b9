// What the publisher corrected of the publication data of a sent issue, and why. Never changed.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PublicationDatum } from '../../../../shared/forms/imprint.ts';
import { moment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType } from '../../../graphql/declare.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Issue } from '../issue.entity.ts';

/** As they are printed; empty: nothing. */
interface CorrectedDatum {
  field: PublicationDatum;
  before: string;
  after: string;
}

@Auth()
@ObjectType('IssueCorrection', { description: 'A correction of what a sent issue said: files and deposits made before say it otherwise.' })
@Entity({ tableName: 'issue_correction' })
export class IssueCorrection {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Issue, { ref: true, index: true, deleteRule: 'cascade' })
  issue!: Ref<Issue>;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  correctedBy?: Ref<User> | null;

  @Field(() => DateTime)
  @Property({ ...moment })
  correctedAt!: Date;

  @Field(() => String, { description: 'Why, in the words of who corrected it.' })
  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'json' })
  changes!: readonly CorrectedDatum[];
}
