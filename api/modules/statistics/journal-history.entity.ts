// The history of a manuscript at one journal, summed up for the statistics (docs/decisions/0050): a new one begins when another journal
// adopts it. All of it follows from the events and the authors; the database has the functions that say how.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';

const index = (name: string, columns: string, where = '') =>
  ({ name, expression: `create index "${name}" on "journal_course" (${columns})${where}` }) as const;

/** How a history has ended, or is about to. */
export const JournalHistoryOutcome = { ACCEPTED: 1, NOT_ACCEPTED: 2, REJECTED: 3, WITHDRAWN: 4 } as const;

// The table and the database's functions on it keep their first name.
@Entity({ tableName: 'journal_course' })
@Unique({ properties: ['contribution', 'logGroup'] })
@Index(index('journal_course_started', '"started_on", "id"'))
@Index(index('journal_course_of_colloquium', '"colloquium_id", "started_on", "id"'))
@Index(index('journal_course_refused', '"decided_on", "id"', ' where outcome in (2, 3)'))
@Index(index('journal_course_accepted', '"decided_on", "id"', ' where outcome = 1'))
@Index(index('journal_course_withdrawn', '"decided_on", "id"', ' where outcome = 4'))
@Index(index('journal_course_published', '"published_on", "id"', ' where published_on is not null'))
export class JournalHistory {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** Group of its events. */
  @Property({ type: 'smallint' })
  logGroup!: number;

  @ManyToOne(() => Colloquium, { ref: true })
  colloquium!: Ref<Colloquium>;

  // Days in Shanghai; null: that has not happened, or a reopening has undone it.

  /** Submitted here, or adopted. */
  @Property({ type: 'date' })
  startedOn!: string;

  /** The editor's first opinion: passed, returned or rejected. */
  @Property({ type: 'date', nullable: true })
  editorCommentOn?: string | null;

  /** The reviews were summed up for the first time. */
  @Property({ type: 'date', nullable: true })
  gatheredOn?: string | null;

  /** The editor-in-chief accepted or refused it. */
  @Property({ type: 'date', nullable: true })
  chiefCommentOn?: string | null;

  /** Published singly, else sent to the press. */
  @Property({ type: 'date', nullable: true })
  publishedOn?: string | null;

  /** Day of the outcome. */
  @Property({ type: 'date', nullable: true })
  decidedOn?: string | null;

  /** The event that decided. */
  @Property({ type: 'integer', nullable: true })
  decisionEventId?: number | null;

  /** Null: it is under way. */
  @Property({ type: 'smallint', nullable: true })
  outcome?: (typeof JournalHistoryOutcome)[keyof typeof JournalHistoryOutcome] | null;

  /** Reviewers were asked; a refusal without is a desk rejection. */
  @Property({ type: 'boolean', default: false })
  wasReviewed!: boolean & Opt;

  @Property({ type: 'boolean', default: false })
  isPublishedSingly!: boolean & Opt;

  /** Provinces by their codes, of the first and of the corresponding author; null: not known. */
  @Property({ type: 'text', nullable: true })
  firstRegion?: string | null;

  @Property({ type: 'text', nullable: true })
  correspondingRegion?: string | null;
}
