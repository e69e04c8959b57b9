// The letter of an invitation as it went, for the office: fetched when it is opened.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { RichTextView } from '../../editor/RichTextView.tsx';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { SentLetter_review$key } from './__generated__/SentLetter_review.graphql.ts';
import type { SentLetterQuery } from './__generated__/SentLetterQuery.graphql.ts';

/** The link opens the review and is not kept; in its place in the text a word. */
const withoutLink = (html: string, word: string) => html.replaceAll(/\{\{link\}\}(?![^<]*>)/g, () => word);

export function SentLetter({ review: key }: { review: SentLetter_review$key }) {
  const review = useFragment(
    graphql`
      fragment SentLetter_review on Review {
        id
        inviter {
          displayName
        }
        reviewer {
          displayName
        }
      }
    `,
    key,
  );
  const { t } = useTranslation('inviteReviewers');
  const [letter, setLetter] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const fetchLetter = useFetchNow<SentLetterQuery>(graphql`
    query SentLetterQuery($id: ID!) {
      node(id: $id) {
        ... on Review {
          letter
        }
      }
    }
  `);
  const name = review.reviewer?.displayName;
  // A reader who may know the inviter may read the letter.
  if (!review.inviter || name === undefined) return null;
  async function handleOpen() {
    setIsPending(true);
    const answer = await fetchLetter({ id: review.id });
    setIsPending(false);
    if (answer) setLetter(answer.node?.letter ?? '');
  }
  return (
    <>
      <Button
        variant="link"
        justifySelf="start"
        isPending={isPending}
        aria-label={t('inviteReviewers.letterNamed', { name })}
        data-no-print
        onClick={() => void handleOpen()}
      >
        {t('inviteReviewers.letter')}
      </Button>
      <Dialog isOpen={letter !== null} size="md" title={t('inviteReviewers.letterNamed', { name })} onClose={() => setLetter(null)}>
        {letter === '' ? (
          t('inviteReviewers.letter.none')
        ) : (
          <RichTextView html={withoutLink(letter ?? '', t('inviteReviewers.letter.link'))} />
        )}
      </Dialog>
    </>
  );
}
