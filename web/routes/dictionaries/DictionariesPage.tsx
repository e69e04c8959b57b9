// The choices of the forms: one dictionary at a time, its entries in order, added to, renamed, retired and offered again.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { usePageName } from '../../components/session/page-name.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { DictionariesPageQuery } from './__generated__/DictionariesPageQuery.graphql.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useEntryColumns, type Entry } from './useEntryColumns.tsx';
import { RetireDialog } from './RetireDialog.tsx';

const QUERY = graphql`
  query DictionariesPageQuery @preloadable {
    fixedDictionaries
    dictionaryEntries {
      id
      type
      value
      labelZh
      labelEn
      isRetired
      version
      uses {
        journals
        manuscripts
        people
      }
    }
  }
`;

/** Those that grow, then those whose words alone can be changed. */
const TYPES = [
  'SUBJECT',
  'CYCLE',
  'ARTICLE_TYPE',
  'PROFESSIONAL_TITLE',
  'DEGREE',
  'DUTY',
  'MANUSCRIPT_TYPE',
  'FILE_TYPE',
  'AUTHORIZATION_FILE',
] as const;
type Type = (typeof TYPES)[number];

type Asked = { what: 'add' } | { what: 'rename' | 'retire'; entry: Entry };

export function DictionariesPage() {
  const { data, isStale } = useRouteQuery<DictionariesPageQuery>(QUERY);
  const refetch = useRefetch<DictionariesPageQuery>(QUERY);
  const { t } = useTranslation('dictionaries');
  const title = usePageName();
  const [params, patch] = useUrlParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const type: Type = TYPES.find((one) => one === params.get('type')) ?? 'SUBJECT';
  const isFixed = data.fixedDictionaries?.includes(type) ?? true;
  const entries = (data.dictionaryEntries ?? []).filter((entry) => entry.type === type);
  const columns = useEntryColumns({
    isFixed,
    onRename: (entry) => setAsked({ what: 'rename', entry }),
    onRetire: (entry) => setAsked({ what: 'retire', entry }),
    onDone: refetch,
  });
  function handleClose(isDone: boolean) {
    setAsked(null);
    if (isDone) refetch();
  }
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'list' }}>
      <PageHeader
        title={title}
        actions={
          !isFixed && (
            <Button variant="solid" icon="plus" onClick={() => setAsked({ what: 'add' })}>
              {t('dictionaries.add')}
            </Button>
          )
        }
      />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t(isFixed ? 'dictionaries.leadFixed' : 'dictionaries.lead')}
      </chakra.p>
      <chakra.div maxW="20rem" mb="4">
        <Field label={t('dictionaries.dictionary')}>
          <Select
            options={TYPES.map((one) => ({ value: one, label: t(`dictionaries.type.${one}`) }))}
            value={type}
            onChange={({ target }) => patch({ type: target.value === 'SUBJECT' ? undefined : target.value })}
          />
        </Field>
      </chakra.div>
      <DataTable
        caption={t(`dictionaries.type.${type}`)}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        isStale={isStale}
        empty={{ title: t('dictionaries.empty') }}
      />
      {asked?.what === 'add' && <EntryDialog type={type} entry={null} onClose={handleClose} />}
      {asked?.what === 'rename' && <EntryDialog type={type} entry={asked.entry} onClose={handleClose} />}
      {asked?.what === 'retire' && <RetireDialog entry={asked.entry} onClose={handleClose} />}
    </chakra.div>
  );
}
