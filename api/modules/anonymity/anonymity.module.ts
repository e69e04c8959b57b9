// What in files would tell blind reviewers who wrote them, and what the office does about it.
import { moves } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { anonymityDoors } from './anonymity.doors.ts';
import { BlindnessChoice } from './blindness-choice.entity.ts';
import { BlindnessChoiceResolver, ContributionBlindnessChoicesResolver } from './blindness-choice.resolver.ts';

export const anonymity: Module = {
  entities: [BlindnessChoice],
  accountColumns: { 'blindness_choice.made_by_id': moves },
  resolvers: [BlindnessChoiceResolver, ContributionBlindnessChoicesResolver],
  doors: anonymityDoors,
};
