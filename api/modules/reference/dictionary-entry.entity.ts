// One entry of a dictionary: a subject, degree, professional title …, labelled in both languages.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../graphql/declare.ts';
import { moment } from '../../database/columns.ts';
import { DictionaryType } from './dictionary-type.ts';
import { Node } from '../../graphql/node.ts';

export type DictionaryTypeName =
  | 'SUBJECT'
  | 'CYCLE'
  | 'MANUSCRIPT_TYPE'
  | 'ARTICLE_TYPE'
  | 'PROFESSIONAL_TITLE'
  | 'DEGREE'
  | 'FILE_TYPE'
  | 'DUTY'
  | 'AUTHORIZATION_FILE';

@ObjectType('DictionaryEntry', {
  implements: Node,
  description: 'A word that forms offer to choose: a subject, a degree, a kind of article.',
})
@Entity({ tableName: 'dictionary_entry' })
@Unique({ properties: ['type', 'value'] })
export class DictionaryEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => DictionaryType, { description: 'The dictionary that it is an entry of.' })
  @Property({ type: 'text' })
  type!: DictionaryTypeName;

  /** The code that old clients send, unique within its type. */
  @Field(() => String, { description: 'The number by which scripts of the old system know it, once in each dictionary; it never changes.' })
  @Property({ type: 'text' })
  value!: string;

  @Field(() => String, { description: 'What Chinese readers see.' })
  @Property({ type: 'text' })
  labelZh!: string;

  @Field(() => String, { description: 'What English readers see.' })
  @Property({ type: 'text' })
  labelEn!: string;

  @Property({ type: 'integer' })
  position!: number;

  /** From then on it is chosen for nothing new; rows that have it go on showing it. */
  @Property({ ...moment, nullable: true })
  retiredAt?: Date | null;

  @Field(() => Int, { description: 'Counts its changes: a save on top of another’s is refused.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
