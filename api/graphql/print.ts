// The schema as text, directives included, for schema.graphql.
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';

export function printSchema(schema: GraphQLSchema): string {
  return `# Printed from the API by \`npm run schema\`; not edited by hand.\n\n${printSchemaWithDirectives(lexicographicSortSchema(schema)).trim()}\n`;
}
