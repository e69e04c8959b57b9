// Reading the manuscript file from any tab: whether its dialog is open, waits for the form of an author, or is come back to from there.
import { useEffect, useId, useRef, useState } from 'react';
import { isWord, type ReadableFile } from './readable-file.ts';
import { useFrontPage } from './useFrontPage.ts';
import { useWizard } from './wizard-context.ts';

export function useReadFromFile(file: ReadableFile | null) {
  const { saving, openTab } = useWizard();
  const [phase, setPhase] = useState<'closed' | 'open' | 'author' | 'back'>('closed');
  /** Forms read their texts when they mount: with each change they mount anew, behind the dialog. */
  const [changes, setChanges] = useState(0);
  const { reading, retry, begin, callOff } = useFrontPage(file !== null && isWord(file) ? file.id : '');
  const openerId = useId();
  const last = useRef(phase);
  useEffect(() => {
    // The button that had the focus may have been mounted anew.
    if (phase === 'closed' && last.current !== 'closed' && document.activeElement === document.body) document.getElementById(openerId)?.focus();
    last.current = phase;
  }, [phase, openerId]);
  const noteChange = () => setChanges((count) => count + 1);
  function open() {
    setPhase('open');
    begin();
  }
  function close() {
    setPhase('closed');
    callOff();
    if (changes > 0) void saving.saveAll();
  }
  function openAuthor() {
    setPhase('author');
    noteChange();
    openTab('authors');
  }
  function leaveAuthor() {
    if (phase === 'author') setPhase('back');
  }
  return { isOpen: phase === 'open' || phase === 'back', isBack: phase === 'back', openerId, changes, reading, retry, noteChange, open, close, openAuthor, leaveAuthor };
}
