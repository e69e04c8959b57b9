// Texts of an earlier sitting that were found in this browser: said once, and laid together with what has been saved since.
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../../ui/notices.tsx';
import { hasSections } from './draft.ts';
import type { SavedSections } from './saved-sections.ts';
import type { DraftStore } from './draft-store.ts';
import type { Saving } from '../saving/useSaving.ts';

/** `saved`: null before the manuscript exists. */
export function useRestored(draft: DraftStore, saving: Saving, saved: SavedSections | null): void {
  const { t } = useTranslation('wizard');
  const handleMount = useEffectEvent(() => {
    if (!draft.isRestored) return;
    if (saved !== null) saving.compare(saved);
    // The page that was left may have saved it as its last act.
    if (hasSections(draft.current())) showNotice({ kind: 'info', key: 'restored', text: t('wizard.restored.text') });
  });
  useEffect(() => handleMount(), []);
}
