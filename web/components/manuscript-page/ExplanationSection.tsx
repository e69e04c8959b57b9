// The author's note to the editors. Not there for those it is not meant for.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { ExplanationSection_contribution$key } from './__generated__/ExplanationSection_contribution.graphql.ts';

export function ExplanationSection({ contribution }: { contribution: ExplanationSection_contribution$key }) {
  const { explanation } = useFragment(
    graphql`
      fragment ExplanationSection_contribution on Contribution {
        explanation
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!explanation) return null;
  return (
    <SheetSection id="explanation" title={t('manuscripts.detail.explanation')}>
      <chakra.p whiteSpace="pre-line" lineHeight="reading" maxW="prose">
        {explanation}
      </chakra.p>
    </SheetSection>
  );
}
