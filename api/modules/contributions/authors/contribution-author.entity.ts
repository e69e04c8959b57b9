// One author of a manuscript, as printed. Linked to an account when the person is registered.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CreditRoleName } from '../../../../shared/credit.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { textArray } from '../../../database/columns.ts';
import { Auth, Field, Int, ObjectType, Related } from '../../../graphql/declare.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { Node } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import type { SaidUnit } from '../../institutions/read-units.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { CreditRole } from './credit-role.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';

@Auth({ policy: 'contributionAuthor.view' })
@ObjectType('ContributionAuthor', { implements: Node, description: 'An author of a manuscript, as the manuscript names them.' })
@Entity({ tableName: 'contribution_author' })
@Index({ properties: ['contribution', 'position'] })
export class ContributionAuthor {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Related(() => Contribution, { nullable: true, description: 'The manuscript of which the person is an author.' })
  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** From 1. */
  @Field(() => Int, { description: 'Place among the authors, from 1.' })
  @Property({ type: 'smallint' })
  position!: number;

  /** Goes up with each change of the author's data; order and correspondence do not count. */
  @Field(() => Int, { description: 'Send it back when you change the author: changing over another’s change is refused as CONFLICT.' })
  @Property({ type: 'integer', default: 1 })
  revision!: number & Opt;

  /** The registered person, when known; such a person sees the submitted manuscript as its author. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  user?: Ref<User> | null;

  @Field(() => String, { description: 'As it is to be printed.' })
  @Property({ type: 'text' })
  personName!: string;

  /** The parts that somebody said; null: those that the text offers (decision 89). */
  @Property({ type: 'json', nullable: true })
  nameParts?: PersonName | null;

  /** 0 male, 1 female. */
  @Field(() => Sex, { nullable: true })
  @Property({ type: 'smallint', nullable: true })
  sex?: number | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  professionalTitle?: Ref<DictionaryEntry> | null;

  @Related(() => DictionaryEntry, { nullable: true })
  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  degree?: Ref<DictionaryEntry> | null;

  /** Lower case. */
  @Field(() => String, { nullable: true, description: 'Where the author is written to; null: not given, or not for the viewer.' })
  @Property({ type: 'text', nullable: true })
  @Index()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The unit to print beside the name; null: not given.' })
  @Property({ type: 'text', nullable: true })
  company?: string | null;

  /** The units that somebody said; null: those that `company` offers (decision 91). */
  @Property({ type: 'json', nullable: true })
  units?: SaidUnit[] | null;

  @Field(() => String, { nullable: true, description: 'The address of the person or the unit, as it is to be printed; null: not given.' })
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  /** CRediT, in the vocabulary's order. */
  @Field(() => [CreditRole], { description: 'What the author did (CRediT), in the order of the vocabulary; empty: nobody has said it.' })
  @Property({ ...textArray, defaultRaw: `'{}'` })
  creditRoles!: CreditRoleName[] & Opt;

  /** Said by the submitter and not proved by its person, as that of an account is. */
  @Field(() => String, { nullable: true, description: 'The ORCID iD as the submitter says it, bare; null: none, or that of the account.' })
  @Property({ type: 'text', nullable: true })
  orcid?: string | null;

  @Field(() => Boolean, { description: 'Leads the list: the entry of the submitter.' })
  @Property({ type: 'boolean', default: false })
  isFirstAuthor!: boolean & Opt;

  @Field(() => Boolean, { description: 'Readers write to this author: the mark that goes to print and to indexes.' })
  @Property({ type: 'boolean', default: false })
  isCorresponding!: boolean & Opt;
}
