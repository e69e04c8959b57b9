// Acts of the pool of unaccepted manuscripts: the author's consent and its withdrawal, and another journal's adoption. Each has an entry:
// look of its button, fields of its dialog, consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import type { poolActsAdoptMutation } from './__generated__/poolActsAdoptMutation.graphql.ts';
import type { poolActsConsentMutation } from './__generated__/poolActsConsentMutation.graphql.ts';
import type { poolActsWithdrawConsentMutation } from './__generated__/poolActsWithdrawConsentMutation.graphql.ts';
import { dialog } from './act-types.ts';

export const poolActs = {
  ADOPT: dialog<poolActsAdoptMutation>()({
    tone: 'usual',
    takes: 'one',
    fields: ['journal', 'comment'],
    requires: { journal: 'error.COLLOQUIUM_REQUIRED' },
    consequences: ['act.ADOPT.consequence', 'act.ADOPT.told'],
    gone: 'act.ADOPT.gone',
    mutation: graphql`
      mutation poolActsAdoptMutation($input: AdoptContributionInput!, $isOne: Boolean!) {
        act: adoptContribution(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CONSENT_TO_POOL: dialog<poolActsConsentMutation>()({
    tone: 'usual',
    takes: 'one',
    fields: [],
    consequences: ['act.CONSENT_TO_POOL.consequence', 'act.CONSENT_TO_POOL.later'],
    mutation: graphql`
      mutation poolActsConsentMutation($input: ConsentToPoolInput!, $isOne: Boolean!) {
        act: consentToPool(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  WITHDRAW_POOL_CONSENT: dialog<poolActsWithdrawConsentMutation>()({
    tone: 'other',
    takes: 'one',
    fields: [],
    consequences: ['act.WITHDRAW_POOL_CONSENT.consequence'],
    mutation: graphql`
      mutation poolActsWithdrawConsentMutation($input: WithdrawPoolConsentInput!, $isOne: Boolean!) {
        act: withdrawPoolConsent(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
} as const;
