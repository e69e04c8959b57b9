// Settings of the publisher for the whole house.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { NO_PUBLICATION_SETTINGS, type PublicationSettings } from '../../../shared/forms/publication.ts';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

/** The table has this row and no other. */
export const PUBLISHER_SETTINGS_ID = 1;

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType('PublisherSettings', { implements: Node, description: 'As its editors see them.' })
@Entity({ tableName: 'publisher_settings' })
export class PublisherSettings {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The outside site on which editors check manuscripts for plagiarism, https only. Null: none, and no check can be started.',
  })
  @Property({ type: 'text', nullable: true })
  checkSiteUrl?: string | null;

  @Field(() => Int, { description: 'For how many years two people who published together may not review each other without a reason.' })
  @Property({ type: 'smallint', default: 5 })
  coAuthorYears!: number & Opt;

  /** What a new journal begins with. */
  @Property({ type: 'json', defaultRaw: `'${JSON.stringify(NO_PUBLICATION_SETTINGS)}'` })
  publication!: PublicationSettings & Opt;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
