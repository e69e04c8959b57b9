// An error: the event, and the next step.
import { chakra } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import type { Tone } from '../theme/system.ts';
import { AwaitedMessage, MessageText } from './MessageText.tsx';

function Box({ tone, icon, role, children }: { tone: Tone; icon: IconName; role?: 'alert'; children: ReactNode }) {
  return (
    <chakra.div
      role={role}
      display="flex"
      gap="2"
      bg={`${tone}.tint`}
      color={`${tone}.fg`}
      borderRadius="md"
      px="3"
      py="2"
      lineHeight="reading"
    >
      <Icon name={icon} mt="1" />
      <chakra.div minW="0">{children}</chakra.div>
    </chakra.div>
  );
}

/** An error inside a form or panel. `message` is a catalogue key or a text. Renders nothing without one. */
export function ErrorNotice({ message, children }: { message?: string | undefined; children?: ReactNode }) {
  if (!message && children === undefined) return null;
  return (
    <Suspense>
      <Box role="alert" tone="danger" icon="alert">
        {message && <AwaitedMessage message={message} />}
        {children}
      </Box>
    </Suspense>
  );
}

/** A notice that informs without alarm (blocked by a rule, waiting for somebody). */
export function InfoNotice({ tone = 'accent', children }: { tone?: 'accent' | 'warning' | 'success'; children: ReactNode }) {
  return (
    <Box tone={tone} icon={tone === 'success' ? 'checkCircle' : tone === 'warning' ? 'alert' : 'info'}>
      {children}
    </Box>
  );
}

/** A part that could not be loaded, with a way to try again. */
export function RetryNotice({ message, onRetry }: { message?: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="center"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      px="4"
      py="3"
    >
      <Icon name="alert" color="danger.fg" />
      <chakra.span flex="1" minW="12rem">
        {message ? <MessageText message={message} /> : t('ui.retry.message')}
      </chakra.span>
      <Button icon="refresh" onClick={onRetry}>
        {t('ui.retry.again')}
      </Button>
    </chakra.div>
  );
}
