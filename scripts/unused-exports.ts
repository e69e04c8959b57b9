// Exports that no other file imports. Left alone: files that are imported as a whole (`import * as`, `import()`) or that a tool loads by
// their name, and fragments, which Relay reads where they stand.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([\w$]+)(?! = graphql)\b/gm;
const IMPORTED = /^(?:import|export) (?:type )?(?:[\w$]+, )?\{([^}]*)\} from '([^']+)'/gm;
const NAMED = /(?:type )?([\w$]+)(?: as [\w$]+)?/g;
const WHOLE = /(?:import \* as [\w$]+ from |import\()'(\.[^']+)'/g;
const BY_NAME = /['"`]((?:\w[\w-]*\/)+[\w.-]+\.tsx?)['"`]/g;

/** `file: name` of each in the folders of a project, and in the files beside them. */
export function unusedExports(root: string, folders: readonly string[]): string[] {
  const files = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,js}`, '*.ts'], { cwd: root, exclude: ['**/__generated__/**'] });
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const used = new Set<string>();
  const whole = new Set<string>();
  for (const [file, text] of texts) {
    const place = (target = '') => path.posix.join(path.posix.dirname(file), target);
    for (const [, names = '', target] of text.matchAll(IMPORTED))
      for (const [, name] of names.matchAll(NAMED)) used.add(`${place(target)}: ${name}`);
    for (const [, target] of text.matchAll(WHOLE)) whole.add(place(target));
    for (const [, target = ''] of text.matchAll(BY_NAME)) whole.add(target);
  }
  return [...texts]
    .filter(([file]) => !whole.has(file))
    .flatMap(([file, text]) => [...text.matchAll(EXPORTED)].map(([, name]) => `${file}: ${name}`))
    .filter((key) => !used.has(key));
}
