// The contents of an issue as the order of its articles makes them: the server writes them so, and the workbench for an order that is not
// saved yet.

interface ContentsArticle {
  column: string | null;
  titleZh: string | null;
  titleEn: string | null;
  subtitleZh: string | null;
  subtitleEn: string | null;
  authorNames: readonly string[];
  firstPage: number | null;
}

/** A line for each article (title……authors（page）) in the given order, a line 【column】 at each change of column. */
export function contentsOf(articles: readonly ContentsArticle[]): string {
  let column: string | null = null;
  return articles
    .flatMap((article) => {
      const heading = article.column !== null && article.column !== column ? [`【${article.column}】`] : [];
      column = article.column;
      return [...heading, lineOf(article)];
    })
    .join('\n');
}

function lineOf({ titleZh, titleEn, subtitleZh, subtitleEn, authorNames, firstPage }: ContentsArticle): string {
  const title = [titleZh ?? titleEn, titleZh ? subtitleZh : subtitleEn].filter(Boolean).join('——');
  return `${title}……${authorNames.join('　')}${firstPage === null ? '' : `（${firstPage}）`}`;
}
