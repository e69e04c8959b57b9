// The readers of the blind world, and the words that must never reach each.
import type { RoleKindCode } from '../../shared/roles.ts';
import type { Department } from '../modules/organization/department.entity.ts';
import { buildRole, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import type { OtherManuscript } from './blind-others.ts';
import type { BlindParts } from './blind-parts.ts';
import type { ReleasedManuscript } from './blind-released.ts';
import type { Reader } from './crawl.ts';

/** Groups of words: who may know one word of a group may know them all. */
export interface Secrets {
  /** Authors of the double-blind manuscript. */
  authors: string[];
  /** The letters to its authors, as the office's log has them. */
  mails: string[];
  /** Its contents: for its reviewers, not for outsiders. */
  text: string[];
  /** People that its authors recommend and oppose: for them and the office, for no reviewer. */
  suggestions: string[];
  /** An unfinished manuscript of the same author. */
  draft: string[];
  /** Per reviewer: their identity and their texts. */
  reviewers: Record<ReviewerName, string[]>;
  /** Reviewers' notes to the editor-in-chief alone. */
  notes: string[];
  /** Reviewers' texts not yet handed in: nobody else’s yet. */
  unfinished: string[];
  /** Acts of reviewers and their times: for the office and the publisher's staff. */
  reviewerActs: string[];
  /** The office's texts about reviewers and reviews. */
  office: string[];
  /** Authors of the double-blind manuscript that is back with its author, which an editor of the journal has reviewed. */
  returned: string[];
  /** The other manuscripts with their authors and reviewers. */
  single: OtherManuscript['words'];
  other: OtherManuscript['words'];
  /** Those whose author was sent a review with the decision. */
  released: Record<'single' | 'double', ReleasedManuscript['words']>;
}

/** `ticketed` has no account, and reads by the ticket of the letter. */
export const reviewerNames = ['pending', 'accepted', 'finished', 'declined', 'closed', 'ticketed'] as const;
export type ReviewerName = (typeof reviewerNames)[number];

/** A reader, and the words that must never reach them. */
export interface BlindReader extends Reader {
  mustNotKnow: string[];
}

/** Everybody who reads, and the words that must not reach them. */
export async function readersOf(
  parts: BlindParts,
  secrets: Secrets,
  world: {
    submitter: User;
    coAuthor: User;
    editingAuthor: User;
    reviewingEditor: User;
    reviewers: Record<ReviewerName, User>;
    office: { editor: User };
    /** Token of the session opened by a ticket. */
    ticketToken: string;
    single: OtherManuscript;
    other: OtherManuscript;
    released: Record<'single' | 'double', ReleasedManuscript>;
    home: Department;
    away: Department;
  },
): Promise<BlindReader[]> {
  const { em } = parts;
  const allReviewers = reviewerNames.flatMap((name) => secrets.reviewers[name]);
  const aboutReviews = [...allReviewers, ...secrets.notes, ...secrets.office, ...secrets.mails];
  const ofOthers = [...aboutReviews, ...secrets.suggestions];
  const released = [secrets.released.single, secrets.released.double].flatMap(({ manuscript, review, office }) => [
    ...manuscript,
    ...review,
    ...office,
  ]);
  const elsewhere = [...Object.values(secrets.single).flat(), ...Object.values(secrets.other).flat(), ...released];
  const everything = [
    ...secrets.authors,
    ...secrets.reviewerActs,
    ...secrets.returned,
    ...secrets.text,
    ...secrets.draft,
    ...ofOthers,
    ...elsewhere,
  ];
  const readers: BlindReader[] = [];
  const add = (name: string, token: string | null, mustNotKnow: string[]) =>
    readers.push({ name, token, mustNotKnow, turn: readers.length, language: readers.length % 2 === 0 ? 'zh-CN' : 'en-US' });

  for (const name of reviewerNames) {
    const others = reviewerNames.filter((one) => one !== name).flatMap((one) => secrets.reviewers[one]);
    add(`${name} reviewer`, name === 'ticketed' ? world.ticketToken : await parts.session(world.reviewers[name]), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.suggestions,
      ...secrets.draft,
      ...others,
      ...secrets.reviewerActs,
      ...secrets.office,
      ...secrets.mails,
      ...elsewhere,
    ]);
  }
  const ofOtherAuthors = [...aboutReviews, ...secrets.reviewerActs, ...elsewhere];
  add('submitter', await parts.session(world.submitter), [...ofOtherAuthors, ...secrets.returned]);
  add('co-author', await parts.session(world.coAuthor), [...ofOtherAuthors, ...secrets.returned, ...secrets.draft]);
  add('editor who is an author', await parts.session(world.editingAuthor, 'EDITOR'), [...ofOtherAuthors, ...secrets.draft]);
  add('author of a single-blind manuscript', await parts.session(world.single.author), [
    ...secrets.authors,
    ...secrets.returned,
    ...secrets.text,
    ...secrets.draft,
    ...ofOthers,
    ...secrets.single.reviewer,
    ...Object.values(secrets.other).flat(),
    ...released,
  ]);
  for (const [mode, other] of [
    ['single', 'double'],
    ['double', 'single'],
  ] as const) {
    const { review, office, facts } = secrets.released[mode];
    add(`author who was sent a review of a ${mode}-blind manuscript`, await parts.session(world.released[mode].author), [
      ...secrets.authors,
      ...secrets.returned,
      ...secrets.text,
      ...secrets.draft,
      ...ofOthers,
      ...secrets.reviewerActs,
      ...Object.values(secrets.single).flat(),
      ...Object.values(secrets.other).flat(),
      ...review,
      ...office,
      ...facts,
      ...secrets.released[other].manuscript,
      ...secrets.released[other].review,
    ]);
  }
  add('reviewer of a single-blind manuscript', await parts.session(world.single.reviewer), [
    ...secrets.authors,
    ...secrets.returned,
    ...secrets.text,
    ...secrets.draft,
    ...ofOthers,
    ...secrets.single.suggestions,
    ...Object.values(secrets.other).flat(),
    ...released,
  ]);
  add('reviewer of another manuscript', await parts.session(world.other.reviewer), [
    ...secrets.authors,
    ...secrets.returned,
    ...secrets.text,
    ...secrets.draft,
    ...ofOthers,
    ...secrets.other.authors,
    ...secrets.other.suggestions,
    ...Object.values(secrets.single).flat(),
    ...released,
  ]);
  add('editor of another journal', await parts.session(world.other.editor), [
    ...secrets.authors,
    ...secrets.returned,
    ...secrets.text,
    ...secrets.draft,
    ...ofOthers,
    ...Object.values(secrets.single).flat(),
    ...released,
  ]);
  add('editor of the journal', await parts.session(world.office.editor), [
    ...secrets.notes,
    ...secrets.unfinished,
    ...secrets.draft,
    ...elsewhere,
  ]);
  add('editor who has reviewed a manuscript', await parts.session(world.reviewingEditor), [
    ...secrets.returned,
    ...secrets.notes,
    ...secrets.unfinished,
    ...secrets.draft,
    ...elsewhere,
  ]);
  const staff = async (kind: RoleKindCode, department: Department) =>
    await parts.session(await buildUser(em, { roles: [], records: [await buildRole(em, kind, [department])] }));
  add('publishing editor of the branch', await staff('PUBLISHING_EDITOR', world.home), [...ofOthers, ...secrets.draft, ...elsewhere]);
  add('operations of the branch', await staff('OPERATIONS', world.home), [...ofOthers, ...secrets.draft, ...elsewhere]);
  const ofHome = [...secrets.authors, ...secrets.returned, ...secrets.text, ...secrets.draft, ...ofOthers, ...released];
  const reviewersAway = [
    ...secrets.single.reviewer,
    ...secrets.other.reviewer,
    ...secrets.single.suggestions,
    ...secrets.other.suggestions,
  ];
  add('publishing editor of another branch', await staff('PUBLISHING_EDITOR', world.away), [...ofHome, ...reviewersAway]);
  add('operations of another branch', await staff('OPERATIONS', world.away), [...ofHome, ...reviewersAway]);
  for (const role of ['AUTHOR', 'REVIEWER', 'EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const) {
    add(`outsider ${role}`, await parts.session(await buildUser(em, { roles: [role] })), everything);
  }
  const administrator = await buildUser(em, { roles: ['ADMINISTRATOR'] });
  add(
    'outsider ADMINISTRATOR',
    await parts.session(administrator),
    everything.filter((word) => !parts.ofAdministration.has(word)),
  );
  add('nobody', null, everything);
  add('nobody with a dead token', 'x'.repeat(43), everything);
  return readers;
}
