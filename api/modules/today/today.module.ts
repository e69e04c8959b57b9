// Today's work, over the lists of a role.
import type { Module } from '../../module.ts';
import { PutOff } from './put-off.entity.ts';
import { todayDoors } from './today.doors.ts';
import { TodayResolver } from './today.resolver.ts';

export const today: Module = {
  entities: [PutOff],
  accountColumns: { 'put_off.user_id': { moves: true, alike: ['contribution_id'] } },
  resolvers: [TodayResolver],
  doors: todayDoors,
};
