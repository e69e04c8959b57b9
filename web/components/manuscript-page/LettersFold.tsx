// The letters about a manuscript, for the office that wrote them: folded, and asked for when it is opened.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/page/Spinner.tsx';
import type { LettersFoldQuery } from './__generated__/LettersFoldQuery.graphql.ts';
import { LetterRow } from './LetterRow.tsx';
import { useResendMail } from './useResendMail.ts';

const QUERY = graphql`
  query LettersFoldQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        mails {
          id
          ...LetterRow_mail
        }
      }
    }
  }
`;

export function LettersFold({ contributionId }: { contributionId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { t } = useTranslation('manuscripts');
  return (
    <chakra.details mt="5" pt="3" borderTopWidth="1px" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" fontWeight="medium">
        {t('manuscripts.letters.title')}
      </chakra.summary>
      {isOpen && <Letters contributionId={contributionId} />}
    </chakra.details>
  );
}

function Letters({ contributionId }: { contributionId: string }) {
  const { data, error, retry } = useFetched<LettersFoldQuery>(QUERY, contributionId, { id: contributionId });
  const { resend, isPending, mails: afterwards } = useResendMail();
  const { t } = useTranslation(['manuscripts', 'ui']);
  if (error !== null)
    return (
      <chakra.p role="alert" color="danger.fg" mt="3" display="flex" flexWrap="wrap" gap="3">
        {errorMessage(error)}
        <Button variant="link" onClick={retry}>
          {t('ui.retry.again', { ns: 'ui' })}
        </Button>
      </chakra.p>
    );
  if (data === null)
    return (
      <chakra.div mt="3" role="status">
        <Spinner />
      </chakra.div>
    );
  const mails = afterwards ?? data.node?.contribution?.mails ?? [];
  if (mails.length === 0)
    return (
      <chakra.p color="fg.muted" mt="3">
        {t('manuscripts.letters.none')}
      </chakra.p>
    );
  return (
    <chakra.ul listStyleType="none" mt="2" aria-label={t('manuscripts.letters.title')}>
      {mails.map((mail) => (
        <LetterRow key={mail.id} mail={mail} isPending={isPending} onResend={() => void resend(mail.id)} />
      ))}
    </chakra.ul>
  );
}
