// A finding of the checks before the press in words: its article, and the problem.
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { titleIn } from '../../components/contribution/title.ts';
import type { findingLine_finding$key } from './__generated__/findingLine_finding.graphql.ts';
import type { findingLine_unconfirmed$key } from './__generated__/findingLine_unconfirmed.graphql.ts';
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

/** What only operations mend has no place here but the checks themselves. */
const PLACES: Readonly<Record<string, string>> = {
  NO_ARTICLES: 'order',
  CONTENTS_NOT_EXPORTED: 'steps',
  ISBN_MISSING: 'imprint',
  CIP_MISSING: 'imprint',
  TOTAL_NUMBER_MISSING: 'imprint',
  ISSN_MISSING: 'checks',
  ISSN_WRONG: 'checks',
  CN_MISSING: 'checks',
  PUBLISHER_MISSING: 'checks',
  COPYRIGHT_HOLDER_MISSING: 'checks',
  LICENCE_MISSING: 'checks',
  DEPOSITOR_MISSING: 'checks',
  ENGLISH_NAME_MISSING: 'checks',
  COLUMN_ENGLISH_NAME_MISSING: 'checks',
};

/** Authors who have not confirmed what is printed of them stand among the findings; they hold nothing back. */
export function unconfirmedLine(t: TFunction<['issues', 'authorship']>, language: string, key: findingLine_unconfirmed$key): FindingLine {
  const { contribution, name, state } = readInlineData(
    graphql`
      fragment findingLine_unconfirmed on UnconfirmedAuthor @inline {
        name
        state
        contribution {
          id
          titleZh
          titleEn
        }
      }
    `,
    key,
  );
  const text = t('issues.check.UNCONFIRMED', { name, state: t(`authorship.state.${state}`, { ns: 'authorship' }) });
  const title = contribution && titleIn(language, contribution);
  return {
    text: title ? t('issues.check.of', { name: title, text }) : text,
    isBlocking: false,
    anchor: contribution ? articleAnchor(contribution.id) : 'checks',
    author: null,
  };
}

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
