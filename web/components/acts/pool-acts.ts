// Acts of the pool of unaccepted manuscripts: the author's consent and its withdrawal, and another journal's adoption.
import type { ActEntry } from './act-types.ts';

export const poolActs = {
  ADOPT: {
    tone: 'usual',
    fields: ['journal', 'comment'],
    requires: { journal: 'error.COLLOQUIUM_REQUIRED' },
    consequences: ['act.ADOPT.consequence', 'act.ADOPT.told'],
    gone: 'act.ADOPT.gone',
    mutation: 'adoptContribution',
  },
  CONSENT_TO_POOL: {
    tone: 'usual',
    fields: [],
    consequences: ['act.CONSENT_TO_POOL.consequence', 'act.CONSENT_TO_POOL.later'],
    mutation: 'consentToPool',
  },
  WITHDRAW_POOL_CONSENT: {
    tone: 'other',
    fields: [],
    consequences: ['act.WITHDRAW_POOL_CONSENT.consequence'],
    mutation: 'withdrawPoolConsent',
  },
} as const satisfies Record<string, ActEntry>;
