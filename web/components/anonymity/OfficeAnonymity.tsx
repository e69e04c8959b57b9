// Before blind reviewers are invited: traces of the authors in the reviewers' files, and the office's choices. Empty where reviewers may
// know the authors.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import type { OfficeAnonymityQuery } from './__generated__/OfficeAnonymityQuery.graphql.ts';
import { AnonymityAdvice } from './AnonymityAdvice.tsx';
import { AnonymityChoice } from './AnonymityChoice.tsx';
import { useAnonymity } from './useAnonymity.ts';

const QUERY = graphql`
  query OfficeAnonymityQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution {
        authors {
          personName
          email
        }
        files {
          id
          name
          kind
          isForReviewers
        }
        anonymityChoices {
          fileId
          choice
          reason
          madeBy
          madeAt
        }
      }
    }
  }
`;

interface Props {
  contributionId: string;
  /** Told whether each file that names its authors has been decided on: a page may warn before it invites. */
  onSettled?: (isSettled: boolean) => void;
}

export function OfficeAnonymity({ contributionId, onSettled }: Props) {
  const { t } = useTranslation('anonymity');
  const [turn, setTurn] = useState(0);
  const { data, error, retry } = useFetched<OfficeAnonymityQuery>(QUERY, `${contributionId} ${turn}`, { id: contributionId });
  // The earlier result stays on the screen while it is loaded again.
  const [kept, setKept] = useState(data);
  if (data !== null && data !== kept) setKept(data);
  const { files = null, authors = null, anonymityChoices = null } = kept?.node ?? {};
  const report = useAnonymity(
    contributionId,
    (files ?? []).filter(({ isForReviewers }) => isForReviewers),
    authors ?? [],
    files !== null,
  );
  const latest = (fileId: string) => (anonymityChoices ?? []).find((choice) => choice.fileId === fileId) ?? null;
  const open = report.files.filter(({ id, anonymity }) => {
    const names = anonymity === null ? [] : [anonymity.text, anonymity.headers, anonymity.commentTexts, anonymity.deleted].flat();
    const isDecided = ['GO_ON', 'REPLACED'].includes(latest(id)?.choice ?? '');
    return !isDecided && (names.length > 0 || anonymity?.isRead === false);
  });
  const isSettled = open.length === 0;
  const tell = useEffectEvent((now: boolean) => onSettled?.(now));
  useEffect(() => tell(isSettled), [isSettled]);
  if (error !== null) return <RetryNotice message={errorMessage(error)} onRetry={retry} />;
  if (report.files.length === 0 && report.failure === undefined) return null;
  return (
    <chakra.section aria-label={t('anonymity.title')}>
      <AnonymityAdvice
        report={report}
        staying={t('anonymity.staying')}
        actionsFor={(fileId) => (
          <AnonymityChoice
            contributionId={contributionId}
            fileId={fileId}
            latest={latest(fileId)}
            onDone={() => setTurn((count) => count + 1)}
          />
        )}
      />
    </chakra.section>
  );
}
