// Files: received, kept, cleaned for blind readers, delivered, removed.
import { moves } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { filesDoors } from './files.doors.ts';
import { removeOrphans } from './orphans.ts';
import { REMOVE_FILES, removeWhenFree } from './removal.ts';
import { UploadedFile } from './uploaded-file.entity.ts';
import { UploadedFileResolver } from './uploaded-file.resolver.ts';
import { forgetUnusedUploads } from './uploaded-file.service.ts';

export const files: Module = {
  entities: [UploadedFile],
  accountColumns: { 'uploaded_file.user_id': moves },
  resolvers: [UploadedFileResolver],
  jobs: (deps) => ({ [REMOVE_FILES]: (payload) => removeWhenFree(deps, payload) }),
  sweeps: [
    ({ orm, clock }) => forgetUnusedUploads(orm.em.fork(), clock),
    async ({ orm, storage, clock, log }) => {
      const orphans = await removeOrphans(orm.em.fork(), storage, clock);
      if (orphans > 0) log.info({ orphans }, 'removed uploads that nothing refers to');
    },
  ],
  doors: filesDoors,
};
