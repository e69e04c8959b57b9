// The missing parts of each tab of the wizard for a submission, by typed and saved values.
import { graphql, readInlineData } from 'relay-runtime';
import { isBlank } from '../../drafts/same.ts';
import type { Failures } from '../../drafts/useSaveResults.ts';
import type { completion_contribution$key } from './__generated__/completion_contribution.graphql.ts';
import type { DraftSections, WizardForms } from './draft/draft.ts';
import { isEmpty, problemsIn } from './draft/text-sections.ts';
import { TAB_KEYS, type Place, type TabKey } from './place.ts';
import { WIZARD_TABS } from './tab-list.ts';

/** A field that is not as a submission needs it. */
export interface Lack {
  tab: TabKey;
  /** In the tab's form. */
  path: string;
  /** Nothing is in it; otherwise its contents are wrong. */
  isEmpty: boolean;
}

export interface Completion {
  lacksOf: (tab: TabKey) => readonly Lack[];
  /** The tab is empty. False for a tab that is not typed: nobody can tell. */
  isEmpty: (tab: TabKey) => boolean;
  isBegun: (tab: TabKey) => boolean;
  /** Tabs that a submission still needs something from. */
  incomplete: readonly TabKey[];
}

/** `texts`: the saved values, overlaid with the typed ones. */
export function completionOf(
  contributionKey: completion_contribution$key,
  texts: DraftSections,
  failures: Failures<WizardForms> = {},
): Completion {
  const { files, authors, sections, colloquium } = readInlineData(
    graphql`
      fragment completion_contribution on Contribution @inline {
        sections {
          section
          isComplete
        }
        files {
          kind
        }
        authors {
          isFirstAuthor
          isCorresponding
          company
          creditRoles
        }
        colloquium {
          authorshipPolicy {
            credit
          }
        }
      }
    `,
    contributionKey,
  );
  const typedIn = (tab: TabKey) => {
    const text = WIZARD_TABS.find(({ key }) => key === tab)?.text;
    return text && { text, values: texts[text] };
  };
  function pathsOf(tab: TabKey): string[] {
    const typed = typedIn(tab);
    if (typed) {
      if (typed.values === undefined) return [typed.text];
      const paths = onceAKind(tab, problemsIn(typed.text, typed.values));
      return paths.length === 0 && failures[typed.text] !== undefined ? [typed.text] : paths;
    }
    if (tab === 'files') return files?.some(({ kind }) => kind === 'MANUSCRIPT') ? [] : ['manuscript'];
    if (tab !== 'authors' || sections?.find(({ section }) => section === 'AUTHORS')?.isComplete) return [];
    const lacks = [
      ...(authors?.some(({ isCorresponding }) => isCorresponding) ? [] : ['corresponding']),
      ...(authors?.some(({ isFirstAuthor, company }) => isFirstAuthor && company) ? [] : ['company']),
      ...(colloquium?.authorshipPolicy?.credit === 'REQUIRED' && authors?.some(({ creditRoles }) => creditRoles.length === 0)
        ? ['creditRoles']
        : []),
    ];
    return lacks.length > 0 ? lacks : ['company'];
  }
  const lacks = new Map(
    TAB_KEYS.map((tab) => [
      tab,
      pathsOf(tab).map((path): Lack => ({ tab, path, isEmpty: isBlank(valueAt(typedIn(tab)?.values, path) ?? '') })),
    ]),
  );
  const lacksOf = (tab: TabKey) => lacks.get(tab) ?? [];
  const emptiness = (tab: TabKey) => {
    const values = typedIn(tab)?.values;
    return values === undefined ? null : isEmpty(values);
  };
  return {
    lacksOf,
    isEmpty: (tab) => emptiness(tab) === true,
    isBegun: (tab) => emptiness(tab) === false,
    incomplete: TAB_KEYS.filter((tab) => lacksOf(tab).length > 0),
  };
}

/** Of a statement its first problem leads to the rest. */
function onceAKind(tab: TabKey, paths: string[]): string[] {
  if (tab !== 'statements') return paths;
  const kinds = paths.map((path) => path.split('.')[0]);
  return paths.filter((_path, index) => kinds.indexOf(kinds[index]) === index);
}

/** Undefined where there is no such field. */
function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => new Map(Object.entries(at ?? {})).get(name), values);
}

/**
 * Where a draft or a returned manuscript is continued. A draft: at the first step that lacks something, else where it is submitted. A
 * returned manuscript: where its new file goes, until that is there (B-432); then likewise.
 */
export function resumePlace(hasAgreed: boolean, awaitsFile: boolean, { incomplete: [first] }: Completion): Place {
  if (awaitsFile) return { kind: 'tab', tab: 'files' };
  if (!hasAgreed) return { kind: 'step', step: 'statement' };
  return { kind: 'tab', tab: first ?? 'review' };
}
