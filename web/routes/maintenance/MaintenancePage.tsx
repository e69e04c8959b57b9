// Maintenance as administrators see it: whether one is planned or under way, and the form to plan, change and end it.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { MaintenancePageQuery } from './__generated__/MaintenancePageQuery.graphql.ts';
import type { MaintenancePageMutation } from './__generated__/MaintenancePageMutation.graphql.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';

export function MaintenancePage() {
  const { data } = useRouteQuery<MaintenancePageQuery>(graphql`
    query MaintenancePageQuery @preloadable {
      viewer {
        id
      }
      publicSettings {
        maintenance {
          isUnderWay
        }
      }
      maintenancePlan {
        id
        version
        startsAt
        endsAt
        ...MaintenanceForm_plan
      }
    }
  `);
  const { t } = useTranslation('maintenance');
  const { run: endMaintenance, isPending } = useAction<MaintenancePageMutation>(graphql`
    mutation MaintenancePageMutation($input: EndMaintenanceInput!) {
      endMaintenance(input: $input) {
        maintenancePlan {
          id
          version
          startsAt
          endsAt
        }
      }
    }
  `);
  const [isAsking, setIsAsking] = useState(false);
  /** How often one was ended here: the form begins anew then. */
  const [ends, setEnds] = useState(0);
  const plan = data.maintenancePlan;
  if (!plan) return null;
  // Over by itself, it is none any more.
  const isThere = Boolean(plan.startsAt) && data.publicSettings.maintenance != null;
  const isUnderWay = isThere && (data.publicSettings.maintenance?.isUnderWay ?? false);
  async function handleEnd() {
    if (plan && (await endMaintenance({ version: plan.version }))) {
      setEnds((count) => count + 1);
      showNotice({ kind: 'success', text: t(isUnderWay ? 'maintenance.end.done' : 'maintenance.callOff.done') });
    }
    setIsAsking(false);
  }
  const act = isUnderWay ? 'end' : 'callOff';
  return (
    <>
      <PageHeader
        title={t('maintenance.title')}
        aside={
          isThere && (
            <StatusBadge tone={isUnderWay ? 'danger' : 'warning'}>
              {isUnderWay ? t('maintenance.state.underWay') : t('maintenance.state.planned')}
            </StatusBadge>
          )
        }
      />
      <chakra.div display="grid" gap="4" maxW="page">
        <Panel
          id="state"
          title={t('maintenance.state.title')}
          actions={
            isThere && (
              <Button variant={isUnderWay ? 'danger' : 'dangerOutline'} onClick={() => setIsAsking(true)}>
                {t(`maintenance.${act}.verb`)}
              </Button>
            )
          }
        >
          <chakra.p>
            {isThere
              ? t('maintenance.state.window', { from: dateTimeText(plan.startsAt ?? ''), to: dateTimeText(plan.endsAt ?? '') })
              : t('maintenance.state.none')}
          </chakra.p>
          <chakra.p mt="2" color="fg.muted">
            {t('maintenance.state.meaning')}
          </chakra.p>
        </Panel>
        <MaintenanceForm key={ends} viewerId={data.viewer?.id ?? ''} plan={plan} isChange={isThere} />
      </chakra.div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`maintenance.${act}.title`)}
        confirmLabel={t(`maintenance.${act}.verb`)}
        isPending={isPending}
        onConfirm={() => void handleEnd()}
        onCancel={() => setIsAsking(false)}
      >
        {t(`maintenance.${act}.body`)}
      </ConfirmDialog>
    </>
  );
}
