// Messages, newest first, ten a page, those of one manuscript together; a message is read once it is opened (S3 §2.15), or with all others.
import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import { pageOf, useUrlParams } from '../../ui/useUrlParams.ts';
import type { MessageCenterPageQuery } from './__generated__/MessageCenterPageQuery.graphql.ts';
import type { MessageCenterPageMutation } from './__generated__/MessageCenterPageMutation.graphql.ts';
import { MessageList } from './MessageList.tsx';

const QUERY = graphql`
  query MessageCenterPageQuery($page: Int!) @preloadable {
    viewer {
      id
      unreadMessageCount
      ...MessageItem_viewer
      messages(first: 10, page: $page) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...MessageList_messages
          }
        }
      }
    }
  }
`;

export function MessageCenterPage() {
  const { data, isStale } = useRouteQuery<MessageCenterPageQuery>(QUERY);
  const refetch = useRefetch<MessageCenterPageQuery>(QUERY);
  const [params, patch] = useUrlParams();
  const { t } = useTranslation('messageCenter');
  const { viewer } = data;
  const unreadCount = viewer?.unreadMessageCount ?? 0;
  const noteRead = useOnNews(unreadCount, refetch);
  const list = viewer?.messages;
  const messages = (list?.edges ?? []).flatMap(({ node }) => node ?? []);
  // The address names a page after the last one.
  const isBeyond = (list?.totalCount ?? 0) > 0;
  const { run: markAllMessagesRead, isPending } = useAction<MessageCenterPageMutation>(graphql`
    mutation MessageCenterPageMutation {
      markAllMessagesRead {
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  `);
  return (
    <>
      <PageHeader
        title={t('messageCenter.title')}
        actions={
          unreadCount > 0 && (
            <Button icon="check" isPending={isPending} onClick={() => void markAllMessagesRead({})}>
              {t('messageCenter.readAll')}
            </Button>
          )
        }
        aside={unreadCount > 0 && <StatusBadge tone="accent">{t('messageCenter.unreadCount', { count: unreadCount })}</StatusBadge>}
      />
      <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" aria-busy={isStale || undefined} opacity={isStale ? 0.55 : undefined}>
        {messages.length === 0 &&
          (isBeyond ? (
            <EmptyState
              icon="bell"
              title={t('messageCenter.beyond')}
              action={<Button onClick={() => patch({})}>{t('messageCenter.firstPage')}</Button>}
            />
          ) : (
            <EmptyState icon="bell" title={t('messageCenter.empty')} hint={t('messageCenter.emptyHint')} />
          ))}
        {viewer && messages.length > 0 && <MessageList messages={messages} viewer={viewer} onRead={noteRead} />}
      </chakra.div>
      <Pager
        page={pageOf(params)}
        pageSize={10}
        totalCount={list?.totalCount ?? 0}
        totalCountIsCapped={list?.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
    </>
  );
}

/**
 * The shell keeps the count live. When it changes without a reading here, there is a message that this page does not show yet, or one was
 * read in another tab. Returns a function to call when one is read here.
 */
function useOnNews(count: number, onNews: () => void): () => void {
  const expected = useRef(count);
  const handleNews = useEffectEvent(onNews);
  useEffect(() => {
    if (count !== expected.current) handleNews();
    expected.current = count;
  }, [count]);
  return useCallback(() => {
    expected.current -= 1;
  }, []);
}
