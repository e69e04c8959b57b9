// How the manuscript stands, whose turn it is, and what the viewer can do now: the usual act first, destructive ones apart, blocked
// ones with the reason.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { IntakeDialog } from '../../components/contribution/IntakeDialog.tsx';
import type { IntakeAct } from '../../components/contribution/intake.ts';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { editLink, transferLink } from '../../components/contribution/links.ts';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ResponsibleParty } from '../../components/contribution/ResponsibleParty.tsx';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { StatusPanel_contribution$key } from './__generated__/StatusPanel_contribution.graphql.ts';
import { allowedActs, blockedActs } from './acts.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface Props {
  contribution: StatusPanel_contribution$key;
  viewerId: string;
  role: RoleKindCode;
  audience: Audience;
  /** Something was done: the page must be read anew. */
  onDone: () => void;
}

export function StatusPanel({ contribution, viewerId, role, audience, onDone }: Props) {
  const data = useFragment(
    graphql`
      fragment StatusPanel_contribution on Contribution {
        id
        manuscriptNumber
        titleZh
        titleEn
        authorStatus
        responsible {
          role
        }
        viewerCanEdit
        viewerActs {
          act
          isAllowed
          refusal
        }
        ...ManuscriptStatus_contribution
        ...ResponsibleParty_contribution
        ...ExpectedStep_contribution
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation(['manuscripts', 'messages']);
  const [act, setAct] = useState<IntakeAct | 'withdraw' | null>(null);
  const allowed = allowedActs(data.viewerActs);
  const blocked = blockedActs(data.viewerActs);
  const canEdit = data.viewerCanEdit || allowed.includes('CHANGE');
  const canWithdraw = allowed.includes('WITHDRAW');
  const hasNothing = allowed.every((act) => act === 'WITHDRAW') && !canEdit;
  if (data.authorStatus == null && hasNothing && !canWithdraw && blocked.length === 0) return null;
  const name = titleIn(i18n.language, data) ?? t('manuscripts.untitled');
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <ManuscriptStatus contribution={data} audience={audience} />
        {data.responsible && (
          <span>
            <chakra.span color="fg.muted" me="2">
              {t('manuscripts.column.responsible')}
            </chakra.span>
            <ResponsibleParty contribution={data} />
          </span>
        )}
      </chakra.div>
      {audience === 'author' && <ExpectedStep contribution={data} />}
      {(!hasNothing || blocked.length > 0) && (
        <chakra.h2 mt="4" mb="2" fontWeight="semibold" data-no-print>
          {hasNothing ? t('manuscripts.detail.noActs') : t('manuscripts.detail.acts')}
        </chakra.h2>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" data-no-print>
        {canEdit && (
          <ButtonLink to={editLink(data.id)} flex="1 1 9rem" variant="solid" icon="edit">
            {t('act.CHANGE', { ns: 'messages' })}
          </ButtonLink>
        )}
        {allowed.includes('AUTHORIZE') && (
          <ButtonLink to={transferLink(data)} flex="1 1 9rem" variant="solid" icon="edit">
            {t('act.AUTHORIZE', { ns: 'messages' })}
          </ButtonLink>
        )}
        {allowed.includes('RECEIVE') && (
          <Button flex="1 1 9rem" variant="solid" onClick={() => setAct('receive')}>
            {t('act.RECEIVE', { ns: 'messages' })}
          </Button>
        )}
        {allowed.includes('REFUSE') && (
          <Button flex="1 1 9rem" variant="dangerOutline" onClick={() => setAct('refuse')}>
            {t('act.REFUSE', { ns: 'messages' })}
          </Button>
        )}
        {blocked.map(({ reason, acts }) => (
          <chakra.div key={reason} width="full" fontSize="sm" color="fg.muted" lineHeight="reading">
            <chakra.span display="block" color="fg">
              {reason}
            </chakra.span>
            {t('manuscripts.detail.blocked', {
              acts: [...new Set(acts.map((act) => t(`act.${act}`, { ns: 'messages' })))].join(t('manuscripts.listSeparator')),
            })}
          </chakra.div>
        ))}
      </chakra.div>
      {/* Apart from what goes on, and quiet: hardly anyone comes for it. */}
      {canWithdraw && (
        <chakra.div mt="3" data-no-print>
          <Button variant="link" color="danger.fg" onClick={() => setAct('withdraw')}>
            {t('act.WITHDRAW', { ns: 'messages' })}
          </Button>
        </chakra.div>
      )}
      {act === 'withdraw' && (
        <WithdrawDialog viewerId={viewerId} contributionId={data.id} name={name} onClose={() => setAct(null)} onDone={onDone} />
      )}
      {act !== null && act !== 'withdraw' && (
        <IntakeDialog act={act} role={role} manuscripts={[{ id: data.id, name }]} onClose={() => setAct(null)} onDone={onDone} />
      )}
    </Panel>
  );
}
