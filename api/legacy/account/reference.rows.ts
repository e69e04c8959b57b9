// The facade's choices (S1 §7): dictionaries, journals, columns, special invitations, co-authors by code.
import type { ResultOf } from 'gql.tada';
import type { DictionaryTypeName } from '../../modules/reference/dictionary-entry.entity.ts';
import { choice, entry, id, text } from '../row/params.ts';
import { graphql, json, type Answered, type Call } from '../row/row.ts';
import { found, key, oneIf } from '../row/values.ts';

/** Dictionaries by the names they are documented under; English ones beside them (D13-007, D2-96). */
const dictionaryNames: Readonly<Record<string, DictionaryTypeName>> = {
  学科分类: 'SUBJECT', 期刊周期: 'CYCLE', 稿件类型: 'MANUSCRIPT_TYPE', 文章类型: 'ARTICLE_TYPE', 职称: 'PROFESSIONAL_TITLE', 学位: 'DEGREE', 文件类型: 'FILE_TYPE', 职务: 'DUTY', 授权文件: 'AUTHORIZATION_FILE',
  'discipline classification': 'SUBJECT', 'subject category': 'SUBJECT', 'periodical cycle': 'CYCLE', 'manuscript type': 'MANUSCRIPT_TYPE', 'article type': 'ARTICLE_TYPE',
  'professional title': 'PROFESSIONAL_TITLE', degree: 'DEGREE', 'file type': 'FILE_TYPE', position: 'DUTY', duty: 'DUTY', 'authorization file': 'AUTHORIZATION_FILE',
};

/** Old clients compare it, in every language (S1 §7, D2-95). */
const QUERY_SUCCEEDED = '查询成功';


const JOURNALS = graphql(
  'query LegacyJournals($subjectId: ID, $after: String) { colloquiums(subjectId: $subjectId, first: 100, after: $after) { edges { node { id name } } pageInfo { endCursor hasNextPage } } }',
);

/** All of them: old clients know no pages here. */
async function journalsOf(subjectId: string | null, call: Call): Promise<{ id: number; name: string }[]> {
  const journals: { id: number; name: string }[] = [];
  for (let after: string | null = null; ; ) {
    const { colloquiums }: Answered<ResultOf<typeof JOURNALS>> = await call.execute(JOURNALS, { subjectId, after });
    journals.push(...colloquiums.edges.flatMap(({ node }) => (node ? [{ id: key(node.id), name: node.name }] : [])));
    if (!colloquiums.pageInfo.hasNextPage) return journals;
    after = colloquiums.pageInfo.endCursor;
  }
}

export const referenceRows = {
  'E1-017': json({
    name: 'listDictionaryEntries', method: 'GET', paths: ['dict/list'], about: 'Entries of a dictionary, by its Chinese name', who: 'any signed-in', spec: 'S1 §3, §7, D13-006', token: 'either',
    params: { type: choice(dictionaryNames) },
    document: graphql(
      'query LegacyChoices($type: DictionaryType!) { dictionary(type: $type) { id label value isRetired isReceiving } }',
    ),
    variables: ({ type }) => ({ type }),
    fields: { dicts: [{ id: 'integer', type: 'string', label: 'string', value: 'string' }] },
    answer: ({ dictionary }, { type }) => {
      const name = Object.entries(dictionaryNames).find(([, code]) => code === type)?.[0] ?? type;
      // Retired subjects are included while authors may still choose among their journals: all forms use this one call.
      const offered = dictionary.filter(({ isRetired, isReceiving }) => !isRetired || isReceiving);
      return { msg: QUERY_SUCCEEDED, dicts: offered.map((one) => ({ id: key(one.id), type: name, label: one.label, value: one.value })) };
    },
  }),

  'E1-018': json({
    name: 'listJournalsOfSubject', method: 'POST', paths: ['contribution/getColloquium'], about: 'Journals of a subject: the active ones to an author, all to others', who: 'any signed-in', spec: 'S1 §7, S2 §7, S3 §7.1, D13-098', token: 'header',
    params: { subjectType: entry('SUBJECT') },
    documents: [JOURNALS],
    run: async ({ subjectType }, call) => ({ colloquium: await journalsOf(subjectType, call) }),
    fields: { colloquium: [{ id: 'integer', name: 'string' }] },
  }),

  'E1-019': json({
    name: 'listColumns', method: 'GET', paths: ['colloquium/getColumnList'], about: 'Columns of a journal', who: 'Author', spec: 'S1 §7, D13-079', token: 'header',
    params: { id: id('Colloquium') },
    document: graphql('query LegacyColumns($id: ID!) { node(id: $id) { ... on Colloquium { columns { id name } } } }'),
    variables: (values) => values,
    fields: { columnList: [{ id: 'integer', name: 'string' }] },
    answer: ({ node }) => ({ columnList: found(node?.columns).map((column) => ({ id: key(column.id), name: column.name })) }),
  }),

  'E1-020': json({
    name: 'checkSpecialInvitation', method: 'POST', paths: ['contribution/speciallyInvite'], about: 'Whether the journal has specially invited one: 1, else 0', who: 'Author', spec: 'S1 §4, §7, D13-099', token: 'header',
    params: { colloquiumId: id('Colloquium') },
    document: graphql('query LegacySpecial($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { viewerHasSpecialInvitation } } }'),
    variables: (values) => values,
    fields: { special: 'integer' },
    answer: ({ node }) => ({ special: oneIf(found(node?.viewerHasSpecialInvitation)) }),
  }),

  // Only name and unit are answered (principles, Blind review). The id is the code: keys can be counted through, codes cannot.
  'E1-021': json({
    name: 'lookUpAuthor', method: 'GET', paths: ['authorInfoByCode'], about: 'A registered author by exact code; twenty an hour', who: 'Author', spec: 'S1 §3, §5, §7, §8', token: 'header',
    params: { code: text() },
    document: graphql(
      'mutation LegacyAuthor($input: LookUpAuthorInput!) { lookUpAuthor(input: $input) { author { realName code unit } } }',
    ),
    variables: (input) => ({ input }),
    fields: { author: { realName: 'string', sex: 'integer?', email: 'string?', professionalTitle: 'string?', degree: 'string?', company: 'string?', address: 'string?', id: 'string?' } },
    answer: ({ lookUpAuthor: { author } }) => ({
      author: { realName: author.realName, sex: null, email: null, professionalTitle: null, degree: null, company: author.unit, address: null, id: author.code },
    }),
  }),
};
