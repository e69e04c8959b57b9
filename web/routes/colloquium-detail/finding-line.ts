// A finding of the checks before the press in words: its article, and the problem.
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { titleIn } from '../../components/contribution/title.ts';
import type { findingLine_finding$key } from './__generated__/findingLine_finding.graphql.ts';
import type { UncertainName_author$key } from './__generated__/UncertainName_author.graphql.ts';
import { articleAnchor } from './article-anchor.ts';

interface FindingLine {
  text: string;
  isBlocking: boolean;
  /** Where on the page it is mended. */
  anchor: string;
  /** Whose name is to be looked at. */
  author: UncertainName_author$key | null;
}

const PLACES: Readonly<Record<string, string>> = { NO_ARTICLES: 'order', CONTENTS_NOT_EXPORTED: 'steps' };

export function findingLine(t: TFunction<'issues'>, language: string, key: findingLine_finding$key): FindingLine {
  const { kind, isBlocking, detail, contribution, author } = readInlineData(
    graphql`
      fragment findingLine_finding on IssueFindingType @inline {
        kind
        isBlocking
        detail
        author {
          ...UncertainName_author
        }
        contribution {
          id
          titleZh
          titleEn
        }
      }
    `,
    key,
  );
  const text = t(`issues.check.${kind}`, { name: detail ?? '' });
  const name = contribution && titleIn(language, contribution);
  return {
    text: name ? t('issues.check.of', { name, text }) : text,
    isBlocking,
    anchor: contribution ? articleAnchor(contribution.id) : (PLACES[kind] ?? 'contents'),
    author: author ?? null,
  };
}
