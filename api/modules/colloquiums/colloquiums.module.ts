// Periodicals and conferences, their columns and members.
import { policiesOf, type Module } from '../../module.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';
import { ColloquiumDetailResolver } from './colloquium-detail.resolver.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { colloquiumPolicy } from './colloquium.policy.ts';
import { ColloquiumResolver } from './colloquium.resolver.ts';
import { OwnColloquiumsResolver, ProcessSettingsResolver } from './process-settings.resolver.ts';

export const colloquiums: Module = {
  entities: [Colloquium, ColloquiumColumn, ColloquiumMember],
  resolvers: [ColloquiumResolver, ColloquiumDetailResolver, OwnColloquiumsResolver, ProcessSettingsResolver],
  nodes: { Colloquium: (ctx, id) => ctx.em.findOne(Colloquium, id), ColloquiumColumn: (ctx, id) => ctx.em.findOne(ColloquiumColumn, id) },
  policies: policiesOf('colloquium', colloquiumPolicy, (_ctx, { id }: { id: number }) => id),
};
