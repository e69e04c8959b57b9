// The facade's loaders of a manuscript's sections (S1 §7): the wizard's contents when a manuscript is opened again.
import type { ResultOf } from 'gql.tada';
import { id } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { TITLE_SHAPE, titleRow, TITLES } from './titles.ts';
import { fileRow, FILE, FILE_SHAPE } from '../row/files.ts';
import { found, key, oneIf, sexCode } from '../row/values.ts';
import { joinKeywords } from '../../../shared/forms/keywords.ts';

const who = 'Author';
const params = { contributionId: id('Contribution') };

export const AUTHOR = graphql('fragment LegacyAuthorRow on ContributionAuthor { id position personName sex email company address isFirstAuthor isCorresponding isRegistered professionalTitle { value label } degree { value label } }');
type AuthorNode = ResultOf<typeof AUTHOR>;

const AUTHOR_SHAPE = {
  id: 'integer', authorId: 'integer', contributionId: 'integer', personName: 'string', sex: 'integer?', post: 'string?', degree: 'string?', email: 'string?', company: 'string?', address: 'string?',
  order: 'integer', firstAuthor: 'integer', isContactor: 'integer', isinvited: 'integer',
} as const;

/** As the wizard sends it back: titles and degrees by their values. */
function authorRow(contributionId: string, author: AuthorNode) {
  const { personName, email, company, address } = author;
  return {
    id: key(author.id), authorId: key(author.id), contributionId: key(contributionId), personName, sex: sexCode(author.sex), post: author.professionalTitle?.value ?? null,
    degree: author.degree?.value ?? null, email, company, address, order: author.position, firstAuthor: oneIf(author.isFirstAuthor), isContactor: oneIf(author.isCorresponding),
    // Added from the register (D13-102); the first author has an account, but was not added.
    isinvited: oneIf(author.isRegistered && !author.isFirstAuthor),
  };
}


export const contentRows = {
  'E1-025': json({
    name: 'readTitle', method: 'POST', paths: ['contribution/titleContent', 'titleContent'], about: 'Article type and titles', who, spec: 'S1 §3, §7', token: 'header', params,
    document: graphql('query LegacyTitle($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { ...LegacyTitles articleType { value } } } }', [TITLES]),
    variables: (values) => values,
    fields: { chapterType: 'string?', ...TITLE_SHAPE },
    answer: ({ node }) => {
      const titled = found(node);
      return { chapterType: titled.articleType?.value ?? null, ...titleRow(titled) };
    },
  }),

  // Empty for people who may not know them.
  'E1-026': json({
    name: 'listAuthors', method: 'POST', paths: ['contribution/authorContent', 'authorContent'], about: 'Authors in their order', who, spec: 'S1 §3, §7', token: 'header', params,
    document: graphql(`query LegacyAuthors($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { authors { ...LegacyAuthorRow } } } }`, [AUTHOR]),
    variables: (values) => values,
    fields: { authors: [AUTHOR_SHAPE] },
    answer: ({ node }, { contributionId }) => ({ authors: (found(node).authors ?? []).map((author) => authorRow(contributionId, author)) }),
  }),

  'E1-028': json({
    name: 'readSummary', method: 'POST', paths: ['contribution/summeryContent', 'summeryContent'], about: 'Keywords and abstracts', who, spec: 'S1 §3, §7', token: 'header', params,
    document: graphql(
      'query LegacySummary($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { keywordsZh keywordsEn abstractZh abstractEn } } }',
    ),
    variables: (values) => values,
    fields: { keyWordCh: 'string', keyWordEn: 'string', summaryCh: 'string?', summaryEn: 'string?' },
    answer: ({ node }) => {
      const { keywordsZh = [], keywordsEn = [], abstractZh, abstractEn } = found(node);
      return { keyWordCh: joinKeywords(keywordsZh), keyWordEn: joinKeywords(keywordsEn), summaryCh: abstractZh, summaryEn: abstractEn };
    },
  }),

  'E1-031': json({
    name: 'listFiles', method: 'POST', paths: ['contribution/fileContent', 'fileContent'], about: 'Files of the present version', who: 'all who may open them', spec: 'S1 §3, §7, S2 §3, §7 (E2-015), D13-019', token: 'header', params,
    document: graphql(`query LegacyFiles($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { files { ...LegacyFile } } } }`, [FILE]),
    variables: (values) => values,
    fields: { files: [FILE_SHAPE] },
    answer: ({ node }, _values, { ctx }) => ({ files: (found(node).files ?? []).map((file) => fileRow(file, ctx.env.PRODUCT)) }),
  }),

  // The affiliations to choose among are those of the profile, for the profile's owner.
  'E1-032': json({
    name: 'readFirstAuthor', method: 'POST', paths: ['contribution/getFristAuthor', 'getFristAuthor'], about: 'The first author, and the affiliations to choose among', who, spec: 'S1 §2, §7', token: 'header', params,
    document: graphql(
      `query LegacyFirstAuthor($contributionId: ID!) { viewer { workplaces } node(id: $contributionId) { ... on Contribution { viewerCanEdit authors { ...LegacyAuthorRow } } } }`, [AUTHOR]
    ),
    variables: (values) => values,
    fields: { firstAuthor: { ...AUTHOR_SHAPE, companys: ['string'] } },
    answer: ({ node, viewer }, { contributionId }) => {
      const { authors, viewerCanEdit } = found(node);
      const first = found(authors?.find((author) => author.isFirstAuthor));
      return { firstAuthor: { ...authorRow(contributionId, first), companys: viewerCanEdit ? viewer.workplaces : [] } };
    },
  }),
};
