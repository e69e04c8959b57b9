// The editor-in-chief's files that went to the press: name, size, time, and a download (P2-335).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFreshLink } from '../../components/contribution/useFreshLink.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { fileSizeText } from '../../ui/form/file-size.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { SubmittedFiles_issue$key } from './__generated__/SubmittedFiles_issue.graphql.ts';
import type { SubmittedFilesQuery } from './__generated__/SubmittedFilesQuery.graphql.ts';

export function SubmittedFiles({ issue }: { issue: SubmittedFiles_issue$key }) {
  const { id, submittedFiles } = useFragment(
    graphql`
      fragment SubmittedFiles_issue on Issue {
        id
        submittedFiles {
          name
          size
          uploadedAt
          url
        }
      }
    `,
    issue,
  );
  const { t } = useTranslation('issues');
  const files = submittedFiles ?? [];
  return (
    <>
      <chakra.h3 fontWeight="semibold" mt="4" mb="2">
        {t('issues.submitted')}
      </chakra.h3>
      {files.length === 0 && <chakra.p color="fg.muted">{t('issues.noFiles')}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid" gap="2" aria-label={t('issues.submitted')} _empty={{ display: 'none' }}>
        {files.map((file, index) => (
          <SubmittedFile key={index} issueId={id} index={index} {...file} />
        ))}
      </chakra.ul>
    </>
  );
}

interface FileProps {
  issueId: string;
  /** Their order never changes. */
  index: number;
  name: string;
  size: number;
  uploadedAt: string;
  url: string;
}

function SubmittedFile({ issueId, index, name, size, uploadedAt, url }: FileProps) {
  const handleClick = useFreshLink<SubmittedFilesQuery>(
    graphql`
      query SubmittedFilesQuery($id: ID!) {
        node(id: $id) {
          ... on Issue {
            id
            submittedFiles {
              url
            }
          }
        }
      }
    `,
    { id: issueId },
    ({ node }) => node?.submittedFiles?.[index]?.url,
  );
  return (
    <chakra.li display="flex" gap="2">
      <Icon name="file" color="fg.muted" mt="1" />
      <chakra.span minW="0" display="flex" flexWrap="wrap" columnGap="3">
        <Anchor href={url} download={name} overflowWrap="anywhere" onClick={handleClick}>
          {name}
        </Anchor>
        <chakra.span color="fg.muted" fontSize="sm">
          {fileSizeText(size)}
        </chakra.span>
        <chakra.span color="fg.muted" fontSize="sm">
          <DateText value={uploadedAt} show="dateTime" />
        </chakra.span>
      </chakra.span>
    </chakra.li>
  );
}
