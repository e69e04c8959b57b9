// Which of our modules a first visit runs: all that the entry and the sign-in page import at once. They travel in one file, since each file
// more costs a request and its headers.
import path from 'node:path';

/** What the bundler knows of a module. Importers are those that need it at once, not those that fetch it when it is asked for. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The entry, and the page that most visits begin with. */
export const ROOTS = ['web/main.tsx', 'web/routes/login/LoginPage.tsx'].map((file) => path.resolve(import.meta.dirname, '../..', file));

/** The chunk of a module of ours, null when the bundler shall choose. Libraries are not asked for: their index files import everything. */
export function firstVisitChunk(id: string, modules: Modules): 'first-visit' | null {
  const seen = new Set([id]);
  for (const at of seen) {
    if (ROOTS.includes(at)) return 'first-visit';
    for (const importer of modules.getModuleInfo(at)?.importers ?? []) seen.add(importer);
  }
  return null;
}
