// How texts are sought, and their keys after an upgrade.
import type { Module } from '../../module.ts';
import { beginRebuild, REBUILD_SEARCH, rebuildSearch } from './rebuild.ts';
import { SearchRebuild } from './search-rebuild.entity.ts';

export const search: Module = {
  entities: [SearchRebuild],
  jobs: (deps) => ({ [REBUILD_SEARCH]: () => rebuildSearch(deps) }),
  daily: [beginRebuild],
};
