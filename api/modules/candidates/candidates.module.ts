// The search for experts who might review a manuscript.
import type { Module } from '../../module.ts';
import { candidatesDoors } from './candidates.doors.ts';
import { CandidatesResolver } from './candidates.resolver.ts';
import { HanziReading, PersonKey } from './person-key.entity.ts';

export const candidates: Module = { entities: [HanziReading, PersonKey], resolvers: [CandidatesResolver], doors: candidatesDoors };
