// Asks before an act is done: what it is about, what follows from it, and what the act needs to be told. Manuscripts that it cannot be done
// for are named with the reason and never sent. Then says what became of each, unless all is well. What is typed is kept until the act is done.
import { chakra } from '@chakra-ui/react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../shared/limits.ts';
import { errorMessage } from '../../relay/errors.ts';
import { Textarea } from '../../ui/controls.tsx';
import { ConfirmDialog, NoticeDialog } from '../../ui/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { useDraftText } from '../../drafts/useDraftText.ts';
import { useViewerId } from '../session/viewer-id.ts';
import { ACTS, wordOf, type ActField, type Consequence, type DialogAct, type DialogActName } from './acts.ts';
import type { ActResult, ActTarget } from './targets.ts';
import { RefusedList, TargetName } from './TargetList.tsx';
import { useAct } from './useAct.ts';

export interface ActDialogProps {
  act: DialogActName;
  targets: readonly ActTarget[];
  onClose: () => void;
  /** The server has answered. The manuscripts are up to date then, but for those that were not done. */
  onDone: (results: readonly ActResult[]) => void;
}

export function ActDialog({ act, targets, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('acts');
  const { t: message } = useTranslation('messages');
  const { tone, fields, consequences }: DialogAct = ACTS[act];
  const subject = targets.length === 1 ? targets[0]?.id : 'several';
  const [comment, setComment] = useDraftText(`act:${useViewerId()}:${act}:${subject}`);
  const { perform, isPending, failure } = useAct(act);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const verb = message(`act.${act}`);
  const eligible = targets.filter(({ refusal }) => refusal === null);
  const excluded = targets.filter(({ refusal }) => refusal !== null);
  async function handleConfirm() {
    const results = await perform(
      eligible.map(({ id }) => id),
      comment.trim() || null,
    );
    if (results.length === 0) return;
    const doneCount = results.filter(({ done }) => done).length;
    // Taken down now: what was done leaves the selection, and with it `targets`.
    const refused = results.flatMap(({ id, done, refusal }) => {
      const target = done ? undefined : targets.find((candidate) => candidate.id === id);
      return target ? [{ ...target, refusal }] : [];
    });
    if (doneCount > 0) setComment('');
    setOutcome({ doneCount, refused });
    onDone(results);
    if (refused.length > 0) return;
    showNotice({ kind: 'success', key: 'act', text: message(wordOf(act, 'done')) });
    onClose();
  }
  if (outcome !== null && outcome.refused.length > 0) {
    return <OutcomeDialog outcome={outcome} doneText={message(wordOf(act, 'done'))} keptText={comment} onClose={onClose} />;
  }
  if (eligible.length === 0) {
    return (
      <NoticeDialog isOpen size="md" title={verb} onClose={onClose}>
        <p>{t('acts.nothingToDo', { act: verb })}</p>
        <RefusedList refused={excluded} />
        <KeptText text={comment} />
      </NoticeDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={verb}
      confirmLabel={eligible.length > 1 ? t('acts.confirmMany', { act: verb, count: eligible.length }) : verb}
      isDestructive={tone !== 'usual'}
      isPending={isPending}
      size="md"
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        {failure && <ErrorNotice message={errorMessage(failure)} />}
        <chakra.p fontWeight="medium">{message(wordOf(act, 'question'))}</chakra.p>
        <chakra.ul listStyleType="none" display="grid" gap="2" maxH="12rem" overflowY="auto">
          {eligible.map((target) => (
            <li key={target.id}>
              <TargetName target={target} />
            </li>
          ))}
        </chakra.ul>
        {excluded.length > 0 && (
          <chakra.details>
            <chakra.summary cursor="pointer" color="fg.muted">
              {t('acts.excluded', { count: excluded.length, act: verb })}
            </chakra.summary>
            <RefusedList refused={excluded} />
          </chakra.details>
        )}
        <chakra.div color="fg.muted" display="grid" gap="1">
          {consequences
            .filter((said) => appliesTo(said, eligible))
            .map((said) => {
              const key = typeof said === 'string' ? said : said.key;
              return <p key={key}>{message(key)}</p>;
            })}
        </chakra.div>
        {fields.map((field) => {
          const Input = INPUTS[field];
          return <Input key={field} act={act} value={comment} onChange={setComment} />;
        })}
      </chakra.div>
    </ConfirmDialog>
  );
}

interface InputProps {
  act: DialogActName;
  value: string;
  onChange: (value: string) => void;
}

/** The input of every field that an act may ask for. */
const INPUTS: Readonly<Record<ActField, ComponentType<InputProps>>> = { comment: CommentInput };

function CommentInput({ act, value, onChange }: InputProps) {
  const { t } = useTranslation(['messages', 'acts']);
  /** The act's own word, or that of all acts. */
  const ownWord = (word: 'comment' | 'commentHelp') => t([`act.${act}.${word}`, `acts.${word}`], { ns: ['messages', 'acts'] });
  return (
    <Field label={ownWord('comment')} help={ownWord('commentHelp')}>
      <Textarea rows={3} value={value} maxLength={MAX_COMMENT_LENGTH} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function appliesTo(said: Consequence, targets: readonly ActTarget[]): boolean {
  return typeof said === 'string' || targets.some(({ isDecision }) => isDecision === said.isDecision);
}

interface Outcome {
  doneCount: number;
  refused: readonly ActTarget[];
}

interface OutcomeDialogProps {
  outcome: Outcome;
  doneText: string;
  /** Typed and not used. */
  keptText: string;
  onClose: () => void;
}

function OutcomeDialog({ outcome: { doneCount, refused }, doneText, keptText, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation('acts');
  return (
    <NoticeDialog isOpen size="md" title={doneCount > 0 ? t('acts.notDone') : t('acts.noneDone')} onClose={onClose}>
      {doneCount > 0 && (
        <>
          <InfoNotice tone="success">{doneText}</InfoNotice>
          <chakra.p mt="3">{t('acts.notDoneCount', { done: doneCount, refused: refused.length })}</chakra.p>
        </>
      )}
      <RefusedList refused={refused} />
      <KeptText text={keptText} />
    </NoticeDialog>
  );
}

function KeptText({ text }: { text: string }) {
  const { t } = useTranslation('acts');
  if (text.trim() === '') return null;
  return (
    <chakra.div mt="4">
      <chakra.p color="fg.muted">{t('acts.kept')}</chakra.p>
      <chakra.p mt="1" ps="3" borderInlineStartWidth="2px" whiteSpace="pre-line" maxH="9rem" overflowY="auto">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
