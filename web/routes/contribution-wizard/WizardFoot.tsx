// Back, save draft, next, and at the review: submit.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { DRAFT_LIST } from './author-list.ts';
import { TAB_KEYS, type TabKey } from './place.ts';
import { WIZARD_TABS } from './tab-list.ts';
import { isSavable } from './text-sections.ts';
import { useWizard } from './wizard-context.ts';

export interface WizardFootProps {
  tab: TabKey;
  onSubmit: () => void;
  isSubmitting: boolean;
}

export function WizardFoot({ tab, onSubmit, isSubmitting }: WizardFootProps) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const { draft, saving, goTo, hasOuterSteps, check } = useWizard();
  const at = TAB_KEYS.indexOf(tab);
  const previous = TAB_KEYS[at - 1];
  const next = TAB_KEYS[at + 1];
  function handlePrevious() {
    goTo(previous === undefined ? { kind: 'step', step: 'statement' } : { kind: 'tab', tab: previous });
  }
  function handleNext() {
    const text = WIZARD_TABS.find(({ key }) => key === tab)?.text;
    // What cannot be saved is said under its field, which is here.
    if (text !== undefined && !isSavable(text, draft.current())) check();
    else if (next !== undefined) goTo({ kind: 'tab', tab: next });
  }
  async function handleSaveDraft() {
    const result = await saving.saveAll();
    if (result === 'invalid') {
      showNotice({ kind: 'error', key: 'draft', text: t('wizard.draft.invalid') });
      check();
    }
    if (result === 'saved' || result === 'unchanged') {
      showNotice({ kind: 'success', key: 'draft', text: t('wizard.draft.saved'), isSticky: false, action: { label: t('wizard.draft.list'), onClick: () => void navigate(DRAFT_LIST) } });
    }
  }
  return (
    <FormFoot start={(previous !== undefined || hasOuterSteps) && <Button onClick={handlePrevious}>{t('wizard.previous')}</Button>} savedAt={saving.savedAt}>
      <Button onClick={() => void handleSaveDraft()} isPending={saving.isBusy && !isSubmitting}>{t('wizard.draft.save')}</Button>
      {next !== undefined && <Button variant="solid" onClick={handleNext}>{t('wizard.next')}</Button>}
      {next === undefined && <Button variant="solid" onClick={onSubmit} isPending={isSubmitting}>{t('wizard.submit.act')}</Button>}
    </FormFoot>
  );
}
