// Copies of files for readers who may not know whose they are: made when a file comes, and how each stands.
import type { Module } from '../../module.ts';
import { copiesDoors } from './copies.doors.ts';
import { MAKE_COPY } from '../contributions/files/file-copy.ts';
import { FileCopiesChangedResolver, FileCopyResolver } from './file-copy.resolver.ts';
import { makeCopy } from './make-copy.ts';
import { beginMissingCopies, FIND_MISSING_COPIES, findMissingCopies } from './missing-copies.ts';

export const copies: Module = {
  resolvers: [FileCopiesChangedResolver, FileCopyResolver],
  jobs: (deps) => ({ [FIND_MISSING_COPIES]: (payload) => findMissingCopies(deps, payload) }),
  slowJobs: (deps) => ({ [MAKE_COPY]: (payload) => makeCopy(deps, payload) }),
  daily: [beginMissingCopies],
  doors: copiesDoors,
};
