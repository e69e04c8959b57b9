// A number beside a list, as text.
import { COUNTED_TOTAL } from '../../../shared/limits.ts';

/** The largest number that is exact; above it a number only says that there are more. */
const MOST_COUNTED = COUNTED_TOTAL - 1;

export const countText = (count: number): string => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));
