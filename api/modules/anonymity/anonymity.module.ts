// Traces in files that would reveal the authors to blind reviewers, and the office's handling of them.
import type { Module } from '../../module.ts';
import { anonymityDoors } from './anonymity.doors.ts';
import { BlindnessChoice } from './blindness-choice.entity.ts';
import { BlindnessChoiceResolver, ContributionBlindnessChoicesResolver } from './blindness-choice.resolver.ts';

export const anonymity: Module = {
  entities: [BlindnessChoice],
  resolvers: [BlindnessChoiceResolver, ContributionBlindnessChoicesResolver],
  doors: anonymityDoors,
};
