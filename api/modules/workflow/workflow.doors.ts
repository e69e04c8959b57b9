// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { RoleKind } from '../../../shared/roles.ts';
import type { ScreenPath } from '../../../shared/screens.ts';
import { because, on, type Doors } from '../../doors.ts';
import { AUTHOR_PAGES, ISSUES, MANAGEMENT, OFFICE_PAGES, POOL, READING, REVIEWER_PAGES, WIZARD } from '../../screen-sets.ts';
import { workflowLimits } from './acts/act-limits.ts';
import { actMutations, type ActMutation } from './acts/acts.ts';
import { kindsOf } from './table/parties.ts';
import { rows } from './table/table.ts';

/** Where its rows are done: by the author, by reviewers, or by an office; a line of acts.ts says it where that is elsewhere. */
function screensOf({ act, screens }: ActMutation): readonly ScreenPath[] {
  if (screens !== undefined) return screens;
  const kinds = new Set(kindsOf(rows.filter((row) => row.act === act).flatMap(({ by }) => by)));
  const isOfOneSide = kinds.size === 1 || !(kinds.has(RoleKind.AUTHOR) || kinds.has(RoleKind.REVIEWER));
  if (kinds.size === 0 || !isOfOneSide) throw new Error(`${act} says its screens in acts/acts.ts: it has no rows, or is of several sides`);
  if (kinds.has(RoleKind.AUTHOR)) return [...AUTHOR_PAGES, 'empowerAuthor', 'empowerAddAuthor'];
  return kinds.has(RoleKind.REVIEWER) ? REVIEWER_PAGES : OFFICE_PAGES;
}

const acts = Object.entries(actMutations);
const screensOfActs = Object.fromEntries(acts.map(([name, mutation]) => [`Mutation.${name}`, screensOf(mutation)]));
const unlimitedActs = acts.flatMap(([name, { limit }]) => (limit === undefined ? [name] : []));

export const workflowDoors: Doors = {
  limits: workflowLimits,
  screens: {
    ...screensOfActs,
    ...on(OFFICE_PAGES, 'Mutation.uploadOfficeFile', 'Query.receivers'),
    ...on(MANAGEMENT, 'Colloquium.workflowSwitches', 'Colloquium.workflowPreview'),
    ...on(MANAGEMENT, 'Mutation.saveWorkflowSwitches'),
    ...on([...AUTHOR_PAGES, ...WIZARD, ...REVIEWER_PAGES, ...OFFICE_PAGES, ...POOL, ...ISSUES], 'Subscription.contributionChanged'),
  },
  nodes: { ...on(READING, 'WorkflowEvent') },
  everyones: { ...because('who one is, in which role, and what the role opens', 'Viewer.listActs') },
  policyTypes: { WorkflowEvent: 'who did what' },
  personFields: { 'Receiver.person': 'an editor of the viewer’s journal; the query that answers it asks a policy for each manuscript' },
  openFields: {
    Contribution: [{ fields: ['viewerActs', 'viewerCanSubmit'], reason: 'what the viewer may do, which the viewer may know' }],
    WorkflowEvent: [
      { fields: ['id', 'at', 'authorStatus'], reason: 'authors and office alone know an event, and an author’s words for it are these' },
      { fields: ['actorRole'], reason: 'says that the office or the author acted, not who; reviewers’ acts are told to the office alone' },
      { fields: ['files'], reason: 'each file has its own policy' },
    ],
  },
  unlimited: [
    {
      names: unlimitedActs,
      reason:
        'an act moves a manuscript on once, and a second one is refused; one that may be taken back or changed is in the log each time',
    },
    { names: ['saveWorkflowSwitches'], reason: 'for the house’s own staff, in its place' },
  ],
};
