// The mutation documents of the acts, for relay-compiler to read: every act sends its input and asks back the same, so they are written
// from schema.graphql and the entries that name a mutation.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';

const FOLDER = 'web/components/acts';
/** Not kept in git. */
export const ACT_DOCUMENTS = `${FOLDER}/act-documents.ts`;

/** Brings the file up to date. Errors: an entry names a mutation that the schema does not have. */
export function writeActDocuments(root: string): void {
  const schema = readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  const entries = globSync(`${FOLDER}/*-acts.ts`, { cwd: root }).toSorted();
  const named = entries.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bmutation: '(\w+)'/g)].map(([, name = '']) => name),
  );
  const text = actDocuments(schema, named);
  const file = path.join(root, ACT_DOCUMENTS);
  // Written only when it changes: `npm run dev` watches the folder.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The source of the documents of these mutations, each with whether it takes one manuscript or many. */
export function actDocuments(schema: string, mutations: readonly string[]): string {
  const known = buildSchema(schema, { assumeValidSDL: true }).getMutationType()?.getFields() ?? {};
  const documents = mutations.map((name) => {
    const input = getNamedType(known[name]?.args[0]?.type);
    if (!isInputObjectType(input))
      throw new Error(`${FOLDER}: an act names the mutation "${name}", which schema.graphql does not have with an input.`);
    const takes = 'contributionIds' in input.getFields() ? 'many' : 'one';
    const asked = takes === 'many' ? 'results { ...actTypes_result @relay(mask: false) }' : 'contribution { ...acts_changed }';
    return `  ${name}: {
    takes: '${takes}',
    document: graphql\`
      mutation actDocuments${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation($input: ${input.name}!, $isOne: Boolean!) {
        act: ${name}(input: $input) { ${asked} }
      }
    \`,
  },
`;
  });
  return `// Written by scripts/act-documents.ts.
import { graphql } from 'react-relay/hooks';

export const ACT_DOCUMENTS = {
${documents.join('')}} as const;
`;
}
