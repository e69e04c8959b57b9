// The columns of the statistics of manuscripts; a screen takes those that it shows.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { manuscriptLinks } from '../../components/contribution/links.ts';
import { STATE_LOOK } from '../../components/contribution/status-looks.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { historyColumns_history$data, historyColumns_history$key } from './__generated__/historyColumns_history.graphql.ts';

export type HistoryRow = { readonly id: string } & historyColumns_history$key;
type History = historyColumns_history$data;

const historyOf = (row: historyColumns_history$key): History =>
  readInlineData(
    graphql`
      fragment historyColumns_history on JournalHistory @inline {
        contributionId
        manuscriptNumber
        titleZh
        titleEn
        firstAuthorDisplayName
        state
        opinion
        decidedOn
        chiefCommentOn
        publishedOn
        articleType {
          label
        }
        colloquium {
          name
          subject {
            label
          }
        }
        firstAuthorRegion {
          label
        }
        correspondingAuthorRegion {
          label
        }
      }
    `,
    row,
  );

export const historyName = (language: string) => (row: HistoryRow) => {
  const history = historyOf(row);
  return titleIn(language, history) ?? history.manuscriptNumber;
};

function OneLine({ text }: { text: string | null | undefined }) {
  if (!text) return '';
  return (
    <chakra.span display="block" truncate title={text}>
      {text}
    </chakra.span>
  );
}

type HistoryColumn =
  | 'title'
  | 'number'
  | 'subject'
  | 'journal'
  | 'articleType'
  | 'author'
  | 'state'
  | 'opinion'
  | 'decided'
  | 'chiefComment'
  | 'published'
  | 'firstRegion'
  | 'correspondingRegion';

/** In the order given. `t` reads the texts of statistics and of messages. */
export function historyColumns<Row extends HistoryRow>(
  t: TFunction<['statistics', 'messages']>,
  language: string,
  keys: readonly HistoryColumn[],
): Column<Row>[] {
  const text = (read: (history: History) => string | null | undefined) => (row: Row) => <OneLine text={read(historyOf(row))} />;
  const all: Readonly<Record<HistoryColumn, Omit<Column<Row>, 'key' | 'header'>>> = {
    title: {
      part: 'title',
      cell: (row) => {
        const history = historyOf(row);
        const to = manuscriptLinks('OPERATIONS', { id: history.contributionId })?.detail;
        const title = titleIn(language, history) ?? history.manuscriptNumber;
        return (
          <chakra.div lineClamp="2" lineHeight="1.35" fontWeight="semibold" title={title}>
            {to ? (
              <RowLink to={to} color="inherit" _hover={{ color: 'accent.fg' }}>
                {title}
              </RowLink>
            ) : (
              title
            )}
          </chakra.div>
        );
      },
    },
    number: { width: '9rem', cell: (row) => historyOf(row).manuscriptNumber },
    subject: { width: '8rem', from: 72, cell: text(({ colloquium }) => colloquium.subject.label) },
    journal: { width: '10rem', from: 56, cell: text(({ colloquium }) => colloquium.name) },
    articleType: { width: '8rem', from: 64, cell: text(({ articleType }) => articleType?.label) },
    author: { width: '6.5rem', cell: text(({ firstAuthorDisplayName }) => firstAuthorDisplayName) },
    state: {
      width: '11rem',
      part: 'mark',
      cell: (row) => {
        const { state } = historyOf(row);
        return <StatusBadge {...STATE_LOOK[state]}>{t(`state.${state}`, { ns: 'messages' })}</StatusBadge>;
      },
    },
    opinion: {
      width: '14rem',
      from: 64,
      cell: (row) => {
        const { opinion } = historyOf(row);
        return opinion ? (
          <chakra.span lineClamp="2" fontSize="sm" title={opinion}>
            {opinion}
          </chakra.span>
        ) : (
          ''
        );
      },
    },
    decided: { width: '8rem', isSortable: true, cell: (row) => historyOf(row).decidedOn ?? '' },
    chiefComment: { width: '8rem', cell: (row) => historyOf(row).chiefCommentOn ?? '' },
    published: { width: '8rem', isSortable: true, cell: (row) => historyOf(row).publishedOn ?? '' },
    firstRegion: { width: '11rem', cell: text(({ firstAuthorRegion }) => firstAuthorRegion?.label) },
    correspondingRegion: { width: '13rem', from: 56, cell: text(({ correspondingAuthorRegion }) => correspondingAuthorRegion?.label) },
  };
  return keys.map((key) => ({ key, header: t(`statistics.history.${key}`), ...all[key] }));
}
