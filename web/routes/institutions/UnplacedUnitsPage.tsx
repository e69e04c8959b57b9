// Units that authors typed and that the register knows nothing of, with how many write so: each becomes an institution or a name of one.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import type { UnplacedUnitsPageQuery } from './__generated__/UnplacedUnitsPageQuery.graphql.ts';
import { UNPLACED } from './address.ts';
import { AliasDialog } from './AliasDialog.tsx';
import { InstitutionDialog } from './InstitutionDialog.tsx';
import { InstitutionTabs } from './InstitutionTabs.tsx';

const QUERY = graphql`
  query UnplacedUnitsPageQuery($first: Int!, $page: Int!, $search: String, $orderBy: UnplacedUnitOrder!) @preloadable {
    viewer {
      id
      unplacedUnits(first: $first, page: $page, search: $search, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            text
            authorCount
          }
        }
      }
    }
  }
`;

/** A text is its own name: the list has each once. */
interface Row {
  id: string;
  text: string;
  authorCount: number;
}

export function UnplacedUnitsPage() {
  const { data, ...list } = useList<UnplacedUnitsPageQuery>(QUERY, UNPLACED);
  const { t } = useTranslation('institutions');
  const [asked, setAsked] = useState<{ what: 'create' | 'alias'; text: string } | null>(null);
  const units = data.viewer?.unplacedUnits;
  const connection = units && { ...units, edges: units.edges.map(({ node }) => ({ node: node && { ...node, id: node.text } })) };
  function handleClose(isDone: boolean) {
    setAsked(null);
    if (isDone) list.refetch();
  }
  const columns: Column<Row>[] = [
    {
      key: 'text',
      header: t('institutions.unplaced.text'),
      part: 'title',
      isSortable: true,
      cell: ({ text }) => (
        <chakra.span display="block" fontWeight="semibold" truncate title={text}>
          {text}
        </chakra.span>
      ),
    },
    {
      key: 'authors',
      header: t('institutions.field.authors'),
      width: '7rem',
      isSortable: true,
      isNamed: true,
      cell: ({ authorCount }) => authorCount,
    },
    {
      key: 'acts',
      header: t('institutions.field.acts'),
      part: 'acts',
      width: '14rem',
      cell: ({ text }) => (
        <chakra.span display="flex" gap="3" justifyContent="flex-end">
          <Button variant="link" aria-label={t('institutions.placeOf', { text })} onClick={() => setAsked({ what: 'alias', text })}>
            {t('institutions.place')}
          </Button>
          <Button variant="link" aria-label={t('institutions.createOf', { text })} onClick={() => setAsked({ what: 'create', text })}>
            {t('institutions.create')}
          </Button>
        </chakra.span>
      ),
    },
  ];
  return (
    <>
      <ListPage
        title={t('institutions.tabs.label')}
        list={list}
        connection={connection}
        columns={columns}
        words={{
          filters: {},
          sorts: {
            authors: [t('institutions.sort.fewest'), t('institutions.sort.most')],
            text: [t('institutions.sort.fromA'), t('institutions.sort.fromZ')],
          },
          search: { label: t('institutions.unplaced.search'), placeholder: t('institutions.unplaced.searchIn') },
        }}
        empty={{ nothing: t('institutions.unplaced.empty'), notFound: t('institutions.unplaced.notFound') }}
        nameOf={({ text }) => text}
      >
        <InstitutionTabs />
      </ListPage>
      {asked?.what === 'alias' && <AliasDialog text={asked.text} onClose={handleClose} />}
      {asked?.what === 'create' && <InstitutionDialog institution={null} name={asked.text} onClose={handleClose} />}
    </>
  );
}
