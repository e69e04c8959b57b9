// An error: the event, and the next step.
import { chakra } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { AwaitedMessage, MessageText } from './MessageText.tsx';

/** An error inside a form or panel. `message` is a catalogue key or a text. Renders nothing without one. */
export function ErrorNotice({ message, children }: { message?: string | undefined; children?: ReactNode }) {
  if (!message && children === undefined) return null;
  return (
    <Suspense>
      <chakra.div
        role="alert"
        display="flex"
        gap="2"
        bg="danger.tint"
        color="danger.fg"
        borderRadius="md"
        px="3"
        py="2"
        lineHeight="reading"
      >
        <Icon name="alert" mt="1" />
        <chakra.div minW="0">
          {message && <AwaitedMessage message={message} />}
          {children}
        </chakra.div>
      </chakra.div>
    </Suspense>
  );
}

/** A notice that informs without alarm (blocked by a rule, waiting for somebody). */
export function InfoNotice({ tone = 'accent', children }: { tone?: 'accent' | 'warning' | 'success'; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="2" bg={`${tone}.tint`} color={`${tone}.fg`} borderRadius="md" px="3" py="2" lineHeight="reading">
      <Icon name={tone === 'success' ? 'checkCircle' : tone === 'warning' ? 'alert' : 'info'} mt="1" />
      <chakra.div minW="0">{children}</chakra.div>
    </chakra.div>
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
