// Personal information.
import { policiesOf, type Module } from '../../module.ts';
import { profilesDoors } from './profiles.doors.ts';
import { Profile } from './profile.entity.ts';
import { profilePolicy } from './profile.policy.ts';
import { ProfileResolver, ViewerProfileResolver } from './profile.resolver.ts';

export const profiles: Module = {
  entities: [Profile],
  resolvers: [ProfileResolver, ViewerProfileResolver],
  nodes: { Profile: (ctx, id) => ctx.em.findOne(Profile, id) },
  policies: policiesOf('profile', profilePolicy, (_ctx, profile: Profile) => profile),
  doors: profilesDoors,
};
