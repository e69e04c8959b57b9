// The mutation documents of the acts, for relay-compiler to read: every act sends its input and asks back the same, so they are written
// from schema.graphql and the entries that name a mutation.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, type ObjectTypeDefinitionNode, type InputObjectTypeDefinitionNode } from 'graphql';

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
  if (readIfThere(file) !== text) writeFileSync(file, text);
}

/** The source of the documents of these mutations, each with whether it takes one manuscript or many. */
export function actDocuments(schema: string, mutations: readonly string[]): string {
  const { definitions } = parse(schema, { noLocation: true });
  const root = definitions.find(
    (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation',
  );
  const documents = mutations.map((name) => {
    const type = root?.fields?.find((field) => field.name.value === name)?.arguments?.[0]?.type;
    const input = type?.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE ? type.type.name.value : null;
    const fields = definitions.find(
      (node): node is InputObjectTypeDefinitionNode => node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && node.name.value === input,
    )?.fields;
    if (!fields) throw new Error(`${FOLDER}: an act names the mutation "${name}", which schema.graphql does not have with an input.`);
    const takesMany = fields.some((field) => field.name.value === 'contributionIds');
    const asked = takesMany ? 'results { ...actTypes_result @relay(mask: false) }' : 'contribution { ...acts_changed }';
    return `  ${name}: {
    takes: '${takesMany ? 'many' : 'one'}',
    document: graphql\`
      mutation actDocuments${name.charAt(0).toUpperCase()}${name.slice(1)}Mutation($input: ${input}!, $isOne: Boolean!) {
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

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
