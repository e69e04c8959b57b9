// Which screens a call belongs to (F-079, decision 54): a role that has none of them is refused it, in the browser, by an API token and by the old
// calls alike. Screens are the menus' addresses; several mean any of them. A record that lacks a menu lacks its calls at once.
import type { ScreenPath } from '../shared/screens.ts';
import type { Context } from './context.ts';
import type { MenuDoor } from './graphql/menu-fields.ts';

const AUTHOR_PAGES: readonly ScreenPath[] = [
  'authormanuList',
  'authormanuList/detailAuthor',
  'unManuscript',
  'stateNouse',
  'detailListUn',
  'editorChiefManusList/ChiefEditorStatus',
];
const WIZARD: readonly ScreenPath[] = ['create', 'change', 'unManuscript'];
const REVIEWER_PAGES: readonly ScreenPath[] = ['expertList', 'exportExitResult'];
const OFFICE_LISTS: readonly ScreenPath[] = ['editorManusList', 'editorChiefManusList', 'optList'];
const PUBLICATION_LISTS: readonly ScreenPath[] = ['editorChiefSingleList', 'editorChiefMoreList'];
/** A manuscript is acted upon in a list and on its page, whichever list led there. */
const OFFICE_PAGES: readonly ScreenPath[] = [
  ...OFFICE_LISTS,
  ...PUBLICATION_LISTS,
  'editorManusList/detailChief',
  'editorManusList/ChiefEditorStatus',
  'editorChiefManusList/detailChief',
  'editorChiefManusList/ChiefEditorStatus',
  'optList/statusDtaile',
  'optList/listDtaile',
  'editorChiefSingleList/singleStatus',
  'editorChiefSingleList/singleDetaile',
  'editorChiefMoreList/moreStatus',
  'editorChiefMoreList/moreDetaile',
  'editorExportList',
  'editorExportResult',
];
const INVITING_REVIEWERS: readonly ScreenPath[] = [...OFFICE_PAGES];
const POOL: readonly ScreenPath[] = ['editorChiefUnuse', 'editorChiefUnuse/unUseDetail', 'optListUnuse'];
const PREPRINTS: readonly ScreenPath[] = ['editorPreprintContribution', 'editorPreprintContribution/preprintDetail'];
const INVITING_AUTHORS: readonly ScreenPath[] = ['editorInvite'];
/** The page of a journal is where its issues are made. */
const ISSUES: readonly ScreenPath[] = [
  'operateList/jikanDetail',
  'meetList/meetDetail',
  'editorClctDtl',
  'editorGroupDtl',
  ...PUBLICATION_LISTS,
];
const PROCESS: readonly ScreenPath[] = ['editorJKflow', 'editorMeetFlowset'];
const TEMPLATES: readonly ScreenPath[] = ['editorContSet', 'editorMeetConset'];
const PUBLISHER: readonly ScreenPath[] = ['publisherTexts'];
const MAINTENANCE: readonly ScreenPath[] = ['maintenance'];
const MANAGEMENT: readonly ScreenPath[] = [
  'paperManage',
  'meetManager',
  'paperManage/detailSet',
  'paperManage/parameSet',
  'paperManage/flowSet',
  'meetManager/meetDetailSet',
  'meetManager/parameSet',
  'meetManager/flowSet',
  'newClct',
  'meetNew',
  'systemSet',
  'emailSet',
];
const JOURNAL_LISTS: readonly ScreenPath[] = ['operateList', 'meetList', ...ISSUES];
const STATISTICS: readonly ScreenPath[] = ['usetime', 'refuse', 'receive', 'publish', 'resource', 'status', 'publishClct'];
const PEOPLE: readonly ScreenPath[] = ['managePerson', 'managePersonAdd'];
const DEPARTMENTS: readonly ScreenPath[] = ['managePart', 'managePartAdd'];
const ROLES: readonly ScreenPath[] = ['manageRole', 'manageRoleAdd'];
/** A manuscript, and what belongs to it. */
const READING: readonly ScreenPath[] = [
  ...AUTHOR_PAGES,
  ...WIZARD,
  'empowerAuthor',
  'empowerAddAuthor',
  ...REVIEWER_PAGES,
  ...OFFICE_PAGES,
  ...POOL,
  ...ISSUES,
];
const LETTERS: readonly ScreenPath[] = [...TEMPLATES, ...INVITING_AUTHORS, ...OFFICE_PAGES];
const PUBLISHER_SETTINGS: readonly ScreenPath[] = [...PUBLISHER, 'emailSet', 'systemSet'];
const DEFAULT_PARAMETERS: readonly ScreenPath[] = ['systemSet', 'newClct', 'meetNew'];
/** Where a department is chosen. */
const CHOOSING_DEPARTMENTS: readonly ScreenPath[] = [...JOURNAL_LISTS, ...MANAGEMENT, ...STATISTICS, ...DEPARTMENTS, ...PEOPLE, ...ROLES];

/** `screens` of each of these fields. */
const of = (screens: readonly ScreenPath[], ...fields: string[]): Record<string, readonly string[]> =>
  Object.fromEntries(fields.map((field) => [field, screens]));
const because = (reason: string, ...fields: string[]): Record<string, string> => Object.fromEntries(fields.map((field) => [field, reason]));
const mutations = (...names: string[]) => names.map((name) => `Mutation.${name}`);
const viewers = (...names: string[]) => names.map((name) => `Viewer.${name}`);

export const menuDoor: MenuDoor<Context> = {
  // Who came by the ticket of a letter has no menu: what a ticket opens is said elsewhere.
  opens: ({ viewer }, screens) =>
    viewer === null || viewer.onlyReview !== null || screens.some((screen) => viewer.allowedPaths.includes(screen)),
  types: ['Query', 'Mutation', 'Subscription', 'Viewer'],

  screens: {
    // Authors.
    ...of([...AUTHOR_PAGES, ...WIZARD], ...viewers('authoredContributions', 'drafts')),
    ...of(WIZARD, ...mutations('submitContribution', 'deleteContributionDraft', 'lookUpAuthor')),
    ...of(
      [...AUTHOR_PAGES, 'empowerAuthor', 'empowerAddAuthor'],
      ...mutations('withdrawContribution', 'consentToPool', 'withdrawPoolConsent'),
    ),
    ...of(['empowerAuthor', 'empowerAddAuthor'], ...mutations('agreeToTransfer')),
    ...of(['empowerAddAuthor'], ...mutations('submitTransfer', 'uploadTransferFile')),

    // Reviewers.
    ...of(REVIEWER_PAGES, ...mutations('acceptInvitations', 'declineInvitations'), ...viewers('invitations', 'invitationPendingCount')),
    ...of(['exportExitResult'], ...mutations('submitReview')),
    ...of(['reviewerRecord'], ...mutations('setAbsence', 'removeAbsence'), ...viewers('absences', 'reviewRecord')),

    // The offices of journals and the publishing editors.
    ...of([...OFFICE_LISTS, ...TEMPLATES], ...viewers('handledContributions')),
    ...of(OFFICE_LISTS, ...viewers('handledPendingCount')),
    ...of(
      OFFICE_PAGES,
      ...mutations(
        'receiveContributions',
        'refuseContributions',
        'assignContributions',
        'reassignContribution',
        'startPlagiarismCheck',
        'finishPlagiarismCheck',
        'uploadCheckReport',
        'uploadOfficeFile',
        'settleFileBlindness',
        'uploadAnonymousVersion',
        'returnByEditor',
        'approveByEditor',
        'rejectByEditor',
        'stopInviting',
        'summariseReviews',
        'summariseReview',
        'closeInvitation',
        'remindReviewer',
        'correctInvitation',
        'returnByDeputy',
        'approveByDeputy',
        'rejectByDeputy',
        'returnByChief',
        'preAcceptByChief',
        'notAcceptByChief',
        'rejectByChief',
        'preReview',
        'acceptByChief',
        'notAcceptFinally',
        'rejectFinally',
        'publishSingly',
        'reopenContribution',
        'resendMail',
      ),
      ...viewers('checkSiteUrl'),
      'Query.receivers',
    ),
    ...of(
      INVITING_REVIEWERS,
      ...mutations('inviteByEditor', 'inviteByDeputy', 'inviteByChief'),
      'Query.reviewerCandidates',
      'Query.conflictsOf',
    ),
    ...of(
      INVITING_AUTHORS,
      ...mutations('inviteAuthors', 'correctAuthorInvitation'),
      ...viewers('authorInvitations', 'journalsToInviteFor'),
      'Query.authorsToInvite',
      'Query.authorInvitationLetter',
    ),
    ...of(['editorChiefSingleList'], ...viewers('singlePublications')),
    ...of(['editorChiefMoreList'], ...viewers('groupPublications')),
    ...of([...OFFICE_PAGES, ...ISSUES], ...mutations('compileIntoIssue', 'removeFromIssue'), 'Query.openIssues'),
    ...of(
      ISSUES,
      ...mutations('planIssue', 'saveIssueContents', 'exportIssueContents', 'sendIssueToPress', 'uploadPressFile', 'confirmIssueReceipt'),
    ),
    ...of(
      POOL,
      ...mutations('adoptContribution'),
      ...viewers('poolContributions', 'poolColloquiums', 'poolSubjects', 'adoptingColloquiums'),
    ),
    ...of(PREPRINTS, ...viewers('preprints')),
    ...of(PROCESS, ...mutations('saveProcessSettings'), 'Colloquium.processSettings'),
    ...of(TEMPLATES, ...mutations('saveLetterTemplates')),
    // Where a letter is written it is previewed too.
    ...of(LETTERS, ...mutations('previewTemplate', 'uploadLetterImage')),

    // Who runs the house.
    ...of(
      PUBLISHER,
      ...mutations('savePublisherText', 'saveVideoGuide', 'savePublisherSettings'),
      'Query.publisherTexts',
      'Query.videoGuides',
    ),
    ...of(PUBLISHER_SETTINGS, 'Query.publisherSettings'),
    ...of(MAINTENANCE, ...mutations('planMaintenance', 'endMaintenance'), 'Query.maintenancePlan'),
    ...of([...MANAGEMENT, ...JOURNAL_LISTS, ...STATISTICS], ...viewers('colloquiumTree')),
    ...of(
      MANAGEMENT,
      ...mutations(
        'saveColloquiumParameters',
        'createColloquium',
        'updateColloquium',
        'lookUpMember',
        'sendTestMail',
        'saveColloquiumSender',
      ),
      'Colloquium.contents',
      'Colloquium.parameters',
      'Colloquium.sender',
      'Colloquium.workflowSwitches',
      'Colloquium.workflowPreview',
    ),
    ...of(
      [...JOURNAL_LISTS, ...OFFICE_PAGES],
      'Colloquium.issue',
      'Colloquium.issues',
      'Colloquium.issueConnection',
      'Colloquium.officeHolders',
    ),
    ...of(DEFAULT_PARAMETERS, 'Query.defaultParameters'),
    ...of(['systemSet'], ...mutations('saveDefaultParameters')),
    ...of(MANAGEMENT, ...mutations('saveWorkflowSwitches')),
    ...of(['systemSet'], ...mutations('saveCoAuthorYears')),
    ...of(['emailSet'], ...mutations('savePublisherSender', 'sendPublisherTestMail'), 'PublisherSettings.sender'),
    ...of(['workingDays'], ...mutations('importCalendar'), 'Query.calendarYears', 'Query.previewCalendarImport'),
    ...of(MANAGEMENT, 'Query.lastTestMail'),
    ...of(['operateList'], ...viewers('periodicals', 'periodicalsExportUrl')),
    ...of(['meetList'], ...viewers('conferences', 'conferencesExportUrl')),
    ...of(
      ['dictionaries'],
      ...mutations('addDictionaryEntry', 'renameDictionaryEntry', 'retireDictionaryEntry'),
      'Query.dictionaryEntries',
      'Query.dictionaryEntryConnection',
      'Query.fixedDictionaries',
    ),
    ...of(
      ['publisherLinks'],
      ...mutations('addPublisherLink', 'savePublisherLink', 'deletePublisherLink', 'sortPublisherLinks'),
      'Query.publisherLinks',
    ),
    ...of(['systemLog'], ...viewers('systemLog', 'auditState', 'identityReads'), ...mutations('checkAudit')),
    // A figure opens its rows, some of them on another of these pages.
    ...of(
      STATISTICS,
      ...viewers(
        'courseStageFigures',
        'courseDecisionFigures',
        'courseSubmissionFigures',
        'coursePublicationFigures',
        'courseSourceFigures',
        'courseTimes',
        'refusedCourses',
        'withdrawnCourses',
        'acceptedCourses',
        'publishedCourses',
        'courseSources',
        'courseTimesExportUrl',
        'refusedCoursesExportUrl',
        'withdrawnCoursesExportUrl',
        'acceptedCoursesExportUrl',
        'publishedCoursesExportUrl',
        'courseSourcesExportUrl',
        'journalStatus',
        'journalStatusExportUrl',
        'journalStatusFigures',
        'journalProgress',
        'journalProgressExportUrl',
        'journalProgressFigures',
        'statisticsChoices',
      ),
    ),
    ...of(['managePerson'], ...viewers('people'), ...mutations('setPersonEnabled', 'deletePeople')),
    ...of(PEOPLE, 'Query.mergeCheck', ...mutations('mergePeople')),
    ...of(['apiTokens'], ...viewers('apiTokens'), ...mutations('createApiToken', 'revokeApiToken')),
    ...of(['managePersonAdd'], ...mutations('addPerson', 'savePerson')),
    ...of(PEOPLE, ...viewers('rolesToGive')),
    ...of([...DEPARTMENTS, ...PEOPLE, ...ROLES], 'Query.departments', 'Query.departmentConnection'),
    ...of(['managePartAdd'], ...mutations('createDepartment', 'updateDepartment')),
    ...of(['managePart'], ...mutations('deleteDepartment')),
    ...of(['manageRole'], ...mutations('deleteRoles'), ...viewers('roleRecords')),
    ...of(['manageRoleAdd'], ...mutations('createRole', 'updateRole'), 'Query.menuTree', 'Role.menus', 'Role.departments'),
    ...of(ROLES, 'Role.remark', 'Role.department', 'Role.peopleCount'),
    ...of(CHOOSING_DEPARTMENTS, 'Query.departmentOptions', 'Query.departmentOptionConnection'),

    // Whose list it is, hears of it.
    ...of(
      [...AUTHOR_PAGES, ...WIZARD, ...REVIEWER_PAGES, ...OFFICE_PAGES, ...POOL, ...ISSUES],
      'Subscription.contributionChanged',
      'Subscription.fileCopiesChanged',
    ),
  },

  nodes: {
    ...of(
      READING,
      'Contribution',
      'ContributionAuthor',
      'ContributionFile',
      'ContributionFunding',
      'SuggestedReviewer',
      'Review',
      'WorkflowEvent',
    ),
    ...of([...READING, ...INVITING_AUTHORS], 'Mail'),
    ...of([...OFFICE_PAGES, ...ISSUES], 'Issue'),
    ...of(LETTERS, 'LetterTemplates', 'LetterImage'),
    ...of(PREPRINTS, 'Preprint'),
    ...of(PUBLISHER, 'PublisherText', 'VideoGuide'),
    ...of(PUBLISHER_SETTINGS, 'PublisherSettings'),
    ...of(['publisherLinks'], 'PublisherLink'),
    ...of(MAINTENANCE, 'MaintenancePlan'),
    ...of(['workingDays'], 'CalendarYear'),
    ...of(DEFAULT_PARAMETERS, 'DefaultParameters'),
    ...of([...PEOPLE, 'apiTokens'], 'User'),
    ...of(['apiTokens'], 'ApiToken'),
    ...of([...ROLES, ...PEOPLE, 'apiTokens'], 'Role'),
    ...of(['manageRoleAdd'], 'Menu'),
    ...of(CHOOSING_DEPARTMENTS, 'Department'),
  },

  everyones: {
    ...because(
      'who one is, in which role, and what the role opens',
      'Query.viewer',
      'Subscription.accessChanged',
      ...viewers(
        'id',
        'rolesThatOpen',
        'realName',
        'code',
        'language',
        'email',
        'hasConfirmedAddress',
        'username',
        'orcid',
        'createdAt',
        'currentRole',
        'roles',
        'navigation',
        'allowedPaths',
        'listActs',
      ),
    ),
    ...because(
      'one’s own account, session, messages and personal information, in whatever role',
      ...viewers('profile', 'isProfileComplete', 'workplaces', 'messages', 'unreadMessageCount', 'signIns', 'coAuthors'),
      ...mutations(
        'saveProfile',
        'markMessageRead',
        'markAllMessagesRead',
        'changePassword',
        'requestEmailChange',
        'confirmEmailChange',
        'bindOrcid',
        'unbindOrcid',
        'copyOwnData',
        'endSession',
        'switchRole',
        'switchLanguage',
        'signOut',
      ),
      'Subscription.sessionEnded',
      'Subscription.unreadMessagesChanged',
    ),
    ...because(
      'before anybody is known',
      ...mutations(
        'createCaptcha',
        'signIn',
        'requestSignInCode',
        'signInWithOrcid',
        'bindOrcidAndSignIn',
        'takeOverSession',
        'registerAccount',
        'activateAccount',
        'requestPasswordReset',
        'resetPassword',
        'openInvitation',
        'uploadPreprintFile',
        'createPreprint',
      ),
      'Query.invitation',
      'Viewer.invitedReview',
    ),
    ...because(
      'one’s own text is saved in whatever role one is: a switch takes nothing away that is typed',
      ...mutations(
        'saveContributionStatement',
        'saveContributionColloquium',
        'saveContributionTitle',
        'saveContributionSummary',
        'saveContributionExplanation',
        'saveContributionFundings',
        'deleteContributionFunding',
        'saveContributionSuggestedReviewers',
        'deleteContributionSuggestedReviewer',
        'saveContributionAuthor',
        'addRegisteredAuthor',
        'deleteContributionAuthor',
        'setCorrespondingAuthors',
        'reorderContributionAuthors',
        'keepContributionDraft',
        'beginContributionRevision',
        'uploadContributionFile',
        'deleteContributionFile',
        'uploadFile',
        'saveReviewDraft',
        'uploadReviewFile',
        'removeReviewFile',
      ),
    ),
    ...because(
      'words, places and names that many forms choose from',
      'Query.dictionary',
      'Query.dictionaryConnection',
      'Query.regions',
      'Query.colloquiums',
      'Query.publicSettings',
      'Subscription.maintenanceChanged',
      ...viewers('ownColloquiums', 'ownColloquiumConnection'),
    ),
    ...because('each type has its rules, some their screens', 'Query.node'),
    ...because('who one is, and what is one’s own', 'Viewer', 'Profile', 'Message'),
    ...because('what one submits to, in the words that forms choose from', 'Colloquium', 'ColloquiumColumn', 'DictionaryEntry'),
  },
};
