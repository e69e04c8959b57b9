// Handing manuscripts in.
import type { Module } from '../../module.ts';
import { submissionDoors } from './submission.doors.ts';
import { SubmissionResolver } from './submission.resolver.ts';

export const submission: Module = { resolvers: [SubmissionResolver], doors: submissionDoors };
