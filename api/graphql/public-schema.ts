// What anyone may read without being signed in: a short list, each entry with its reason. Everything else carries @auth, and a test holds
// the schema to that.

/** Object types without a rule of their own. */
export const publicTypes: Readonly<Record<string, string>> = {
  PageInfo: 'positions in a list that was guarded itself',
  PublicSettings: 'the sign-in page shows the product before anyone is known',
  DemoAccount: 'offered on the sign-in page of a demo; none exists in production',
  PublicText: 'instructions, statement and rules are shown to everyone',
  PublicVideoGuide: 'links of the sign-in page',
  Maintenance: 'who is kept out must be told why and until when',
  MaintenanceChanged: 'as Maintenance',
  Captcha: 'needed to sign in',
  CreateCaptchaPayload: 'needed to sign in',
  DictionaryEntry: 'reference lists (subjects, degrees, titles) say nothing about anyone',
  SignInPayload: 'the answer to a sign-in: token, status, and the viewer, who is guarded',
  RequestSignInCodePayload: 'says the same whether there is such an account or not',
  TakeOverSessionPayload: 'as the sign-in payload',
  SignOutPayload: 'says only that it was done',
  RegisterAccountPayload: 'says the same whatever became of it',
  ActivateAccountPayload: 'says only that it was done',
  RequestPasswordResetPayload: 'says the same whatever became of it',
  ResetPasswordPayload: 'says only that it was done',
  ChangePasswordPayload: 'says only that it was done, to a session that has just ended',
  RequestEmailChangePayload: 'says only that it was done',
  ConfirmEmailChangePayload: 'says only that it was done',
  PreprintUpload: 'the file of who uploaded it, by a path that nobody else knows; nothing reads it',
  UploadPreprintFilePayload: 'as the upload',
  CreatePreprintPayload: 'says only that it was done',
  PublicLink: 'stands at the foot of public pages',
  Invitation: 'what the letter says that brought the ticket',
  SessionEnded: 'the reason is told to the socket of the very session that ended, which by then stands for nobody',
};

/** Root fields without a rule of their own. */
export const publicFields: Readonly<Record<string, string>> = {
  'Query.node': 'answers by the rules of the type it finds',
  'Query.publicSettings': 'the sign-in page',
  'Query.viewer': 'null when nobody is signed in; the type is guarded',
  'Query.invitation': 'proves the letter by its ticket, and tells less than the letter; limited by address',
  'Query.dictionary': 'reference lists are public',
  'Subscription.maintenanceChanged': 'as Maintenance',
  'Mutation.createCaptcha': 'needed to sign in; limited by address',
  'Mutation.signIn': 'proves who it is by itself',
  'Mutation.requestSignInCode': 'needed to sign in; limited by address and account, and answers alike for any account',
  'Mutation.signInWithOrcid': 'proves who it is by the one-time code',
  'Mutation.bindOrcidAndSignIn': 'proves who it is by the password, and the iD by the ticket',
  'Mutation.takeOverSession': 'proves who it is by the pending token',
  'Mutation.registerAccount': 'nobody has an account before; limited by client and mail address',
  'Mutation.activateAccount': 'proves the mailbox by the mailed code',
  'Mutation.requestPasswordReset': 'for people who cannot sign in; answers alike for everyone, limited by client and mail address',
  'Mutation.resetPassword': 'proves the mailbox by the mailed code',
  'Mutation.confirmEmailChange': 'proves the mailbox by the mailed code, perhaps on another device',
  'Mutation.uploadPreprintFile': 'anyone may send in a preprint; one Word file, sniffed, limited by client and in all',
  'Mutation.createPreprint': 'anyone may send in a preprint; limited by client, with proof of work or few (decision 46)',
  'Mutation.openInvitation': 'proves the letter by its ticket; limited by address',
  'Mutation.signOut': 'ends the session that asks; without one nothing happens',
};

/** Fields that must name a policy, by the type they answer: persons, reviews, reviewers, files, letters (architecture, Doors). */
export const policyTypes: Readonly<Record<string, string>> = {
  Contribution: 'blindness and data scope',
  ContributionAuthor: 'who the authors are',
  ContributionFile: 'files carry names',
  ContributionFunding: 'a fund number leads to who was granted it',
  SuggestedReviewer: 'whom the author would and would not have as a reviewer',
  Review: 'who the reviewers are and what they said',
  WorkflowEvent: 'who did what',
  Issue: 'what a journal prepares is its chief editors’ until it is sent',
  Mail: 'to whom the office wrote about a manuscript',
  Preprint: 'addresses of people who have no account',
  LetterImage: 'as the templates that show it',
  LetterTemplates: 'how a journal writes is its office’s',
  Message: 'letters are for their reader',
};

/**
 * Fields without a policy of their own in types whose @Auth names one: every viewer who may know of the object reads them. A blind, a declined
 * and an invited reviewer may know of a manuscript. `*`: all fields of the type that are not guarded.
 */
export const openFields: Readonly<Record<string, readonly { fields: readonly string[]; reason: string }[]>> = {
  Contribution: [
    { fields: ['id', 'manuscriptNumber'], reason: 'what it is called by; the invitation says it' },
    {
      fields: ['titleZh', 'titleEn', 'subtitleZh', 'subtitleEn', 'abstractZh', 'abstractEn', 'keywordsZh', 'keywordsEn'],
      reason: 'a reviewer decides by these whether to review it',
    },
    { fields: ['colloquium', 'column', 'subject', 'articleType'], reason: 'where it is to appear, and as what; the invitation says it' },
    { fields: ['submittedAt'], reason: 'the first submission, which a reviewer’s list shows; later dates are guarded' },
    { fields: ['files'], reason: 'each file has its own policy, and its name is told by it' },
    { fields: ['viewerReview'], reason: 'the viewer’s own, which has its own policy' },
    { fields: ['viewerActs', 'viewerCanEdit', 'viewerCanSubmit'], reason: 'what the viewer may do, which the viewer may know' },
  ],
  ContributionFile: [
    {
      fields: ['id', 'kind', 'isCurrent', 'isForReviewers', 'isReadable', 'size'],
      reason: 'what kind of file it is; its readers see that anyway',
    },
    { fields: ['uploadedAt'], reason: 'when the version that may be opened came in, not from whom' },
    { fields: ['name', 'description'], reason: 'resolved by whether the reader may know the uploader' },
    { fields: ['downloadUrl'], reason: 'made for this viewer; what is downloaded is cleaned for blind readers' },
  ],
  Review: [
    { fields: ['id', 'contribution'], reason: 'a reader who may know of a review knows its manuscript, which has its own policy' },
    { fields: ['files'], reason: 'each file has its own policy, and its name is told by it' },
    {
      fields: ['viewerCanReadResult', 'viewerCanSummarise', 'viewerCanClose', 'viewerCanRemind'],
      reason: 'what the viewer may do, which the viewer may know',
    },
    {
      fields: ['due'],
      reason: 'null once it is handed in; an unfinished one is known to its reviewer and the office alone, who read its days',
    },
  ],
  WorkflowEvent: [
    { fields: ['id', 'at', 'authorStatus'], reason: 'authors and office alone know an event, and an author’s words for it are these' },
    { fields: ['actorRole'], reason: 'says that the office or the author acted, not who; reviewers’ acts are told to the office alone' },
    { fields: ['files'], reason: 'each file has its own policy' },
  ],
  Mail: [
    { fields: ['id', 'createdAt', 'sendAfter', 'sentAt', 'fate'], reason: 'when and how a letter went that the office may know of' },
    { fields: ['recipientRole', 'isResent'], reason: 'whether it went to the author or to whom else, not who that is' },
    { fields: ['viewerCanResend'], reason: 'what the viewer may do, which the viewer may know' },
  ],
  Issue: [{ fields: ['*'], reason: 'number, plan and sending: hidden as a whole; what is in it has rules of its own' }],
  ContributionAuthor: [{ fields: ['*'], reason: 'a reader who may know the authors knows what is printed of them' }],
  ContributionFunding: [{ fields: ['*'], reason: 'a number and a name; hidden as a whole from who may not know them' }],
  SuggestedReviewer: [{ fields: ['*'], reason: 'what the author wrote of them; hidden as a whole' }],
  Preprint: [{ fields: ['*'], reason: 'who may read preprints reads them whole' }],
  LetterImage: [{ fields: ['*'], reason: 'who may know of it may see it' }],
  LetterTemplates: [{ fields: ['*'], reason: 'hidden as a whole' }],
  Message: [{ fields: ['*'], reason: 'its reader’s own' }],
  Profile: [{ fields: ['*'], reason: 'its person’s own' }],
};

/** Mutations without a limit, each with its reason. Everything else says beside @Mutation how often it may be tried. */
export const unlimitedMutations: readonly { names: readonly string[]; reason: string }[] = [
  {
    names: [
      'saveContributionStatement',
      'saveContributionTitle',
      'saveContributionSummary',
      'saveContributionExplanation',
      'saveContributionFundings',
      'deleteContributionFunding',
      'saveContributionSuggestedReviewers',
      'deleteContributionSuggestedReviewer',
      'saveContributionAuthor',
      'deleteContributionAuthor',
      'setCorrespondingAuthors',
      'reorderContributionAuthors',
      'keepContributionDraft',
      'beginContributionRevision',
      'saveProfile',
      'saveReviewDraft',
    ],
    reason: 'replaces bounded text of one’s own in its place, as often as one types',
  },
  { names: ['setAbsence', 'removeAbsence'], reason: 'few rows of one’s own, each told once' },
  { names: ['deleteContributionFile', 'deleteContributionDraft', 'removeReviewFile'], reason: 'takes away what is one’s own, once' },
  {
    names: [
      'submitContribution',
      'agreeToTransfer',
      'submitTransfer',
      'receiveContributions',
      'refuseContributions',
      'withdrawContribution',
      'finishPlagiarismCheck',
      'uploadCheckReport',
      'returnByEditor',
      'approveByEditor',
      'rejectByEditor',
      'acceptInvitations',
      'declineInvitations',
      'submitReview',
      'closeInvitation',
      'stopInviting',
      'summariseReviews',
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
    ],
    reason: 'an act moves a manuscript on once; a second one is refused',
  },
  {
    names: [
      'saveLetterTemplates',
      'previewTemplate',
      'saveProcessSettings',
      'summariseReview',
      'planIssue',
      'saveIssueContents',
      'exportIssueContents',
    ],
    reason: 'replaces, or only shows, what a journal’s office says in its place',
  },
  {
    names: [
      'settleFileBlindness',
      'adoptContribution',
      'sendIssueToPress',
      'confirmIssueReceipt',
      'compileIntoIssue',
      'removeFromIssue',
      'assignContributions',
      'reassignContribution',
      'startPlagiarismCheck',
    ],
    reason: 'for the journal’s office, which may change its mind; each time is in the log',
  },
  {
    names: [
      'savePublisherText',
      'saveVideoGuide',
      'savePublisherSettings',
      'saveColloquiumSender',
      'importCalendar',
      'planMaintenance',
      'endMaintenance',
    ],
    reason: 'for the house’s own staff, in its place',
  },
  {
    names: ['signOut', 'switchRole', 'switchLanguage', 'endSession', 'unbindOrcid', 'markMessageRead'],
    reason: 'sets one value of one’s own session, account or message',
  },
];

/** Types that say who someone is: every field that answers one names a policy, or stands here with its reason. */
export const personTypes: readonly string[] = ['Person'];
export const personFieldsWithoutPolicy: Readonly<Record<string, string>> = {
  'ColloquiumOfficeHolder.person': 'the masthead of a journal, printed in each issue',
  'LookUpAuthorPayload.author': 'a viewer who knows the exact code was told it by the person; authors only, twenty an hour, logged',
  'Receiver.person': 'an editor of the viewer’s journal; the query that answers it asks a policy for each manuscript',
  'ResponsibleParty.person': 'reached through Contribution.responsible alone, which has a policy',
};
