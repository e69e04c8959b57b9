// The dialog of an act. Its code, with the documents of all acts, is much of what a list would load, so it is fetched when a page that offers acts
// has come, and at the latest when one is asked for.
import { useCode, useCodeAhead } from '../../relay/useCode.ts';
import type { DialogActName } from './acts.ts';
import type { ActResult, ActTarget } from './targets.ts';

export interface ActDialogProps {
  act: DialogActName;
  targets: readonly ActTarget[];
  onClose: () => void;
  /** The server has answered. The manuscripts are up to date by then, except those that were refused. */
  onDone: (results: readonly ActResult[]) => void;
}

const fetchQuestion = async () => (await import('./ActQuestion.tsx')).ActQuestion;

export function ActDialog(props: ActDialogProps) {
  const ActQuestion = useCode(fetchQuestion, { isAsked: true, onFailure: props.onClose });
  return ActQuestion && <ActQuestion {...props} />;
}

/** In a page that offers acts. */
export function useActsAhead(): void {
  useCodeAhead(fetchQuestion);
}
