// Takes the files out of GraphQL variables, as the multipart request specification wants them sent.

interface FoundFile {
  /** Where it stood, e.g. `input.file` or `input.files.0`. */
  path: string;
  file: File;
}

/** A copy of `variables` with null in place of each File, and the files with their paths. */
export function extractFiles(variables: Record<string, unknown>): { clean: Record<string, unknown>; files: FoundFile[] } {
  const files: FoundFile[] = [];
  function walk(value: unknown, path: string): unknown {
    if (value instanceof File) {
      files.push({ path, file: value });
      return null;
    }
    const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, at(index)));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, at(key))]));
    return value;
  }
  const clean = Object.fromEntries(Object.entries(variables).map(([key, item]) => [key, walk(item, key)]));
  return { clean, files };
}
