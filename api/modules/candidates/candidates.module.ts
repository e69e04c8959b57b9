// The search for experts who might review a manuscript.
import type { Module } from '../../module.ts';
import { CandidatesResolver } from './candidates.resolver.ts';

export const candidates: Module = { resolvers: [CandidatesResolver] };
