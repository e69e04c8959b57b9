// The facade's calls for the statistics of journals (S3 §7.3): their state, and how their issues come along.
import { choice, count, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, key, moment, oneIf } from '../row/values.ts';

const READERS = 'POC (7), Publishing Editor (6)';
const MOST_ROWS = 100;

/** Progress by the codes of S3 §4. */
const PROGRESS = { NORMAL: 0, INCOMPLETE: 1, DELAYED: 2 } as const;

/** Days, as they stand at the beginning of a moment. */
const days = (from: string, to: string) => (from.trim() || to.trim() ? { from: from.trim().slice(0, 10) || null, to: to.trim().slice(0, 10) || null } : null);
const midnight = (day: string | null): string | null => day && `${day} 00:00:00`;

export const journalStatisticsRows = {
  'E3-024': json({
    name: 'listJournalStates', method: 'GET', paths: ['statistics/colloquiumStateStatistics'], about: 'The state of the journals: status 0 takes submissions, 1 takes none', who: READERS, spec: 'S3 §2.9, §3.12, §7.3', token: 'either',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS), startTime: text(), endTime: text(), status: choice({ 0: 'ACTIVE', 1: 'INACTIVE' }, { standard: 'ANY' }) },
    document: graphql(`query LegacyJournalStatus($page: Int, $first: Int, $filter: JournalStatusFilter) { viewer { journalStatus(page: $page, first: $first, filter: $filter) { totalCount edges { node {
      colloquium { id number name subject { label } cycle { label } } foundedOn chiefEditorName state latestIssue
    } } } } }`),
    variables: ({ page, limit, startTime, endTime, status }) => ({ page, first: limit, filter: { founded: days(startTime, endTime), states: status === 'ANY' ? null : [status] } }),
    fields: {
      page: {
        list: [{ id: 'integer', no: 'string', startPublicationTime: 'string?', editorInChiefOfTheName: 'string', name: 'string', subject: 'string', cycle: 'string?', status: 'integer', latestPeriod: 'integer?' }],
        totalPage: 'integer', totalCount: 'integer',
      },
    },
    answer: ({ viewer }, { limit }) => {
      const { edges, totalCount } = allowed(viewer.journalStatus);
      const list = edges.flatMap(({ node }) => (node ? [{
        id: key(node.colloquium.id), no: node.colloquium.number, startPublicationTime: midnight(node.foundedOn), editorInChiefOfTheName: node.chiefEditorName ?? '', name: node.colloquium.name,
        subject: node.colloquium.subject.label, cycle: node.colloquium.cycle?.label ?? null, status: oneIf(node.state === 'INACTIVE'), latestPeriod: node.latestIssue,
      }] : []));
      return { page: { list, totalPage: Math.ceil(totalCount / limit), totalCount } };
    },
  }),

  'E3-025': json({
    name: 'listIssueProgress', method: 'GET', paths: ['statistics/colloquiumPublicationStatistics'], about: 'How issues come along: status 0 normal, 1 not fully assembled, 2 delayed; wraning 1 is a warning', who: READERS, spec: 'S3 §2.9, §3.12, §4, §7.3, D13-126, D13-127', token: 'either',
    params: { page: count(1, 1_000), limit: count(10, MOST_ROWS), actualStartTime: text(), actualEndTime: text(), estimatedStartTime: text(), estimatedEndTime: text(), publishingHouseId: optionalId('Department') },
    document: graphql(`query LegacyJournalProgress($page: Int, $first: Int, $filter: JournalProgressFilter) { viewer { journalProgress(page: $page, first: $first, filter: $filter) { totalCount edges { node {
      colloquium { name publishingUnit } number progress isWarning plannedOn sentAt
    } } } } }`),
    variables: ({ page, limit, actualStartTime, actualEndTime, estimatedStartTime, estimatedEndTime, publishingHouseId }) => ({
      page, first: limit, filter: { actual: days(actualStartTime, actualEndTime), planned: days(estimatedStartTime, estimatedEndTime), publishingHouseId },
    }),
    fields: {
      page: { list: [{ colloquiumName: 'string', publishingHouse: 'string?', number: 'integer', status: 'integer', estimatedTime: 'string?', actualTime: 'string?', wraning: 'integer' }], totalPage: 'integer', totalCount: 'integer' },
    },
    answer: ({ viewer }, { limit }) => {
      const { edges, totalCount } = allowed(viewer.journalProgress);
      const list = edges.flatMap(({ node }) => (node ? [{
        colloquiumName: node.colloquium.name, publishingHouse: node.colloquium.publishingUnit, number: node.number, status: PROGRESS[node.progress],
        estimatedTime: midnight(node.plannedOn), actualTime: moment(node.sentAt), wraning: oneIf(node.isWarning),
      }] : []));
      return { page: { list, totalPage: Math.ceil(totalCount / limit), totalCount } };
    },
  }),
};
