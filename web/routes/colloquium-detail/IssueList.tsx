// The issues of a colloquium, the latest first, each with the time it was sent to the press; closed it is 180 px high (R2-149).
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { issueFacts } from './issue-facts.ts';
import type { IssueList_colloquium$key } from './__generated__/IssueList_colloquium.graphql.ts';

const CLOSED_HEIGHT = '180px';
/** Rows of 44 px that the closed list shows whole. */
const CLOSED_ROWS = 4;

export function IssueList({ colloquium, current }: { colloquium: IssueList_colloquium$key; current: number | null }) {
  const { issues, publicationKind } = useFragment(
    graphql`
      fragment IssueList_colloquium on Colloquium {
        publicationKind
        issues {
          id
          number
          totalNumber
          isbn
          sentAt
        }
      }
    `,
    colloquium,
  );
  const { t } = useTranslation('issues');
  const [search] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!issues || issues.length === 0) return null;
  const hasMore = issues.length > CLOSED_ROWS;
  const addressOf = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('issue', String(number));
    return `?${next}`;
  };
  return (
    <Panel
      id="issues"
      title={t('issues.list')}
      actions={
        hasMore && (
          <Button
            size="sm"
            icon={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'issues.collapse' : 'issues.expand', { count: issues.length })}
          </Button>
        )
      }
    >
      <chakra.ul id={id} listStyleType="none" overflowY="auto" style={{ maxHeight: isOpen ? undefined : CLOSED_HEIGHT }}>
        {issues.map(({ id: key, number, totalNumber, isbn, sentAt }) => (
          <chakra.li
            key={key}
            display="flex"
            alignItems="center"
            flexWrap="wrap"
            columnGap="4"
            minH="11"
            px="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            borderRadius="md"
            bg={number === current ? 'accent.tint' : undefined}
          >
            <TextLink
              to={addressOf(number)}
              preventScrollReset
              aria-current={number === current ? 'true' : undefined}
              fontWeight="semibold"
              flexShrink="0"
              minW="4rem"
            >
              {t('issues.number', { number })}
            </TextLink>
            <chakra.span fontSize="sm" _empty={{ display: 'none' }}>
              {issueFacts(t, { kind: publicationKind, totalNumber, isbn })}
            </chakra.span>
            <chakra.span color="fg.muted" fontSize="sm" ms="auto" textAlign="end">
              {sentAt ? (
                <>
                  {t('issues.sentOn')} <DateText value={sentAt} show="dateTime" />
                </>
              ) : (
                t('issues.notSent')
              )}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
