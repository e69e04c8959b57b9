// The search for people who might review a manuscript.
import { stays } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { candidatesDoors } from './candidates.doors.ts';
import { CandidatesResolver } from './candidates.resolver.ts';
import { HanziReading, PersonKey } from './person-key.entity.ts';

export const candidates: Module = {
  entities: [HanziReading, PersonKey],
  accountColumns: { 'person_key.user_id': stays('the database writes it from the account’s own name') },
  resolvers: [CandidatesResolver],
  doors: candidatesDoors,
};
