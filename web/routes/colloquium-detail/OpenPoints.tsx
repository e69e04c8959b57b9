// Findings that do not hold the issue back, repeated where it is sent.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenPoints_issue$key } from './__generated__/OpenPoints_issue.graphql.ts';
import { findingLine, unconfirmedLine } from './finding-line.ts';

export function OpenPoints({ issue }: { issue: OpenPoints_issue$key }) {
  const { findings, unconfirmedAuthors } = useFragment(
    graphql`
      fragment OpenPoints_issue on Issue {
        findings {
          ...findingLine_finding
        }
        unconfirmedAuthors {
          ...findingLine_unconfirmed
        }
      }
    `,
    issue,
  );
  const { t, i18n } = useTranslation(['issues', 'authorship']);
  const lines = [
    ...(findings ?? []).map((finding) => findingLine(t, i18n.language, finding).text),
    ...(unconfirmedAuthors ?? []).map((author) => unconfirmedLine(t, i18n.language, author).text),
  ];
  if (lines.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={t('issues.checks')}>
      <p>{t('issues.findingsLeft')}</p>
      <chakra.ul ps="5" maxH="12rem" overflowY="auto" tabIndex={0}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
