// What can happen to a manuscript, and what has happened.
import { policiesOf, type Module } from '../../module.ts';
import { noted } from '../audit/identity-read.service.ts';
import { eventFactsOf } from '../contributions/access/contribution.facts.ts';
import { TELL_WITHHELD } from '../contributions/files/file-copy.ts';
import { partNode } from '../contributions/manuscript/contribution.nodes.ts';
import { ActLetterResolver } from './act-letter.resolver.ts';
import { actResolver } from './act-mutation.ts';
import { TELL_DECISION, tellDecision } from './decision-hold.ts';
import { EditorRefusal } from './editor-refusal.entity.ts';
import { ListActsResolver } from './list-acts.resolver.ts';
import { ReceiversResolver } from './receivers.resolver.ts';
import { WorkflowSwitchesResolver } from './switches/switches.resolver.ts';
import { tellWithheld } from './withheld-file.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';
import { OfficeFileResolver } from './office-file.resolver.ts';
import { workflowEventPolicy } from './workflow-event.policy.ts';
import { ContributionCoursesResolver, WorkflowEventPapersResolver } from './workflow-log.resolver.ts';
import { actMutations } from './workflow.acts.ts';
import { ContributionWorkflowResolver, WorkflowEventResolver } from './workflow.resolver.ts';
import { eventPages } from './workflow.pages.ts';

export const workflow: Module = {
  entities: [EditorRefusal, WorkflowEvent],
  resolvers: [
    ...eventPages,
    ActLetterResolver,
    ContributionCoursesResolver,
    ContributionWorkflowResolver,
    ListActsResolver,
    OfficeFileResolver,
    ReceiversResolver,
    WorkflowEventPapersResolver,
    WorkflowEventResolver,
    WorkflowSwitchesResolver,
    ...Object.entries(actMutations).map(([name, mutation]) => actResolver(name, mutation)),
  ],
  nodes: { WorkflowEvent: partNode((ctx, id) => ctx.em.findOne(WorkflowEvent, id)) },
  policies: {
    ...policiesOf('workflowEvent', workflowEventPolicy, eventFactsOf),
    // A reviewer's act is told to offices alone.
    'workflowEvent.viewActor': noted(workflowEventPolicy.viewActor, eventFactsOf, ({ isReviewerAct, actor, contribution }: WorkflowEvent) =>
      isReviewerAct && actor ? contribution.id : null,
    ),
  },
  jobs: (deps) => ({
    [TELL_DECISION]: (payload) => tellDecision(deps, payload),
    [TELL_WITHHELD]: (payload) => tellWithheld(deps, payload),
  }),
};
