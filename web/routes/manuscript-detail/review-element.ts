// Where a review stands on the page.

/** The id of its element, which the history links to. */
export const reviewElementId = (reviewId: string) => `review-${reviewId.replaceAll('=', '')}`;
