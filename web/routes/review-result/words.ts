// The page's name for the writer of a review.
import type { TFunction } from 'i18next';

/** By name where the reader may know it, else by their place. */
export function reviewerName(
  t: TFunction<'reviewResult'>,
  { reviewer }: { readonly reviewer?: { readonly displayName: string } | null | undefined },
  index: number,
): string {
  return reviewer?.displayName ?? t('reviewResult.expertNumber', { number: index + 1 });
}
