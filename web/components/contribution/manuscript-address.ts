// The common address parameters of manuscript lists: number, title, journal, time of submission, and statuses where it has them.
import { authorPendingStates, authorStatusNames, authorStatusOf, AuthorStatus } from '../../../shared/workflow.ts';
import type { FilterSpec, ListAddress } from '../lists/address.ts';

const TEXTS = {
  title: { kind: 'text', field: 'title' },
  number: { kind: 'text', field: 'manuscriptNumber' },
  journal: { kind: 'text', field: 'colloquium' },
} as const;

/** Newest first until somebody sorts (S2 §2.1). */
export const MANUSCRIPTS = {
  filters: { ...TEXTS, submitted: { kind: 'dates', field: 'submitted' } },
  sorts: { submitted: 'SUBMITTED_AT', number: 'MANUSCRIPT_NUMBER' },
  sort: { key: 'submitted', direction: 'DESC' },
} as const satisfies ListAddress;

/** The same with a filter of statuses. */
export const manuscriptsBy = <const Status extends FilterSpec & { kind: 'choices' }>(status: Status) => ({
  ...MANUSCRIPTS,
  filters: { ...MANUSCRIPTS.filters, status },
});

/** Statuses that an author filters by (S2 §4.2): codes 1 to 9, because a draft is not among the submitted. */
const authorStatuses = authorStatusNames.filter((status) => status !== 'UNFINISHED');

/** `pending`: only statuses that a manuscript waiting for its author can have (D13-154). */
export const AUTHORED_MANUSCRIPTS = manuscriptsBy({
  kind: 'choices',
  field: 'statuses',
  values: authorStatuses,
  pending: authorStatuses.filter((status) => authorPendingStates.some((state) => authorStatusOf[state] === AuthorStatus[status])),
});

/** The last saved first. */
export const DRAFTS = {
  filters: { ...TEXTS, saved: { kind: 'dates', field: 'saved' } },
  sorts: { saved: 'SAVED_AT' },
  sort: { key: 'saved', direction: 'DESC' },
} as const satisfies ListAddress;

/** Rows a page of the lists of publications (S2 §9). */
const PUBLICATION_ROWS = 16;

/** The latest publication first. */
export const SINGLE_PUBLICATIONS = {
  ...MANUSCRIPTS,
  sorts: { ...MANUSCRIPTS.sorts, published: 'PUBLISHED_ON' },
  sort: { key: 'published', direction: 'DESC' },
  pageSize: PUBLICATION_ROWS,
} as const satisfies ListAddress;

/** For one journal, or for all. */
export const GROUP_PUBLICATIONS = {
  ...MANUSCRIPTS,
  filters: { ...MANUSCRIPTS.filters, colloquium: { kind: 'one', field: 'colloquiumId' } },
  pageSize: PUBLICATION_ROWS,
} as const satisfies ListAddress;
