// Why a visit to ORCID failed, as the server reports it in the address.

const FAILURES = ['cancelled', 'expired', 'failed', 'tooMany'] as const;

/** The key of the text in namespace `orcid`; null when nothing went wrong, and the general text for a reason that is not known. */
export function orcidFailureKey(reason: string | null) {
  if (reason === null) return null;
  return `orcid.failure.${FAILURES.find((known) => known === reason) ?? 'failed'}` as const;
}
