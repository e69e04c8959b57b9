// Saves typed text by itself: after a pause in typing, when the page goes out of sight, and again once a hindrance has passed.
import type { DraftStore } from './draft-store.ts';
import { isPassingError } from './saved.ts';
import { useAfterPause } from './useAfterPause.ts';
import { useRetries } from './useRetries.ts';
import type { Saving } from './useSaving.ts';
import { useWhenHidden } from './useWhenHidden.ts';

/** `names`: the sections that are saved; none, and nothing is. */
export function useAutosave<All>(draft: DraftStore<All>, saving: Saving<All>, names: readonly (keyof All)[]): void {
  const { sections } = draft;
  const hasText = names.some((section) => sections[section] !== undefined);
  const isHindered = hasText && names.some((section) => saving.failures[section] && isPassingError(saving.failures[section]));
  function save() {
    if (hasText) void saving.saveAll({ isBackground: true });
  }
  useAfterPause(sections, hasText && !isHindered, save);
  useRetries(isHindered, save);
  useWhenHidden(save);
}
