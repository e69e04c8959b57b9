// Which of our own modules share a file: each further file costs a request and its headers, so what a person needs from signing in to the
// first list comes in few.
import path from 'node:path';

/** The bundler's data on a module. Importers are static ones, not those that import it on demand. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

const fileOf = (file: string) => path.resolve(import.meta.dirname, '../..', file);

/** In the order in which a person gets there: a chunk has what its roots import and no earlier one has. */
export const JOURNEYS = [
  // The entry, and the page that most visits begin with.
  { name: 'first-visit', roots: ['web/main.tsx', 'web/routes/login/LoginPage.tsx'].map(fileOf) },
  { name: 'frame', roots: ['web/components/shell/Shell.tsx'].map(fileOf) },
  { name: 'lists', roots: ['web/components/lists/ListPage.tsx', 'web/components/contribution/ManuscriptList.tsx'].map(fileOf) },
] as const;

/** The chunk of one of our modules; null: the bundler chooses. It is not asked for libraries, whose index files import everything. */
export function journeyOf(id: string, modules: Modules): (typeof JOURNEYS)[number]['name'] | null {
  const importing = new Set([id]);
  for (const at of importing) for (const importer of modules.getModuleInfo(at)?.importers ?? []) importing.add(importer);
  return JOURNEYS.find(({ roots }) => roots.some((root) => importing.has(root)))?.name ?? null;
}
