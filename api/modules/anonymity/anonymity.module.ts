// Signs of the authors in files for blind reviewers, and the office's decision about them.
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
