// One message: its title until it is opened, then its text and the way to the manuscript.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { manuscriptLinks } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { RelativeTime } from '../../ui/DateText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { MessageItem_message$key } from './__generated__/MessageItem_message.graphql.ts';
import { useMarkMessageRead } from './useMarkMessageRead.ts';

interface Props {
  message: MessageItem_message$key;
  role: RoleKindCode;
  /** It is being marked as read. */
  onRead: () => void;
}

export function MessageItem({ message, role, onRead }: Props) {
  const data = useFragment(
    graphql`
      fragment MessageItem_message on Message {
        id
        title
        content
        createdAt
        isRead
        contribution {
          id
          manuscriptNumber
          titleZh
          titleEn
        }
      }
    `,
    message,
  );
  const { t, i18n } = useTranslation('messageCenter');
  const { markMessageRead } = useMarkMessageRead();
  const link = data.contribution && manuscriptLinks(role, data.contribution)?.detail;
  // Which manuscript it is about tells messages of the same kind apart.
  const about = data.contribution && titleIn(i18n.language, data.contribution);
  function handleToggle(isOpen: boolean) {
    if (!isOpen || data.isRead) return;
    onRead();
    void markMessageRead(data.id);
  }
  return (
    <chakra.details
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      css={{ '&[open] summary > svg': { transform: 'rotate(90deg)' } }}
      onToggle={(event) => handleToggle(event.currentTarget.open)}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        px={{ base: '3', md: '4' }}
        py="3"
        cursor="pointer"
        listStyleType="none"
        _hover={{ bg: 'bg' }}
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Icon name="chevronRight" color="fg.muted" boxSize="4" />
        <chakra.span flex="1" minW="0" display="flex" flexDirection={{ base: 'column', md: 'row' }} columnGap="3" rowGap="0.5">
          <chakra.span fontWeight={data.isRead ? 'normal' : 'semibold'} flexShrink="0">
            {!data.isRead && (
              <chakra.span
                display="inline-block"
                boxSize="2"
                borderRadius="full"
                bg="accent.solid"
                me="2"
                verticalAlign="middle"
                role="img"
                aria-label={t('messageCenter.unread')}
                title={t('messageCenter.unread')}
              />
            )}
            {data.title}
          </chakra.span>
          {about && (
            <chakra.span color="fg.muted" minW="0">
              {about}
            </chakra.span>
          )}
        </chakra.span>
        <chakra.span color="fg.muted" fontSize="sm" flexShrink="0" alignSelf={{ base: 'flex-start', md: 'center' }}>
          <RelativeTime value={data.createdAt} />
        </chakra.span>
      </chakra.summary>
      <chakra.div ps={{ base: '10', md: '11' }} pe="4" pb="4" maxW="prose" lineHeight="reading">
        <chakra.p whiteSpace="pre-line">{data.content}</chakra.p>
        {link && (
          <chakra.p mt="2">
            <TextLink to={link}>{t('messageCenter.openManuscript', { number: data.contribution?.manuscriptNumber ?? '' })}</TextLink>
          </chakra.p>
        )}
      </chakra.div>
    </chakra.details>
  );
}
