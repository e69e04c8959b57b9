// Manuscripts that were not accepted and whose author has not yet let other journals choose them (D2-11).
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActDialog, useActsAhead } from '../../components/acts/ActDialog.tsx';
import { RowActButton } from '../../components/acts/RowActButton.tsx';
import type { ActTarget } from '../../components/acts/targets.ts';
import { authorColumns, RowActs, rowOf } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import type { List } from '../../components/lists/useList.ts';
import type { UnacceptedList_unaccepted$data, UnacceptedList_unaccepted$key } from './__generated__/UnacceptedList_unaccepted.graphql.ts';

type Row = NonNullable<UnacceptedList_unaccepted$data['edges'][number]['node']>;

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
            ...RowActButton_contribution
          }
        }
      }
    `,
    unaccepted,
  );
  const { t } = useTranslation('manuscripts');
  const [target, setTarget] = useState<ActTarget | null>(null);
  useActsAhead();
  return (
    <ManuscriptList
      list={list}
      actions={<NewManuscriptLink variant="solid" />}
      connection={connection}
      columns={authorColumns<Row>(t, {
        status: null,
        links: {
          width: '13rem',
          cell: (row) => (
            <RowActs>
              <RowActButton act="CONSENT_TO_POOL" contribution={row} onChoose={setTarget} />
              <ManuscriptLinks contribution={rowOf(row)} role="AUTHOR" />
            </RowActs>
          ),
        },
      })}
      empty={{ hint: t('manuscripts.unaccepted.empty') }}
    >
      {tabs}
      {target && <ActDialog act="CONSENT_TO_POOL" targets={[target]} onClose={() => setTarget(null)} onDone={list.refetch} />}
    </ManuscriptList>
  );
}
