// Asks before an act is done: its subject, its consequences, and its input. Manuscripts that do not allow it are named with the reason and
// never sent. Then reports the outcome of each, unless all is well. Input is kept until the act is done.
import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../../shared/web-address.ts';
import { errorMessage } from '../../relay/errors.ts';
import { ConfirmDialog, NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { useViewerId } from '../session/viewer-id.ts';
import { fieldsFor, isBeside, missingIn, sendsLetter, type ActProblems } from './act-input.ts';
import type { ActField, Consequence } from './act-types.ts';
import type { ActDialogProps } from './ActDialog.tsx';
import { dialogOf, questionOf } from './acts.ts';
import { FIELDS } from './fields/fields.ts';
import { KeptText, OutcomeDialog, type Outcome } from './OutcomeDialog.tsx';
import type { ActTarget } from './targets.ts';
import { ExcludedList, RefusedList, TargetName } from './TargetList.tsx';
import { useAct } from './useAct.ts';
import { useActForm } from './useActForm.ts';
import { useDryRun } from './useDryRun.ts';

export function ActQuestion({ act, targets: offered, start, onClose, onDone }: ActDialogProps) {
  const { t } = useTranslation('acts');
  const { t: message, i18n } = useTranslation('messages');
  const entry = dialogOf(act);
  const place = offered.length === 1 ? (start?.key ?? offered[0]?.id) : 'several';
  const { form, isTyped, change, forget } = useActForm(`act:${useViewerId()}:${act}:${place}`, start?.form);
  const { perform, isPending, failure } = useAct(act);
  const dryRun = useDryRun(
    act,
    offered.filter(({ refusal }) => refusal === null).map(({ id }) => id),
    form,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What confirming found at the fields, the last time. */
  const [told, setTold] = useState<ActProblems>({});
  /** Fields that were changed since. */
  const [changed, setChanged] = useState<ReadonlySet<ActField>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(told).length > 0) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [told]);
  function tell(found: ActProblems) {
    setTold(found);
    setChanged(new Set());
  }
  const verb = message(`act.${act}`);
  const doneText = message([`act.${act}.done`, 'act.note.done']);
  const targets = offered.map((target) => ({ ...target, refusal: target.refusal ?? dryRun.answers?.get(target.id) ?? null }));
  const eligible = targets.filter(({ refusal }) => refusal === null);
  const excluded = targets.filter(({ refusal }) => refusal !== null);
  const hasLetter = sendsLetter(act, entry.fields, eligible);
  const fields = fieldsFor(entry.fields, offered.length).filter((field) => field !== 'letter' || hasLetter);
  async function handleConfirm() {
    const missing = missingIn(entry, form, fields);
    tell(missing);
    if (isBusy || dryRun.isAsking || Object.keys(missing).length > 0) return;
    const site = entry.opens?.(form) ?? '';
    if (isWebAddress(site)) window.open(site, '_blank', 'noopener,noreferrer');
    const { results, problems: refusedAt } = await perform(
      eligible.map(({ id }) => id),
      form,
    );
    tell(refusedAt);
    if (results.length === 0) return;
    const doneCount = results.filter(({ done }) => done).length;
    // Taken down now: finished manuscripts leave the selection, and with it `offered`.
    const refused = results.flatMap(({ id, done, refusal }) => {
      const target = done ? undefined : targets.find((candidate) => candidate.id === id);
      return target ? [{ ...target, refusal }] : [];
    });
    if (doneCount > 0) forget();
    setOutcome({ doneCount, refused });
    onDone(results);
    if (refused.length > 0) return;
    // Who has it now and who is told; of a decision the page says when its letter goes.
    const next = `act.${act}.next`;
    showNotice({ kind: 'success', key: 'act', text: doneText, ...(i18n.exists(next, { ns: 'messages' }) && { detail: message(next) }) });
    onClose();
  }
  const kept = [form.comment, form.reason, form.suggestedColleagues].filter((text) => text.trim() !== '').join('\n\n');
  if (outcome !== null && outcome.refused.length > 0) {
    return <OutcomeDialog outcome={outcome} doneText={doneText} keptText={kept} onClose={onClose} />;
  }
  if (eligible.length === 0) {
    return (
      <NoticeDialog isOpen size="md" title={verb} onClose={onClose}>
        <p>{t('acts.nothingToDo', { act: verb })}</p>
        <RefusedList refused={excluded} />
        <KeptText text={kept} />
      </NoticeDialog>
    );
  }
  const missing = missingIn(entry, form, fields);
  /** A problem goes when its field is mended: what was missing when it is there, what the server refused when it is changed. */
  const problemAt = (field: ActField) => (changed.has(field) ? told[field] && missing[field] : told[field]);
  const hasLostText = failure !== null && Object.keys(told).length === 0;
  return (
    <ConfirmDialog
      isOpen
      title={verb}
      confirmLabel={eligible.length > 1 ? t('acts.confirmMany', { act: verb, count: eligible.length }) : verb}
      isDestructive={entry.tone === 'destructive' || entry.isGrave === true}
      isPending={isPending || dryRun.isAsking}
      startsAtButton={entry.startsAtButton === true}
      size="md"
      beside={isBeside(act, offered) ? { keepsTyped: isTyped } : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div ref={body} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {hasLostText && <ErrorNotice message={errorMessage(failure)} />}
        <chakra.p fontWeight="medium">{message(questionOf(act))}</chakra.p>
        {offered.length > 1 && (
          <chakra.p role="status" color="fg.muted">
            {dryRun.isAsking ? t('acts.dryRun') : t('acts.someCan', { count: offered.length, able: eligible.length, act: verb })}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none" display="grid" gap="2" maxH="12rem" overflowY="auto">
          {eligible.map((target) => (
            <li key={target.id}>
              <TargetName target={target} />
            </li>
          ))}
        </chakra.ul>
        {excluded.length > 0 && <ExcludedList excluded={excluded} verb={verb} />}
        <chakra.div color="fg.muted" display="grid" gap="1">
          {entry.consequences
            .filter((said) => appliesTo(said, eligible))
            .map((said) => {
              const key = typeof said === 'string' ? said : said.key;
              return <p key={key}>{message(key)}</p>;
            })}
          {hasLetter && offered.length > 1 && <p>{t('acts.letterMany')}</p>}
        </chakra.div>
        {fields.map((field) => {
          const Input = FIELDS[field];
          const isRequired = entry.requires?.[field] !== undefined;
          return (
            <Suspense key={field} fallback={<p>{t('acts.loading')}</p>}>
              <Input
                {...{ act, form, isRequired }}
                targets={eligible}
                error={problemAt(field)}
                change={(changes) => {
                  change(changes);
                  setChanged((before) => new Set([...before, field]));
                }}
                onBusy={setIsBusy}
              />
            </Suspense>
          );
        })}
        {isBusy && (
          <chakra.p role="status" color="fg.muted">
            {t('acts.filesUnderway')}
          </chakra.p>
        )}
      </chakra.div>
    </ConfirmDialog>
  );
}

function appliesTo(said: Consequence, targets: readonly ActTarget[]): boolean {
  return typeof said === 'string' || targets.some(({ isDecision }) => isDecision === said.isDecision);
}
