// A region of China by its GB/T 2260 code: a province, a city in it, or a county in that.
import type { PrimaryKeyProp, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Auth, Field, ObjectType } from '../../graphql/declare.ts';

@Auth()
@ObjectType('Region', { description: 'A province, city or county of China by the national code of divisions.' })
@Entity({ tableName: 'region' })
export class Region {
  declare [PrimaryKeyProp]?: 'code';

  /** Six digits; a province's end in 0000, a city's in 00. */
  @Field(() => String, { description: 'Six digits of GB/T 2260.' })
  @PrimaryKey({ type: 'text' })
  code!: string;

  /** Null for a province. */
  @ManyToOne(() => Region, {
    ref: true,
    nullable: true,
    index: true,
    fieldName: 'parent_code',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  parent?: Ref<Region> | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  nameEn!: string;
}
