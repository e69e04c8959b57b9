// An issue's number from the first on and its ISBN, on one line; empty where it has neither.
import type { TFunction } from 'i18next';

interface Numbers {
  kind: string;
  totalNumber?: number | null | undefined;
  isbn?: string | null | undefined;
}

export function issueFacts(t: TFunction<'issues'>, { kind, totalNumber, isbn }: Numbers): string {
  const total = kind === 'SERIES' ? 'issues.totalOfSeries' : 'issues.total';
  return [...(totalNumber == null ? [] : [t(total, { number: totalNumber })]), ...(isbn ? [`ISBN ${isbn}`] : [])].join(' · ');
}
