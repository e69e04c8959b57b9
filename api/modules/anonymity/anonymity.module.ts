// What in files would tell blind reviewers who wrote them, and what the office does about it.
import type { Module } from '../../module.ts';
import { anonymityDoors } from './anonymity.doors.ts';
import { BlindnessChoice } from './blindness-choice.entity.ts';
import { BlindnessChoiceResolver, ContributionBlindnessChoicesResolver } from './blindness-choice.resolver.ts';

export const anonymity: Module = {
  entities: [BlindnessChoice],
  resolvers: [BlindnessChoiceResolver, ContributionBlindnessChoicesResolver],
  doors: anonymityDoors,
};
