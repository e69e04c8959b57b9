// The facade's calls for operations to manage a journal: the menu of subjects, its parameters, its workflow, and the defaults of new ones
// (S3 §7.1 to §7.3).
import { invalidInput } from '../../errors.ts';
import { choice, id, maybe, text } from '../row/params.ts';
import { graphql, json, type Param } from '../row/row.ts';
import { allowed, found, key, oneIf } from '../row/values.ts';

const POC = 'POC';
const colloquiumId = id('Colloquium', { otherwise: 'form.chooseJournalFirst' });
const reviewTypes = { 0: 'SINGLE_BLIND', 1: 'DOUBLE_BLIND', 2: 'OPEN' } as const;
type ReviewTypeName = (typeof reviewTypes)[keyof typeof reviewTypes];
const reviewTypeCode = (name: ReviewTypeName): number => Object.values(reviewTypes).indexOf(name);
/** 0 is active, 1 inactive. */
const status = { 0: true, 1: false } as const;
/** 0 is on, 1 off. */
const position = maybe(choice({ 0: true, 1: false }));

/** Anything but digits is as good as an empty field (S3 §2.7). */
const daysOf = (sent: string): number | null => (/^\d{1,9}$/.test(sent.trim()) ? Number(sent) : null);

const asked = text({ otherwise: 'form.completeFirst' });
/** A required duration of the defaults. Errors: INVALID_INPUT where it is empty or no number. */
const askedDays: Param<string> = {
  ...asked,
  read: async (sources, name, call) => {
    const sent = await asked.read(sources, name, call);
    if (daysOf(sent) === null) throw invalidInput({ [name]: { code: 'form.completeFirst' } });
    return sent;
  },
};

const DURATIONS = { authorCbEditorTime: maybe(text()), publishingEditorReviewTime: maybe(text()), chiefEditorReviewTime: maybe(text()) } as const;
const PARAMETERS = {
  id: 'integer', colloquiumZt: 'integer', reviewType: 'integer', authorCbEditorTime: 'integer', publishingEditorReviewTime: 'integer', chiefEditorReviewTime: 'integer',
} as const;

interface Parameters {
  isActive: boolean;
  reviewType: ReviewTypeName;
  assignmentDays: number;
  decisionDays: number;
  publicationDays: number;
}
const parameterItem = ({ isActive, reviewType, assignmentDays, decisionDays, publicationDays }: Parameters) => ({
  colloquiumZt: oneIf(!isActive), reviewType: reviewTypeCode(reviewType),
  authorCbEditorTime: assignmentDays, publishingEditorReviewTime: decisionDays, chiefEditorReviewTime: publicationDays,
});
interface Sent {
  authorCbEditorTime?: string | undefined;
  publishingEditorReviewTime?: string | undefined;
  chiefEditorReviewTime?: string | undefined;
}
type Durations = Pick<Parameters, 'assignmentDays' | 'decisionDays' | 'publicationDays'>;
const days = ({ authorCbEditorTime, publishingEditorReviewTime, chiefEditorReviewTime }: Sent, stored?: Durations | null) => ({
  assignmentDays: authorCbEditorTime === undefined ? stored?.assignmentDays : daysOf(authorCbEditorTime),
  decisionDays: publishingEditorReviewTime === undefined ? stored?.decisionDays : daysOf(publishingEditorReviewTime),
  publicationDays: chiefEditorReviewTime === undefined ? stored?.publicationDays : daysOf(chiefEditorReviewTime),
});

/**
 * Old clients know no versions: they save over the stored row (decision 30). Null for people who may not read it; the save refuses them.
 */
const STORED = graphql(
  'query LegacyStoredSwitches($id: ID!) { node(id: $id) { ... on Colloquium { parameters { version isActive reviewType assignmentDays decisionDays publicationDays } workflowSwitches { version checksPlagiarism invitesReviewers deputyReviews chiefPreAccepts publishingHouse { id } } } } }',
);
const DEFAULTS = graphql(
  'query LegacyDefaultParameters { defaultParameters { id isActive reviewType assignmentDays decisionDays publicationDays version } }',
);

export const settingsRows = {
  'E3-006': json({
    name: 'listJournalTree', method: 'GET', paths: ['colloquium/singleTree'], about: 'Periodicals (0) or conferences (1) by subject', who: POC, spec: 'S3 §2.4, §7.1', token: 'header',
    params: { type: choice({ 0: 'PERIODICAL', 1: 'CONFERENCE' }, { standard: 'PERIODICAL' }) },
    document: graphql(
      'query LegacyColloquiumTree($kind: ColloquiumKind!) { viewer { colloquiumTree(kind: $kind) { subject { label } colloquiums { id name } } } }',
    ),
    variables: ({ type }) => ({ kind: type }),
    fields: { result: [{ subject: 'string', colloquiums: [{ id: 'integer', name: 'string' }] }] },
    answer: ({ viewer }) => ({
      result: allowed(viewer.colloquiumTree).map(({ subject, colloquiums }) => ({
        subject: subject.label, colloquiums: colloquiums.map((one) => ({ id: key(one.id), name: one.name })),
      })),
    }),
  }),

  'E3-015': json({
    name: 'readWorkflowSwitches', method: 'GET', paths: ['colloquium/flowSet'], about: 'Workflow switches of a journal, 0 on, 1 off, and the receiving branch', who: POC, spec: 'S3 §3.8, §7.2', token: 'header', params: { colloquiumId },
    document: graphql(
      'query LegacyWorkflow($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { workflowSwitches { checksPlagiarism invitesReviewers deputyReviews chiefPreAccepts publishingHouse { id } } } } }',
    ),
    variables: (values) => values,
    fields: { colloquiumFlow: { xsbdjcSet: 'integer', yqzjSet: 'integer', zbylySet: 'integer', fzbsgSet: 'integer', publishingHouseId: 'integer?' } },
    answer: ({ node }) => {
      const { checksPlagiarism, invitesReviewers, deputyReviews, chiefPreAccepts, publishingHouse } = allowed(found(node).workflowSwitches);
      return {
        colloquiumFlow: {
          xsbdjcSet: oneIf(!checksPlagiarism), yqzjSet: oneIf(!invitesReviewers), zbylySet: oneIf(!chiefPreAccepts), fzbsgSet: oneIf(!deputyReviews),
          publishingHouseId: publishingHouse && key(publishingHouse.id),
        },
      };
    },
  }),

  'E3-016': json({
    name: 'saveWorkflowSwitches', method: 'POST', paths: ['colloquium/flowSet/update'], about: 'Save the workflow switches of a journal. An API token names no other branch: such a call is refused', who: POC, spec: 'S3 §5.5, §7.2, §8', token: 'header', done: 'legacy.submitted',
    params: {
      colloquiumId, publishingHouseId: maybe(id('Department', { otherwise: 'form.choosePublishingHouse' })),
      xsbdjcSet: position, yqzjSet: position, zbylySet: position, fzbsgSet: position,
    },
    asksFirst: [STORED],
    document: graphql('mutation LegacySaveWorkflow($input: SaveWorkflowSwitchesInput!) { saveWorkflowSwitches(input: $input) { colloquium { id } } }'),
    variables: async ({ colloquiumId: colloquium, publishingHouseId, xsbdjcSet, yqzjSet, zbylySet, fzbsgSet }, call) => {
      const stored = (await call.execute(STORED, { id: colloquium })).node?.workflowSwitches;
      const house = publishingHouseId ?? stored?.publishingHouse?.id;
      if (stored && house === undefined) throw invalidInput({ publishingHouseId: { code: 'form.choosePublishingHouse' } });
      return {
        input: {
          colloquiumId: colloquium, publishingHouseId: house ?? '', checksPlagiarism: xsbdjcSet ?? stored?.checksPlagiarism ?? false, invitesReviewers: yqzjSet ?? stored?.invitesReviewers ?? false,
          chiefPreAccepts: zbylySet ?? stored?.chiefPreAccepts ?? false, deputyReviews: fzbsgSet ?? stored?.deputyReviews ?? false, version: stored?.version ?? 0,
        },
      };
    },
  }),

  'E3-017': json({
    name: 'readParameters', method: 'GET', paths: ['colloquium/paramSet'], about: 'Parameters of a journal; durations in working days', who: POC, spec: 'S3 §3.6, §7.2', token: 'header', params: { colloquiumId },
    document: graphql(
      'query LegacyParameters($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { id parameters { isActive reviewType assignmentDays decisionDays publicationDays hasDefaultParameters } } } }',
    ),
    variables: (values) => values,
    fields: { paramSetEntity: { ...PARAMETERS, isdefault: 'integer' } },
    answer: ({ node }) => {
      const { id: globalId, parameters } = found(node);
      const values = allowed(parameters);
      return { paramSetEntity: { id: key(found(globalId)), ...parameterItem(values), isdefault: oneIf(values.hasDefaultParameters) } };
    },
  }),

  // `isdefault` is sent as 0, which every save makes it (D13-056).
  'E3-018': json({
    name: 'saveParameters', method: 'POST', paths: ['colloquium/paramSet/update'], about: 'Save the parameters of a journal', who: POC, spec: 'S3 §3.6, §5.4, §7.2', token: 'header', done: 'legacy.settingsSaved',
    params: { colloquiumId, colloquiumZt: maybe(choice(status)), reviewType: maybe(choice(reviewTypes)), ...DURATIONS, isdefault: text() },
    asksFirst: [STORED],
    document: graphql(
      'mutation LegacySaveParameters($input: SaveColloquiumParametersInput!) { saveColloquiumParameters(input: $input) { colloquium { id } } }',
    ),
    variables: async ({ colloquiumId: colloquium, colloquiumZt, reviewType, ...durations }, call) => {
      const stored = (await call.execute(STORED, { id: colloquium })).node?.parameters;
      return {
        input: {
          colloquiumId: colloquium, isActive: colloquiumZt ?? stored?.isActive ?? false, reviewType: reviewType ?? stored?.reviewType ?? 'SINGLE_BLIND', ...days(durations, stored), version: stored?.version ?? 0,
        },
      };
    },
  }),

  'E3-026': json({
    name: 'readDefaultParameters', method: 'GET', paths: ['colloquium/paramSetDefault'], about: 'Parameters that a new journal begins with', who: POC, spec: 'S3 §3.7, §7.3', token: 'header', params: {},
    document: DEFAULTS,
    fields: { paramSetDefault: PARAMETERS },
    answer: ({ defaultParameters }) => {
      const { id: globalId, ...values } = allowed(defaultParameters);
      return { paramSetDefault: { id: key(globalId), ...parameterItem(values) } };
    },
  }),

  // There is one set of them: `id` names no other.
  'E3-027': json({
    name: 'saveDefaultParameters', method: 'POST', paths: ['colloquium/paramSet/paramSetDefaultUpdate'], about: 'Save what a new journal begins with', who: POC, spec: 'S3 §3.7, §5.6, §7.3', token: 'header', done: 'legacy.settingsSaved',
    params: {
      id: text(), colloquiumZt: choice(status, { otherwise: 'form.completeFirst' }), reviewType: choice(reviewTypes, { otherwise: 'form.completeFirst' }),
      authorCbEditorTime: askedDays, publishingEditorReviewTime: askedDays, chiefEditorReviewTime: askedDays,
    },
    asksFirst: [DEFAULTS],
    document: graphql(
      'mutation LegacySaveDefaults($input: SaveDefaultParametersInput!) { saveDefaultParameters(input: $input) { defaultParameters { id } } }',
    ),
    variables: async ({ colloquiumZt, reviewType, ...durations }, call) => ({
      input: {
        isActive: colloquiumZt, reviewType, ...days(durations),
        version: (await call.execute(DEFAULTS, {})).defaultParameters?.version ?? 0,
      },
    }),
  }),
};
