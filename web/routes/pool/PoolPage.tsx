// The pool of unaccepted manuscripts (S2 §2.10, S3 §2.12): chief and executive editors look for manuscripts to adopt; the operations
// centre reads it, including adopted ones.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ActDialog, useActsAhead } from '../../components/acts/ActDialog.tsx';
import type { ActTarget } from '../../components/acts/targets.ts';
import { ManuscriptList } from '../../components/contribution/ManuscriptList.tsx';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { PoolPageQuery } from './__generated__/PoolPageQuery.graphql.ts';
import { POOL } from './address.ts';
import { usePoolColumns } from './usePoolColumns.tsx';

const QUERY = graphql`
  query PoolPageQuery($first: Int!, $page: Int!, $search: String, $filter: PoolFilter!, $orderBy: PoolOrder!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
      poolColloquiums {
        id
        name
      }
      poolSubjects {
        id
        label
      }
      poolContributions(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...manuscriptColumns_row
            ...usePoolColumns_row
          }
        }
      }
    }
    articleTypes: dictionary(type: ARTICLE_TYPE) {
      id
      label
    }
  }
`;

const EXPORT = graphql`
  query PoolPageExportQuery($search: String, $filter: PoolFilter!, $orderBy: PoolOrder!) {
    viewer {
      poolContributionsExportUrl(search: $search, filter: $filter, orderBy: $orderBy)
    }
  }
`;

const chips = (entries: readonly { readonly id: string; readonly label: string }[]) => ({
  options: entries.map(({ id, label }) => ({ value: id, label, tone: 'slate' as const })),
});

export function PoolPage() {
  const { data, ...list } = useList<PoolPageQuery>(QUERY, POOL);
  const { t } = useTranslation('pool');
  const words = useManuscriptWords({});
  const role = data.viewer?.currentRole.kind ?? 'EDITOR_IN_CHIEF';
  const isOperations = role === 'OPERATIONS';
  const [target, setTarget] = useState<ActTarget | null>(null);
  useActsAhead();
  const subjects = data.viewer?.poolSubjects ?? [];
  const journals = (data.viewer?.poolColloquiums ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <ManuscriptList
      list={list}
      actions={<ExportButton query={EXPORT} list={list} />}
      connection={data.viewer?.poolContributions}
      columns={usePoolColumns(role, setTarget)}
      words={{
        filters: {
          ...words.filters,
          articleType: t('pool.column.articleType'),
          subject: t('pool.column.subject'),
          colloquium: t('pool.filter.journal'),
          available: t('pool.filter.availability'),
          entered: t('pool.column.entered'),
        },
        sorts: { entered: [t('pool.sort.enteredUp'), t('pool.sort.enteredDown')], ...words.sorts },
      }}
      choices={{
        articleType: chips(data.articleTypes ?? []),
        ...(subjects.length > 0 && { subject: chips(subjects) }),
        ...(journals.length > 0 && { colloquium: chips(journals) }),
        ...(isOperations && {
          available: {
            options: [
              { value: 'AVAILABLE', label: t('pool.available'), tone: 'success' as const },
              { value: 'ADOPTED', label: t('pool.adopted'), tone: 'slate' as const },
            ],
          },
        }),
      }}
      empty={{ nothing: t('pool.empty'), notFound: t('pool.empty'), hint: t(isOperations ? 'pool.emptyHintOperations' : 'pool.emptyHint') }}
    >
      {target && <ActDialog act="ADOPT" targets={[target]} onClose={() => setTarget(null)} onDone={list.refetch} />}
    </ManuscriptList>
  );
}
