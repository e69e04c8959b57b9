// Beside a manuscript that was returned: the comments of the office and the reviewers, to be answered while it is changed.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../../components/contribution/FileList.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { RevisionNotes_contribution$key } from './__generated__/RevisionNotes_contribution.graphql.ts';

/** Renders nothing for a manuscript that was never returned. */
export function RevisionNotes({ contribution: contributionKey }: { contribution: RevisionNotes_contribution$key }) {
  const { authorStatus, events, reviews } = useFragment(
    graphql`
      fragment RevisionNotes_contribution on Contribution {
        authorStatus
        events {
          id
          at
          authorStatus
          comment
          files {
            id
            ...FileList_files
          }
        }
        reviews {
          id
          comment
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const letter = events?.findLast((event) => event.authorStatus === 'AWAITING_REVISION');
  if (authorStatus !== 'AWAITING_REVISION' || letter === undefined) return null;
  const files = letter.files ?? [];
  const opinions = (reviews ?? []).filter(({ comment }) => Boolean(comment));
  return (
    <chakra.details
      open
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="3"
      mb={{ base: '4', xl: '0' }}
      order={{ xl: '1' }}
      position={{ xl: 'sticky' }}
      top={{ xl: 'calc(var(--header-height, 0px) + 1.5rem)' }}
      maxH={{ base: '50dvh', xl: 'calc(100dvh - var(--header-height, 0px) - 7rem)' }}
      overflowY="auto"
    >
      <chakra.summary cursor="pointer" fontWeight="semibold">
        {t('wizard.revision.title')}
      </chakra.summary>
      <chakra.div display="grid" gap="4" mt="3" lineHeight="reading">
        <section>
          <chakra.h2 fontWeight="medium">{t('wizard.revision.letter')}</chakra.h2>
          <chakra.div color="fg.muted" fontSize="sm" mb="1">
            <DateText value={letter.at} show="dateTime" />
          </chakra.div>
          <Text text={letter.comment ?? t('wizard.revision.noComment')} />
          {files.length > 0 && (
            <chakra.div mt="2">
              <FileList files={files} />
            </chakra.div>
          )}
        </section>
        {opinions.map(({ id, comment }, index) => (
          <section key={id}>
            <chakra.h2 fontWeight="medium" mb="1">
              {t('wizard.revision.review', { number: index + 1 })}
            </chakra.h2>
            <Text text={comment ?? ''} />
          </section>
        ))}
      </chakra.div>
    </chakra.details>
  );
}

function Text({ text }: { text: string }) {
  return (
    <chakra.p dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
      {text}
    </chakra.p>
  );
}
