// Leaving a tab saves its input, also with the browser's back button.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TabKey } from '../place.ts';
import { WIZARD_TABS } from '../tab-list.ts';
import type { WizardForms } from '../draft/draft.ts';
import type { Saving } from '../../../drafts/useSaving.ts';

/** `tab`: the open one, null in the outer steps. */
export function useSaveOnLeave(tab: TabKey | null, saving: Saving<WizardForms>): void {
  const last = useRef(tab);
  const handleLeave = useEffectEvent((left: TabKey | null) => {
    const text = WIZARD_TABS.find(({ key }) => key === left)?.text;
    if (text !== undefined) void saving.save(text);
  });
  useEffect(() => {
    if (last.current !== tab) handleLeave(last.current);
    last.current = tab;
  }, [tab]);
}
