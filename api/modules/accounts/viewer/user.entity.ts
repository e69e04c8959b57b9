// An account: one person, known by email (and perhaps a user name), with one or more roles.
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToMany, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { moment, maybeMoment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType, Related } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';
import { Department } from '../../organization/department.entity.ts';
import { Role } from '../../organization/role.entity.ts';
import { HeldRole } from './held-role.entity.ts';

@Auth({ policy: 'user.view' })
@ObjectType('User', { implements: Node, description: 'An account, for the eyes of administrators.' })
@Entity({ tableName: 'user_account' })
export class User {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Lower case; the account. */
  @Field(() => String)
  @Property({ type: 'text' })
  @Unique()
  email!: string;

  /** Lower case, and no address; another way to sign in. */
  @Field(() => String, { nullable: true, description: 'Another way to sign in beside the address; null: none.' })
  @Property({ type: 'text', nullable: true })
  @Unique()
  username?: string | null;

  @Field(() => String)
  @Property({ type: 'text' })
  realName!: string;

  /** The parts that the person said; null: those that the text offers (decision 89). */
  @Property({ type: 'json', nullable: true })
  nameParts?: PersonName | null;

  /** Person code, A and six digits, random so that it reveals nothing about others (principles, Blind review). */
  @Field(() => String)
  @Property({ type: 'text' })
  @Unique()
  code!: string;

  /** argon2id; null while an account has never set a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash?: string | null;

  /** ORCID iD, bare (`0000-0002-1825-0097`): another way to sign in. It belongs to one account. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  orcid?: string | null;

  @Property({ type: 'text', default: 'zh-CN' })
  language!: LanguageTag & Opt;

  /** False: may not sign in; live sessions have been ended. */
  @Field(() => Boolean, { description: 'False: may not sign in, and is offered nowhere.' })
  @Property({ type: 'boolean', default: true })
  isEnabled!: boolean & Opt;

  /**
   * From when on it can be signed in to; null for an account that was made for its person, who has not come yet. A registration is none
   * before.
   */
  @Property({ ...maybeMoment })
  activatedAt?: Date | null;

  /**
   * When the person proved to own the mailbox of `email`; null until then, as when an administrator has typed the address. Authorships and
   * invitations under an address belong to the account only from then on (decision 2).
   */
  @Property({ ...maybeMoment })
  addressConfirmedAt?: Date | null;

  /** Since when `email` is the account's; null: since it was made, or it moved before this was kept and nobody knows when. */
  @Property({ ...maybeMoment })
  addressSince?: Date | null;

  /** Demo accounts are shared by many visitors; everyone else has exactly one live session. */
  @Property({ type: 'boolean', default: false })
  allowsManySessions!: boolean & Opt;

  @Related(() => Department, {
    nullable: true,
    description: 'The department that the person belongs to; null: none, or beyond the viewer’s data scope.',
  })
  @ManyToOne(() => Department, { ref: true, nullable: true, index: true })
  department?: Ref<Department> | null;

  @ManyToMany(() => Role, undefined, { owner: true, pivotEntity: () => HeldRole })
  roles = new Collection<Role>(this);

  @Field(() => DateTime)
  @Property({ ...moment })
  @Index()
  createdAt!: Date;

  /** An administrator deleted it, or merged it with another one: the remaining row keeps the name in the person's acts. */
  @Property({ ...maybeMoment })
  deletedAt?: Date | null;

  /** The account of the same person that has everything this one owned. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  mergedInto?: Ref<User> | null;

  /** Counts changes by administrators and of the address. */
  @Property({ type: 'integer', default: 1 })
  version!: number & Opt;
}
