// Manuscripts that were not accepted and whose author has not yet let other journals choose them (D2-11).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { authorColumns } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
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
            ...manuscriptColumns_row
          }
        }
      }
    `,
    unaccepted,
  );
  const { t } = useTranslation('manuscripts');
  return (
    <ManuscriptList
      list={list}
      actions={<NewManuscriptLink variant="solid" />}
      connection={connection}
      columns={authorColumns(t, { status: null })}
      empty={{ hint: t('manuscripts.unaccepted.empty') }}
    >
      {tabs}
    </ManuscriptList>
  );
}
