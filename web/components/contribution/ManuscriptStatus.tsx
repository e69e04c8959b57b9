// The status of a manuscript in one coloured word, as authors or as the office are told it. Nothing where it is not for the viewer.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ManuscriptStatus_contribution$key } from './__generated__/ManuscriptStatus_contribution.graphql.ts';
import type { Audience } from './stage-steps.ts';
import { AUTHOR_STATUS_TONE, STATE_TONE } from './tones.ts';

export function ManuscriptStatus({ contribution, audience }: { contribution: ManuscriptStatus_contribution$key; audience: Audience }) {
  const { state, authorStatus } = useFragment(graphql`
    fragment ManuscriptStatus_contribution on Contribution {
      state
      authorStatus
    }
  `, contribution);
  const { t } = useTranslation('messages');
  if (audience === 'author') return authorStatus ? <StatusBadge tone={AUTHOR_STATUS_TONE[authorStatus]}>{t(`authorStatus.${authorStatus}`)}</StatusBadge> : null;
  return state ? <StatusBadge tone={STATE_TONE[state]}>{t(`state.${state}`)}</StatusBadge> : null;
}
