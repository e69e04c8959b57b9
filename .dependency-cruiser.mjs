// Who may import what (docs/architecture.md). Every comment says what to do instead.
const TESTS = '(\\.(test|examples)\\.tsx?$|^(api|web)/testing/|\\.factory\\.ts$)';
const inApi = (name) => `^api/.*\\.${name}\\.ts$`;

/** The domains of api/modules, highest first: each uses those on the lines below its own. docs/architecture.md draws them. */
export const LAYERS = [
  ['reminders'],
  ['invitations'],
  ['candidates', 'colloquium-form', 'monthly', 'people', 'pool', 'press', 'rights', 'submission', 'today'],
  ['correspondence', 'workflow'],
  ['anonymity', 'author-invitations', 'authorship', 'reviews'],
  ['copies', 'deadlines', 'front-page', 'issues', 'letters', 'preprints', 'statistics', 'views'],
  ['statements'],
  ['contributions'],
  ['colloquiums'],
  ['institutions'],
  ['audit', 'exports', 'word'],
  ['files', 'messages', 'organization', 'publisher'],
  ['accounts'],
  ['maintenance'],
  ['mail', 'reference', 'search'],
  ['names'],
];
const modulePath = (names) => `^api/modules/(${names.join('|')})/`;
const ROWS_AND_TESTS = `${TESTS}|\\.entity\\.ts$`;
/** What a module may not use: those above it, and those beside it. */
const notBelow = (name, layer) =>
  LAYERS.slice(0, layer + 1)
    .flat()
    .filter((other) => other !== name);

const modulesLookDown = LAYERS.flatMap((names, layer) =>
  names.map((name) => ({
    name: 'modules-look-down',
    comment:
      'The domain that is used stands above this one, or beside it (LAYERS in .dependency-cruiser.mjs): move the small piece that is needed to the lower one, or what is done with both into a domain above them; a type counts like a value.',
    severity: 'error',
    from: { path: modulePath([name]), pathNot: ROWS_AND_TESTS },
    to: { path: modulePath(notBelow(name, layer)), pathNot: ROWS_AND_TESTS },
  })),
).filter(({ to }) => to.path !== modulePath([]));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'web-and-api-never-meet',
      comment: 'The schema is the only door: ask for a GraphQL field, or move what both sides must agree on to shared/.',
      severity: 'error',
      from: { path: '^(web|e2e)/' },
      to: { path: '^(api|migrations)/' },
    },
    {
      name: 'api-does-not-know-the-web',
      comment: 'The API knows no screen: move what both sides must agree on to shared/.',
      severity: 'error',
      from: { path: '^(api|migrations)/' },
      to: { path: '^(web|e2e)/' },
    },
    {
      name: 'browser-tests-use-the-browser',
      comment: 'A browser test does what a person does: find things by role and name on the page instead of importing the code behind it.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^web/' },
    },
    {
      name: 'shared-is-pure',
      comment: 'shared/ runs on both sides: move what touches a database, a file or a page to api/ or web/ and pass values in.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(shared/|node_modules/zod/)' },
    },
    {
      name: 'nothing-needs-the-tools',
      comment: 'scripts/ are tools for the one who builds: move what the product needs to api/ or shared/.',
      severity: 'error',
      from: { path: '^(api|web|shared|migrations|e2e)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'a-screen-never-imports-another',
      comment: 'Two screens that need the same piece get it from web/components/<domain>/ (with a fragment) or web/ui/ (without).',
      severity: 'error',
      from: { path: '^web/routes/([^/]+)/' },
      to: { path: '^web/routes/', pathNot: '^web/routes/($1/|[^/]+\\.tsx?$)' },
    },
    {
      name: 'components-do-not-know-screens',
      comment: 'Hand the value or the event handler down as a property, or move the shared part to web/components/.',
      severity: 'error',
      from: { path: '^web/components/' },
      to: { path: '^web/(routes/|routes\\.tsx$)' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'A piece with a fragment or a domain word belongs in web/components/; web/ui/ gets plain values.',
      severity: 'error',
      from: { path: '^web/(ui|editor|i18n)/' },
      to: { path: '^(web/(routes|components|relay)/|web/routes\\.tsx$|node_modules/(react-relay|relay-runtime)/)' },
    },
    {
      name: 'main-is-the-top',
      comment: 'Nothing starts the product but npm: tests call buildApp of api/app.ts.',
      severity: 'error',
      from: {},
      to: { path: '^api/main\\.ts$' },
    },
    {
      name: 'app-is-built-by-main-and-tests',
      comment: 'Move what you need to a module or to api/graphql/, and let api/app.ts import it.',
      severity: 'error',
      from: { path: '^api/', pathNot: `^api/main\\.ts$|${TESTS}` },
      to: { path: '^api/app\\.ts$' },
    },
    {
      name: 'schema-is-used-by-app',
      comment: 'api/schema.ts is handed to the app by api/main.ts alone: take what you need from api/graphql/ or a service.',
      severity: 'error',
      from: { path: '^api/', pathNot: `^api/main\\.ts$|${TESTS}` },
      to: { path: '^api/schema\\.ts$' },
    },
    {
      name: 'resolvers-are-listed-by-modules',
      comment: 'A resolver is glue: call the service behind it, and hang fields on other types in your own module.',
      severity: 'error',
      from: { path: '^api/', pathNot: `${inApi('module')}|${TESTS}` },
      to: { path: inApi('resolver') },
    },
    {
      name: 'modules-do-not-look-up',
      comment: 'A module is given what it needs through ctx (api/context.ts).',
      severity: 'error',
      from: { path: '^api/modules/', pathNot: TESTS },
      to: { path: '^api/(main|app|schema|modules)\\.ts$|^api/legacy/' },
    },
    ...modulesLookDown,
    {
      name: 'modules-have-a-layer',
      comment: 'A new domain stands on a line of LAYERS in .dependency-cruiser.mjs: the lowest above all that it uses.',
      severity: 'error',
      from: { path: '^api/modules/', pathNot: modulePath(LAYERS.flat()) },
      to: {},
    },
    {
      name: 'policies-stand-beside-the-path',
      comment: 'A policy is a pure table: put the facts it judges into <domain>.facts.ts or pass them in, and let the service call it.',
      severity: 'error',
      from: { path: inApi('policy') },
      to: { path: '^api/.*\\.(service|resolver|inputs)\\.ts$' },
    },
    {
      name: 'entities-are-the-ground',
      comment: 'An entity is a row: put behaviour into the service, rules into the policy, guarded fields into the resolver.',
      severity: 'error',
      from: { path: inApi('entity') },
      to: { path: '^api/.*\\.(service|resolver|policy|facts|visibility|inputs|loader)\\.ts$' },
    },
    {
      name: 'the-facade-holds-no-rules',
      comment: 'A legacy call is a GraphQL document: ask the schema for a field or a mutation instead of calling what is behind it.',
      severity: 'error',
      from: { path: '^api/legacy/', pathNot: TESTS },
      to: { path: '^api/(modules|database)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'type-graphql-behind-declare',
      comment: 'Take it from api/graphql/declare.ts, so that another library can stand behind it (decision 85).',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/graphql/', TESTS] },
      to: { path: 'node_modules/type-graphql/' },
    },
    {
      name: 'graphql-knows-no-domain',
      comment: 'api/graphql/ is told by its caller: pass the domain part in as an argument from api/schema.ts or api/app.ts.',
      severity: 'error',
      from: { path: '^api/graphql/', pathNot: TESTS },
      to: { path: '^api/(modules|legacy)/|^api/(main|app|schema|modules|module)\\.ts$' },
    },
    {
      name: 'the-word-reader-has-one-door',
      comment: 'A Word file may hold anything: let readInProcess (front-page/reading.ts) read it, in a process with limits.',
      severity: 'error',
      from: { path: '^api/', pathNot: `^api/modules/(front-page|word)/|${TESTS}` },
      to: { path: '^api/modules/(front-page|word)/', pathNot: '/front-page/(front-page\\.module|reading)\\.ts$' },
    },
    {
      name: 'a-word-file-is-opened-by-the-door',
      comment: 'Take the paragraphs as an argument: read() (front-page/read.ts) opens the file once for all its readers.',
      severity: 'error',
      from: { path: '^api/modules/front-page/', pathNot: `/front-page/read\\.ts$|${TESTS}` },
      to: { path: '^api/modules/word/', pathNot: '/word-document\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'factories-are-for-tests',
      comment: 'Demo data has its own code in api/demo/: factories and api/testing/ are for tests only.',
      severity: 'error',
      from: { path: '^(api|web|shared)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-cycles-but-between-entities',
      comment: 'Take the part both need out into a third file. Only entities may point at each other.',
      severity: 'error',
      from: {},
      to: { circular: true, via: { pathNot: '\\.entity\\.ts$' }, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'what-runs-is-a-dependency',
      comment: 'What the server runs is built with its packages, which "dependencies" lists (decision 84): move the package there.',
      severity: 'error',
      from: { path: '^(api|shared|migrations)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/' },
    },
    {
      name: 'what-is-imported-exists',
      comment: 'Install the package, or mend the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: 'dist/api/main' },
    },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser can use; without this it would see no .ts file and be content.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // What is built is not read: its parts import each other as they please.
    exclude: { path: '__generated__|^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
