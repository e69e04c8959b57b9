// Vite plugin: replaces each graphql tag by the artifact that relay-compiler made for it.
import type { Plugin } from 'vite';

const TAG = /\bgraphql\s*`([^`]*)`/g;
/** The plugin's own folder speaks about tags. */
const NOT_HERE = /[\\/](node_modules|web[\\/]build)[\\/]/;
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/** The code with its tags replaced, or null when it has none. Artifacts lie in `__generated__` beside the file. */
export function replaceTags(code: string, file: string): string | null {
  const imports = new Map<string, string>();
  const replaced = code.replaceAll(TAG, (_tag, document: string) => {
    const name = DEFINITION.exec(document)?.[1];
    if (name === undefined) throw new Error(`${file}: a graphql tag without a named operation or fragment`);
    const identifier = `__relay_${name}`;
    imports.set(identifier, `import ${identifier} from './__generated__/${name}.graphql.ts';`);
    // Keeps the line count, so that source positions stay right.
    return identifier + '\n'.repeat(document.split('\n').length - 1);
  });
  return imports.size === 0 ? null : `${[...imports.values()].join(' ')} ${withoutTagImport(replaced)}`;
}

/** The tag is gone, so a file that wanted nothing else of Relay does not fetch it. */
function withoutTagImport(code: string): string {
  return code
    .replace(/import \{ graphql \} from 'react-relay\/hooks';/, '')
    .replace(/(import \{[^}]*?)\bgraphql, ([^}]*\} from 'react-relay\/hooks';)/, '$1$2');
}

export function relayTags(): Plugin {
  return {
    name: 'colloquium-relay-tags',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || NOT_HERE.test(file) || !code.includes('graphql`')) return null;
      const replaced = replaceTags(code, file);
      return replaced === null ? null : { code: replaced, map: null };
    },
  };
}
