// The statistics of manuscripts in their addresses: the filters of their fields, and those set by a figure.
import { chosenOf, listVariables, type ListAddress } from '../../components/lists/address.ts';
import { usualDays } from '../../components/statistics/periods.ts';
import type { JournalHistoryStage } from './__generated__/StageFiguresQuery.graphql.ts';

const JOURNAL = { subject: { kind: 'one', field: 'subjectId' }, journal: { kind: 'one', field: 'colloquiumId' } } as const;

/** Parameter of a figure: `TO_GATHERING.7.13`, the days that a stage took; the last may be left out. */
export const TIMES = {
  filters: {
    ...JOURNAL,
    keyword: { kind: 'text', field: 'keyword' },
    started: { kind: 'dates', field: 'started', usual: usualDays },
    stage: { kind: 'one', field: 'stageDays' },
  },
  sorts: {
    started: 'STARTED_ON',
    day1: 'DAYS_TO_EDITOR_COMMENT',
    day2: 'DAYS_TO_GATHERING',
    day3: 'DAYS_TO_CHIEF_COMMENT',
    day4: 'DAYS_TO_PUBLICATION',
  },
  sort: { key: 'started', direction: 'DESC' },
} as const satisfies ListAddress;

/** Parameter of a figure: the outcome, and whether reviewers had been asked. */
export const REFUSED = {
  filters: {
    ...JOURNAL,
    decided: { kind: 'dates', field: 'decided', usual: usualDays },
    outcome: { kind: 'choices', field: 'outcomes', values: ['NOT_ACCEPTED', 'REJECTED'] },
    desk: { kind: 'choices', field: 'isDeskRejection', values: ['yes', 'no'] },
  },
  sorts: { decided: 'DECIDED_ON' },
  sort: { key: 'decided', direction: 'DESC' },
} as const satisfies ListAddress;

export const RECEIVED = {
  filters: { ...JOURNAL, decided: { kind: 'dates', field: 'decided', usual: usualDays } },
  sorts: { decided: 'DECIDED_ON' },
  sort: { key: 'decided', direction: 'DESC' },
} as const satisfies ListAddress;

/** Parameter of a figure: published singly, or with an issue. */
export const PUBLISHED = {
  filters: {
    ...JOURNAL,
    office: { kind: 'one', field: 'publishingHouseId' },
    published: { kind: 'dates', field: 'published', usual: usualDays },
    singly: { kind: 'choices', field: 'isPublishedSingly', values: ['yes', 'no'] },
  },
  sorts: { published: 'PUBLISHED_ON' },
  sort: { key: 'published', direction: 'DESC' },
} as const satisfies ListAddress;

/** Parameter of a figure: `first.330000` or `corresponding.330000`; without a code, of unknown region. */
export const SOURCES = {
  filters: { ...JOURNAL, started: { kind: 'dates', field: 'started', usual: usualDays }, region: { kind: 'one', field: 'region' } },
  sorts: { started: 'STARTED_ON' },
  sort: { key: 'started', direction: 'DESC' },
} as const satisfies ListAddress;

export const STAGES = [
  'TO_EDITOR_COMMENT',
  'TO_GATHERING',
  'TO_CHIEF_COMMENT',
  'TO_PUBLICATION',
] as const satisfies readonly JournalHistoryStage[];

interface StageDays {
  stage: (typeof STAGES)[number];
  from: number | null;
  to: number | null;
}

/** Null: it makes no sense. */
export function stageDaysIn(text: string | null): StageDays | null {
  const [name, from = '', to = ''] = text?.split('.') ?? [];
  const [stage] = chosenOf(name, STAGES);
  if (!stage || ![from, to].every((days) => /^\d{0,5}$/.test(days))) return null;
  return { stage, from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

function regionIn(text: string | null): { code: string | null; ofCorrespondingAuthor: boolean } | null {
  const [who, code = ''] = text?.split('.') ?? [];
  return who === 'first' || who === 'corresponding' ? { code: code || null, ofCorrespondingAuthor: who === 'corresponding' } : null;
}

/** Both chosen is as none. */
const yesOrNo = (chosen: readonly string[] | null): boolean | null => (chosen?.length === 1 ? chosen[0] === 'yes' : null);

export function timesVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(TIMES, params);
  return { first, page, orderBy, filter: { ...filter, stageDays: stageDaysIn(filter.stageDays) } };
}

export function refusedVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(REFUSED, params);
  const isWithdrawn = params.get('list') === 'withdrawn';
  const narrowed = { ...filter, isDeskRejection: yesOrNo(filter.isDeskRejection) };
  return { first, page, direction: orderBy.direction, filter: narrowed, isWithdrawn };
}

export function receivedVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(RECEIVED, params);
  return { first, page, direction: orderBy.direction, filter };
}

export function publishedVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(PUBLISHED, params);
  return { first, page, direction: orderBy.direction, filter: { ...filter, isPublishedSingly: yesOrNo(filter.isPublishedSingly) } };
}

export function sourcesVariables(params: URLSearchParams) {
  const { first, page, orderBy, filter } = listVariables(SOURCES, params);
  return { first, page, direction: orderBy.direction, filter: { ...filter, region: regionIn(filter.region) } };
}
