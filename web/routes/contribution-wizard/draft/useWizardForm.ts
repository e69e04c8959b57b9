// Ties a form of the wizard to its unsaved texts (web/drafts/useDraftForm.ts).
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useDraftForm } from '../../../drafts/useDraftForm.ts';
import { useWizard } from '../wizard-context.ts';
import type { DraftValues } from './draft.ts';
import { tooLongFields, type TextSection } from './text-sections.ts';

interface Options<Values> {
  /** The saved values, as the form would show them. */
  saved: Values;
  /** The new values, or null when they are the saved ones again. */
  onChange: (values: Values | null) => void;
}

/** A form that is saved by its own button. */
export function useWizardForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: Options<Values>,
): void {
  const { draft, saving, onCheck } = useWizard();
  useDraftForm(form, { store: draft, saving, onCheck }, { ...options, isChecked: false });
}

/** A form that is one of the typed sections. */
export function useSectionForm<Section extends TextSection, Output>(
  form: UseFormReturn<DraftValues<Section>, unknown, Output>,
  section: Section,
  saved: DraftValues<Section>,
): void {
  const { draft, saving, onCheck, isStrict } = useWizard();
  useDraftForm(
    form,
    { store: draft, saving, onCheck },
    {
      saved,
      isChecked: isStrict || draft.isRestored,
      onChange: (values) => (values === null ? draft.clear(section) : draft.put(section, values)),
      // The paths of the rules are those of the form.
      tooLongFields: (values) => tooLongFields(section, values) as Path<DraftValues<Section>>[],
    },
  );
}
