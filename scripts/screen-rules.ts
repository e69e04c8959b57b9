// Unreachable parts: a page that no line of the route tree opens, and a list of the API that no document of the client asks for.
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

export interface Screens {
  /** The source of the route tree. */
  tree: string;
  /** Sources of `route.ts` by their path from the tree, as `./routes/login/route.ts`. */
  routes: Readonly<Record<string, string>>;
  /** Paths of page components from the tree, as `./routes/login/LoginPage.tsx`. */
  pages: readonly string[];
  /** The API's schema, and the documents the client may send. */
  schema: string;
  documents: readonly string[];
}

export function screenProblems({ tree, routes, pages, schema, documents }: Screens): string[] {
  const opened = new Set([
    ...importsOf(tree, '.'),
    ...Object.entries(routes).flatMap(([file, source]) =>
      source
        .split(/^export const /m)
        .slice(1)
        .filter((part) => new RegExp(`\\b${/^\w+/.exec(part)?.[0] ?? ''}\\b`).test(tree))
        .flatMap((part) => importsOf(part, file.replace(/\/[^/]+$/, ''))),
    ),
  ]);
  const asked = askedLists(schema, documents);
  return [
    ...pages.filter((page) => !opened.has(page)).map((page) => `${page.replace('./', 'web/')}: no line of web/routes.tsx opens it`),
    ...listsOf(schema)
      .filter((field) => !asked.has(field))
      .map((field) => `${field}: a list that no document of the client asks for`),
  ];
}

function importsOf(source: string, folder: string): string[] {
  return [...source.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `${folder}/${file}`);
}

function listsOf(schema: string): string[] {
  return Object.values(buildSchema(schema).getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
          // Pages that replace a plain list: screens may read that one as long as it is answered.
          .filter(({ name }) => !Object.values(type.getFields()).some((old) => old.deprecationReason?.startsWith(`Ask ${name},`)))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
}

function askedLists(schema: string, documents: readonly string[]): Set<string> {
  const asked = new Set<string>();
  const types = new TypeInfo(buildSchema(schema));
  for (const text of documents)
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        Field: {
          enter: ({ name, selectionSet }) =>
            // A list that is only counted has no screen.
            selectionSet?.selections.some((selection) => selection.kind !== 'Field' || selection.name.value === 'edges')
              ? void asked.add(`${types.getParentType()?.name}.${name.value}`)
              : undefined,
        },
      }),
    );
  return asked;
}
