// Answers of several reviews to the same questions, side by side; where the reviewers disagree is marked.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { isDisputed, type AnswerKind } from './disputed.ts';

interface Props {
  label: string;
  kind: AnswerKind;
  questions: readonly { id: string; text: string }[];
  wordOf: (answer: number) => string;
  /** By review, in the order of the questions. */
  columns: readonly { key: string; name: string; answers: readonly number[] }[];
}

export function AnswerTable({ label, kind, questions, wordOf, columns }: Props) {
  const { t } = useTranslation('reviewResult');
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <chakra.table
        width="full"
        css={{ borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingBlock: '0.5rem' } }}
      >
        <thead>
          <tr>
            <chakra.th scope="col" fontWeight="semibold">
              {t('reviewResult.question')}
            </chakra.th>
            {columns.map(({ key, name }) => (
              <chakra.th key={key} scope="col" ps="4" minW="5.5rem" fontWeight="semibold">
                {name}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ id, text }, index) => {
            const isMarked = isDisputed(
              kind,
              columns.map(({ answers }) => answers[index] ?? 0),
            );
            return (
              <chakra.tr key={id} borderTopWidth="1px" bg={isMarked ? 'warning.tint' : undefined}>
                <chakra.th scope="row" fontWeight="normal" lineHeight="reading" minW="11rem">
                  {text}
                  {isMarked && (
                    <chakra.span ms="2" display="inline-block">
                      <Mark tone="warning">{t('reviewResult.disputed')}</Mark>
                    </chakra.span>
                  )}
                </chakra.th>
                {columns.map(({ key, answers }) => (
                  <chakra.td key={key} ps="4" whiteSpace="nowrap">
                    {answers[index] ? wordOf(answers[index]) : '—'}
                  </chakra.td>
                ))}
              </chakra.tr>
            );
          })}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
