// How long a journal usually takes to a first decision, counted anew each morning (journal-pace.service.ts).
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Entity({ tableName: 'journal_pace' })
export class JournalPace {
  @ManyToOne(() => Colloquium, { ref: true, primary: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  /** Working days from the submission to the first decision: half of the manuscripts took at most so many. */
  @Property({ type: 'smallint' })
  medianDays!: number;

  /** Manuscripts that were first decided within the twelve months. */
  @Property({ type: 'integer' })
  decided!: number;
}
