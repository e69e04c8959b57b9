// Reading of a Word file's front page.
import type { Module } from '../../module.ts';
import { frontPageDoors } from './front-page.doors.ts';
import { FrontPageResolver, ReadableFileResolver } from './front-page.resolver.ts';

export const frontPage: Module = { resolvers: [FrontPageResolver, ReadableFileResolver], doors: frontPageDoors };
