// The build replaces graphql tags by imports of their artifacts.
import { describe, expect, it } from 'vitest';
import { replaceTags } from './relay-tags.ts';

/** Put together here, because the plugin reads this file too. */
const tagged = (document: string) => `graphql${'`'}${document}${'`'}`;

describe('the replacement of graphql tags', () => {
  it('imports the artifact that lies beside the file and keeps the line count', () => {
    const code = `const q = ${tagged('\n  query PageQuery {\n    viewer { id }\n  }\n')};\nnext();`;
    const replaced = replaceTags(code, 'Page.tsx');
    expect(replaced).toContain("import __relay_PageQuery from './__generated__/PageQuery.graphql.ts';");
    expect(replaced).not.toContain('viewer');
    expect(replaced?.split('\n').length).toBe(code.split('\n').length);
  });

  it('takes the tag out of the import, so that a file that wants nothing else does not fetch Relay', () => {
    const tag = tagged('fragment A_b on C { id }');
    expect(replaceTags(`import { graphql } from 'react-relay/hooks';\n${tag}`, 'a.ts')).not.toContain('react-relay');
    expect(replaceTags(`import { graphql, useFragment } from 'react-relay/hooks';\n${tag}`, 'a.ts')).toContain(
      "import { useFragment } from 'react-relay/hooks';",
    );
    expect(replaceTags(`import { fetchQuery, graphql, useFragment } from 'react-relay/hooks';\n${tag}`, 'a.ts')).toContain(
      'import { fetchQuery, useFragment }',
    );
  });

  it('refuses a document without a name', () => {
    expect(() => replaceTags(tagged('{ viewer { id } }'), 'a.ts')).toThrow('a.ts');
  });
});
