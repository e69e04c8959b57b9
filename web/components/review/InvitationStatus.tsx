// How an invitation to review stands, in one coloured word (R2-097).
import { useTranslation } from 'react-i18next';
import type { ReviewStatusName } from '../../../shared/workflow.ts';
import { StatusBadge, type StatusLook } from '../../ui/text/StatusBadge.tsx';

export const INVITATION_LOOK: Readonly<Record<ReviewStatusName, StatusLook>> = {
  PENDING: { tone: 'accent', icon: 'inbox', isStrong: true },
  ACCEPTED: { tone: 'violet', icon: 'edit' },
  DECLINED: { tone: 'slate', icon: 'close' },
  FINISHED: { tone: 'success', icon: 'check' },
  CLOSED: { tone: 'slate', icon: 'archive' },
};

export function InvitationStatus({ status }: { status: ReviewStatusName }) {
  const { t } = useTranslation('messages');
  return <StatusBadge {...INVITATION_LOOK[status]}>{t(`reviewStatus.${status}`)}</StatusBadge>;
}
