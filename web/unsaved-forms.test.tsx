// Every form of the house asks before it is left changed, after a change of any field, and asks nothing while unchanged.
import { cleanup, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { OperationType } from 'relay-runtime';
import type { MockResolvers } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from './components/colloquiums/manage-address.ts';
import CONTENTS from './routes/colloquium-contents/__generated__/ColloquiumContentsPageQuery.graphql.ts';
import { ConferenceContentsPage, PeriodicalContentsPage } from './routes/colloquium-contents/ColloquiumContentsPage.tsx';
import PARAMETERS from './routes/colloquium-parameters/__generated__/ColloquiumParametersPageQuery.graphql.ts';
import { ConferenceParametersPage, PeriodicalParametersPage } from './routes/colloquium-parameters/ColloquiumParametersPage.tsx';
import WORKFLOW from './routes/colloquium-workflow/__generated__/ColloquiumWorkflowPageQuery.graphql.ts';
import { ConferenceWorkflowPage, PeriodicalWorkflowPage } from './routes/colloquium-workflow/ColloquiumWorkflowPage.tsx';
import DEPARTMENT from './routes/department-form/__generated__/DepartmentFormPageQuery.graphql.ts';
import { DepartmentFormPage } from './routes/department-form/DepartmentFormPage.tsx';
import MAIL from './routes/mail-settings/__generated__/MailSettingsPageQuery.graphql.ts';
import { MailSettingsPage } from './routes/mail-settings/MailSettingsPage.tsx';
import MAINTENANCE from './routes/maintenance/__generated__/MaintenancePageQuery.graphql.ts';
import { MaintenancePage } from './routes/maintenance/MaintenancePage.tsx';
import NEW_COLLOQUIUM from './routes/new-colloquium/__generated__/NewColloquiumPageQuery.graphql.ts';
import { NewConferencePage, NewPeriodicalPage } from './routes/new-colloquium/NewColloquiumPage.tsx';
import PERSON from './routes/person/__generated__/PersonPageQuery.graphql.ts';
import { PersonPage } from './routes/person/PersonPage.tsx';
import PROFILE from './routes/personal-information/__generated__/PersonalInformationPageQuery.graphql.ts';
import { PersonalInformationPage } from './routes/personal-information/PersonalInformationPage.tsx';
import PROCESS from './routes/process-settings/__generated__/ProcessSettingsPageQuery.graphql.ts';
import { ConferenceProcessPage, PeriodicalProcessPage } from './routes/process-settings/ProcessSettingsPage.tsx';
import TEXTS from './routes/publisher-texts/__generated__/PublisherTextsPageQuery.graphql.ts';
import { PublisherTextsPage } from './routes/publisher-texts/PublisherTextsPage.tsx';
import ROLE from './routes/role-form/__generated__/RoleFormPageQuery.graphql.ts';
import { RoleFormPage } from './routes/role-form/RoleFormPage.tsx';
import SYSTEM from './routes/system-settings/__generated__/SystemSettingsPageQuery.graphql.ts';
import { SystemSettingsPage } from './routes/system-settings/SystemSettingsPage.tsx';
import { expectLeavingAsked, isUnloadHeld } from './testing/leaving.ts';
import { showRoute, type Shown } from './testing/render.tsx';

beforeEach(() => sessionStorage.clear());

function form<Query extends OperationType>(
  name: string,
  query: Parameters<typeof showRoute<Query>>[0],
  variables: Query['variables'],
  page: ReactElement,
  objects: MockResolvers = {},
  at = '/main/form',
): [name: string, open: () => Promise<Shown>] {
  return [name, () => showRoute<Query>(query, () => variables, page, { at, objects: { Viewer: () => ({ id: 'me' }), ...objects } })];
}

const DEPARTMENTS = [
  { id: 'd1', name: '出版社', parent: null },
  { id: 'd2', name: '编辑部', parent: { id: 'd1' } },
];
const DEPARTMENT_SAVED = {
  __typename: 'Department',
  id: 'd2',
  version: 3,
  isFixed: false,
  nameZh: '编辑部',
  position: 2,
  parent: { id: 'd1' },
};
const ROLE_SAVED = {
  __typename: 'Role',
  id: 'r1',
  version: 2,
  kind: 'OPERATIONS',
  department: { id: 'd2' },
  menus: [],
  departments: [{ id: 'd2' }],
};
const PERSON_SAVED = {
  __typename: 'User',
  id: 'u1',
  version: 4,
  isEnabled: true,
  department: { id: 'd2', name: '编辑部' },
  roles: [{ id: 'r1', name: '作者' }],
  viewerCanChange: true,
  askedEmail: null,
};
const structure = (node: object | null): MockResolvers => ({
  Query: () => ({ departments: DEPARTMENTS, menuTree: [], node }),
  Viewer: () => ({ id: 'me', rolesToGive: [{ id: 'r1', name: '作者' }] }),
});
const PARAMETERS_SAVED = {
  isActive: true,
  reviewType: 'DOUBLE_BLIND',
  assignmentDays: 5,
  decisionDays: 60,
  publicationDays: 90,
  answerDays: 5,
  reviewDays: 20,
  revisionDays: 30,
  similarityLimit: null,
};
const JOURNAL = {
  number: 'JN',
  name: '江南文化',
  id: 'j1',
  kind: 'PERIODICAL',
  cycle: { id: 'c1' },
  foundedOn: '2016-09-01',
  startsOn: null,
  endsOn: null,
  columns: [{ id: 'k1', name: '书评' }],
  hostUnits: ['临江大学'],
  sources: ['来稿'],
  homePages: ['https://example.org/c'],
  cover: null,
  forewordFile: null,
  callForPapersFile: null,
};
const CONFERENCE = { ...JOURNAL, kind: 'CONFERENCE', foundedOn: null, startsOn: '2026-03-01', endsOn: '2026-04-30' };
const managed = (kind: 'PERIODICAL' | 'CONFERENCE'): MockResolvers => ({
  Viewer: () => ({ id: 'me', colloquiumTree: [{ subject: { id: 's1' }, colloquiums: [{ id: 'j1', name: '江南文化', number: 'JN' }] }] }),
  Node: () => ({ __typename: 'Colloquium', id: 'j1' }),
  Colloquium: ({ path }) => (path?.includes('colloquiumTree') ? undefined : kind === 'PERIODICAL' ? JOURNAL : CONFERENCE),
  ColloquiumContents: () => ({
    initCycle: 18,
    initCycleTime: '2026-06',
    publishingMonths: [6],
    cover: '',
    forewordFile: '',
    callForPapersFile: '',
  }),
  ColloquiumSender: () => ({ port: 465, isSecure: true }),
  ColloquiumParameters: () => ({ ...PARAMETERS_SAVED, hasDefaultParameters: false }),
  WorkflowSwitches: () => ({
    checksPlagiarism: true,
    invitesReviewers: true,
    deputyReviews: true,
    chiefPreAccepts: true,
    publishingHouse: { id: 'd1' },
  }),
});
const manage = (kind: 'PERIODICAL' | 'CONFERENCE') => manageVariables(kind)({ search: new URLSearchParams('id=j1') });
const ownJournals: MockResolvers = {
  Viewer: () => ({
    id: 'me',
    ownColloquiums: [
      {
        id: 'j1',
        name: '江南文化',
        editors: [
          { code: 'A1', displayName: '叶书宁' },
          { code: 'A2', displayName: '苏见微' },
        ],
        processSettings: { receiveMode: 'ASSIGNED', revisionHandler: 'CHIEF', assignedEditor: { code: 'A1' } },
      },
    ],
  }),
};

const FORMS = [
  form('a new department', DEPARTMENT, { id: '', isNew: true }, <DepartmentFormPage />, structure(null)),
  form('a department', DEPARTMENT, { id: 'd2', isNew: false }, <DepartmentFormPage />, structure(DEPARTMENT_SAVED), '/main/form?deptID=d2'),
  form('a new role', ROLE, { id: '', isNew: true }, <RoleFormPage />, structure(null)),
  form('a role', ROLE, { id: 'r1', isNew: false }, <RoleFormPage />, structure(ROLE_SAVED), '/main/form?RoleAddID=r1'),
  form('a new person', PERSON, { id: '', isNew: true }, <PersonPage />, structure(null)),
  form('a person', PERSON, { id: 'u1', isNew: false }, <PersonPage />, structure(PERSON_SAVED), '/main/form?userID=u1'),
  form('the sender of the house', MAIL, {}, <MailSettingsPage />, { PublisherSender: () => ({ port: 465, isSecure: true }) }),
  form('the defaults of journals', SYSTEM, {}, <SystemSettingsPage />, { DefaultParameters: () => PARAMETERS_SAVED }),
  form('a maintenance', MAINTENANCE, {}, <MaintenancePage />, {
    PublicSettings: () => ({ maintenance: null }),
    MaintenancePlan: () => ({ startsAt: null, endsAt: null, textZh: '', textEn: '' }),
  }),
  form('the texts of the house', TEXTS, {}, <PublisherTextsPage />, {
    Query: () => ({
      publisherTexts: [
        { id: 't1', kind: 'TRANSFER_AGREEMENT' },
        { id: 't2', kind: 'SUBMISSION_STATEMENT' },
      ],
      videoGuides: [{ id: 'v1', audience: 'AUTHOR' }],
    }),
  }),
  form('a new periodical', NEW_COLLOQUIUM, {}, <NewPeriodicalPage />),
  form('a new conference', NEW_COLLOQUIUM, {}, <NewConferencePage />),
  form(
    'the contents of a periodical',
    CONTENTS,
    manage('PERIODICAL'),
    <PeriodicalContentsPage />,
    managed('PERIODICAL'),
    '/main/form?id=j1',
  ),
  form(
    'the contents of a conference',
    CONTENTS,
    manage('CONFERENCE'),
    <ConferenceContentsPage />,
    managed('CONFERENCE'),
    '/main/form?id=j1',
  ),
  form(
    'the parameters of a periodical',
    PARAMETERS,
    manage('PERIODICAL'),
    <PeriodicalParametersPage />,
    managed('PERIODICAL'),
    '/main/form?id=j1',
  ),
  form(
    'the parameters of a conference',
    PARAMETERS,
    manage('CONFERENCE'),
    <ConferenceParametersPage />,
    managed('CONFERENCE'),
    '/main/form?id=j1',
  ),
  form(
    'the workflow of a periodical',
    WORKFLOW,
    manage('PERIODICAL'),
    <PeriodicalWorkflowPage />,
    managed('PERIODICAL'),
    '/main/form?id=j1',
  ),
  form(
    'the workflow of a conference',
    WORKFLOW,
    manage('CONFERENCE'),
    <ConferenceWorkflowPage />,
    managed('CONFERENCE'),
    '/main/form?id=j1',
  ),
  form('the process of a periodical', PROCESS, { kind: 'PERIODICAL' }, <PeriodicalProcessPage />, ownJournals),
  form('the process of a conference', PROCESS, { kind: 'CONFERENCE' }, <ConferenceProcessPage />, ownJournals),
  form('personal information', PROFILE, {}, <PersonalInformationPage />, { Profile: () => ({ workplaces: ['临江大学'] }) }),
];

it.each(FORMS)('%s asks before it is left, whichever field was changed (P2-467, R3-184)', async (name, open) => {
  await open();
  expect(isUnloadHeld(), `${name}: nothing is changed`).toBe(false);
  const count = fields().length;
  expect(count).toBeGreaterThan(0);
  const silent: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const field = fields()[index];
    if (field === undefined || !canChange(field)) continue;
    const undo = change(field);
    if (!isUnloadHeld()) silent.push(nameOf(field));
    undo();
    // A choice never made cannot be undone, and some choices clear others.
    if (!isUnloadHeld()) continue;
    cleanup();
    sessionStorage.clear();
    await open();
  }
  expect(silent, 'fields that are left without a question').toEqual([]);
});

it.each(FORMS)('%s is left when one says so, and stays otherwise (P2-467, R3-184)', async (_name, open) => {
  const page = await open();
  change(fields().find(canChange) ?? document.createElement('input'));
  await expectLeavingAsked(page);
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = (): Control[] =>
  [...document.querySelectorAll('form')].flatMap((one) => [...one.querySelectorAll<Control>('input, select, textarea')]);
const isChosen = (field: Control): boolean => field instanceof HTMLInputElement && field.type === 'radio' && field.checked;
const othersOf = (field: HTMLSelectElement): string[] =>
  [...field.options].flatMap(({ value, disabled }) => (value === field.value || disabled ? [] : [value]));
/** Fields looked up or uploaded are changed by the server's answer. */
function canChange(field: Control): boolean {
  if (field.disabled || isChosen(field)) return false;
  if (field instanceof HTMLSelectElement) return othersOf(field).length > 0;
  return !field.readOnly && field.type !== 'file';
}
const nameOf = (field: Control): string => field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;

/** Puts something else into the field, and returns a function that restores it. */
function change(field: Control): () => void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const before = field.type === 'radio' ? fields().find((one) => one.name === field.name && isChosen(one)) : field;
    fireEvent.click(field);
    return () => before && fireEvent.click(before);
  }
  const before = field.value;
  const [other = ''] = field instanceof HTMLSelectElement ? othersOf(field) : [field.type === 'month' ? '2029-08' : `${before}8`];
  fireEvent.change(field, { target: { value: other } });
  return () => fireEvent.change(field, { target: { value: before } });
}
