// `npm run legacy`: writes docs/legacy-facade.md from the facade's table. With --check it only says whether the file is up to date.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, getOperationAST, validate } from 'graphql';
import type { Row, Shape } from '../api/legacy/row/row.ts';
import { openApi } from '../api/legacy/openapi/openapi.ts';
import { table } from '../api/legacy/table.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'docs/legacy-facade.md');

/** `user{loginRole,roleList[roleId,roleName]}`, as the list of calls writes it. */
function written(shape: Shape): string {
  if (typeof shape === 'string') return '';
  if (Array.isArray(shape)) return `[${written(shape[0]).replaceAll(/^\{|\}$/g, '')}]`;
  return `{${Object.entries(shape)
    .map(([name, inner]) => `${name}${written(inner)}`)
    .join(',')}}`;
}

function parameters(row: Row): string {
  return Object.entries(row.params)
    .map(
      ([name, param]) =>
        `${param.sentAs ?? name}${param.in === 'cookie' ? ' (cookie)' : ''}${param.aliases?.length ? ` (or ${param.aliases.join(', ')})` : ''}`,
    )
    .join(', ');
}

const answers: Readonly<Record<Row['kind'], (row: Row) => string>> = {
  json: (row) => ['code', 'msg', ...Object.entries(row.fields).map(([name, shape]) => `${name}${written(shape)}`)].join(', '),
  image: () => 'a JPEG, a cookie',
  download: () => 'the file; code, msg when refused',
  socket: (row) => `texts of JSON: ${Object.keys(row.fields).join(', ')}`,
};

function line([id, row]: readonly [string, Row]): string {
  const methods = row.changes && row.method === 'GET' ? 'GET, POST' : row.method;
  const documents = row.documents.map((document) => `\`${getOperationAST(document)?.name?.value ?? ''}\``).join(', ');
  const token = { none: '', header: 'header', either: 'header or `token`' }[row.token];
  return `| ${[id, `\`${row.name}\``, methods, row.paths.map((one) => `\`${one}\``).join(', '), row.about, row.who, token, parameters(row), answers[row.kind](row), documents, row.spec].join(' | ')} |`;
}

const rows: readonly (readonly [string, Row])[] = Object.entries(table);

const printed = `# Legacy REST facade

Printed from the table in \`api/legacy/\` by \`npm run legacy\`; do not edit.

Scripts of the old system go on working under \`/{product}/api\` (\`PRODUCT\`, default \`colloquium\`). Each call is one row of a table: a
GraphQL document, how the parameters become its variables, and how what it answers becomes the documented JSON. The documents run in process
against the schema that everybody uses, with the viewer of the token, so every rule holds here as it does elsewhere, and none is
written twice. [OpenAPI](https://spec.openapis.org/oas/v3.1.0) describes the same table: \`GET /{product}/api/openapi.json\`. Each operation there has a
name, an area, an example of what is sent and answered, and each answer is one of two by its \`code\`: done, or \`Refused\`; of \`login\` and \`bindOrcidLogin\` also 700.
A client that is generated (\`npx openapi-typescript http://localhost:4000/colloquium/api/openapi.json -o facade.d.ts\`) has to ask for the code before it reads the rest.

- Answers have HTTP status 200 and a \`code\`: 0 done; 700 the account is online elsewhere; 401 the session has ended (500 from \`info\` and
  \`message/getMessCount\`); 500 refused, and \`msg\` says why in the language of the session. Unknown paths are 404, wrong methods 405.
- A POST takes a form, JSON or multipart; in multipart the file may come first or last. Calls that were GET and change something are taken by POST
  too, with the query or a body. What is named twice is refused.
- What a call answers can be sent back: labels of a dictionary are taken as its values are, names of departments as their keys. A call that saves over something keeps
  what is not sent; what is sent empty is emptied. Lists read \`beDeal\` (1 what waits for the reader, 2 or nothing all), \`searchScope\` (5 a status) and
  \`orderField\` (1 number, 2 submission, 3 entry, or their names) alike. Names of files may be in UTF-8 or GB18030.
- Ids are decimal keys; what comes from a dictionary (subject, article type, title, degree) is its value. A person of the register is named by code:
  \`authorInfoByCode\` answers it as \`id\`, and \`saveContributionAuthor\` takes it as \`authorId\`.
- The token goes into the header \`token\`; where the table says so also as the parameter. The captcha's cookie has to come back with \`login\`.
- A file of a decision or a report is named by the \`filePath\` that \`file/upload\` answered. \`code\` beside one manuscript's id is its number and must be of the
  same manuscript; in a list the id alone says which is meant. An editor is named by the person code that \`getEditor\` answers as \`userId\`.
- Days are \`yyyy-MM-dd HH:mm:ss\` in Asia/Shanghai. What a reader may not know is null or an empty list, and what they may not know exists is not found.

## From the captcha to the submission

\`\`\`sh
api=http://localhost:4000/colloquium/api                  # the demo, started with CAPTCHA_ANSWER=AB12
call() { curl -s -H "token: $token" "$api/$1" "\${@:2}"; }
field() { grep -o "\\"$1\\":\\"*[^\\",}]*" | head -1 | sed 's/.*://; s/"//'; }

curl -s -c jar "$api/captcha.jpg" -o captcha.jpg
token=$(curl -s -b jar "$api/login" -d username=author@demo.test -d password=Colloquium1 -d captcha=AB12 -d rememberMe=0 -d language=1 | field token)
call dict/list -G --data-urlencode type=学科分类                  # dicts: subjects by their values
journal=$(call contribution/getColloquium -d subjectType=770 | field id)
column=$(call "colloquium/getColumnList?id=$journal" | field id)
id=$(call contribution/saveContributionColloquium -d subtypeId=770 -d colloquiumId=$journal -d contributionType=2 -d colloquiumColumn=$column | field contributionId)
call contribution/saveEmpty -d contributionId=$id -d isemploy=2
call contribution/saveContributionTitle -d contributionId=$id -d chapterType=1 --data-urlencode chapterTitleCh=水利碑刻考 -d chapterTitleEn='Inscriptions on Water'
author=$(call contribution/getFristAuthor -d contributionId=$id | field id)
call contribution/communicationAuthor -H 'content-type: application/json' -d "{\\"list\\":[{\\"authorId\\":$author,\\"option\\":1}]}"
call contribution/saveContributionSummery -d contributionId=$id --data-urlencode keyWordCh='水利;碑刻' --data-urlencode summaryCh=摘要
call contribution/saveContributionUploadFile -F file=@paper.docx -F contributionId=$id -F fileType=0 -F description=
call contribution/submit -d contributionId=$id
\`\`\`

The editor, with a token of their own: \`call editor/receive -H 'content-type: application/json' -d "[{\\"contributionId\\":$id}]"\`.

## Calls

| | operation | method | path | | for | token | parameters | answer | document | source |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`;

const schema = buildSchema(await readFile(path.join(ROOT, 'schema.graphql'), 'utf8'));
const faults = rows.flatMap(([id, row]) =>
  row.documents.flatMap((document) => validate(schema, document).map(({ message }) => `${id}: ${message}`)),
);

// Errors: a name of which api/legacy/openapi/examples.json does not say what its value looks like.
openApi(table, 'colloquium');

if (faults.length > 0) {
  console.error(`Documents of the facade do not fit schema.graphql:\n${faults.join('\n')}`);
  process.exit(1);
} else if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== printed) {
  console.error('docs/legacy-facade.md is not what the table of the facade prints: run "npm run legacy" and commit it.');
  process.exit(1);
}
