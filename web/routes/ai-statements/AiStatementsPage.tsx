// The office looks into what authors state about AI: a list, samples drawn from it, their results, and figures (B-111).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { detailLink } from '../../components/contribution/links.ts';
import { ExportButton } from '../../components/lists/ExportButton.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { Tone } from '../../ui/theme/system.ts';
import type { AiStatementsPageQuery, AiStatementsPageQuery$data } from './__generated__/AiStatementsPageQuery.graphql.ts';
import { AI_STATEMENTS } from './address.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { Figures } from './Figures.tsx';
import { SampleDialog } from './SampleDialog.tsx';

const QUERY = graphql`
  query AiStatementsPageQuery($first: Int!, $page: Int!, $search: String, $filter: AiStatementFilter!, $direction: SortDirection!)
  @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
      ...Figures_viewer
      aiStatements(first: $first, page: $page, search: $search, filter: $filter, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            statementId
            contributionId
            manuscriptNumber
            title
            colloquiumName
            version
            handedInAt
            answer
            tools
            check
            note
            checkedByName
            checkVersion
          }
        }
      }
    }
  }
`;

const EXPORT = graphql`
  query AiStatementsPageExportQuery($search: String, $filter: AiStatementFilter!, $direction: SortDirection!) {
    viewer {
      aiStatementsExportUrl(search: $search, filter: $filter, direction: $direction)
    }
  }
`;

type Found = NonNullable<NonNullable<NonNullable<AiStatementsPageQuery$data['viewer']>['aiStatements']>['edges'][number]['node']>;
export type Row = Found & { readonly id: string };

const CHECK_TONES: Readonly<Record<string, Tone>> = {
  OPEN: 'slate',
  DRAWN: 'warning',
  IN_ORDER: 'success',
  QUESTIONS: 'warning',
  BREACH: 'danger',
};
const ANSWER_TONES: Readonly<Record<string, Tone>> = { USED: 'accent', NOT_USED: 'slate', NOT_STATED: 'warning' };

export function AiStatementsPage() {
  const { data, ...list } = useList<AiStatementsPageQuery>(QUERY, AI_STATEMENTS);
  const { t } = useTranslation('aiStatements');
  const [isDrawing, setIsDrawing] = useState(false);
  const [checked, setChecked] = useState<Row | null>(null);
  const { viewer } = data;
  if (!viewer) return null;
  const { aiStatements, currentRole } = viewer;
  const connection = aiStatements && {
    ...aiStatements,
    edges: aiStatements.edges.map(({ node }) => ({ node: node && { ...node, id: node.statementId } })),
  };
  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: t('aiStatements.column.title'),
      part: 'title',
      cell: ({ contributionId, title, manuscriptNumber, colloquiumName }) => (
        <>
          <RowLink to={detailLink(currentRole.kind, contributionId)} fontWeight="semibold">
            {title}
          </RowLink>
          <chakra.span display="block" color="fg.muted" fontSize="sm">
            {[manuscriptNumber, colloquiumName].filter(Boolean).join(' · ')}
          </chakra.span>
        </>
      ),
    },
    {
      key: 'answer',
      header: t('aiStatements.column.answer'),
      width: '8rem',
      cell: ({ answer }) => <StatusBadge tone={ANSWER_TONES[answer] ?? 'slate'}>{t(`aiStatements.answer.${answer}`)}</StatusBadge>,
    },
    {
      key: 'tools',
      header: t('aiStatements.column.tools'),
      from: 64,
      width: '11rem',
      cell: ({ tools }) =>
        tools.length > 0 && (
          <chakra.span display="block" truncate title={tools.join(t('aiStatements.comma'))}>
            {tools.join(t('aiStatements.comma'))}
          </chakra.span>
        ),
    },
    { key: 'version', header: t('aiStatements.column.version'), from: 64, width: '6rem', isNamed: true, cell: ({ version }) => version },
    {
      key: 'handedIn',
      header: t('aiStatements.column.handedIn'),
      isSortable: true,
      width: '8rem',
      cell: ({ handedInAt }) => <DateText value={handedInAt} />,
    },
    {
      key: 'check',
      header: t('aiStatements.column.check'),
      width: '9rem',
      cell: ({ check, note, checkedByName }) => (
        <span title={[checkedByName, note].filter(Boolean).join(t('aiStatements.colon'))}>
          <StatusBadge tone={CHECK_TONES[check] ?? 'slate'}>{t(`aiStatements.check.${check}`)}</StatusBadge>
        </span>
      ),
    },
    {
      key: 'acts',
      header: t('aiStatements.column.acts'),
      part: 'acts',
      width: '7rem',
      cell: (row) => (
        <Button {...USUAL_ACT} variant="link" aria-label={t('aiStatements.note.of', { title: row.title })} onClick={() => setChecked(row)}>
          {t('aiStatements.note.act')}
        </Button>
      ),
    },
  ];
  const options = (name: 'answer' | 'check', tones: Readonly<Record<string, Tone>>) =>
    AI_STATEMENTS.filters[name].values.map((value) => ({
      value,
      label: t(`aiStatements.${name}.${value}`),
      tone: tones[value] ?? 'slate',
    }));
  return (
    <>
      <ListPage
        list={list}
        connection={connection}
        columns={columns}
        actions={
          <>
            <ExportButton query={EXPORT} list={list} />
            <Button variant="solid" onClick={() => setIsDrawing(true)}>
              {t('aiStatements.sample.act')}
            </Button>
          </>
        }
        words={{
          filters: {
            answer: t('aiStatements.column.answer'),
            check: t('aiStatements.column.check'),
            handedIn: t('aiStatements.column.handedIn'),
          },
          sorts: { handedIn: [t('aiStatements.oldest'), t('aiStatements.newest')] },
          search: { label: t('aiStatements.search'), placeholder: t('aiStatements.searchIn') },
        }}
        choices={{ answer: { options: options('answer', ANSWER_TONES) }, check: { options: options('check', CHECK_TONES) } }}
        empty={{ nothing: t('aiStatements.empty') }}
        nameOf={({ title }) => title}
      >
        <Figures viewer={viewer} />
      </ListPage>
      {isDrawing && <SampleDialog onClose={() => setIsDrawing(false)} onDone={list.refetch} />}
      {checked && <CheckDialog row={checked} onClose={() => setChecked(null)} onDone={list.refetch} />}
    </>
  );
}
