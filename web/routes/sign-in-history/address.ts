// The list of sign-ins says its page alone in its address: newest first, of 180 days.
import type { ListAddress } from '../../components/lists/address.ts';

export const SIGN_INS = { filters: {}, sorts: { at: 'AT' }, sort: { key: 'at', direction: 'DESC' } } as const satisfies ListAddress;
