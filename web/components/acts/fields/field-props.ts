// Props of every field in the dialog of an act.
import type { ActForm } from '../useActForm.ts';
import type { DialogActName } from '../acts.ts';
import type { ActTarget } from '../targets.ts';

export interface ActFieldProps {
  act: DialogActName;
  /** The manuscripts that it can be done for. */
  targets: readonly ActTarget[];
  form: ActForm;
  change: (changes: Partial<ActForm> | ((now: ActForm) => Partial<ActForm>)) => void;
  isRequired: boolean;
  /** A key of the catalogue, or words. */
  error: string | undefined;
  /** Something is on its way that the act must wait for. */
  onBusy: (isBusy: boolean) => void;
}
