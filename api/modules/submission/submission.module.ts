// Handing manuscripts in.
import type { Module } from '../../module.ts';
import { OpenColloquiumsResolver } from './open-colloquiums.resolver.ts';
import { submissionDoors } from './submission.doors.ts';
import { SubmissionResolver } from './submission.resolver.ts';

export const submission: Module = { resolvers: [OpenColloquiumsResolver, SubmissionResolver], doors: submissionDoors };
