// The title tab as it is saved, in the shape in which its form shows it.
import { graphql, readInlineData } from 'relay-runtime';
import type { savedTitle_contribution$key } from './__generated__/savedTitle_contribution.graphql.ts';
import type { DraftValues } from './draft.ts';
import { titleValues } from './text-sections.ts';

export function savedTitle(contributionKey: savedTitle_contribution$key): DraftValues<'title'> {
  return titleValues(
    readInlineData(
      graphql`
        fragment savedTitle_contribution on Contribution @inline {
          articleType {
            id
          }
          titleZh
          titleEn
          subtitleZh
          subtitleEn
        }
      `,
      contributionKey,
    ),
  );
}
