// The facade's calls for preprints (S2 §2.11, §7): the public form and its file, the links at the foot of the page, the offices' list and
// detail.
import { count, file, id, list, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, found, key, moment } from '../row/values.ts';

const READERS = 'Editor, Executive Editor, Editor-in-Chief, Associate Editor-in-Chief, POC';
const ANYONE = 'anyone';
const MOST_ROWS = 100;

export const preprintRows = {
  'E2-009': json({
    name: 'listPreprints', method: 'GET', paths: ['preprintContribution/list'], about: 'All preprints, newest first', who: READERS, spec: 'S2 §2.11, §7, D2-126', token: 'header',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS) },
    document: graphql(
      'query LegacyPreprints($page: Int, $first: Int) { viewer { preprints(page: $page, first: $first) { totalCount edges { node { id submittedAt title keywords } } } } }',
    ),
    variables: ({ page, limit }) => ({ page, first: limit }),
    fields: {
      page: { list: [{ id: 'integer', updateTime: 'string', title: 'string', keyWord: 'string' }], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' },
      totalPage: 'integer',
    },
    answer: ({ viewer }, { page, limit }) => {
      const { edges, totalCount } = allowed(viewer.preprints);
      const totalPage = Math.ceil(totalCount / limit);
      const rows = edges.flatMap(({ node }) => (node ? [{ id: key(node.id), updateTime: moment(node.submittedAt), title: node.title, keyWord: node.keywords }] : []));
      return { page: { list: rows, currPage: page, totalPage, totalCount }, totalPage };
    },
  }),

  // Saved once and never changed: there are no earlier files (D2-121). The link to the file is good for five minutes.
  'E2-010': json({
    name: 'readPreprint', method: 'GET', paths: ['preprintContribution/info/{id}'], about: 'A preprint', who: READERS, spec: 'S2 §2.11, §3, §7, D2-121, D2-126', token: 'header', params: { id: id('Preprint') },
    document: graphql(
      'query LegacyPreprint($id: ID!) { node(id: $id) { ... on Preprint { id submittedAt title keywords abstract authors { name unit } email phone file { name size uploadedAt downloadUrl } } } }',
    ),
    variables: (values) => values,
    fields: {
      preprintContribution: {
        id: 'integer', updateTime: 'string', title: 'string', keyWord: 'string', summaryCh: 'string', authorList: [{ name: 'string', unit: 'string' }], email: 'string', phone: 'string',
        attachment: 'integer', attachmentFile: { name: 'string', size: 'integer', createDate: 'string', url: 'string' }, haveHistoryFiles: 'integer',
      },
    },
    answer: ({ node }) => {
      const preprint = found(node);
      const { name, size, uploadedAt, downloadUrl } = found(preprint.file);
      const number = key(preprint.id);
      return {
        preprintContribution: {
          id: number, updateTime: moment(preprint.submittedAt), title: preprint.title, keyWord: preprint.keywords, summaryCh: preprint.abstract, authorList: preprint.authors, email: preprint.email, phone: preprint.phone,
          attachment: number, attachmentFile: { name, size, createDate: moment(uploadedAt), url: downloadUrl }, haveHistoryFiles: 0,
        },
      };
    },
  }),

  // Both names of the file are the path that nobody can guess: a number could be tried.
  'E2-075': json({
    name: 'uploadPreprintFile', method: 'POST', paths: ['preprintContribution/upload'], about: 'Upload the Word file of a preprint', who: ANYONE, spec: 'S2 §7, D2-94, D13-160', token: 'none', params: { file: file({ otherwise: 'form.wordFileRequired' }) },
    document: graphql('mutation LegacyUploadPreprint($input: UploadPreprintFileInput!) { uploadPreprintFile(input: $input) { upload { path name } } }'),
    variables: (input) => ({ input }),
    fields: { fileName: 'string', filePath: 'string', fileId: 'string' },
    answer: ({ uploadPreprintFile: { upload: { path, name } } }) => ({ fileName: name, filePath: path, fileId: path }),
  }),

  // Calling it is agreeing: the tick is the page's.
  'E2-076': json({
    name: 'sendPreprint', method: 'POST', paths: ['preprintContribution/save'], about: 'Send a preprint in', who: ANYONE, spec: 'S2 §2.11, §5, §7', token: 'none', done: 'legacy.preprintSubmitted',
    params: { title: text(), keyWord: text(), summaryCh: text(), authorList: list(authorOf, { name: { type: 'string' }, unit: { type: 'string' } }), email: text(), phone: text(), attachment: text() },
    document: graphql('mutation LegacyCreatePreprint($input: CreatePreprintInput!) { createPreprint(input: $input) { ok } }'),
    variables: ({ keyWord, summaryCh, authorList, attachment, ...rest }) => ({
      input: { ...rest, keywords: keyWord, abstract: summaryCh, authors: authorList, filePath: attachment, hasAgreed: true },
    }),
  }),

  'E2-077': json({
    name: 'listPublisherLinks', method: 'GET', paths: ['/admin/api/index/link'], about: 'The links at the foot of public pages', who: ANYONE, spec: 'S2 §7, D13-161', token: 'none', params: {},
    document: graphql('query LegacyLinks { publicSettings { friendLinks { name url } productLinks { name url } } }'),
    fields: { friendLink: [{ name: 'string', url: 'string' }], productLink: [{ name: 'string', url: 'string' }] },
    answer: ({ publicSettings: { friendLinks, productLinks } }) => ({ friendLink: friendLinks, productLink: productLinks }),
  }),
};

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function authorOf({ name, unit }: Readonly<Record<string, unknown>>): { name: string; unit: string } {
  return { name: wordOf(name), unit: wordOf(unit) };
}
