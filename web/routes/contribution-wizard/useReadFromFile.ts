// Reading the manuscript file from any tab: whether its dialog is open, waits for the form of an author, or is come back to from there.
import { useEffect, useId, useRef, useState } from 'react';
import type { ManuscriptFile } from './manuscript-file.ts';
import { useFrontPage } from './useFrontPage.ts';
import { useWizard } from './wizard-context.ts';

export function useReadFromFile(file: ManuscriptFile | null) {
  const { saving, openTab, refill } = useWizard();
  const [phase, setPhase] = useState<'closed' | 'open' | 'author' | 'back'>('closed');
  /** Something was taken since it was opened. */
  const [isChanged, setIsChanged] = useState(false);
  const { reading, retry, begin, callOff } = useFrontPage(file?.isReadable ? file.id : undefined);
  const openerId = useId();
  const last = useRef(phase);
  useEffect(() => {
    // The button that had the focus may have been mounted anew.
    if (phase === 'closed' && last.current !== 'closed' && document.activeElement === document.body) document.getElementById(openerId)?.focus();
    last.current = phase;
  }, [phase, openerId]);
  function noteChange() {
    setIsChanged(true);
    refill();
  }
  function open() {
    setPhase('open');
    begin();
  }
  function close() {
    setPhase('closed');
    callOff();
    if (isChanged) void saving.saveAll();
    setIsChanged(false);
  }
  function openAuthor() {
    setPhase('author');
    refill();
    openTab('authors');
  }
  function leaveAuthor() {
    if (phase === 'author') setPhase('back');
  }
  return { isOpen: phase === 'open' || phase === 'back', isBack: phase === 'back', openerId, reading, retry, noteChange, open, close, openAuthor, leaveAuthor };
}
