// The text of an error inside a notice: a key of the catalogue or the server's own words.
import type { ReactNode } from 'react';
import { useMessage } from '../ui/useMessage.ts';

function Message({ message }: { message: string }) {
  return useMessage(message);
}

export function noticeText(message: string): ReactNode {
  return <Message message={message} />;
}
