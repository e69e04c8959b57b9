// Address of the pool of unaccepted manuscripts: keyword and days of submission, and the rest behind the advanced search (S2 §2.10).
import { MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import type { ListAddress } from '../../components/lists/address.ts';

/** The latest first; twelve rows a page (R2-156, R3-206). */
export const POOL = {
  filters: {
    ...MANUSCRIPTS.filters,
    articleType: { kind: 'choices', field: 'articleTypeIds', isAdvanced: true },
    subject: { kind: 'choices', field: 'subjectIds', isAdvanced: true },
    colloquium: { kind: 'choices', field: 'colloquiumIds', isAdvanced: true },
    available: { kind: 'choices', field: 'availability', values: ['AVAILABLE', 'ADOPTED'], isAdvanced: true },
    entered: { kind: 'dates', field: 'enteredPool', isAdvanced: true },
  },
  sorts: { ...MANUSCRIPTS.sorts, entered: 'ENTERED_POOL_AT' },
  sort: { key: 'entered', direction: 'DESC' },
  pageSize: 12,
} as const satisfies ListAddress;
