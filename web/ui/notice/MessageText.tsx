// The text of a message (see useMessage). The catalogue is fetched with the first form, or when the first message is shown.
import { Suspense } from 'react';
import { useMessage } from './useMessage.ts';

export function MessageText({ message }: { message: string }) {
  return (
    <Suspense>
      <AwaitedMessage message={message} />
    </Suspense>
  );
}

/** The same for callers that show something else together with it, under one Suspense: an icon says nothing without its text. */
export function AwaitedMessage({ message }: { message: string }) {
  return useMessage(message);
}
