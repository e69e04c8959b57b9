// Manuscripts that were not accepted and whose author has not yet let other journals choose them (D2-11).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import * as columns from '../../components/contribution/manuscript-columns.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import type { List } from '../../components/lists/useList.ts';
import type { UnacceptedList_unaccepted$key } from './__generated__/UnacceptedList_unaccepted.graphql.ts';

export function UnacceptedList({ unaccepted, list, tabs }: { unaccepted: UnacceptedList_unaccepted$key; list: List; tabs: ReactNode }) {
  const connection = useFragment(
    graphql`
      fragment UnacceptedList_unaccepted on ContributionConnection {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            manuscriptNumber
            colloquium {
              name
            }
            submittedAt
            ...ManuscriptTitle_contribution
            ...ManuscriptLinks_contribution
          }
        }
      }
    `,
    unaccepted,
  );
  const { t } = useTranslation('manuscripts');
  return (
    <ListPage
      list={list}
      title={t('manuscripts.drafts.title')}
      actions={<NewManuscriptLink variant="solid" />}
      connection={connection}
      columns={[
        columns.titleColumn(t, { role: 'AUTHOR' }),
        columns.numberColumn(t),
        columns.journalColumn(t, { isWide: true }),
        columns.submittedColumn(t),
        columns.linksColumn(t, 'AUTHOR'),
      ]}
      words={useManuscriptWords()}
      empty={{ nothing: t('manuscripts.empty'), hint: t('manuscripts.unaccepted.empty'), notFound: t('manuscripts.notFound') }}
    >
      {tabs}
    </ListPage>
  );
}
