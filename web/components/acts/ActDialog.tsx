// The dialog of an act. Its code, with the documents of all acts, is much of what a list would load, so it is fetched when a page that
// offers acts has come, and at the latest when one is asked for.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCode, useCodeAhead } from '../../relay/useCode.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { isBeside } from './act-input.ts';
import type { DialogActName } from './acts.ts';
import type { ActResult, ActTarget } from './targets.ts';
import type { ActForm } from './useActForm.ts';

export interface ActDialogProps {
  act: DialogActName;
  targets: readonly ActTarget[];
  /** What the form begins with, where that is not empty; `key` names it, so that what was typed over another is not taken for it. */
  start?: { readonly key: string; readonly form: Partial<ActForm> };
  onClose: () => void;
  /** The server has answered. The manuscripts are up to date by then, except those that were refused. */
  onDone: (results: readonly ActResult[]) => void;
}

async function fetchQuestion(): Promise<(props: ActDialogProps) => ReactNode> {
  const { ActQuestion } = await import('./ActQuestion.tsx');
  // Anew for each act and manuscript: the page beside a panel may ask for another.
  return (props) => <ActQuestion key={`${props.act} ${props.targets.map(({ id }) => id).join(' ')}`} {...props} />;
}

export function ActDialog(props: ActDialogProps) {
  const { t } = useTranslation(['acts', 'messages']);
  const question = useCode(fetchQuestion, { isAsked: true, onFailure: props.onClose });
  if (question) return question(props);
  return (
    <Dialog
      isOpen
      beside={isBeside(props.act, props.targets) ? { keepsTyped: false } : undefined}
      title={t(`act.${props.act}`, { ns: 'messages' })}
      onClose={props.onClose}
    >
      <p>{t('acts.loading')}</p>
    </Dialog>
  );
}

/** In a page that offers acts. */
export function useActsAhead(): void {
  useCodeAhead(fetchQuestion);
}
