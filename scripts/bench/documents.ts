// Documents of the benches' own, sent by hash like those of the web client.
/** A row of the statistics of manuscripts. */
const HISTORY =
  'totalCount edges { node { id manuscriptNumber titleZh colloquium { name subject { label } } articleType { label } firstAuthorName startedOn editorCommentOn gatheredOn chiefCommentOn publishedOn daysToEditorComment daysToGathering daysToChiefComment daysToPublication outcome decidedOn opinion state firstAuthorRegion { label } correspondingAuthorRegion { label } } }';
export const lists = {
  times: 'journalHistoryTimes',
  refused: 'refusedHistories',
  accepted: 'acceptedHistories',
  published: 'publishedHistories',
  sources: 'journalHistorySources',
};
export const figures = {
  stages: 'journalHistoryStageFigures(filter: $filter) { stage count medianDays ninetiethPercentileDays spans { fromDays count } }',
  decisions: 'journalHistoryDecisionFigures(filter: $filter) { month accepted notAccepted rejected deskRejected withdrawn }',
  submissions: 'journalHistorySubmissionFigures(filter: $filter) { month submitted adopted }',
  publications: 'journalHistoryPublicationFigures(filter: $filter) { month singly inIssues }',
  regions: 'journalHistorySourceFigures(filter: $filter) { region { label } firstAuthors correspondingAuthors }',
};

const named = (prefix: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      `${prefix}_${name}`,
      `query ${prefix}_${name}($filter: JournalHistoryFilter) { viewer { id ${prefix === 'Histories' ? `${text}(first: 10, filter: $filter) { ${HISTORY} }` : text} } }`,
    ]),
  );

const STATISTICS_DOCUMENTS: Readonly<Record<string, string>> = {
  ...named('Histories', lists),
  ...named('Figures', figures),
  HistoriesByDays: `query HistoriesByDays { viewer { id journalHistoryTimes(first: 10, orderBy: { field: DAYS_TO_CHIEF_COMMENT, direction: DESC }) { ${HISTORY} } } }`,
};

/** Fields of a row in the first release of lists: every later tree can answer them. */
const ROWS =
  'totalCount totalCountIsCapped edges { node { id manuscriptNumber titleZh titleEn submittedAt stage state authorStatus withdrawnAt hasBeenInPool source colloquium { id name } responsible { role person { realName } } } }';

/** Documents of the benches alone: the smallest request, a manuscript, rows of a list, and news. */
export const OWN_DOCUMENTS: Readonly<Record<string, string>> = {
  ViewerOnly: 'query ViewerOnly { viewer { id } }',
  FiveFields:
    'query FiveFields($id: ID!) { node(id: $id) { ... on Contribution { titleZh titleEn manuscriptNumber keywordsZh submittedAt } } }',
  OfficeRows: `query OfficeRows($first: Int!) { viewer { id handledContributions(first: $first) { ${ROWS} } } }`,
  AuthorRows: `query AuthorRows($first: Int!) { viewer { id authoredContributions(first: $first) { ${ROWS} } } }`,
  Gate: 'query Gate($id: ID!) { node(id: $id) { ... on Contribution { id viewerActs { act isAllowed refusal } } } }',
  ...STATISTICS_DOCUMENTS,
  Deliveries: 'subscription Deliveries { unreadMessagesChanged { viewer { id unreadMessageCount } } }',
};
