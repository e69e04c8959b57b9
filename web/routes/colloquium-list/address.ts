// Addresses of the lists of periodicals and conferences: one filter of each kind, an order, sixteen rows a page (S3 §2.2, §2.3, §9).
import type { ListAddress } from '../../components/lists/address.ts';

const number = { kind: 'text', field: 'number' } as const;
const common = {
  chief: { kind: 'text', field: 'chief' },
  name: { kind: 'text', field: 'name' },
  subject: { kind: 'choices', field: 'subjectIds' },
  cycle: { kind: 'choices', field: 'cycleIds' },
  status: { kind: 'choices', field: 'statuses', values: ['ACTIVE', 'INACTIVE'] },
  department: { kind: 'choices', field: 'departmentIds' },
} as const;

export const PERIODICALS = {
  filters: { number, founded: { kind: 'dates', field: 'founded' }, ...common },
  sorts: { number: 'NUMBER', founded: 'FOUNDED_ON' },
  sort: { key: 'number', direction: 'ASC' },
  pageSize: 16,
} as const satisfies ListAddress;

export const CONFERENCES = {
  filters: { number, starts: { kind: 'dates', field: 'starts' }, ends: { kind: 'dates', field: 'ends' }, ...common },
  sorts: { number: 'NUMBER', starts: 'STARTS_ON', ends: 'ENDS_ON' },
  sort: { key: 'number', direction: 'ASC' },
  pageSize: 16,
} as const satisfies ListAddress;
