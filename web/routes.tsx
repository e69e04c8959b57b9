// The route tree: for each screen of shared/screens.ts (S3 §2.1) its code and its query, from a `route.ts` of its own where the loader
// decides something or several addresses open it; the shell asks the server's `viewer.allowedPaths` whether the current role may open it.
import { lazy, Suspense, type ComponentType } from 'react';
import { redirect, useSearchParams, type RouteObject } from 'react-router-dom';
import { screenPaths, type ScreenPath } from '../shared/screens.ts';
import { Landing } from './components/shell/Landing.tsx';
import { PageSkeleton } from './components/shell/PageSkeleton.tsx';
import { NotFound, PublicNotFound } from './components/shell/NotFound.tsx';
import { invitationShell } from './components/shell/invitation-shell.ts';
import { shell } from './components/shell/route.ts';
import { RootError } from './components/shell/RootError.tsx';
import { ScreenError } from './components/shell/ScreenError.tsx';
import { Starting } from './components/shell/Starting.tsx';
import { AUTHORED_MANUSCRIPTS, GROUP_PUBLICATIONS, SINGLE_PUBLICATIONS } from './components/contribution/manuscript-address.ts';
import { isToday } from './components/lists/landing.ts';
import { by, listScreen } from './components/lists/list-screen.ts';
import { reachedByOldIds } from './relay/decimal-ids.ts';
import { queryLoader } from './relay/route-query.ts';
import { screen, type Screen } from './relay/screen.ts';
import aiStatements from './routes/ai-statements/__generated__/AiStatementsPageQuery$parameters.ts';
import { aiStatementsVariables } from './routes/ai-statements/address.ts';
import apiTokens from './routes/api-tokens/__generated__/ApiTokensPageQuery$parameters.ts';
import { apiTokensVariables } from './routes/api-tokens/address.ts';
import { activationExpired, emailChanged, passwordReset, registered } from './routes/account-outcome/route.ts';
import authoredManuscripts from './routes/author-list/__generated__/AuthorListPageQuery$parameters.ts';
import changeEmail from './routes/change-email/__generated__/ChangeEmailPageQuery$parameters.ts';
import { conferenceParameters, periodicalParameters } from './routes/colloquium-parameters/route.ts';
import { conferenceContents, periodicalContents } from './routes/colloquium-contents/route.ts';
import { conferenceDetail, journalDetail } from './routes/colloquium-detail/route.ts';
import { conferencePublication, periodicalPublication } from './routes/colloquium-publication/route.ts';
import { conferenceWorkflow, periodicalWorkflow } from './routes/colloquium-workflow/route.ts';
import conferences from './routes/colloquium-list/__generated__/ConferenceListPageQuery$parameters.ts';
import periodicals from './routes/colloquium-list/__generated__/PeriodicalListPageQuery$parameters.ts';
import { CONFERENCES, PERIODICALS } from './routes/colloquium-list/address.ts';
import { contributionWizard } from './routes/contribution-wizard/route.ts';
import departmentForm from './routes/department-form/__generated__/DepartmentFormPageQuery$parameters.ts';
import departments from './routes/departments/__generated__/DepartmentsPageQuery$parameters.ts';
import dictionaries from './routes/dictionaries/__generated__/DictionariesPageQuery$parameters.ts';
import drafts from './routes/drafts/__generated__/DraftsPageQuery$parameters.ts';
import { draftsVariables } from './routes/drafts/address.ts';
import { forgotPassword } from './routes/forgot-password/route.ts';
import groupPublications from './routes/group-list/__generated__/GroupListPageQuery$parameters.ts';
import singlePublications from './routes/single-list/__generated__/SingleListPageQuery$parameters.ts';
import invitedAuthors from './routes/invite-authors/__generated__/InviteAuthorsPageQuery$parameters.ts';
import { INVITED_AUTHORS } from './routes/invite-authors/address.ts';
import inviteReviewers from './routes/invite-reviewers/__generated__/InviteReviewersPageQuery$parameters.ts';
import letterTemplates from './routes/letter-templates/__generated__/LetterTemplatesPageQuery$parameters.ts';
import journalProgress from './routes/journal-progress/__generated__/JournalProgressPageQuery$parameters.ts';
import { progressVariables } from './routes/journal-progress/address.ts';
import journalStatus from './routes/journal-status/__generated__/JournalStatusPageQuery$parameters.ts';
import { statusVariables } from './routes/journal-status/address.ts';
import { login } from './routes/login/route.ts';
import mailSettings from './routes/mail-settings/__generated__/MailSettingsPageQuery$parameters.ts';
import { maintain } from './routes/maintain/route.ts';
import maintenance from './routes/maintenance/__generated__/MaintenancePageQuery$parameters.ts';
import { authorship } from './routes/authorship/route.ts';
import authorshipRecord from './routes/authorship-record/__generated__/AuthorshipRecordPageQuery$parameters.ts';
import { invitation } from './routes/invitation/route.ts';
import invitedManuscript from './routes/invited-manuscript/__generated__/InvitedManuscriptPageQuery$parameters.ts';
import { manuscriptDetail } from './routes/manuscript-detail/route.ts';
import manuscriptOverview from './routes/manuscript-overview/__generated__/ManuscriptOverviewPageQuery$parameters.ts';
import officeManuscripts from './routes/manuscript-list/__generated__/ManuscriptListPageQuery$parameters.ts';
import { OFFICE_MANUSCRIPTS } from './routes/manuscript-list/address.ts';
import today from './routes/today/__generated__/TodayPageQuery$parameters.ts';
import times from './routes/manuscript-statistics/__generated__/TimesPageQuery$parameters.ts';
import refused from './routes/manuscript-statistics/__generated__/RefusedPageQuery$parameters.ts';
import received from './routes/manuscript-statistics/__generated__/ReceivedPageQuery$parameters.ts';
import published from './routes/manuscript-statistics/__generated__/PublishedPageQuery$parameters.ts';
import sources from './routes/manuscript-statistics/__generated__/SourcesPageQuery$parameters.ts';
import {
  publishedVariables,
  receivedVariables,
  refusedVariables,
  sourcesVariables,
  timesVariables,
} from './routes/manuscript-statistics/addresses.ts';
import messageCenter from './routes/message-center/__generated__/MessageCenterPageQuery$parameters.ts';
import { pageOf } from './ui/useUrlParams.ts';
import newColloquium from './routes/new-colloquium/__generated__/NewColloquiumPageQuery$parameters.ts';
import { newPreprint } from './routes/new-preprint/route.ts';
import person from './routes/person/__generated__/PersonPageQuery$parameters.ts';
import { personVariables } from './routes/person/address.ts';
import peopleParameters from './routes/people/__generated__/PeoplePageQuery$parameters.ts';
import { peopleVariables } from './routes/people/address.ts';
import preprintDetail from './routes/preprint-detail/__generated__/PreprintDetailPageQuery$parameters.ts';
import preprints from './routes/preprints/__generated__/PreprintsPageQuery$parameters.ts';
import { preprintsVariables } from './routes/preprints/address.ts';
import ownColloquiums from './routes/own-colloquiums/__generated__/OwnColloquiumsPageQuery$parameters.ts';
import processSettings from './routes/process-settings/__generated__/ProcessSettingsPageQuery$parameters.ts';
import unaccepted from './routes/pool/__generated__/PoolPageQuery$parameters.ts';
import { POOL } from './routes/pool/address.ts';
import institutions from './routes/institutions/__generated__/InstitutionsPageQuery$parameters.ts';
import unplacedUnits from './routes/institutions/__generated__/UnplacedUnitsPageQuery$parameters.ts';
import { institutionsVariables, unplacedVariables } from './routes/institutions/address.ts';
import publisherLinks from './routes/publisher-links/__generated__/PublisherLinksPageQuery$parameters.ts';
import publisherTexts from './routes/publisher-texts/__generated__/PublisherTextsPageQuery$parameters.ts';
import invitations from './routes/reviewer-list/__generated__/ReviewerListPageQuery$parameters.ts';
import { INVITATIONS } from './routes/reviewer-list/address.ts';
import signIns from './routes/sign-in-history/__generated__/SignInHistoryPageQuery$parameters.ts';
import { SIGN_INS } from './routes/sign-in-history/address.ts';
import personalInformation from './routes/personal-information/__generated__/PersonalInformationPageQuery$parameters.ts';
import { reviewResult } from './routes/review-result/route.ts';
import { reviewForm } from './routes/review-form/route.ts';
import reviewerRecord from './routes/reviewer-record/__generated__/ReviewerRecordPageQuery$parameters.ts';
import { submitted } from './routes/submitted/route.ts';
import systemSettings from './routes/system-settings/__generated__/SystemSettingsPageQuery$parameters.ts';
import roleForm from './routes/role-form/__generated__/RoleFormPageQuery$parameters.ts';
import roles from './routes/roles/__generated__/RolesPageQuery$parameters.ts';
import { rolesVariables } from './routes/roles/address.ts';
import workingDays from './routes/working-days/__generated__/WorkingDaysPageQuery$parameters.ts';
import systemLog from './routes/system-log/__generated__/SystemLogPageQuery$parameters.ts';
import identityReads from './routes/system-log/__generated__/IdentityReadsPageQuery$parameters.ts';
import { identityReadsVariables, systemLogVariables } from './routes/system-log/address.ts';
import transferAgreement from './routes/transfer-agreement/__generated__/TransferAgreementPageQuery$parameters.ts';
import transferFiles from './routes/transfer-files/__generated__/TransferFilesPageQuery$parameters.ts';

/** A screen at a path. Its `lazy` is copied: the router empties that object once it has loaded, and several paths may open one screen. */
const open = (path: string, { shape, lazy, ...screen }: Screen): RouteObject => ({ path, handle: { shape }, ...screen, lazy: { ...lazy } });

/** A screen that asks for nothing before it is shown. */
const plain = (path: string, component: () => Promise<ComponentType>) => open(path, screen(component));

/** A screen under /main, opened only when the current role's menu has its path. */
const page = (path: ScreenPath, screen: Screen): RouteObject => ({
  ...open(path, { ...screen, loader: reachedByOldIds(path, screen.loader) }),
  handle: { guardedPath: path, shape: screen.shape },
});

/** A route that is only another name for a screen; the query goes along. `''` is the landing page of the current role. */
const alias = (path: string, to: ScreenPath | ''): RouteObject => ({
  path,
  element: null,
  loader: ({ request }) => redirect(`/main/${to}${new URL(request.url).search}`.replace(/\/(\?|$)/, '$1')),
});

/** One screen for editors, chiefs and the publisher's staff. */
const manuscriptList = listScreen(
  officeManuscripts,
  by(OFFICE_MANUSCRIPTS),
  async () => (await import('./routes/manuscript-list/ManuscriptListPage.tsx')).ManuscriptListPage,
);

/** Two screens at one address: its query says which. */
function either(isFirst: (search: URLSearchParams) => boolean, first: Screen, second: Screen): Screen {
  const [First, Second] = [first, second].map(({ lazy: { Component } }) => lazy(async () => ({ default: await Component() })));
  function Either() {
    const [search] = useSearchParams();
    const Shown = isFirst(search) ? First : Second;
    return <Suspense fallback={<PageSkeleton />}>{Shown && <Shown />}</Suspense>;
  }
  return {
    ...second,
    loader: (args, context) => (isFirst(new URL(args.request.url).searchParams) ? first : second).loader?.(args, context) ?? null,
    lazy: { Component: () => Promise.resolve(Either) },
  };
}

/** What is mine today, or the list that it is taken from (decision 107). */
const manuscriptLanding = either(
  isToday,
  screen(
    async () => (await import('./routes/today/TodayPage.tsx')).TodayPage,
    queryLoader(today, () => ({})),
    'list',
  ),
  manuscriptList,
);

/** The same for people who may choose from it and for the operations centre, which looks after it. */
const pool = listScreen(unaccepted, by(POOL), async () => (await import('./routes/pool/PoolPage.tsx')).PoolPage);

/** The screen for each path of shared/screens.ts, or the path it leads on to. */
const shown: Readonly<Record<ScreenPath, Screen | ScreenPath>> = {
  authormanuList: listScreen(
    authoredManuscripts,
    by(AUTHORED_MANUSCRIPTS),
    async () => (await import('./routes/author-list/AuthorListPage.tsx')).AuthorListPage,
  ),
  'authormanuList/detailAuthor': manuscriptDetail,
  create: contributionWizard,
  change: contributionWizard,
  unManuscript: listScreen(drafts, draftsVariables, async () => (await import('./routes/drafts/DraftsPage.tsx')).DraftsPage),
  stateNouse: manuscriptDetail,
  detailListUn: screen(
    async () => (await import('./routes/manuscript-overview/ManuscriptOverviewPage.tsx')).ManuscriptOverviewPage,
    queryLoader(manuscriptOverview, ({ search }) => ({ id: search.get('id') ?? '' })),
    'reading',
  ),
  authorshipRecord: screen(
    async () => (await import('./routes/authorship-record/AuthorshipRecordPage.tsx')).AuthorshipRecordPage,
    queryLoader(authorshipRecord, ({ search }) => ({ id: search.get('id') ?? '' })),
    'reading',
  ),
  empowerAuthor: screen(
    async () => (await import('./routes/transfer-agreement/TransferAgreementPage.tsx')).TransferAgreementPage,
    queryLoader(transferAgreement, ({ search }) => ({ id: search.get('id') ?? '' })),
  ),
  empowerAddAuthor: screen(
    async () => (await import('./routes/transfer-files/TransferFilesPage.tsx')).TransferFilesPage,
    queryLoader(transferFiles, ({ search }) => ({ id: search.get('id') ?? '' })),
  ),
  expertList: listScreen(
    invitations,
    by(INVITATIONS),
    async () => (await import('./routes/reviewer-list/ReviewerListPage.tsx')).ReviewerListPage,
  ),
  exportExitResult: reviewForm,
  reviewerRecord: screen(
    async () => (await import('./routes/reviewer-record/ReviewerRecordPage.tsx')).ReviewerRecordPage,
    queryLoader(reviewerRecord, () => ({})),
  ),
  editorManusList: manuscriptLanding,
  'editorManusList/detailChief': manuscriptDetail,
  'editorManusList/ChiefEditorStatus': manuscriptDetail,
  editorChiefManusList: manuscriptLanding,
  'editorChiefManusList/detailChief': manuscriptDetail,
  'editorChiefManusList/ChiefEditorStatus': manuscriptDetail,
  editorInvite: listScreen(
    invitedAuthors,
    by(INVITED_AUTHORS),
    async () => (await import('./routes/invite-authors/InviteAuthorsPage.tsx')).InviteAuthorsPage,
  ),
  // The other parameters are hints (D2-18, D2-19).
  editorExportList: screen(
    async () => (await import('./routes/invite-reviewers/InviteReviewersPage.tsx')).InviteReviewersPage,
    queryLoader(inviteReviewers, ({ search }) => ({ id: search.get('id') ?? '' })),
  ),
  editorExportResult: reviewResult,
  editorChiefSingleList: listScreen(
    singlePublications,
    by(SINGLE_PUBLICATIONS),
    async () => (await import('./routes/single-list/SingleListPage.tsx')).SingleListPage,
  ),
  'editorChiefSingleList/singleStatus': manuscriptDetail,
  'editorChiefSingleList/singleDetaile': manuscriptDetail,
  editorChiefMoreList: listScreen(
    groupPublications,
    by(GROUP_PUBLICATIONS),
    async () => (await import('./routes/group-list/GroupListPage.tsx')).GroupListPage,
  ),
  'editorChiefMoreList/moreStatus': manuscriptDetail,
  'editorChiefMoreList/moreDetaile': manuscriptDetail,
  editorClctDtl: screen(
    async () => (await import('./routes/own-colloquiums/OwnColloquiumsPage.tsx')).OwnColloquiumsPage,
    queryLoader(ownColloquiums, () => ({})),
    'list',
  ),
  editorGroupDtl: screen(
    async () => (await import('./routes/own-colloquiums/OwnColloquiumsPage.tsx')).OpenIssuesPage,
    queryLoader(ownColloquiums, () => ({})),
    'list',
  ),
  editorChiefUnuse: pool,
  'editorChiefUnuse/unUseDetail': manuscriptDetail,
  aiStatements: listScreen(
    aiStatements,
    aiStatementsVariables,
    async () => (await import('./routes/ai-statements/AiStatementsPage.tsx')).AiStatementsPage,
  ),
  editorPreprintContribution: listScreen(
    preprints,
    preprintsVariables,
    async () => (await import('./routes/preprints/PreprintsPage.tsx')).PreprintsPage,
  ),
  // `roleId` and `type` are hints from which nothing follows.
  'editorPreprintContribution/preprintDetail': screen(
    async () => (await import('./routes/preprint-detail/PreprintDetailPage.tsx')).PreprintDetailPage,
    queryLoader(preprintDetail, ({ search }) => ({ id: search.get('id') ?? '' })),
    'reading',
  ),
  editorContSet: screen(
    async () => (await import('./routes/letter-templates/LetterTemplatesPage.tsx')).PeriodicalTemplatesPage,
    queryLoader(letterTemplates, () => ({ kind: 'PERIODICAL' as const })),
  ),
  editorMeetConset: screen(
    async () => (await import('./routes/letter-templates/LetterTemplatesPage.tsx')).ConferenceTemplatesPage,
    queryLoader(letterTemplates, () => ({ kind: 'CONFERENCE' as const })),
  ),
  editorJKflow: screen(
    async () => (await import('./routes/process-settings/ProcessSettingsPage.tsx')).PeriodicalProcessPage,
    queryLoader(processSettings, () => ({ kind: 'PERIODICAL' as const })),
  ),
  editorMeetFlowset: screen(
    async () => (await import('./routes/process-settings/ProcessSettingsPage.tsx')).ConferenceProcessPage,
    queryLoader(processSettings, () => ({ kind: 'CONFERENCE' as const })),
  ),
  optList: manuscriptLanding,
  'optList/statusDtaile': manuscriptDetail,
  'optList/listDtaile': manuscriptDetail,
  optListUnuse: pool,
  operateList: listScreen(
    periodicals,
    by(PERIODICALS),
    async () => (await import('./routes/colloquium-list/PeriodicalListPage.tsx')).PeriodicalListPage,
  ),
  'operateList/jikanDetail': journalDetail,
  meetList: listScreen(
    conferences,
    by(CONFERENCES),
    async () => (await import('./routes/colloquium-list/ConferenceListPage.tsx')).ConferenceListPage,
  ),
  'meetList/meetDetail': conferenceDetail,
  newClct: screen(
    async () => (await import('./routes/new-colloquium/NewColloquiumPage.tsx')).NewPeriodicalPage,
    queryLoader(newColloquium, () => ({})),
  ),
  meetNew: screen(
    async () => (await import('./routes/new-colloquium/NewColloquiumPage.tsx')).NewConferencePage,
    queryLoader(newColloquium, () => ({})),
  ),
  paperManage: 'paperManage/detailSet',
  'paperManage/detailSet': periodicalContents,
  'paperManage/parameSet': periodicalParameters,
  'paperManage/flowSet': periodicalWorkflow,
  'paperManage/publicationSet': periodicalPublication,
  meetManager: 'meetManager/meetDetailSet',
  'meetManager/meetDetailSet': conferenceContents,
  'meetManager/parameSet': conferenceParameters,
  'meetManager/flowSet': conferenceWorkflow,
  'meetManager/publicationSet': conferencePublication,
  systemSet: screen(
    async () => (await import('./routes/system-settings/SystemSettingsPage.tsx')).SystemSettingsPage,
    queryLoader(systemSettings, () => ({})),
  ),
  emailSet: screen(
    async () => (await import('./routes/mail-settings/MailSettingsPage.tsx')).MailSettingsPage,
    queryLoader(mailSettings, () => ({})),
  ),
  dictionaries: screen(
    async () => (await import('./routes/dictionaries/DictionariesPage.tsx')).DictionariesPage,
    queryLoader(dictionaries, () => ({})),
  ),
  institutions: listScreen(
    institutions,
    institutionsVariables,
    async () => (await import('./routes/institutions/InstitutionsPage.tsx')).InstitutionsPage,
  ),
  'institutions/unplaced': listScreen(
    unplacedUnits,
    unplacedVariables,
    async () => (await import('./routes/institutions/UnplacedUnitsPage.tsx')).UnplacedUnitsPage,
  ),
  publisherLinks: screen(
    async () => (await import('./routes/publisher-links/PublisherLinksPage.tsx')).PublisherLinksPage,
    queryLoader(publisherLinks, () => ({})),
  ),
  workingDays: screen(
    async () => (await import('./routes/working-days/WorkingDaysPage.tsx')).WorkingDaysPage,
    queryLoader(workingDays, () => ({})),
  ),
  usetime: listScreen(times, timesVariables, async () => (await import('./routes/manuscript-statistics/TimesPage.tsx')).TimesPage),
  refuse: listScreen(refused, refusedVariables, async () => (await import('./routes/manuscript-statistics/RefusedPage.tsx')).RefusedPage),
  receive: listScreen(
    received,
    receivedVariables,
    async () => (await import('./routes/manuscript-statistics/ReceivedPage.tsx')).ReceivedPage,
  ),
  publish: listScreen(
    published,
    publishedVariables,
    async () => (await import('./routes/manuscript-statistics/PublishedPage.tsx')).PublishedPage,
  ),
  resource: listScreen(sources, sourcesVariables, async () => (await import('./routes/manuscript-statistics/SourcesPage.tsx')).SourcesPage),
  status: listScreen(
    journalStatus,
    statusVariables,
    async () => (await import('./routes/journal-status/JournalStatusPage.tsx')).JournalStatusPage,
  ),
  publishClct: listScreen(
    journalProgress,
    progressVariables,
    async () => (await import('./routes/journal-progress/JournalProgressPage.tsx')).JournalProgressPage,
  ),
  managePerson: listScreen(peopleParameters, peopleVariables, async () => (await import('./routes/people/PeoplePage.tsx')).PeoplePage),
  managePart: screen(
    async () => (await import('./routes/departments/DepartmentsPage.tsx')).DepartmentsPage,
    queryLoader(departments, () => ({})),
    'list',
  ),
  managePartAdd: screen(
    async () => (await import('./routes/department-form/DepartmentFormPage.tsx')).DepartmentFormPage,
    queryLoader(departmentForm, ({ search }) => ({ id: search.get('deptID') ?? '', isNew: !search.get('deptID') })),
  ),
  manageRole: listScreen(roles, rolesVariables, async () => (await import('./routes/roles/RolesPage.tsx')).RolesPage),
  manageRoleAdd: screen(
    async () => (await import('./routes/role-form/RoleFormPage.tsx')).RoleFormPage,
    queryLoader(roleForm, ({ search }) => ({ id: search.get('RoleAddID') ?? '', isNew: !search.get('RoleAddID') })),
  ),
  managePersonAdd: screen(
    async () => (await import('./routes/person/PersonPage.tsx')).PersonPage,
    queryLoader(person, ({ search }) => personVariables(search)),
  ),
  apiTokens: listScreen(apiTokens, apiTokensVariables, async () => (await import('./routes/api-tokens/ApiTokensPage.tsx')).ApiTokensPage),
  systemLog: listScreen(systemLog, systemLogVariables, async () => (await import('./routes/system-log/SystemLogPage.tsx')).SystemLogPage),
  identityReads: listScreen(
    identityReads,
    identityReadsVariables,
    async () => (await import('./routes/system-log/IdentityReadsPage.tsx')).IdentityReadsPage,
  ),
  publisherTexts: screen(
    async () => (await import('./routes/publisher-texts/PublisherTextsPage.tsx')).PublisherTextsPage,
    queryLoader(publisherTexts, () => ({})),
  ),
  maintenance: screen(
    async () => (await import('./routes/maintenance/MaintenancePage.tsx')).MaintenancePage,
    queryLoader(maintenance, () => ({})),
  ),
  msgCenter: screen(
    async () => (await import('./routes/message-center/MessageCenterPage.tsx')).MessageCenterPage,
    queryLoader(messageCenter, ({ search }) => ({ page: pageOf(search) })),
    'list',
  ),
  signInHistory: listScreen(
    signIns,
    by(SIGN_INS),
    async () => (await import('./routes/sign-in-history/SignInHistoryPage.tsx')).SignInHistoryPage,
  ),
  personMsg: screen(
    async () => (await import('./routes/personal-information/PersonalInformationPage.tsx')).PersonalInformationPage,
    queryLoader(personalInformation, () => ({})),
  ),
  changePwd: screen(async () => (await import('./routes/change-password/ChangePasswordPage.tsx')).ChangePasswordPage),
  changeEmail: screen(
    async () => (await import('./routes/change-email/ChangeEmailPage.tsx')).ChangeEmailPage,
    queryLoader(changeEmail, () => ({})),
  ),
};

/** The outcome of a submission, for whoever may write a manuscript; without one it leads to the author’s list. */
const outcome: RouteObject = { ...open('submitOk', submitted), handle: { guardedPath: 'change', shape: submitted.shape } };

const screens = screenPaths.map((path): RouteObject => {
  const one = shown[path];
  return typeof one === 'string' ? alias(path, one) : page(path, one);
});

/** Routes that the specification only names, or that held sample text: each leads to the nearest real screen. */
const aliases: RouteObject[] = [
  alias('preprintContribution', 'editorPreprintContribution'),
  alias('preprintContribution/preprintDetail', 'editorPreprintContribution/preprintDetail'),
  alias('submitFail', 'unManuscript'),
  alias('statusAuthor', 'authormanuList'),
  alias('chooseEditor', ''),
  alias('leavePage', ''),
  alias('msgUseExit', ''),
  alias('msgModifyExit', ''),
  alias('msgSumExit', ''),
  alias('zuGao', 'editorChiefManusList'),
  alias('InviteDialog', 'editorExportList'),
  alias('sendPublish', 'editorClctDtl'),
  alias('optListDtl', 'optList'),
  alias('editorTestDetail', 'editorManusList'),
  alias('editorExamDetail', 'editorManusList'),
  alias('editorExportDetail', 'editorManusList'),
  alias('editorStatus', 'editorManusList'),
  alias('editorChiefStatus', 'editorChiefManusList'),
  alias('operateChief', 'editorClctDtl'),
];

const everything: RouteObject[] = [
  { path: '/', loader: () => redirect('/login'), element: null },
  open('/login', login),
  plain('/loginSuccess', async () => (await import('./routes/login-success/LoginSuccessPage.tsx')).LoginSuccessPage),
  plain('/sigin', async () => (await import('./routes/register/RegisterPage.tsx')).RegisterPage),
  plain('/siginSys', async () => (await import('./routes/register-with-orcid/RegisterWithOrcidPage.tsx')).RegisterWithOrcidPage),
  plain('/loginBang', async () => (await import('./routes/login-bang/LoginBangPage.tsx')).LoginBangPage),
  open('/fdpwd', forgotPassword),
  plain('/rstpwd', async () => (await import('./routes/reset-password/ResetPasswordPage.tsx')).ResetPasswordPage),
  open('/tipmsg', registered),
  open('/rstpwdmsg', passwordReset),
  open('/resemail', emailChanged),
  open('/fail', activationExpired),
  plain('/activate', async () => (await import('./routes/activate/ActivatePage.tsx')).ActivatePage),
  plain('/confirmEmail', async () => (await import('./routes/confirm-email/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  open('/invitation', invitation),
  open('/authorship', authorship),
  {
    path: '/invitation',
    ...invitationShell,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          open(
            'manuscript',
            screen(
              async () => (await import('./routes/invited-manuscript/InvitedManuscriptPage.tsx')).InvitedManuscriptPage,
              queryLoader(invitedManuscript, () => ({})),
              'reading',
            ),
          ),
          open('review', reviewForm),
        ],
      },
    ],
  },
  open('/maintain', maintain),
  open('/main/newPreprint', newPreprint),
  {
    path: '/main',
    ...shell,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [{ index: true, Component: Landing }, ...screens, outcome, ...aliases, { path: '*', Component: NotFound }],
      },
    ],
  },
  { path: '*', Component: PublicNotFound },
];

export const routes: RouteObject[] = [{ ErrorBoundary: RootError, HydrateFallback: Starting, children: everything }];
