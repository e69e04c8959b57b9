// Asks before the late reviewers of manuscripts are reminded: how many of which, and which manuscripts have none. Then says what became
// of each.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeDialog } from '../acts/OutcomeDialog.tsx';
import { ExcludedList, RefusedList, TargetName } from '../acts/TargetList.tsx';
import type { ActTarget } from '../acts/targets.ts';
import { ConfirmDialog, NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { useRemindLate, type Reminder } from './useRemindLate.ts';

interface Props {
  targets: readonly Pick<ActTarget, 'id' | 'number' | 'title'>[];
  onClose: () => void;
  /** Some were reminded, or not: the rows may say something else now. */
  onDone: () => void;
}

export function RemindDialog({ targets, onClose, onDone }: Props) {
  const { t } = useTranslation('manuscripts');
  const { run, isPending } = useRemindLate();
  const [asked, setAsked] = useState<readonly Reminder[] | null>(null);
  const [done, setDone] = useState<readonly Reminder[] | null>(null);
  const askedFor = useRef<string>(undefined);
  const handleFailure = useEffectEvent(onClose);
  const key = targets.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (askedFor.current === key) return;
    askedFor.current = key;
    // Without the answer there is nothing to confirm; a notice has said why.
    void run(key.split(' '), true).then((answers) => (answers === null ? handleFailure() : setAsked(answers)));
  }, [run, key]);
  const title = t('manuscripts.remind.title');
  const of = (answers: readonly Reminder[] | null) => {
    const told = targets.flatMap((target) => {
      const answer = answers?.find(({ contributionId }) => contributionId === target.id);
      return answer ? [{ ...target, count: answer.count, refusal: answer.refusal ?? null, isDecision: false }] : [];
    });
    return {
      able: told.filter(({ count }) => count > 0),
      excluded: told.filter(({ count }) => count === 0),
      count: told.reduce((sum, { count }) => sum + count, 0),
    };
  };
  if (done !== null) {
    const { able, excluded, count } = of(done);
    return (
      <OutcomeDialog
        outcome={{ doneCount: able.length, refused: excluded }}
        doneText={t('manuscripts.remind.done', { count })}
        keptText=""
        onClose={onClose}
      />
    );
  }
  const { able, excluded, count } = of(asked);
  if (asked !== null && count === 0) {
    return (
      <NoticeDialog isOpen size="md" title={title} onClose={onClose}>
        <p>{t('manuscripts.remind.nobody')}</p>
        <RefusedList refused={excluded} />
      </NoticeDialog>
    );
  }
  async function handleConfirm() {
    if (asked === null || isPending) return;
    const results = await run(
      able.map(({ id }) => id),
      false,
    );
    if (results === null) return;
    onDone();
    const outcome = of(results);
    if (outcome.excluded.length > 0) {
      setDone(results);
      return;
    }
    showNotice({ kind: 'success', key: 'act', text: t('manuscripts.remind.done', { count: outcome.count }) });
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t('manuscripts.remind.many', { count })}
      isPending={isPending || asked === null}
      startsAtButton
      size="md"
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <p>{t('manuscripts.remind.body')}</p>
        <chakra.ul listStyleType="none" display="grid" gap="2" maxH="16rem" overflowY="auto">
          {able.map((target) => (
            <li key={target.id}>
              <TargetName target={target} />
              <chakra.span color="fg.muted" fontSize="sm">
                {t('manuscripts.remind.people', { count: target.count })}
              </chakra.span>
            </li>
          ))}
        </chakra.ul>
        {excluded.length > 0 && <ExcludedList excluded={excluded} verb={t('manuscripts.remind.verb')} />}
      </chakra.div>
    </ConfirmDialog>
  );
}
