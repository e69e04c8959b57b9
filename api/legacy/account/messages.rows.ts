// The facade's message centre (S3 §7.5) and the upload of a file by itself (S2 §7, S3 §7.1).
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../../shared/limits.ts';
import { count, file, id } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, found, key, moment, oneIf } from '../row/values.ts';

interface MessageNode {
  id: string;
  title: string;
  content: string;
  createdAt: string;
  isRead: boolean;
}

const MESSAGE_SHAPE = { id: 'integer', messageTitle: 'string', messageContent: 'string', createTime: 'string', readFlag: 'integer' } as const;

/** `readFlag` 1: unread (S3 §9). */
function messageRow({ id: globalId, title, content, createdAt, isRead }: MessageNode) {
  return { id: key(globalId), messageTitle: title, messageContent: content, createTime: moment(createdAt), readFlag: oneIf(!isRead) };
}

export const messageRows = {
  // Number of the page and of the pages stand inside of it and beside it (D13-036).
  'E3-037': json({
    name: 'listMessages', method: 'GET', paths: ['message/self'], about: 'One’s messages, newest first', who: 'any signed-in', spec: 'S3 §2.15, §7.5, D13-036', token: 'header',
    params: { page: count(1, MOST_PAGES), limit: count(PAGE_SIZE, MAX_PAGE_SIZE) },
    document: graphql(
      'query LegacyMessages($page: Int, $first: Int) { viewer { messages(page: $page, first: $first) { totalCount edges { node { id title content createdAt isRead } } } } }',
    ),
    variables: ({ page, limit }) => ({ page, first: limit }),
    fields: { page: { list: [MESSAGE_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, currPage: 'integer', totalPage: 'integer' },
    answer: ({ viewer }, { page: currPage, limit }) => {
      const { totalCount, edges } = allowed(viewer.messages);
      const totalPage = Math.ceil(totalCount / limit);
      return { page: { list: edges.flatMap(({ node }) => (node ? [messageRow(node)] : [])), currPage, totalPage, totalCount }, currPage, totalPage };
    },
  }),

  'E3-038': json({
    name: 'markMessageRead', method: 'GET', paths: ['message/updateMessageState'], about: 'Mark a message as read', who: 'any signed-in', spec: 'S3 §4, §7.5', token: 'header',
    params: { id: id('Message') },
    document: graphql('mutation LegacyReadMessage($input: MarkMessageReadInput!) { markMessageRead(input: $input) { message { id } } }'),
    variables: (values) => ({ input: { messageId: values.id } }),
  }),

  // The same call as E3-005. Later calls name the file by `filePath`, which opens nothing to anyone else.
  'E2-040': json({
    name: 'uploadFile', method: 'POST', paths: ['file/upload'], about: 'Upload a file that a later call will name by its path', who: 'any signed-in', spec: 'S2 §7, S3 §7.1', token: 'header',
    params: { file: file() },
    document: graphql(
      'mutation LegacyUploadFile($input: UploadFileInput!) { uploadFile(input: $input) { file { name size path uploadedAt } } }',
    ),
    variables: (input) => ({ input }),
    fields: { fileName: 'string', fileSize: 'integer', filePath: 'string', upTime: 'string' },
    answer: ({ uploadFile }) => {
      const { name, size, path, uploadedAt } = found(uploadFile.file);
      return { fileName: name, fileSize: size, filePath: path, upTime: moment(uploadedAt) };
    },
  }),
};
