// The text of a message (see useMessage). The catalogue is fetched when the first message is shown.
import { Suspense } from 'react';
import { useMessage } from './useMessage.ts';

export function MessageText({ message }: { message: string }) {
  return <Suspense><Translated message={message} /></Suspense>;
}

function Translated({ message }: { message: string }) {
  return useMessage(message);
}
