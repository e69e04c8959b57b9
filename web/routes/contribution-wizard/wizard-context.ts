// Shared state of the wizard: the manuscript's id, the unsaved texts, the order of writes, and the present tab.
import { createContext, use } from 'react';
import type { DraftSections, WizardForms, WizardStore } from './draft/draft.ts';
import type { Place, TabKey } from './place.ts';
import type { Draft } from '../../drafts/useDraft.ts';
import type { Saving } from '../../drafts/useSaving.ts';

export interface Wizard {
  /** Null before the first save. */
  contributionId: string | null;
  draft: WizardStore;
  saving: Saving<WizardForms>;
  /** The saved values, overlaid with the typed ones. */
  texts: DraftSections;
  place: Place;
  /** Those that this manuscript has. */
  tabs: readonly TabKey[];
  /** The focus goes along; to the field of this name, where there is one. */
  goTo: (place: Place, field?: string) => void;
  /** From the list of tabs, which keeps the focus. */
  openTab: (tab: TabKey) => void;
  /** The manuscript has just been started under this id; where it goes on. */
  onStarted: (contributionId: string, place: Place) => void;
  /** A file that was chosen on the first page, to be uploaded where the tabs are. */
  carry: (file: File | null) => void;
  /** The carried file, once. */
  takeCarried: () => File | null;
  /** Whether the outer steps can be gone back to (D13-067). */
  hasOuterSteps: boolean;
  /** After a refused submission the fields also report missing values. */
  isStrict: boolean;
  /** Has the open form show its problems, and leads to the first such field. */
  check: () => void;
  /** The part of a form in it. */
  onCheck: Draft<WizardForms>['onCheck'];
  /** Has the forms, which read their texts when they mount, mount anew: the texts were changed from elsewhere. */
  refill: () => void;
  /** How often that was asked for: the key of the forms to mount anew. */
  refills: number;
}

const WizardContext = createContext<Wizard | null>(null);
export const WizardProvider = WizardContext.Provider;

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('useWizard outside the wizard');
  return wizard;
}

/** For the parts that only exist once the manuscript does. */
export function useContributionId(): string {
  const { contributionId } = useWizard();
  if (contributionId === null) throw new Error('No manuscript yet');
  return contributionId;
}
