// Signs of the authors in files for blind reviewers, and the office's decision about them.
import { moves } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { anonymityDoors } from './anonymity.doors.ts';
import { AnonymityChoice } from './anonymity-choice.entity.ts';
import { AnonymityChoiceResolver, ContributionAnonymityChoicesResolver } from './anonymity-choice.resolver.ts';

export const anonymity: Module = {
  entities: [AnonymityChoice],
  accountColumns: { 'blindness_choice.made_by_id': moves },
  resolvers: [AnonymityChoiceResolver, ContributionAnonymityChoicesResolver],
  doors: anonymityDoors,
};
