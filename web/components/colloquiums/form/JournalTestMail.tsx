// Tries the mailbox that is saved of a journal or conference.
import { chakra } from '@chakra-ui/react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../../relay/useAction.ts';
import { useFetchNow } from '../../../relay/useFetchNow.ts';
import { TestMail } from '../../mail/TestMail.tsx';
import type { JournalTestMailMutation } from './__generated__/JournalTestMailMutation.graphql.ts';
import type { JournalTestMailQuery } from './__generated__/JournalTestMailQuery.graphql.ts';

export function JournalTestMail({ colloquiumId, isUnsaved }: { colloquiumId: string; isUnsaved: boolean }) {
  const { run, isPending } = useAction<JournalTestMailMutation>(graphql`
    mutation JournalTestMailMutation($input: SendTestMailInput!) {
      sendTestMail(input: $input) {
        testMail {
          ...TestMail_mail
        }
      }
    }
  `);
  const fetchNow = useFetchNow<JournalTestMailQuery>(graphql`
    query JournalTestMailQuery($id: ID!) {
      node(id: $id) {
        ... on Colloquium {
          contents {
            lastTestMail {
              ...TestMail_mail
            }
          }
        }
      }
    }
  `);
  return (
    <chakra.div mt="5">
      <TestMail
        isUnsaved={isUnsaved}
        isPending={isPending}
        send={async () => (await run({ colloquiumId }))?.testMail}
        ask={async () => (await fetchNow({ id: colloquiumId }, () => {}))?.node?.contents?.lastTestMail}
      />
    </chakra.div>
  );
}
