// Statements to be read, one beneath the other, each with what it is about.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementAnswer, StatementKind } from '../../../shared/forms/statements.ts';
import { StatedText } from './StatedText.tsx';

interface Statement {
  kind: StatementKind;
  answer: StatementAnswer;
  /** Beside the heading. */
  mark?: ReactNode;
}

export function StatedList({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('statements');
  return (
    <chakra.dl display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" whiteSpace="normal">
      {statements.map(({ kind, answer, mark }) => (
        <div key={kind}>
          <chakra.dt fontWeight="semibold" mb="1">
            {t(`statements.kind.${kind}`)} {mark}
          </chakra.dt>
          <chakra.dd>
            <StatedText kind={kind} answer={answer} />
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
