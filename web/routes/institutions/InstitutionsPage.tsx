// The register of institutions: found by every name, corrected, merged, imported (B-104).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Button } from '../../ui/Button.tsx';
import type { InstitutionsPageQuery } from './__generated__/InstitutionsPageQuery.graphql.ts';
import { INSTITUTIONS } from './address.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { institutionColumns, type Institution } from './institution-columns.tsx';
import { InstitutionDialog } from './InstitutionDialog.tsx';
import { InstitutionTabs } from './InstitutionTabs.tsx';
import { MergeInstitutionDialog } from './MergeInstitutionDialog.tsx';

const QUERY = graphql`
  query InstitutionsPageQuery($first: Int!, $page: Int!, $search: String, $orderBy: InstitutionOrder!) @preloadable {
    viewer {
      id
      institutions(first: $first, page: $page, search: $search, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            name
            nameEn
            country
            city
            rorId
            version
            authorCount
            aliases {
              text
            }
          }
        }
      }
    }
  }
`;

type Asked = { what: 'add' } | { what: 'import' } | { what: 'change' | 'merge'; institution: Institution };

export function InstitutionsPage() {
  const { data, ...list } = useList<InstitutionsPageQuery>(QUERY, INSTITUTIONS);
  const { t, i18n } = useTranslation('institutions');
  const [asked, setAsked] = useState<Asked | null>(null);
  function handleClose(isDone: boolean) {
    setAsked(null);
    if (isDone) list.refetch();
  }
  return (
    <>
      <ListPage
        list={list}
        connection={data.viewer?.institutions}
        columns={institutionColumns(t, i18n.language, {
          onChange: (institution) => setAsked({ what: 'change', institution }),
          onMerge: (institution) => setAsked({ what: 'merge', institution }),
        })}
        actions={
          <>
            <Button icon="upload" onClick={() => setAsked({ what: 'import' })}>
              {t('institutions.import.open')}
            </Button>
            <Button variant="solid" icon="plus" onClick={() => setAsked({ what: 'add' })}>
              {t('institutions.add')}
            </Button>
          </>
        }
        words={{
          filters: {},
          sorts: {
            name: [t('institutions.sort.fromA'), t('institutions.sort.fromZ')],
            newest: [t('institutions.sort.oldest'), t('institutions.sort.newest')],
          },
          search: { label: t('institutions.search'), placeholder: t('institutions.searchIn') },
        }}
        empty={{ nothing: t('institutions.empty'), notFound: t('institutions.notFound') }}
        nameOf={({ name }) => name}
      >
        <InstitutionTabs />
      </ListPage>
      {asked?.what === 'add' && <InstitutionDialog institution={null} onClose={handleClose} />}
      {asked?.what === 'change' && <InstitutionDialog institution={asked.institution} onClose={handleClose} />}
      {asked?.what === 'merge' && <MergeInstitutionDialog institution={asked.institution} onClose={handleClose} />}
      {asked?.what === 'import' && <ImportDialog onClose={handleClose} />}
    </>
  );
}
