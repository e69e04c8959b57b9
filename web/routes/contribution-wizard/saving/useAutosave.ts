// Saves typed text by itself: after a pause in typing, when the page goes out of sight, and again once a hindrance has passed.
import type { DraftStore } from '../draft/draft-store.ts';
import { isPassingError } from './saved.ts';
import { TEXT_SECTIONS } from '../draft/text-sections.ts';
import { useAfterPause } from './useAfterPause.ts';
import { useRetries } from './useRetries.ts';
import type { Saving } from './useSaving.ts';
import { useWhenHidden } from './useWhenHidden.ts';

export function useAutosave(draft: DraftStore, saving: Saving): void {
  const { sections } = draft;
  const hasText = TEXT_SECTIONS.some((section) => sections[section] !== undefined);
  const isHindered = hasText && Object.values(saving.failures).some(isPassingError);
  function save() {
    if (hasText) void saving.saveAll({ isBackground: true });
  }
  useAfterPause(sections, hasText && !isHindered, save);
  useRetries(isHindered, save);
  useWhenHidden(save);
}
