// Outcome of a sign-in, and when it ended.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge, type StatusLook } from '../../ui/text/StatusBadge.tsx';
import type { SignInOutcome } from './__generated__/SignInHistoryPageQuery.graphql.ts';

const LOOKS: Readonly<Partial<Record<SignInOutcome, StatusLook>>> = {
  LIVE: { tone: 'success', icon: 'check' },
  PENDING: { tone: 'warning', icon: 'clock' },
  WRONG_PASSWORD: { tone: 'danger', icon: 'alert' },
  DISABLED: { tone: 'danger', icon: 'alert' },
};

export function OutcomeBadge({
  outcome,
  isCurrent,
  endedAt,
}: {
  outcome: SignInOutcome;
  isCurrent: boolean;
  endedAt: string | null | undefined;
}) {
  const { t } = useTranslation('signInHistory');
  return (
    <chakra.span display="inline-grid" gap="1">
      <StatusBadge {...(LOOKS[outcome] ?? { tone: 'slate' })}>
        {isCurrent ? t('signInHistory.current') : t(`signInHistory.outcome.${outcome}`)}
      </StatusBadge>
      {endedAt && (
        <chakra.span color="fg.muted" fontSize="sm">
          <DateText value={endedAt} show="dateTime" />
        </chakra.span>
      )}
    </chakra.span>
  );
}
