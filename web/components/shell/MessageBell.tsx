// The way to the message centre, with a dot and the number of unread messages.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import type { MessageBell_viewer$key } from './__generated__/MessageBell_viewer.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

const MOST_SHOWN = 99;
const StyledLink = chakra(Link);

export function MessageBell({ viewer }: { viewer: MessageBell_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment MessageBell_viewer on Viewer {
        unreadMessageCount
        currentRole {
          number
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('shell');
  const count = data.unreadMessageCount;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  // As it is shown: who speaks to the machine says what they see.
  const label = count === 0 ? t('shell.messages.none') : t('shell.messages.unread', { count: shown });
  return (
    <>
      <StyledLink
        to={addressOf('msgCenter', { roleId: data.currentRole.number })}
        aria-label={label}
        title={label}
        position="relative"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="9"
        borderRadius="md"
        color="fg"
        flexShrink="0"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Icon name="bell" />
        {count > 0 && (
          <chakra.span
            aria-hidden="true"
            position="absolute"
            top="0"
            insetEnd="0"
            minW="4"
            height="4"
            px="1"
            borderRadius="full"
            bg="danger.solid"
            color="fg.onSolid"
            fontSize="11px"
            lineHeight="1rem"
            textAlign="center"
          >
            {shown}
          </chakra.span>
        )}
      </StyledLink>
      <chakra.span srOnly role="status">
        {label}
      </chakra.span>
    </>
  );
}
