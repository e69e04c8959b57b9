// Periodicals and conferences, their columns and members.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { AuthorshipPolicyResolver } from './authorship-policy.resolver.ts';
import { colloquiumsDoors } from './colloquiums.doors.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';
import { ColloquiumColumnResolver, ColloquiumDetailResolver, CommitteeMemberResolver } from './colloquium-detail.resolver.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { colloquiumPolicy } from './colloquium.policy.ts';
import { ColloquiumResolver } from './colloquium.resolver.ts';
import { CommitteeMember } from './committee-member.entity.ts';
import { knownTo } from '../organization/data-scope.ts';
import { managedColloquiumPolicy, managedFactsOf } from './managed-colloquium.ts';
import { DefaultParameters } from './parameters/default-parameters.entity.ts';
import { ColloquiumParametersResolver, DefaultParametersResolver } from './parameters/parameters.resolver.ts';
import { conferenceExport, periodicalExport } from './lists/colloquium.export.ts';
import { ColloquiumRowResolver } from './lists/colloquium-row.resolver.ts';
import { conferenceList, periodicalList } from './lists/colloquium.list.ts';
import { ColloquiumPublicationResolver, PublicationCopiesResolver } from './publication/publication.resolver.ts';
import { OwnColloquiumsResolver, ProcessSettingsResolver } from './process-settings.resolver.ts';
import { SubjectResolver } from './subject.resolver.ts';
import { ColloquiumTreeResolver } from './tree/colloquium-tree.resolver.ts';
import { ownColloquiumPages } from './own-colloquium.pages.ts';

export const colloquiums: Module = {
  entities: [Colloquium, ColloquiumColumn, ColloquiumMember, CommitteeMember, DefaultParameters],
  accountColumns: {
    'colloquium.assigned_editor_id': moves,
    'colloquium_member.user_id': { moves: true, alike: ['colloquium_id', 'type'] },
    'committee_member.user_id': moves,
  },
  resolvers: [
    ownColloquiumPages,
    AuthorshipPolicyResolver,
    ColloquiumColumnResolver,
    ColloquiumDetailResolver,
    CommitteeMemberResolver,
    ColloquiumParametersResolver,
    ColloquiumPublicationResolver,
    ColloquiumResolver,
    ColloquiumTreeResolver,
    DefaultParametersResolver,
    OwnColloquiumsResolver,
    ProcessSettingsResolver,
    PublicationCopiesResolver,
    ColloquiumRowResolver,
    SubjectResolver,
    periodicalList,
    periodicalExport.field,
    conferenceList,
    conferenceExport.field,
  ],
  exports: [periodicalExport.export, conferenceExport.export],
  nodes: {
    Colloquium: (ctx, id) => ctx.em.findOne(Colloquium, { $and: [{ id }, knownTo(ctx.viewer) ?? {}] }),
    ColloquiumColumn: (ctx, id) => ctx.em.findOne(ColloquiumColumn, { $and: [{ id }, { colloquium: knownTo(ctx.viewer) ?? {} }] }),
    DefaultParameters: (ctx, id) => ctx.em.findOne(DefaultParameters, id),
  },
  policies: {
    ...policiesOf('colloquium', colloquiumPolicy, (_ctx, { id }: { id: number }) => id),
    ...policiesOf('managedColloquium', managedColloquiumPolicy, managedFactsOf),
  },
  doors: colloquiumsDoors,
};
