// Address of the reviewer's list: number, title, journal and time of submission, never authors; and the status of the invitation.
import { ReviewStatus, type ReviewStatusName } from '../../../shared/workflow.ts';
import { MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import type { ListAddress } from '../../components/lists/address.ts';

/** The enum's own keys. */
const statuses = Object.keys(ReviewStatus) as ReviewStatusName[];

/** The next due comes first until somebody sorts. */
export const INVITATIONS = {
  filters: { ...MANUSCRIPTS.filters, status: { kind: 'choices', field: 'statuses', values: statuses, pending: ['PENDING', 'ACCEPTED'] } },
  sorts: { due: 'DUE', ...MANUSCRIPTS.sorts },
  sort: { key: 'due', direction: 'ASC' },
} as const satisfies ListAddress;
