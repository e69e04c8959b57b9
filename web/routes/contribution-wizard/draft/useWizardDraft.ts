// The wizard's unsaved texts: kept, saved by themselves, merged with others' saves.
import { useTranslation } from 'react-i18next';
import { useDraft, type Draft } from '../../../drafts/useDraft.ts';
import { showNotice } from '../../../ui/notice/notices.tsx';
import { useReloadContribution } from '../saving/useReloadContribution.ts';
import { useSendSection } from '../saving/useSendSection.ts';
import { draftKey, SHAPES, type WizardForms } from './draft.ts';
import type { SavedSections } from './saved-sections.ts';
import { isTextSection, savingProblem, TEXT_SECTIONS } from './text-sections.ts';

/** `contributionId` and `saved`: null before the manuscript exists; then nothing is saved by itself. */
export function useWizardDraft(viewerId: string, contributionId: string | null, saved: SavedSections | null): Draft<WizardForms> {
  const { t } = useTranslation('wizard');
  const send = useSendSection(contributionId);
  const reload = useReloadContribution();
  return useDraft<WizardForms>({
    key: draftKey(viewerId, contributionId),
    shapes: SHAPES,
    saved,
    writes: {
      sections: contributionId === null ? [] : TEXT_SECTIONS,
      problemOf: (section, sections) => (isTextSection(section) ? savingProblem(section, sections) : null),
      send,
    },
    reload: async () => (contributionId === null ? null : await reload(contributionId)),
    isAutosaved: true,
    onRestored: () => showNotice({ kind: 'info', key: 'restored', text: t('wizard.restored.text') }),
  });
}
