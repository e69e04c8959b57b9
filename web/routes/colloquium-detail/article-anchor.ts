// Where an article stands on the page, for the list of checks to lead there.
export const articleAnchor = (id: string) => `article-${id}`;
