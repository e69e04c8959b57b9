// Statements on AI in the address: search, what they say, how far they are checked, when they came in.
import { listVariables, type ListAddress } from '../../components/lists/address.ts';

export const AI_STATEMENTS = {
  filters: {
    answer: { kind: 'choices', field: 'answers', values: ['USED', 'NOT_USED', 'NOT_STATED'] },
    check: { kind: 'choices', field: 'checks', values: ['OPEN', 'DRAWN', 'IN_ORDER', 'QUESTIONS', 'BREACH'] },
    handedIn: { kind: 'dates', field: 'handedIn' },
  },
  sorts: { handedIn: 'HANDED_IN_AT' },
  sort: { key: 'handedIn', direction: 'DESC' },
} as const satisfies ListAddress;

/** There is one order: only its direction is asked. */
export function aiStatementsVariables(params: URLSearchParams) {
  const { first, page, search, filter, orderBy } = listVariables(AI_STATEMENTS, params);
  return { first, page, search, filter, direction: orderBy.direction };
}
