// The modules that a first visit runs: all static imports of the entry and the sign-in page. They travel in one file, because each further
// file costs a request and its headers.
import path from 'node:path';

/** The bundler's data on a module. Importers are static ones, not those that import it on demand. */
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
