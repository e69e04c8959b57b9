// The drawing of the way, and how many manuscripts under way a change of switches concerns.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { InfoNotice, RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import type { WorkflowChange_preview$key } from './__generated__/WorkflowChange_preview.graphql.ts';
import { WorkflowDrawing } from './WorkflowDrawing.tsx';

interface WorkflowChangeProps {
  /** Null while it is on its way. */
  preview: WorkflowChange_preview$key | null;
  isFailed: boolean;
  onRetry: () => void;
}

export function WorkflowChange({ preview, isFailed, onRetry }: WorkflowChangeProps) {
  const data = useFragment(
    graphql`
      fragment WorkflowChange_preview on WorkflowPreview {
        underWayCount
        affected {
          count
        }
        way {
          isOnWayNow
          isOnWayThen
        }
        ...WorkflowDrawing_preview
      }
    `,
    preview,
  );
  const { t } = useTranslation('manage');
  if (isFailed) return <RetryNotice onRetry={onRetry} />;
  if (data == null) return <Spinner />;
  const { underWayCount: total } = data;
  const count = data.affected.reduce((sum, one) => sum + one.count, 0);
  const isChanged = data.way.some(({ isOnWayNow, isOnWayThen }) => isOnWayNow !== isOnWayThen);
  return (
    <chakra.div display="grid" gap="4">
      <WorkflowDrawing preview={data} />
      <div role="status">
        {isChanged ? (
          <InfoNotice tone={count > 0 ? 'warning' : 'accent'}>
            {t(count > 0 ? 'manage.way.affects' : 'manage.way.affectsNone', { count, total })}
          </InfoNotice>
        ) : (
          <chakra.p color="fg.muted">{t('manage.way.underWay', { total })}</chakra.p>
        )}
      </div>
    </chakra.div>
  );
}
