// What is saved in each section, as it was typed: the server may have tidied it.
import { useEffect, useRef } from 'react';
import type { DraftSection, DraftSections, DraftValues } from './draft.ts';
import type { SavedSections } from './saved-sections.ts';

/** `saved`: as the server tells it, null before the manuscript exists. Each function answers for the moment at which it is called. */
export function useSavedTexts(saved: SavedSections | null) {
  const told = useRef(saved);
  const typed = useRef<DraftSections>({});
  useEffect(() => {
    told.current = saved;
  }, [saved]);
  return {
    of: <Section extends DraftSection>(section: Section): DraftSections[Section] =>
      typed.current[section] ?? told.current?.sections[section],
    noteSaved: <Section extends DraftSection>(section: Section, values: DraftValues<Section>) => {
      typed.current = { ...typed.current, [section]: values };
    },
    /** What the server tells counts again. */
    forgetTyped: () => {
      typed.current = {};
    },
  };
}
