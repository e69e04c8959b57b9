// The found reviewers, compared in columns that sort: what they have in hand, how they answered and reviewed, when they were asked last.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SortButton } from '../../ui/list/DataTable.tsx';
import { FIGURES, nextSort, type Candidate, type FigureSort } from './candidate-figures.ts';
import { actHead, figure, line, nameHead } from './candidate-styles.ts';
import { CandidateRow } from './CandidateRow.tsx';

interface CandidateTableProps {
  candidates: readonly Candidate[];
  addedCodes: ReadonlySet<string>;
  /** Null: the most fitting first, as the search has them. */
  sort: FigureSort | null;
  onSort: (sort: FigureSort | null) => void;
  onAdd: (candidate: Candidate) => void;
}

/** Beneath the name, without a heading that one sees. */
const FACTS = ['sex', 'professionalTitle', 'company', 'email', 'region'] as const;

export function CandidateTable({ candidates, addedCodes, sort, onSort, onAdd }: CandidateTableProps) {
  const { t } = useTranslation('candidates');
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'candidates' }}>
      <chakra.div role="table" aria-label={t('candidates.table')} borderWidth="1px" borderRadius="md" bg="bg.panel">
        <chakra.div role="row" css={line} py="2" bg="bg.subtle" color="fg.muted" fontSize="sm" fontWeight="medium" borderTopRadius="md">
          <chakra.span role="columnheader" css={nameHead}>
            {t('candidates.column.realName')}
          </chakra.span>
          {FACTS.map((column) => (
            <chakra.span key={column} role="columnheader" srOnly>
              {t(`candidates.column.${column}`)}
            </chakra.span>
          ))}
          {FIGURES.map((key) => {
            const direction = sort?.key === key ? sort.direction : null;
            return (
              <chakra.span
                key={key}
                role="columnheader"
                css={figure}
                aria-sort={direction === null ? undefined : direction === 'ASC' ? 'ascending' : 'descending'}
              >
                <SortButton label={t(`candidates.column.${key}`)} direction={direction} onClick={() => onSort(nextSort(sort, key))} />
              </chakra.span>
            );
          })}
          <chakra.span role="columnheader" css={actHead}>
            <chakra.span srOnly>{t('candidates.column.add')}</chakra.span>
          </chakra.span>
        </chakra.div>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.code}
            candidate={candidate}
            isAdded={addedCodes.has(candidate.code)}
            onAdd={() => onAdd(candidate)}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
