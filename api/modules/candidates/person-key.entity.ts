// Search keys of a person: name, pinyin, person code, units and fields of research, normalised like titles (docs/decisions/0011). The
// database keeps them up to date with accounts and profiles (migration person_keys).
import type { PrimaryKeyProp, Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/viewer/user.entity.ts';

@Entity({ tableName: 'person_key' })
@Index({ name: 'person_key_key', expression: `create index "person_key_key" on "person_key" using gin ("key" gin_trgm_ops)` })
export class PersonKey {
  declare [PrimaryKeyProp]?: 'user';

  @OneToOne(() => User, { ref: true, primary: true, owner: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'text' })
  key!: string;
}

/** How a Chinese character is read, without its tone, and as a surname where that differs. */
@Entity({ tableName: 'hanzi_reading' })
export class HanziReading {
  @PrimaryKey({ type: 'text' })
  character!: string;

  @Property({ type: 'text' })
  reading!: string;

  @Property({ type: 'text', nullable: true })
  surnameReading?: string | null;
}
