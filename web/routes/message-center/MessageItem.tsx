// One message: its subject and its manuscript, which the row opens. Its own title unfolds its text; either marks it as read (S3 §2.15).
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { manuscriptLinks } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { useSwitchRole } from '../../components/shell/useSwitchRole.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/text/DateText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { MessageItem_message$key } from './__generated__/MessageItem_message.graphql.ts';
import type { MessageItem_viewer$key } from './__generated__/MessageItem_viewer.graphql.ts';
import type { MessageItemMutation } from './__generated__/MessageItemMutation.graphql.ts';

interface Props {
  message: MessageItem_message$key;
  viewer: MessageItem_viewer$key;
  /** Under the title of its manuscript. */
  isGrouped?: boolean;
  /** It is being marked as read. */
  onRead: () => void;
}

/** The whole row is the target of the one control that has it. */
const WHOLE_ROW = { _after: { content: '""', position: 'absolute', inset: '0' } } as const;

export function MessageItem({ message, viewer, isGrouped = false, onRead }: Props) {
  const data = useFragment(
    graphql`
      fragment MessageItem_message on Message {
        id
        title
        content
        createdAt
        isRead
        role
        manuscriptTitle
        manuscriptNumber
        contribution {
          id
          manuscriptNumber
          hasBeenInPool
          titleZh
          titleEn
        }
      }
    `,
    message,
  );
  const { currentRole, roles } = useFragment(
    graphql`
      fragment MessageItem_viewer on Viewer {
        currentRole {
          kind
        }
        roles {
          id
          kind
          name
        }
      }
    `,
    viewer,
  );
  const { t, i18n } = useTranslation('messageCenter');
  // The answer names the manuscript as the role of the moment sees it.
  const { run: markMessageRead } = useAction<MessageItemMutation>(graphql`
    mutation MessageItemMutation($input: MarkMessageReadInput!) {
      markMessageRead(input: $input) {
        message {
          id
          isRead
          contribution {
            id
            manuscriptNumber
            hasBeenInPool
          }
        }
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  `);
  const { switchRole, isPending } = useSwitchRole();
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const { contribution } = data;
  const isOfOtherRole = data.role != null && data.role !== currentRole.kind;
  const otherRole = isOfOtherRole ? roles.find(({ kind }) => kind === data.role) : undefined;
  const link = otherRole === undefined && contribution ? manuscriptLinks(currentRole.kind, contribution)?.detail : undefined;
  // The manuscript's title distinguishes messages of the same kind.
  const about = (contribution && titleIn(i18n.language, contribution)) ?? data.manuscriptTitle;
  function read() {
    if (data.isRead) return;
    onRead();
    void markMessageRead({ messageId: data.id });
  }
  function handleToggle() {
    setIsOpen(!isOpen);
    read();
  }
  function handleSwitch(role: { id: string; kind: typeof currentRole.kind; name: string }) {
    void switchRole(role.id, async () => {
      if (!data.isRead) onRead();
      // Only now the manuscript is the viewer's to see.
      const seen = (await markMessageRead({ messageId: data.id }))?.message?.contribution;
      const page = seen && manuscriptLinks(role.kind, seen)?.detail;
      if (!page) showNotice({ kind: 'error', key: 'message', text: t('messageCenter.gone', { role: role.name }) });
      return page ?? null;
    });
  }
  return (
    <chakra.li
      // By the keys one goes from message to message, as in a table.
      data-row={data.id}
      tabIndex={-1}
      scrollMarginTop="var(--header-height, 0px)"
      position="relative"
      borderTopWidth={isGrouped ? '0' : '1px'}
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg' }}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="0.5rem minmax(0, 1fr) auto"
        columnGap="3"
        alignItems="baseline"
        px={{ base: '3', md: '4' }}
        py="3"
      >
        <span>
          {!data.isRead && (
            <chakra.span
              display="inline-block"
              boxSize="2"
              borderRadius="full"
              bg="accent.solid"
              verticalAlign="middle"
              role="img"
              aria-label={t('messageCenter.unread')}
              title={t('messageCenter.unread')}
            />
          )}
        </span>
        <chakra.div
          data-part="title"
          display="flex"
          flexDirection={{ base: isGrouped ? 'row' : 'column', md: 'row' }}
          flexWrap={isGrouped ? 'wrap' : undefined}
          alignItems="baseline"
          columnGap="3"
          rowGap="0.5"
          minW="0"
        >
          <chakra.button
            type="button"
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            flexShrink="0"
            // A title may name a manuscript: it can be long and have no space to break at.
            maxW={{ base: 'full', md: isGrouped ? 'full' : '3/5' }}
            overflowWrap="anywhere"
            textAlign="start"
            cursor="pointer"
            fontWeight={data.isRead ? 'normal' : 'semibold'}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={handleToggle}
            {...(link ? { position: 'relative', zIndex: '1' } : WHOLE_ROW)}
          >
            {data.title}
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} color="fg.muted" boxSize="3.5" flexShrink="0" />
          </chakra.button>
          {about &&
            (link ? (
              <TextLink to={link} color={isGrouped ? 'fg.muted' : 'fg'} minW="0" onClick={read} {...WHOLE_ROW}>
                {isGrouped ? t('messageCenter.open') : about}
              </TextLink>
            ) : (
              !isGrouped && (
                <chakra.span color="fg.muted" minW="0">
                  {about}
                </chakra.span>
              )
            ))}
          {otherRole && (
            <Button
              variant="link"
              position="relative"
              zIndex="1"
              whiteSpace="normal"
              isPending={isPending}
              onClick={() => handleSwitch(otherRole)}
            >
              {t('messageCenter.openAs', { role: otherRole.name })}
            </Button>
          )}
        </chakra.div>
        <chakra.span color="fg.muted" fontSize="sm">
          <RelativeTime value={data.createdAt} />
        </chakra.span>
      </chakra.div>
      <chakra.p
        id={contentId}
        hidden={!isOpen}
        position="relative"
        zIndex="1"
        ps={{ base: '8', md: '9' }}
        pe="4"
        pb="4"
        maxW="prose"
        lineHeight="reading"
        whiteSpace="pre-line"
      >
        {data.content}
      </chakra.p>
    </chakra.li>
  );
}
