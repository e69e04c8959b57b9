// The timeline of a manuscript, by pages: the whole of it, and its history at one journal.
import { signedIn, type Context } from '../../../context.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { pagedItems } from '../../../graphql/paged-field.ts';
import { eventFactsOf } from '../../contributions/access/contribution.facts.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';
import { workflowEventPolicy } from '../../contributions/access/workflow-event.policy.ts';
import { eventsOf } from './timeline.loader.ts';
import { ContributionJournalHistory } from '../acts/acts.types.ts';

const { Connection: WorkflowEventConnection } = connectionTypes('WorkflowEvent', () => WorkflowEvent);

const pages = {
  name: 'eventConnection',
  type: () => WorkflowEventConnection,
  visible: async (ctx: Context, event: WorkflowEvent) => workflowEventPolicy.view(signedIn(ctx), await eventFactsOf(ctx, event)) === null,
  idOf: ({ id }: WorkflowEvent) => id,
};

export const eventPages = [
  pagedItems({
    ...pages,
    on: () => Contribution,
    description: 'What happened to it, oldest first, as far as the viewer may know of it.',
    policy: 'contribution.viewTimeline',
    items: (ctx: Context, { id }: Contribution) => ctx.loaders.of(ctx, eventsOf).load(id),
  }),
  pagedItems({
    ...pages,
    on: () => ContributionJournalHistory,
    description: 'What happened at the journal, oldest first, as far as the viewer may know of it.',
    items: (_ctx: Context, { events }: ContributionJournalHistory) => Promise.resolve(events),
  }),
];
