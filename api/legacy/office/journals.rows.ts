// The facade's calls on journals: which are one's own, who edits them, how they receive manuscripts (S2 §7, S3 §7.1, §7.4).
import { choice, id, maybe, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, found, key, oneIf } from '../row/values.ts';

const chiefs = 'Executive Editor, Editor-in-Chief';
const office = 'editorial roles, the publisher’s staff';
const colloquiumId = id('Colloquium', { otherwise: 'form.chooseJournal' });
/** 1 and 2 both mean conferences (D2-91). */
const type = choice({ 0: 'PERIODICAL', 1: 'CONFERENCE', 2: 'CONFERENCE' }, { standard: 'PERIODICAL' });

const OWN = graphql('query LegacyOwnJournals($kind: ColloquiumKind) { viewer { ownColloquiums(kind: $kind) { id name } } }');
const JOURNAL_SHAPE = { id: 'integer', name: 'string' } as const;
const journalRow = ({ id: globalId, name }: { id: string; name: string }) => ({ id: key(globalId), name });

/** Null for people who may not change them; the save refuses them before it looks at the version. */
const STORED = graphql('query LegacyStoredSettings($id: ID!) { node(id: $id) { ... on Colloquium { processSettings { version assignedEditor { code } } } } }');

export const journalRows = {
  'E2-008': json({
    name: 'listJournalsOfList', method: 'POST', paths: ['contributionList/getCollouiums'], about: 'Journals by which a list of manuscripts is filtered', who: office, spec: 'S2 §7', token: 'header', params: {},
    document: OWN,
    fields: { result: [JOURNAL_SHAPE] },
    answer: ({ viewer }) => ({ result: allowed(viewer.ownColloquiums).map(journalRow) }),
  }),

  'E2-052': json({
    name: 'listOwnJournals', method: 'GET', paths: ['colloquium/getChiefEditorColloquiumList'], about: 'Journals (0) or conferences (1) whose office one holds in the current role', who: chiefs, spec: 'S2 §7, S3 §7.1, D2-91', token: 'header', params: { type },
    document: OWN,
    variables: ({ type: kind }) => ({ kind }),
    fields: { colloquiumList: [JOURNAL_SHAPE] },
    answer: ({ viewer }) => ({ colloquiumList: allowed(viewer.ownColloquiums).map(journalRow) }),
  }),

  'E2-053': json({
    name: 'listDepartmentJournals', method: 'GET', paths: ['colloquium/getEditorialDeptColloquiumList'], about: 'Journals (0) or conferences (2) of one’s office or departments', who: office, spec: 'S2 §7, S3 §7.1, D2-91', token: 'header', params: { type },
    document: OWN,
    variables: ({ type: kind }) => ({ kind }),
    fields: { colloquiumList: [JOURNAL_SHAPE] },
    answer: ({ viewer }) => ({ colloquiumList: allowed(viewer.ownColloquiums).map(journalRow) }),
  }),

  // A person of the register is named by code, as getEditor does.
  'E2-069': json({
    name: 'listEditorsOfJournal', method: 'GET', paths: ['colloquium/getEditorList'], about: 'Editors whom the process settings may name; `userId` is the person code', who: chiefs, spec: 'S2 §7, S3 §7.1', token: 'header', params: { colloquiumId },
    document: graphql('query LegacyEditorList($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { editors { code realName } } } }'),
    variables: (values) => values,
    fields: { colloquiumAuthorVoList: [{ userId: 'string', userName: 'string' }] },
    answer: ({ node }) => ({ colloquiumAuthorVoList: allowed(found(node).editors).map(({ code, realName }) => ({ userId: code, userName: realName })) }),
  }),

  'E2-070': json({
    name: 'readProcessSettings', method: 'GET', paths: ['colloquium/flowSetforChiefEditor'], about: 'Process settings of a journal', who: chiefs, spec: 'S2 §3, §7, S3 §3.9, §7.4', token: 'header', params: { colloquiumId },
    document: graphql(
      'query LegacyProcessSettings($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { processSettings { receiveMode revisionHandler assignedEditor { code } } } } }',
    ),
    variables: (values) => values,
    fields: { colloquiumFlow: { isAlleditorView: 'integer', editorId: 'string?', backType: 'integer' } },
    answer: ({ node }) => {
      const { receiveMode, revisionHandler, assignedEditor } = allowed(found(node).processSettings);
      return {
        colloquiumFlow: { isAlleditorView: oneIf(receiveMode === 'ASSIGNED'), editorId: assignedEditor?.code ?? null, backType: oneIf(revisionHandler === 'ORIGINAL_EDITOR') },
      };
    },
  }),

  // Checked in this order (R2-132 to R2-135); whether one editor is named, by the schema.
  'E2-071': json({
    name: 'saveProcessSettings', method: 'POST', paths: ['colloquium/flowSetforChiefEditor/update'], about: 'Save process settings; `editorId` is the `userId` of getEditorList', who: chiefs, spec: 'S2 §5, §7, S3 §5.8, §7.4', token: 'header', done: 'legacy.settingsSaved',
    params: {
      colloquiumId,
      isAlleditorView: choice({ 0: 'OPEN_TO_ALL', 1: 'ASSIGNED' }, { otherwise: 'form.chooseReceiveMode' }),
      backType: choice({ 0: 'CHIEF', 1: 'ORIGINAL_EDITOR' }, { otherwise: 'form.chooseRevisionHandler' }),
      editorId: maybe(text()),
    },
    asksFirst: [STORED],
    document: graphql('mutation LegacySaveProcessSettings($input: SaveProcessSettingsInput!) { saveProcessSettings(input: $input) { colloquium { id } } }'),
    variables: async ({ colloquiumId: colloquium, isAlleditorView, backType, editorId }, call) => {
      const stored = (await call.execute(STORED, { id: colloquium })).node?.processSettings;
      return {
        input: {
          colloquiumId: colloquium, receiveMode: isAlleditorView, revisionHandler: backType, assignedEditorCode: editorId?.trim() ?? stored?.assignedEditor?.code ?? '', version: stored?.version ?? 0,
        },
      };
    },
  }),
};
