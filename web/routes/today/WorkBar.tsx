// Above the manuscript beside the list: in which role one reads it, putting it off or taking it up again, and its own page.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import type { WorkBarMutation } from './__generated__/WorkBarMutation.graphql.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  /** More than one role has work. */
  saysRole: boolean;
  onLater: () => void;
  onOpen: () => void;
}

export function WorkBar({ work: { item, role }, saysRole, onLater, onOpen }: Props) {
  const { t } = useTranslation('today');
  const { run, isPending } = useAction<WorkBarMutation>(graphql`
    mutation WorkBarMutation($input: TakeUpContributionInput!) {
      takeUpContribution(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  const id = item.contribution?.id;
  if (id === undefined) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3" minH="9" data-no-print>
      {saysRole && <chakra.span color="fg.muted">{t('today.asRole', { role: role.name })}</chakra.span>}
      <chakra.div ms="auto" display="flex" gap="2">
        {item.putOff ? (
          <Button size="sm" isPending={isPending} onClick={() => void run({ contributionId: id })}>
            {t('today.takeUp')}
          </Button>
        ) : (
          <Button size="sm" icon="clock" onClick={onLater}>
            {t('today.later')}
          </Button>
        )}
        <Button size="sm" onClick={onOpen}>
          {t('today.open')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
