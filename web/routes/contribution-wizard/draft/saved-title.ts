// The title tab as it is saved, in the shape in which its form shows it.
import { graphql, readInlineData } from 'relay-runtime';
import { titlesOf } from '../../../components/contribution/title.ts';
import type { savedTitle_contribution$key } from './__generated__/savedTitle_contribution.graphql.ts';
import type { DraftValues } from './draft.ts';
import { titleValues } from './text-sections.ts';

export function savedTitle(contributionKey: savedTitle_contribution$key): DraftValues<'title'> {
  const saved = readInlineData(
    graphql`
      fragment savedTitle_contribution on Contribution @inline {
        articleType {
          id
        }
        ...title_contribution
      }
    `,
    contributionKey,
  );
  return titleValues({ ...titlesOf(saved), articleType: saved.articleType });
}
