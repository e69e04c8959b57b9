// One text typed in a dialog, kept while it is not sent: closing the dialog or loading the page anew does not lose it.
import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** `key` is read once; it names the person and the subject of the text. An empty text is forgotten. */
export function useDraftText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readStored(sessionStorage, key);
    return typeof kept === 'string' ? kept : '';
  });
  function put(typed: string) {
    setText(typed);
    writeStored(sessionStorage, key, typed === '' ? null : typed);
  }
  return [text, put];
}
