// Reading the manuscript file from any tab: whether its dialog is open, waits for the form of an author, or is come back to from there.
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../../ui/notice/notices.tsx';
import type { ManuscriptFile } from '../manuscript-file.ts';
import { useFrontPage } from './useFrontPage.ts';
import { useTaken } from './useTaken.ts';
import { useWizard } from '../wizard-context.ts';

type Phase = 'open' | 'author' | 'back';

/** `newest`: the file that is read next. One that is being read stays so for as long as it is among `files`. */
export function useReadFromFile(newest: ManuscriptFile | null, files: readonly ManuscriptFile[]) {
  const { saving, openTab, refill } = useWizard();
  /** Null: closed. */
  const [visit, setVisit] = useState<{ file: ManuscriptFile; phase: Phase } | null>(null);
  /** A file has come that fills what is blank. */
  const [isFilling, setIsFilling] = useState(false);
  /** Something was taken since it was opened. */
  const [isChanged, setIsChanged] = useState(false);
  const isGone = visit !== null && !files.some(({ id }) => id === visit.file.id);
  const file = isGone ? null : (visit?.file ?? newest);
  const phase = isGone ? null : (visit?.phase ?? null);
  const { reading, retry, begin, callOff } = useFrontPage(file?.isReadable ? file.id : undefined, isFilling);
  const taken = useTaken(file?.id);
  const openerId = useFocusBack(phase === null);
  const go = (next: Phase) => file && setVisit({ file, phase: next });
  function noteChange() {
    setIsChanged(true);
    refill();
  }
  function open() {
    go('open');
    begin();
  }
  function close() {
    setVisit(null);
    callOff();
    if (isChanged) void saving.saveAll();
    setIsChanged(false);
  }
  function openAuthor() {
    go('author');
    refill();
    openTab('authors');
  }
  function leaveAuthor() {
    if (phase === 'author') go('back');
  }
  useWhenGone(isGone ? visit.file : null, close);
  return {
    file,
    isOpen: phase === 'open' || phase === 'back',
    isBack: phase === 'back',
    openerId,
    isFilling,
    fill: () => setIsFilling(true),
    reading,
    retry,
    taken,
    noteChange,
    refreshForms: refill,
    open,
    close,
    openAuthor,
    leaveAuthor,
  };
}

/** The button that opens it, which had the focus, may have been mounted anew meanwhile. */
function useFocusBack(isClosed: boolean): string {
  const openerId = useId();
  const was = useRef(isClosed);
  useEffect(() => {
    if (isClosed && !was.current && document.activeElement === document.body) document.getElementById(openerId)?.focus();
    was.current = isClosed;
  }, [isClosed, openerId]);
  return openerId;
}

/** The file that is being read was deleted, on another page perhaps. */
function useWhenGone(file: ManuscriptFile | null, close: () => void): void {
  const { t } = useTranslation('wizard');
  const handleGone = useEffectEvent((name: string) => {
    close();
    showNotice({ kind: 'info', key: 'readFileGone', text: t('wizard.read.goneMeanwhile', { name }), isSticky: true });
  });
  const name = file?.name;
  useEffect(() => {
    if (name !== undefined) handleGone(name);
  }, [name]);
}
