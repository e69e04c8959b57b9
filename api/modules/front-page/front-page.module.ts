// Reading of a Word file's front page.
import { CheckReportResolver } from './check-report.resolver.ts';
import type { Module } from '../../module.ts';
import { frontPageDoors } from './front-page.doors.ts';
import { FrontPageResolver, ReadableFileResolver } from './front-page.resolver.ts';

export const frontPage: Module = { resolvers: [CheckReportResolver, FrontPageResolver, ReadableFileResolver], doors: frontPageDoors };
