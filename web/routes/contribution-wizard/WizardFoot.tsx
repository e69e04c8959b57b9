// Back, and the one way on: next, or skip where nobody is named, or submit on the last (R1-091, R1-094, R1-165). Submitting from another
// tab leads to the last, which shows the manuscript.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { placeAfter, placeBefore, type TabKey } from './place.ts';
import { saveHindrance } from './saving/save-hindrance.ts';
import { SaveHindranceText } from './saving/SaveHindranceText.tsx';
import { WIZARD_TABS } from './tab-list.ts';
import { isSavable } from './draft/text-sections.ts';
import { useWizard } from './wizard-context.ts';

interface WizardFootProps {
  tab: TabKey;
  onSubmit: () => void;
  isSubmitting: boolean;
}

export function WizardFoot({ tab, onSubmit, isSubmitting }: WizardFootProps) {
  const { t } = useTranslation('wizard');
  const { draft, saving, goTo, hasOuterSteps, check, texts, tabs } = useWizard();
  const hindrance = saveHindrance(draft.sections, saving.disputes, saving.failures);
  const previous = placeBefore(tab, hasOuterSteps, tabs);
  const next = placeAfter(tab, tabs);
  const { text, mayGoOn } = WIZARD_TABS.find(({ key }) => key === tab) ?? {};
  const isSkipped = mayGoOn !== undefined && !mayGoOn(texts);
  function handlePrevious() {
    if (previous !== null) goTo(previous);
  }
  function handleNext() {
    // Unsavable text is reported under its field, which is on this page. Skipping requires nothing.
    if (!isSkipped && text !== undefined && !isSavable(text, draft.current())) check();
    else if (next !== null) goTo(next);
  }
  return (
    <FormFoot
      start={previous !== null && <Button onClick={handlePrevious}>{t('wizard.previous')}</Button>}
      hindrance={hindrance !== null && <SaveHindranceText hindrance={hindrance} />}
      savedAt={saving.savedAt}
    >
      <Button variant={next === null ? 'solid' : 'outline'} onClick={onSubmit} isPending={isSubmitting}>
        {t('wizard.submit.act')}
      </Button>
      {next !== null && (
        <Button variant="solid" onClick={handleNext}>
          {isSkipped ? t('wizard.skip') : t('wizard.next')}
        </Button>
      )}
    </FormFoot>
  );
}
