// The status of a manuscript in one coloured word, in the authors' or the office's terms. Nothing where it is hidden from the viewer.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { ManuscriptStatus_contribution$key } from './__generated__/ManuscriptStatus_contribution.graphql.ts';
import type { Audience } from './stage-steps.ts';
import { AUTHOR_STATUS_LOOK, STATE_LOOK, WITHDRAWN_LOOK } from './status-looks.ts';

export function ManuscriptStatus({ contribution, audience }: { contribution: ManuscriptStatus_contribution$key; audience: Audience }) {
  const { state, authorStatus, withdrawnAt } = useFragment(
    graphql`
      fragment ManuscriptStatus_contribution on Contribution {
        state
        authorStatus
        withdrawnAt
      }
    `,
    contribution,
  );
  const { t } = useTranslation('messages');
  // It rests among the rejected (docs/decisions/0006), but nobody has rejected it.
  if (withdrawnAt) return <StatusBadge {...WITHDRAWN_LOOK}>{t('authorStatus.WITHDRAWN')}</StatusBadge>;
  // An office holder who is an author of it sees the author's status.
  if (audience === 'author' || state == null)
    return authorStatus ? <StatusBadge {...AUTHOR_STATUS_LOOK[authorStatus]}>{t(`authorStatus.${authorStatus}`)}</StatusBadge> : null;
  return <StatusBadge {...STATE_LOOK[state]}>{t(`state.${state}`)}</StatusBadge>;
}
