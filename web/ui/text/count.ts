/** What the server counts one by one; above it a number only says that there are more. */
const MOST_COUNTED = 9999;

export const countText = (count: number): string => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count));
