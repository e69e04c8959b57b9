// The messages of a page; several of one manuscript stand together under its title.
import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { titleIn } from '../../components/contribution/title.ts';
import type { MessageItem_viewer$key } from './__generated__/MessageItem_viewer.graphql.ts';
import type { MessageList_messages$key } from './__generated__/MessageList_messages.graphql.ts';
import { groupMessages } from './message-groups.ts';
import { MessageItem } from './MessageItem.tsx';

interface MessageListProps {
  messages: MessageList_messages$key;
  viewer: MessageItem_viewer$key;
  /** One is being marked as read. */
  onRead: () => void;
}

export function MessageList({ messages: messagesKey, viewer, onRead }: MessageListProps) {
  const messages = useFragment(
    graphql`
      fragment MessageList_messages on Message @relay(plural: true) {
        id
        manuscriptNumber
        manuscriptTitle
        contribution {
          id
          titleZh
          titleEn
        }
        ...MessageItem_message
      }
    `,
    messagesKey,
  );
  const { i18n } = useTranslation();
  return (
    <chakra.ul listStyleType="none">
      {groupMessages(messages).map((group) => {
        const isGrouped = group.length > 1;
        const items = group.map((message) => (
          <MessageItem key={message.id} message={message} viewer={viewer} isGrouped={isGrouped} onRead={onRead} />
        ));
        if (!isGrouped) return items;
        const seen = group.find(({ contribution }) => contribution)?.contribution;
        const title = (seen && titleIn(i18n.language, seen)) ?? group.find(({ manuscriptTitle }) => manuscriptTitle)?.manuscriptTitle ?? '';
        const number = group.find(({ manuscriptNumber }) => manuscriptNumber)?.manuscriptNumber;
        return (
          <Group key={group[0]?.id} title={title} number={number ?? null}>
            {items}
          </Group>
        );
      })}
    </chakra.ul>
  );
}

function Group({ title, number, children }: { title: string; number: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.h2
        id={id}
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        alignItems="baseline"
        ps={{ base: '8', md: '9' }}
        pe="4"
        pt="3"
        pb="1"
        fontWeight="semibold"
        overflowWrap="anywhere"
      >
        {title}
        {number && (
          <chakra.span color="fg.muted" fontSize="sm" fontWeight="normal">
            {number}
          </chakra.span>
        )}
      </chakra.h2>
      <chakra.ul listStyleType="none" aria-labelledby={id}>
        {children}
      </chakra.ul>
    </chakra.li>
  );
}
