// A person's profile at the publisher (S3 §3.14); the first author of their manuscripts is filled from it.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { textArray } from '../../../database/columns.ts';
import { Auth, Field, Int, ObjectType, Related } from '../../../graphql/declare.ts';
import { Sex } from '../viewer/accounts.types.ts';
import { Node } from '../../../graphql/node.ts';
import { User } from '../viewer/user.entity.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Region } from '../../reference/region.entity.ts';

@Auth({ policy: 'profile.view' })
@ObjectType('Profile', { implements: Node, description: 'Personal information, for the eyes of the person alone.' })
@Entity({ tableName: 'profile' })
export class Profile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => User, { ref: true, owner: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** 0 male, 1 female. */
  @Field(() => Sex, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  sex?: number | null;

  /** YYYY-MM-DD. */
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  @Property({ type: 'date', nullable: true })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Native place.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  /** Where the person lives: a region that is divided no further. */
  @ManyToOne(() => Region, {
    ref: true,
    nullable: true,
    index: true,
    fieldName: 'region_code',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  region?: Ref<Region> | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  degree?: Ref<DictionaryEntry> | null;

  @Field(() => String, { nullable: true, description: 'The discipline that the person works in; null: not stated.' })
  @Property({ type: 'text', nullable: true })
  major?: string | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  professionalTitle?: Ref<DictionaryEntry> | null;

  @Field(() => String, { nullable: true, description: 'The field of research, in the person’s words; null: not stated.' })
  @Property({ type: 'text', nullable: true })
  researchArea?: string | null;

  /** Name of the teacher under whom the person works or worked (D13-022). */
  @Field(() => String, { nullable: true, description: 'The name of the person’s supervisor; null: not stated.' })
  @Property({ type: 'text', nullable: true })
  supervisor?: string | null;

  /** Units the person works at, the main one first. */
  @Field(() => [String], { description: 'Units where the person works, the main one first.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  workplaces!: string[] & Opt;

  /** Part of the workplace, 院系 (D13-022). */
  @Field(() => String, { nullable: true, description: 'Part of the main workplace, as a school or an institute; null: not stated.' })
  @Property({ type: 'text', nullable: true })
  department?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A mobile number, or a landline with its area code (0571-87654321); null: not stated.',
  })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  duty?: Ref<DictionaryEntry> | null;

  @Field(() => String, { nullable: true, description: 'Anything else that the person notes; null: nothing.' })
  @Property({ type: 'text', nullable: true })
  remark?: string | null;

  /** Shown as bound or not; nothing here binds it. */
  @Field(() => String, { nullable: true, description: 'The id by which WeChat knows the person, kept from the old system; null: none.' })
  @Property({ type: 'text', nullable: true })
  weChatOpenId?: string | null;

  @Field(() => Int, { description: 'Send it along with a save: CONFLICT when somebody was quicker.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
