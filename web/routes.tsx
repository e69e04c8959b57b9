// The route tree: one line per screen (S3 §2.1). A screen's `route.ts` brings its code and its query, a list says both here; the shell asks the
// server's `viewer.allowedPaths` whether the current role may open it.
import { redirect, type RouteObject } from 'react-router-dom';
import { Landing } from './components/shell/Landing.tsx';
import { NotFound, PublicNotFound } from './components/shell/NotFound.tsx';
import { invitationShell } from './components/shell/invitation-shell.ts';
import { shell } from './components/shell/route.ts';
import { RootError } from './components/shell/RootError.tsx';
import { ScreenError } from './components/shell/ScreenError.tsx';
import { Starting } from './components/shell/Starting.tsx';
import { AUTHORED_MANUSCRIPTS, GROUP_PUBLICATIONS, SINGLE_PUBLICATIONS } from './components/contribution/manuscript-address.ts';
import { by, listScreen } from './components/lists/list-screen.ts';
import type { Screen } from './relay/screen.ts';
import { activationExpired, emailChanged, passwordReset, registered } from './routes/account-outcome/route.ts';
import { activate } from './routes/activate/route.ts';
import authoredManuscripts from './routes/author-list/__generated__/AuthorListPageQuery$parameters.ts';
import { changeEmail } from './routes/change-email/route.ts';
import { changePassword } from './routes/change-password/route.ts';
import { conferenceDetail, journalDetail } from './routes/colloquium-detail/route.ts';
import { confirmEmail } from './routes/confirm-email/route.ts';
import { contributionWizard } from './routes/contribution-wizard/route.ts';
import drafts from './routes/drafts/__generated__/DraftsPageQuery$parameters.ts';
import { draftsVariables } from './routes/drafts/address.ts';
import { forgotPassword } from './routes/forgot-password/route.ts';
import groupPublications from './routes/group-list/__generated__/GroupListPageQuery$parameters.ts';
import singlePublications from './routes/single-list/__generated__/SingleListPageQuery$parameters.ts';
import invitedAuthors from './routes/invite-authors/__generated__/InviteAuthorsPageQuery$parameters.ts';
import { INVITED_AUTHORS } from './routes/invite-authors/address.ts';
import { inviteReviewers } from './routes/invite-reviewers/route.ts';
import { conferenceTemplates, periodicalTemplates } from './routes/letter-templates/route.ts';
import { login } from './routes/login/route.ts';
import { loginBang } from './routes/login-bang/route.ts';
import { loginSuccess } from './routes/login-success/route.ts';
import { maintain } from './routes/maintain/route.ts';
import { maintenance } from './routes/maintenance/route.ts';
import { invitation } from './routes/invitation/route.ts';
import { invitedManuscript } from './routes/invited-manuscript/route.ts';
import { manuscriptDetail } from './routes/manuscript-detail/route.ts';
import { manuscriptOverview } from './routes/manuscript-overview/route.ts';
import officeManuscripts from './routes/manuscript-list/__generated__/ManuscriptListPageQuery$parameters.ts';
import { OFFICE_MANUSCRIPTS } from './routes/manuscript-list/address.ts';
import { messageCenter } from './routes/message-center/route.ts';
import { newPreprint } from './routes/new-preprint/route.ts';
import { notBuilt } from './routes/not-built/route.ts';
import { preprintDetail } from './routes/preprint-detail/route.ts';
import preprints from './routes/preprints/__generated__/PreprintsPageQuery$parameters.ts';
import { preprintsVariables } from './routes/preprints/address.ts';
import { openIssues, ownColloquiums } from './routes/own-colloquiums/route.ts';
import { conferenceProcess, periodicalProcess } from './routes/process-settings/route.ts';
import unaccepted from './routes/pool/__generated__/PoolPageQuery$parameters.ts';
import { POOL } from './routes/pool/address.ts';
import { publisherTexts } from './routes/publisher-texts/route.ts';
import invitations from './routes/reviewer-list/__generated__/ReviewerListPageQuery$parameters.ts';
import { INVITATIONS } from './routes/reviewer-list/address.ts';
import signIns from './routes/sign-in-history/__generated__/SignInHistoryPageQuery$parameters.ts';
import { SIGN_INS } from './routes/sign-in-history/address.ts';
import { personalInformation } from './routes/personal-information/route.ts';
import { register } from './routes/register/route.ts';
import { registerWithOrcid } from './routes/register-with-orcid/route.ts';
import { reviewResult } from './routes/review-result/route.ts';
import { resetPassword } from './routes/reset-password/route.ts';
import { reviewForm } from './routes/review-form/route.ts';
import { reviewerRecord } from './routes/reviewer-record/route.ts';
import { transferAgreement } from './routes/transfer-agreement/route.ts';
import { transferFiles } from './routes/transfer-files/route.ts';

/** A screen at a path. Its `lazy` is copied: the router empties that object once it has loaded, and several paths may open one screen. */
const open = (path: string, { shape, lazy, ...screen }: Screen): RouteObject => ({ path, handle: { shape }, ...screen, lazy: { ...lazy } });

/** A screen under /main, opened only when the current role's menu has its path. */
const page = (path: string, screen: Screen): RouteObject => ({ ...open(path, screen), handle: { guardedPath: path, shape: screen.shape } });

/** A route that is only another name for a screen; the query goes along. `''` is the landing page of the current role. */
const alias = (path: string, to: string): RouteObject => ({
  path,
  element: null,
  loader: ({ request }) => redirect(`/main/${to}${new URL(request.url).search}`.replace(/\/(\?|$)/, '$1')),
});

const author: RouteObject[] = [
  page(
    'authormanuList',
    listScreen(
      authoredManuscripts,
      by(AUTHORED_MANUSCRIPTS),
      async () => (await import('./routes/author-list/AuthorListPage.tsx')).AuthorListPage,
    ),
  ),
  page('authormanuList/detailAuthor', manuscriptDetail),
  page('create', contributionWizard),
  page('change', contributionWizard),
  page(
    'unManuscript',
    listScreen(drafts, draftsVariables, async () => (await import('./routes/drafts/DraftsPage.tsx')).DraftsPage),
  ),
  page('stateNouse', manuscriptDetail),
  page('detailListUn', manuscriptOverview),
  page('empowerAuthor', transferAgreement),
  page('empowerAddAuthor', transferFiles),
];

const reviewer: RouteObject[] = [
  page(
    'expertList',
    listScreen(invitations, by(INVITATIONS), async () => (await import('./routes/reviewer-list/ReviewerListPage.tsx')).ReviewerListPage),
  ),
  page('exportExitResult', reviewForm),
  page('reviewerRecord', reviewerRecord),
];

/** One screen for editors, chiefs and the publisher's staff. */
const manuscriptList = listScreen(
  officeManuscripts,
  by(OFFICE_MANUSCRIPTS),
  async () => (await import('./routes/manuscript-list/ManuscriptListPage.tsx')).ManuscriptListPage,
);

/** The same for who may choose from it and for the operations centre, which looks after it. */
const pool = listScreen(unaccepted, by(POOL), async () => (await import('./routes/pool/PoolPage.tsx')).PoolPage);

const editorial: RouteObject[] = [
  page('editorManusList', manuscriptList),
  page('editorManusList/detailChief', manuscriptDetail),
  page('editorManusList/ChiefEditorStatus', manuscriptDetail),
  page('editorChiefManusList', manuscriptList),
  page('editorChiefManusList/detailChief', manuscriptDetail),
  page('editorChiefManusList/ChiefEditorStatus', manuscriptDetail),
  page(
    'editorInvite',
    listScreen(
      invitedAuthors,
      by(INVITED_AUTHORS),
      async () => (await import('./routes/invite-authors/InviteAuthorsPage.tsx')).InviteAuthorsPage,
    ),
  ),
  page('editorExportList', inviteReviewers),
  page('editorExportResult', reviewResult),
  page(
    'editorChiefSingleList',
    listScreen(
      singlePublications,
      by(SINGLE_PUBLICATIONS),
      async () => (await import('./routes/single-list/SingleListPage.tsx')).SingleListPage,
    ),
  ),
  page('editorChiefSingleList/singleStatus', manuscriptDetail),
  page('editorChiefSingleList/singleDetaile', manuscriptDetail),
  page(
    'editorChiefMoreList',
    listScreen(
      groupPublications,
      by(GROUP_PUBLICATIONS),
      async () => (await import('./routes/group-list/GroupListPage.tsx')).GroupListPage,
    ),
  ),
  page('editorChiefMoreList/moreStatus', manuscriptDetail),
  page('editorChiefMoreList/moreDetaile', manuscriptDetail),
  page('editorClctDtl', ownColloquiums),
  page('editorGroupDtl', openIssues),
  page('editorChiefUnuse', pool),
  page('editorChiefUnuse/unUseDetail', manuscriptDetail),
  page(
    'editorPreprintContribution',
    listScreen(preprints, preprintsVariables, async () => (await import('./routes/preprints/PreprintsPage.tsx')).PreprintsPage),
  ),
  page('editorPreprintContribution/preprintDetail', preprintDetail),
  page('editorContSet', periodicalTemplates),
  page('editorMeetConset', conferenceTemplates),
  page('editorJKflow', periodicalProcess),
  page('editorMeetFlowset', conferenceProcess),
];

const operations: RouteObject[] = [
  page('optList', manuscriptList),
  page('optList/statusDtaile', manuscriptDetail),
  page('optList/listDtaile', manuscriptDetail),
  page('optListUnuse', pool),
  page('operateList', notBuilt),
  page('operateList/jikanDetail', journalDetail),
  page('meetList', notBuilt),
  page('meetList/meetDetail', conferenceDetail),
  page('newClct', notBuilt),
  page('meetNew', notBuilt),
  alias('paperManage', 'paperManage/detailSet'),
  page('paperManage/detailSet', notBuilt),
  page('paperManage/parameSet', notBuilt),
  page('paperManage/flowSet', notBuilt),
  alias('meetManager', 'meetManager/meetDetailSet'),
  page('meetManager/meetDetailSet', notBuilt),
  page('meetManager/parameSet', notBuilt),
  page('meetManager/flowSet', notBuilt),
  page('systemSet', notBuilt),
  page('emailSet', notBuilt),
  page('usetime', notBuilt),
  page('refuse', notBuilt),
  page('receive', notBuilt),
  page('publish', notBuilt),
  page('resource', notBuilt),
  page('status', notBuilt),
  page('publishClct', notBuilt),
];

const administration: RouteObject[] = [
  page('managePerson', notBuilt),
  page('managePersonAdd', notBuilt),
  page('managePart', notBuilt),
  page('managePartAdd', notBuilt),
  page('manageRole', notBuilt),
  page('manageRoleAdd', notBuilt),
  page('systemLog', notBuilt),
  page('publisherTexts', publisherTexts),
  page('maintenance', maintenance),
];

const personal: RouteObject[] = [
  page('msgCenter', messageCenter),
  page(
    'signInHistory',
    listScreen(signIns, by(SIGN_INS), async () => (await import('./routes/sign-in-history/SignInHistoryPage.tsx')).SignInHistoryPage),
  ),
  page('personMsg', personalInformation),
  page('changePwd', changePassword),
  page('changeEmail', changeEmail),
];

/** Routes that the specification only names, or that held sample text: each leads to the nearest real screen. */
const aliases: RouteObject[] = [
  alias('preprintContribution', 'editorPreprintContribution'),
  alias('preprintContribution/preprintDetail', 'editorPreprintContribution/preprintDetail'),
  alias('submitOk', 'authormanuList'),
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
  open('/loginSuccess', loginSuccess),
  open('/sigin', register),
  open('/siginSys', registerWithOrcid),
  open('/loginBang', loginBang),
  open('/fdpwd', forgotPassword),
  open('/rstpwd', resetPassword),
  open('/tipmsg', registered),
  open('/rstpwdmsg', passwordReset),
  open('/resemail', emailChanged),
  open('/fail', activationExpired),
  open('/activate', activate),
  open('/confirmEmail', confirmEmail),
  open('/invitation', invitation),
  {
    path: '/invitation',
    ...invitationShell,
    children: [{ ErrorBoundary: ScreenError, children: [open('manuscript', invitedManuscript), open('review', reviewForm)] }],
  },
  open('/maintain', maintain),
  open('/main/newPreprint', newPreprint),
  {
    path: '/main',
    ...shell,
    children: [
      {
        ErrorBoundary: ScreenError,
        children: [
          { index: true, Component: Landing },
          ...author,
          ...reviewer,
          ...editorial,
          ...operations,
          ...administration,
          ...personal,
          ...aliases,
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
  { path: '*', Component: PublicNotFound },
];

export const routes: RouteObject[] = [{ ErrorBoundary: RootError, HydrateFallback: Starting, children: everything }];
