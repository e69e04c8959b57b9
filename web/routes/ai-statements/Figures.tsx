// How many were stated, used and checked, by journal and year, as a small table that folds; the same as a spreadsheet.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import type { Figures_viewer$key } from './__generated__/Figures_viewer.graphql.ts';
import type { FiguresExportQuery } from './__generated__/FiguresExportQuery.graphql.ts';

const CELLS: SystemStyleObject = {
  '& th, & td': { px: '2', py: '1', textAlign: 'start', borderBottomWidth: '1px', fontWeight: 'normal' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& td, & th + th': { textAlign: 'end', whiteSpace: 'nowrap' },
};
const COUNTS = ['asked', 'stated', 'used', 'checked', 'inOrder', 'questions', 'breaches'] as const;

export function Figures({ viewer }: { viewer: Figures_viewer$key }) {
  const { aiStatementFigures } = useFragment(
    graphql`
      fragment Figures_viewer on Viewer {
        aiStatementFigures {
          colloquiumId
          colloquiumName
          year
          asked
          stated
          used
          checked
          inOrder
          questions
          breaches
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('aiStatements');
  const fetchNow = useFetchNow<FiguresExportQuery>(graphql`
    query FiguresExportQuery {
      viewer {
        aiStatementFiguresExportUrl
      }
    }
  `);
  const [isPending, setIsPending] = useState(false);
  const rows = aiStatementFigures ?? [];
  if (rows.length === 0) return null;
  async function handleExport() {
    setIsPending(true);
    const url = (await fetchNow({}))?.viewer?.aiStatementFiguresExportUrl;
    setIsPending(false);
    if (url) location.assign(url);
  }
  return (
    <chakra.details bg="bg.panel" borderWidth="1px" borderRadius="md" px="4" py="3" mb="4">
      <chakra.summary cursor="pointer" fontWeight="medium" py="0.5">
        {t('aiStatements.figures.title')}
      </chakra.summary>
      <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t('aiStatements.figures.title')} my="3">
        <chakra.table width="full" fontSize="sm" css={CELLS}>
          <thead>
            <tr>
              <th scope="col">{t('aiStatements.column.journal')}</th>
              <th scope="col">{t('aiStatements.figures.year')}</th>
              {COUNTS.map((count) => (
                <th key={count} scope="col">
                  {t(`aiStatements.figures.${count}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.colloquiumId} ${row.year}`}>
                <th scope="row">{row.colloquiumName}</th>
                <td>{row.year}</td>
                {COUNTS.map((count) => (
                  <td key={count}>{row[count]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      <Button icon="download" isPending={isPending} onClick={() => void handleExport()} data-no-print>
        {t('aiStatements.figures.export')}
      </Button>
    </chakra.details>
  );
}
