// Personal information.
import { stays } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { profilesDoors } from './profiles.doors.ts';
import { Profile } from './profile.entity.ts';
import { profilePolicy } from './profile.policy.ts';
import { ProfileResolver, ViewerProfileResolver } from './profile.resolver.ts';

export const profiles: Module = {
  entities: [Profile],
  accountColumns: { 'profile.user_id': stays('what the kept one lacks is copied from it') },
  resolvers: [ProfileResolver, ViewerProfileResolver],
  nodes: { Profile: (ctx, id) => ctx.em.findOne(Profile, id) },
  policies: policiesOf('profile', profilePolicy, (_ctx, profile: Profile) => profile),
  doors: profilesDoors,
};
