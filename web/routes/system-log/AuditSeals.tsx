// Whether the logs are as they were sealed, by the last check, and a check now.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { AuditSeals_state$key } from './__generated__/AuditSeals_state.graphql.ts';
import { useCheckAudit } from './useCheckAudit.ts';

export function AuditSeals({ state: key }: { state: AuditSeals_state$key }) {
  const { t } = useTranslation('systemLog');
  const { checkAudit, isPending, state: checked } = useCheckAudit();
  const shown: AuditSeals_state$key = checked ?? key;
  const { sealedAt, lastCheck } = useFragment(
    graphql`
      fragment AuditSeals_state on AuditState {
        sealedAt
        lastCheck {
          checkedAt
          seals
          rows
          fault
          faultSource
          faultRows
          head
        }
      }
    `,
    shown,
  );
  return (
    <chakra.section aria-label={t('systemLog.seals.label')} mb="4" display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <chakra.div flex="1" minW="min(100%, 24rem)" display="grid" gap="1" aria-live="polite">
        <chakra.p display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {lastCheck && (lastCheck.seals > 0 || lastCheck.fault) ? (
            <>
              <StatusBadge {...(lastCheck.fault ? { tone: 'danger', icon: 'alert' } : { tone: 'success', icon: 'check' })}>
                {t(lastCheck.fault ? 'systemLog.seals.broken' : 'systemLog.seals.whole')}
              </StatusBadge>
              <chakra.span>
                {lastCheck.fault
                  ? t(`systemLog.seals.fault.${lastCheck.fault}`, {
                      log: t(`systemLog.seals.log.${lastCheck.faultSource ?? 'UNKNOWN'}`),
                      rows: lastCheck.faultRows ?? '',
                    })
                  : t('systemLog.seals.rows', { rows: lastCheck.rows, seals: lastCheck.seals })}
              </chakra.span>
              <chakra.span color="fg.muted">
                {t('systemLog.seals.checkedAt')} <DateText value={lastCheck.checkedAt} show="dateTime" />
              </chakra.span>
            </>
          ) : (
            <chakra.span color="fg.muted">{t(sealedAt && !lastCheck ? 'systemLog.seals.unchecked' : 'systemLog.seals.none')}</chakra.span>
          )}
        </chakra.p>
        {lastCheck?.head && (
          <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {t('systemLog.seals.head')} <code>{lastCheck.head}</code>
          </chakra.p>
        )}
      </chakra.div>
      <Button variant="outline" isPending={isPending} onClick={() => void checkAudit()}>
        {t('systemLog.seals.check')}
      </Button>
    </chakra.section>
  );
}
