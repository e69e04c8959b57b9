// What the authors have stated, as the last submission says it; earlier ones folded, with what has changed since.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { statedAnswer } from '../statements/asked-statements.ts';
import { StatedList } from '../statements/StatedList.tsx';
import { isSame } from '../../drafts/same.ts';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { StatementsSection_contribution$key } from './__generated__/StatementsSection_contribution.graphql.ts';

/** Nothing where the journal asked for nothing, or the viewer may not know. */
export function StatementsSection({ contribution }: { contribution: StatementsSection_contribution$key }) {
  const { statements } = useFragment(
    graphql`
      fragment StatementsSection_contribution on Contribution {
        statements {
          version
          handedInAt
          stated {
            ...askedStatements_stated
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('statements');
  const all = (statements ?? []).map(({ stated, ...rest }) => ({ ...rest, ...statedAnswer(stated) }));
  const versions = [...new Set(all.map(({ version }) => version))].toSorted((one, other) => other - one);
  const [last, ...earlier] = versions;
  if (last === undefined) return null;
  /** Against the submission before it. */
  function isChanged({ version, kind, answer }: (typeof all)[number]): boolean {
    const before = all.findLast((one) => one.kind === kind && one.version < version);
    return before !== undefined && !isSame(before.answer, answer);
  }
  const ofVersion = (version: number) => (
    <StatedList
      statements={all
        .filter((one) => one.version === version)
        .map((one) => ({ ...one, mark: isChanged(one) && <Mark tone="warning">{t('statements.changed')}</Mark> }))}
    />
  );
  return (
    <SheetSection id="statements" title={t('statements.title')}>
      {ofVersion(last)}
      {earlier.map((version) => (
        <chakra.details key={version} mt="4" borderTopWidth="1px" pt="3">
          <chakra.summary cursor="pointer" color="fg.muted" mb="3">
            {t('statements.version', { version })} <DateText value={all.find((one) => one.version === version)?.handedInAt ?? ''} />
          </chakra.summary>
          {ofVersion(version)}
        </chakra.details>
      ))}
    </SheetSection>
  );
}
