// Handing manuscripts in.
import type { Module } from '../../module.ts';
import { SubmissionResolver } from './submission.resolver.ts';

export const submission: Module = { resolvers: [SubmissionResolver] };
