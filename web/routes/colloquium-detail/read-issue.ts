// An open issue as the workbench reads it, also when it is fetched anew.
import { graphql, readInlineData } from 'relay-runtime';
import type { readIssue_issue$data, readIssue_issue$key } from './__generated__/readIssue_issue.graphql.ts';
import type { ContentsValues } from './contents-values.ts';

export type Article = NonNullable<readIssue_issue$data['articles']>[number];

export interface OpenIssue {
  id: string;
  version: number;
  /** By the id of the manuscript. */
  articles: ReadonlyMap<string, Article>;
  values: ContentsValues;
  savedAt: string | null;
  exportedAt: string | null;
  isOpen: boolean;
}

export function readIssue(key: readIssue_issue$key): OpenIssue {
  const { id, version, articles, firstPage, contents, savedAt, exportedAt, sentAt } = readInlineData(
    graphql`
      fragment readIssue_issue on Issue @inline {
        id
        version
        firstPage
        contents
        savedAt
        exportedAt
        sentAt
        articles {
          column
          columnDisplayName
          authorNames
          authorDisplayNames
          pageCount
          contribution {
            id
            manuscriptNumber
            titleZh
            titleEn
            subtitleZh
            subtitleEn
          }
        }
      }
    `,
    key,
  );
  const known = (articles ?? []).flatMap((article) => (article.contribution ? [[article.contribution.id, article] as const] : []));
  return {
    id,
    version,
    articles: new Map(known),
    values: {
      articles: known.map(([contributionId, { pageCount }]) => ({ contributionId, pageCount: pageCount == null ? '' : String(pageCount) })),
      firstPage: String(firstPage ?? 1),
      contents: contents ?? '',
    },
    savedAt: savedAt ?? null,
    exportedAt: exportedAt ?? null,
    isOpen: !sentAt,
  };
}
