// The check of the screens finds its faults.
import { expect, test } from 'vitest';
import { screenProblems, type Screens } from './screen-rules.ts';

const good: Screens = {
  tree: `import { login } from './routes/login/route.ts';
    page('login', login), page('drafts', listScreen(drafts, by(DRAFTS), async () => (await import('./routes/drafts/DraftsPage.tsx')).DraftsPage))`,
  routes: { './routes/login/route.ts': `export const login = screen(async () => (await import('./LoginPage.tsx')).LoginPage);` },
  pages: ['./routes/login/LoginPage.tsx', './routes/drafts/DraftsPage.tsx'],
  schema: `type Query { viewer: Viewer } type Viewer { drafts(first: Int): NoteConnection, name: String }
    type NoteConnection { totalCount: Int edges: [NoteEdge] } type NoteEdge { node: Note } type Note { id: ID }`,
  documents: ['query Drafts { viewer { name list: drafts(first: 10) { edges { node { id } } } } }'],
};

const problems = (changes: Partial<Screens>) => screenProblems({ ...good, ...changes });

test('has nothing to say when every page and every list is shown', () => expect(problems({})).toEqual([]));

test('names a page that no line of the tree opens', () => {
  expect(problems({ pages: [...good.pages, './routes/pool/PoolPage.tsx'] })).toEqual([
    'web/routes/pool/PoolPage.tsx: no line of web/routes.tsx opens it',
  ]);
});

test('names a page whose route.ts the tree does not use', () => {
  const pool = { './routes/pool/route.ts': `export const pools = screen(async () => (await import('./PoolPage.tsx')).PoolPage);` };
  expect(problems({ routes: { ...good.routes, ...pool }, pages: [...good.pages, './routes/pool/PoolPage.tsx'] })).toHaveLength(1);
});

test('names a list that no document asks for, or asks only the number of', () => {
  const found = ['Viewer.drafts: a list that no document of the client asks for'];
  expect(problems({ documents: [] })).toEqual(found);
  expect(problems({ documents: ['query Count { viewer { drafts { totalCount } } }'] })).toEqual(found);
});

test('lets a screen read a plain list as long as it stands beside the pages that replace it', () => {
  const beside = (reason: string) =>
    good.schema.replace(
      'type Viewer {',
      `type Viewer { notePages(first: Int): NoteConnection, notes: [Note] @deprecated(reason: "${reason}"),`,
    );
  expect(problems({ schema: beside('Ask notePages, which has pages.') })).toEqual([]);
  expect(problems({ schema: beside('Nobody reads it.') })).toEqual(['Viewer.notePages: a list that no document of the client asks for']);
});
