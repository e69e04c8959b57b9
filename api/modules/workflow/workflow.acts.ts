// The editorial acts that the API offers as mutations, one line each: `act-mutation.ts` makes input, payload, roles, description and resolver of a
// line. Who may, when, and what an act needs stands in workflow.table.ts.
import type { ActName } from '../../../shared/workflow.ts';

export interface ActMutation {
  act: ActName;
  /** One manuscript, or several: each is done or says why not. */
  on: 'one' | 'many';
}

export const actMutations: Readonly<Record<string, ActMutation>> = {
  receiveContributions: { act: 'RECEIVE', on: 'many' },
  refuseContributions: { act: 'REFUSE', on: 'many' },
  withdrawContribution: { act: 'WITHDRAW', on: 'one' },
};
