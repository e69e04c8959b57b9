// One letter of a manuscript's log: recipient, subject, time, and delivery.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SentMail } from '../mail/SentMail.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { Tone } from '../../ui/theme/system.ts';
import type { LetterRow_mail$key, MailFate } from './__generated__/LetterRow_mail.graphql.ts';

const TONES: Readonly<Record<MailFate, Tone>> = {
  HELD: 'warning',
  QUEUED: 'warning',
  SENT: 'success',
  REFUSED: 'danger',
  FAILED: 'danger',
  CANCELLED: 'slate',
};

interface LetterRowProps {
  mail: LetterRow_mail$key;
  isPending: boolean;
  onResend: () => void;
}

export function LetterRow({ mail, isPending, onResend }: LetterRowProps) {
  const data = useFragment(
    graphql`
      fragment LetterRow_mail on Mail {
        recipientRole
        recipient {
          displayName
        }
        subject
        fate
        failure
        createdAt
        sendAfter
        sentAt
        isResent
        viewerCanResend
        ...SentMail_mail
      }
    `,
    mail,
  );
  const { t } = useTranslation(['manuscripts', 'messages']);
  const { fate, recipientRole, recipient, subject, failure } = data;
  const to = [recipientRole && t(`roleKind.${recipientRole}`, { ns: 'messages' }), recipient?.displayName].filter(Boolean).join(' ');
  const when = fate === 'SENT' ? (data.sentAt ?? data.createdAt) : fate === 'HELD' ? data.sendAfter : data.createdAt;
  return (
    <chakra.li py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="baseline">
        <chakra.span flex="1 1 18rem" minW="0" overflowWrap="anywhere">
          {subject ?? t('manuscripts.letters.hiddenSubject')}
        </chakra.span>
        <Mark tone={TONES[fate]}>{t(`manuscripts.letters.fate.${fate}`)}</Mark>
        <chakra.span color="fg.muted" fontSize="sm">
          <DateText value={when} show="dateTime" />
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline" color="fg.muted" fontSize="sm">
        <span>{t('manuscripts.letters.to', { to })}</span>
        {data.isResent && <span>{t('manuscripts.letters.resent')}</span>}
        <chakra.span ms="auto" display="flex" columnGap="3">
          <SentMail mail={data} />
          {data.viewerCanResend && (
            <Button
              variant="link"
              size="sm"
              isPending={isPending}
              aria-label={t('manuscripts.letters.resendThis', { subject: subject ?? '' })}
              onClick={onResend}
            >
              {t('manuscripts.letters.resend')}
            </Button>
          )}
        </chakra.span>
      </chakra.div>
      {failure && (
        <chakra.p color={fate === 'FAILED' || fate === 'REFUSED' ? 'danger.fg' : 'fg.muted'} fontSize="sm" overflowWrap="anywhere">
          {t('manuscripts.letters.failure', { failure })}
        </chakra.p>
      )}
    </chakra.li>
  );
}
