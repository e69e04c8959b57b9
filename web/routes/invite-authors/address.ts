// The list of invited authors says its page alone in its address: newest first.
import type { ListAddress } from '../../components/lists/address.ts';

export const INVITED_AUTHORS = {
  filters: {},
  sorts: { invitedAt: 'INVITED_AT' },
  sort: { key: 'invitedAt', direction: 'DESC' },
} as const satisfies ListAddress;
