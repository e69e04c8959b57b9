// The facade's call for the system log (S3 §2.17, §7.6).
import { count, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, moment } from '../row/values.ts';

const MOST_ROWS = 100;

export const auditRows = {
  'E3-059': json({
    name: 'listSystemLog', method: 'GET', paths: ['log/list'], about: 'The system log, newest first', who: 'Administrator', spec: 'S3 §2.17, §7.6, D13-036, D13-141', token: 'header',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS), key: text() },
    document: graphql(
      'query LegacySystemLog($page: Int, $first: Int, $search: String) { viewer { systemLog(page: $page, first: $first, search: $search) { totalCount edges { node { number userName operation method params ms address createdAt } } } } }',
    ),
    variables: ({ page, limit, key }) => ({ page, first: limit, search: key }),
    fields: {
      page: { list: [{ id: 'integer', username: 'string', operation: 'string', method: 'string', params: 'string', time: 'integer', ip: 'string', createDate: 'string' }], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' },
      totalPage: 'integer',
    },
    answer: ({ viewer }, { page, limit }) => {
      const { edges, totalCount } = allowed(viewer.systemLog);
      const totalPage = Math.ceil(totalCount / limit);
      const list = edges.flatMap(({ node }) =>
        node
          ? [{ id: node.number, username: node.userName ?? '', operation: node.operation, method: node.method, params: node.params, time: node.ms, ip: node.address, createDate: moment(node.createdAt) }]
          : [],
      );
      return { page: { list, currPage: page, totalPage, totalCount }, totalPage };
    },
  }),
};
