// Running page numbers of an issue: each article begins behind the one before it.

interface Pages {
  firstPage: number | null;
  lastPage: number | null;
}

/** In their order. From the first article whose length nobody has said, where the next begins is not known. */
export function pagesOf(firstPage: number, articles: readonly { pageCount?: number | null }[]): Pages[] {
  let next: number | null = firstPage;
  return articles.map(({ pageCount }) => {
    const begins: number | null = next;
    next = begins === null || !pageCount ? null : begins + pageCount;
    return { firstPage: begins, lastPage: next === null ? null : next - 1 };
  });
}
