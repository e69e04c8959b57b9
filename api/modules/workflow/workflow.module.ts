// The workflow of manuscripts and their timeline.
import { LOG, stays } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { workflowDoors } from './workflow.doors.ts';
import { noted } from '../audit/identity-read.service.ts';
import { eventFactsOf } from '../contributions/access/contribution.facts.ts';
import { TELL_WITHHELD } from '../contributions/files/file-copy.ts';
import { partNode } from '../contributions/manuscript/contribution.nodes.ts';
import { ActLetterResolver } from './letters/act-letter.resolver.ts';
import { actResolver } from './acts/act-mutation.ts';
import { TELL_DECISION, tellDecision } from './hold/decision-hold.ts';
import { HeldDecisionResolver } from './hold/held-decision.resolver.ts';
import { EditorRefusal } from './perform/editor-refusal.entity.ts';
import { ListActsResolver } from './gate/list-acts.resolver.ts';
import { ReceiversResolver } from './gate/receivers.resolver.ts';
import { WorkflowSwitchesResolver } from './switches/switches.resolver.ts';
import { RevisionResolver } from './revision/revision.resolver.ts';
import { tellWithheld } from './letters/withheld-file.ts';
import { WorkflowEvent } from './timeline/workflow-event.entity.ts';
import { OfficeFileResolver } from './acts/office-file.resolver.ts';
import { workflowEventPolicy } from '../contributions/access/workflow-event.policy.ts';
import { ContributionJournalHistoriesResolver, WorkflowEventPapersResolver } from './timeline/log.resolver.ts';
import { actMutations } from './acts/acts.ts';
import { ContributionWorkflowResolver, WorkflowEventResolver } from './timeline/timeline.resolver.ts';
import { eventPages } from './timeline/timeline.pages.ts';

export const workflow: Module = {
  entities: [EditorRefusal, WorkflowEvent],
  accountColumns: { 'editor_refusal.editor_id': { moves: true, alike: ['contribution_id'] }, 'workflow_event.actor_id': stays(LOG) },
  resolvers: [
    ...eventPages,
    ActLetterResolver,
    ContributionJournalHistoriesResolver,
    ContributionWorkflowResolver,
    HeldDecisionResolver,
    ListActsResolver,
    OfficeFileResolver,
    ReceiversResolver,
    RevisionResolver,
    WorkflowEventPapersResolver,
    WorkflowEventResolver,
    WorkflowSwitchesResolver,
    ...Object.entries(actMutations).map(([name, mutation]) => actResolver(name, mutation)),
  ],
  nodes: { WorkflowEvent: partNode((ctx, id) => ctx.em.findOne(WorkflowEvent, id)) },
  policies: {
    ...policiesOf('workflowEvent', workflowEventPolicy, eventFactsOf),
    // The offices alone learn of a reviewer's act.
    'workflowEvent.viewActor': noted(workflowEventPolicy.viewActor, eventFactsOf, ({ isReviewerAct, actor, contribution }: WorkflowEvent) =>
      isReviewerAct && actor ? contribution.id : null,
    ),
  },
  jobs: (deps) => ({
    [TELL_DECISION]: (payload) => tellDecision(deps, payload),
    [TELL_WITHHELD]: (payload) => tellWithheld(deps, payload),
  }),
  doors: workflowDoors,
};
