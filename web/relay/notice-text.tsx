// The text of an error inside a notice: a key of the catalogue or the server's own words.
import type { ReactNode } from 'react';
import { MessageText } from '../ui/MessageText.tsx';

export function noticeText(message: string): ReactNode {
  return <MessageText message={message} />;
}
