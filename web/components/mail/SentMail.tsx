// A letter as it went, for the office that may read it: fetched when it is opened.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { RichTextView } from '../../editor/RichTextView.tsx';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { SentMail_mail$key } from './__generated__/SentMail_mail.graphql.ts';
import type { SentMailQuery, SentMailQuery$data } from './__generated__/SentMailQuery.graphql.ts';

type Letter = NonNullable<NonNullable<SentMailQuery$data['node']>['mail']>;

export function SentMail({ mail: key }: { mail: SentMail_mail$key }) {
  const { id, subject, viewerCanRead } = useFragment(
    graphql`
      fragment SentMail_mail on Mail {
        id
        subject
        viewerCanRead
      }
    `,
    key,
  );
  const { t } = useTranslation('mail');
  const [letter, setLetter] = useState<Letter | null>(null);
  const [isPending, setIsPending] = useState(false);
  const fetchLetter = useFetchNow<SentMailQuery>(graphql`
    query SentMailQuery($id: ID!) {
      node(id: $id) {
        ... on Mail @alias(as: "mail") {
          subject
          from
          to
          replyTo
          fate
          sendAfter
          sentAt
          triedAt
          html
          attachments
        }
      }
    }
  `);
  if (!viewerCanRead) return null;
  async function handleOpen() {
    setIsPending(true);
    const answer = await fetchLetter({ id });
    setIsPending(false);
    setLetter(answer?.node?.mail ?? null);
  }
  return (
    <>
      <Button
        variant="link"
        size="sm"
        isPending={isPending}
        aria-label={t('mail.readThis', { subject: subject ?? '' })}
        onClick={() => void handleOpen()}
      >
        {t('mail.read')}
      </Button>
      {letter && (
        <Dialog isOpen size="lg" title={letter.subject} onClose={() => setLetter(null)}>
          <Head letter={letter} />
          <RichTextView html={letter.html ?? ''} pt="4" />
        </Dialog>
      )}
    </>
  );
}

/** When it was sent, refused or last tried; older ones have no time. Only waiting ones are still to be sent. */
function timeOf({ fate, sendAfter, sentAt, triedAt }: Letter) {
  if (sentAt) return { name: 'sentAt', at: sentAt } as const;
  if (fate === 'REFUSED') return { name: 'refusedAt', at: triedAt } as const;
  return fate === 'FAILED' ? ({ name: 'triedAt', at: triedAt } as const) : ({ name: 'sendAfter', at: sendAfter } as const);
}

function Head({ letter }: { letter: Letter }) {
  const { from, to, replyTo, attachments } = letter;
  const { t } = useTranslation('mail');
  const { name: timeName, at } = timeOf(letter);
  const lines = [
    ['from', from],
    ['to', to],
    ['replyTo', replyTo],
    [timeName, at && <DateText key="at" value={at} show="dateTime" />],
    ['attachments', attachments?.length ? attachments.join(t('mail.comma')) : null],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="max-content minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      pb="4"
      borderBottomWidth="1px"
      color="fg.muted"
      fontSize="sm"
    >
      {lines.map(
        ([name, value]) =>
          value && (
            <chakra.div key={name} display="contents">
              <dt>{t(`mail.head.${name}`)}</dt>
              <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
            </chakra.div>
          ),
      )}
    </chakra.dl>
  );
}
