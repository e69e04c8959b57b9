// The head of both pages of the copyright transfer: the way back, which manuscript, and which of the two steps it is at.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DateText } from '../../ui/text/DateText.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { StepBar, type Step } from '../../ui/page/StepBar.tsx';
import { AUTHOR_LIST } from '../contribution/links.ts';
import { BackToList } from '../lists/BackToList.tsx';
import { titleIn } from '../contribution/title.ts';
import type { TransferHead_contribution$key } from './__generated__/TransferHead_contribution.graphql.ts';

const STEPS = ['agreement', 'files'] as const;

export function TransferHead({ contribution, step }: { contribution: TransferHead_contribution$key; step: (typeof STEPS)[number] }) {
  const data = useFragment(
    graphql`
      fragment TransferHead_contribution on Contribution {
        manuscriptNumber
        titleZh
        titleEn
        transfer {
          colloquiumName
          agreedAt
          handedInAt
        }
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('transfer');
  const reached = { agreement: data.transfer?.agreedAt, files: data.transfer?.handedInAt };
  const steps: Step[] = STEPS.map((key) => ({
    key,
    label: t(`transfer.step.${key}`),
    state: reached[key] ? 'done' : key === step ? 'current' : 'todo',
    detail: reached[key] && <DateText value={reached[key]} show="dateTime" />,
  }));
  return (
    <>
      <BackToList otherwise={AUTHOR_LIST}>{t('transfer.list')}</BackToList>
      <PageHeader title={t(`transfer.page.${step}`)} />
      <chakra.div mb="5" display="grid" gap="4">
        <chakra.div>
          <chakra.p fontSize="lg" fontFamily="reading" lineHeight="reading">
            {titleIn(i18n.language, data)}
          </chakra.p>
          <chakra.p color="fg.muted" display="flex" flexWrap="wrap" columnGap="3">
            <span>{data.manuscriptNumber}</span>
            <span>{data.transfer?.colloquiumName}</span>
          </chakra.p>
        </chakra.div>
        <chakra.div maxW="36rem" data-no-print>
          <StepBar label={t('transfer.steps')} steps={steps} />
        </chakra.div>
      </chakra.div>
    </>
  );
}
