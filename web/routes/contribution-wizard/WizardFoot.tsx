// Back, save draft, skip, next and submit; what can be done stands on every tab (R1-091, R1-094, R1-165).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { DraftSavedDialog } from './saving/DraftSavedDialog.tsx';
import { placeAfter, placeBefore, type TabKey } from './place.ts';
import { saveHindrance } from './saving/save-hindrance.ts';
import { SaveHindranceText } from './saving/SaveHindranceText.tsx';
import { WIZARD_TABS } from './tab-list.ts';
import { isSavable } from './draft/text-sections.ts';
import { useWizard } from './wizard-context.ts';

export interface WizardFootProps {
  tab: TabKey;
  /** Not handed in yet. */
  isDraft: boolean;
  onSubmit: () => void;
  isSubmitting: boolean;
}

export function WizardFoot({ tab, isDraft, onSubmit, isSubmitting }: WizardFootProps) {
  const { t } = useTranslation('wizard');
  const { draft, saving, goTo, hasOuterSteps, check, texts } = useWizard();
  const [isKept, setIsKept] = useState(false);
  const hindrance = saveHindrance(draft.sections, saving.disputes, saving.failures);
  const previous = placeBefore(tab, hasOuterSteps);
  const next = placeAfter(tab);
  const { text, canBeSkipped = false, mayGoOn } = WIZARD_TABS.find(({ key }) => key === tab) ?? {};
  function handlePrevious() {
    if (previous !== null) goTo(previous);
  }
  function handleSkip() {
    if (next !== null) goTo(next);
  }
  function handleNext() {
    // What cannot be saved is said under its field, which is here.
    if (text !== undefined && !isSavable(text, draft.current())) check();
    else handleSkip();
  }
  async function handleSaveDraft() {
    const result = await saving.saveAll();
    if (result === 'invalid') {
      showNotice({ kind: 'error', key: 'draft', text: t('wizard.draft.invalid') });
      check();
    }
    if (result === 'disputed') showNotice({ kind: 'info', key: 'draft', text: t('wizard.draft.disputed') });
    setIsKept(result === 'saved' || result === 'unchanged');
  }
  return (
    <FormFoot
      start={previous !== null && <Button onClick={handlePrevious}>{t('wizard.previous')}</Button>}
      hindrance={hindrance !== null && <SaveHindranceText hindrance={hindrance} />}
      savedAt={saving.savedAt}
    >
      <Button onClick={() => void handleSaveDraft()}>{t('wizard.draft.save')}</Button>
      {canBeSkipped && <Button onClick={handleSkip}>{t('wizard.skip')}</Button>}
      {next !== null && (
        <Button variant="solid" disabled={mayGoOn !== undefined && !mayGoOn(texts)} onClick={handleNext}>
          {t('wizard.next')}
        </Button>
      )}
      <Button variant={next === null ? 'solid' : 'outline'} onClick={onSubmit} isPending={isSubmitting}>
        {t('wizard.submit.act')}
      </Button>
      <DraftSavedDialog isOpen={isKept} isDraft={isDraft} onClose={() => setIsKept(false)} />
    </FormFoot>
  );
}
