// A list as somebody looks at it again and again: its filters and order by name, never its results; theirs alone, or shared with a journal's
// office (docs/decisions/0104).
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, Field, ObjectType, Related } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Auth({ policy: 'savedView.view' })
@ObjectType('SavedView', { implements: Node, description: 'Filters and order of a list under a name: never its results.' })
@Entity({ tableName: 'saved_view' })
@Index({ properties: ['owner', 'list'] })
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  owner!: Ref<User>;

  @Field(() => String, { description: 'Which list it is of, as its page calls it.' })
  @Property({ type: 'text' })
  list!: string;

  @Field(() => String, { description: 'What it is called.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The query of the list’s address, without its page. A reader takes from it what they may use.' })
  @Property({ type: 'text' })
  address!: string;

  @Related(() => Colloquium, { nullable: true, description: 'The journal whose office shares it; null: its maker’s alone.' })
  @ManyToOne(() => Colloquium, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  colloquium?: Ref<Colloquium> | null;

  @Property({ ...moment })
  createdAt!: Date;
}
