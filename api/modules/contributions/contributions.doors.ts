// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { AUTHOR_PAGES, OFFICE_LISTS, READING, TEMPLATES, WIZARD } from '../../screen-sets.ts';

export const contributionsLimits = limits({
  /** Looking people up by their codes, which can be tried. */
  'personCode:user': { points: 20, seconds: 3600 },
  /** Files added to manuscripts: more than an author has in an hour, and far less than fills a disk. */
  'manuscriptFile:user': { points: 200, seconds: 3600 },
  /** Manuscripts begun: more than any author writes. */
  'startManuscript:user': { points: 300, seconds: 3600 },
});

export const contributionsDoors: Doors = {
  limits: contributionsLimits,
  screens: {
    ...on(
      [...AUTHOR_PAGES, ...WIZARD],
      'Viewer.authoredContributions',
      'Viewer.authoredContributionsExportUrl',
      'Viewer.authoredCounts',
      'Viewer.drafts',
    ),
    ...on(WIZARD, 'Mutation.deleteContributionDraft', 'Mutation.lookUpAuthor'),
    ...on([...OFFICE_LISTS, ...TEMPLATES], 'Viewer.handledContributions'),
    ...on(OFFICE_LISTS, 'Viewer.handledCounts', 'Viewer.handledContributionsExportUrl'),
    ...on(['institutions', 'institutions/unplaced'], 'Viewer.unplacedUnits'),
    ...on(['editorChiefSingleList'], 'Viewer.singlePublications', 'Viewer.singlePublicationsExportUrl'),
    ...on(['editorChiefMoreList'], 'Viewer.groupPublications', 'Viewer.groupPublicationsExportUrl'),
  },
  nodes: { ...on(READING, 'Contribution', 'ContributionAuthor', 'ContributionFile', 'ContributionFunding', 'SuggestedReviewer') },
  everyones: {
    ...because('one’s own account, session, messages and personal information, in whatever role', 'Viewer.coAuthors'),
    ...because(
      'one’s own text is saved in whatever role one is: a switch takes nothing away that is typed',
      'Mutation.saveContributionStatement',
      'Mutation.saveContributionColloquium',
      'Mutation.saveContributionTitle',
      'Mutation.saveContributionSummary',
      'Mutation.saveContributionExplanation',
      'Mutation.saveContributionFundings',
      'Mutation.deleteContributionFunding',
      'Mutation.saveContributionSuggestedReviewers',
      'Mutation.deleteContributionSuggestedReviewer',
      'Mutation.saveContributionAuthor',
      'Mutation.addRegisteredAuthor',
      'Mutation.deleteContributionAuthor',
      'Mutation.setCorrespondingAuthors',
      'Mutation.reorderContributionAuthors',
      'Mutation.keepContributionDraft',
      'Mutation.beginContributionRevision',
      'Mutation.uploadContributionFile',
      'Mutation.deleteContributionFile',
    ),
  },
  policyTypes: {
    Contribution: 'blind review and data scope',
    ContributionAuthor: 'who the authors are',
    ContributionFile: 'files carry names',
    ContributionFunding: 'a fund number leads to the person who was granted it',
    SuggestedReviewer: 'whom the author would and would not have as a reviewer',
  },
  personFields: {
    'LookUpAuthorPayload.author': 'a viewer who knows the exact code was told it by the person; authors only, twenty an hour, logged',
    'ResponsibleParty.person': 'reached through Contribution.responsible alone, which has a policy',
  },
  openFields: {
    Contribution: [
      { fields: ['id', 'manuscriptNumber'], reason: 'what it is called by; the invitation says it' },
      {
        fields: ['titleZh', 'titleEn', 'subtitleZh', 'subtitleEn', 'abstractZh', 'abstractEn', 'keywordsZh', 'keywordsEn'],
        reason: 'a reviewer decides by these whether to review it',
      },
      { fields: ['colloquium', 'column', 'subject', 'articleType'], reason: 'where it is to appear, and as what; the invitation says it' },
      { fields: ['submittedAt'], reason: 'the first submission, which a reviewer’s list shows; later dates are guarded' },
      { fields: ['files'], reason: 'each file has its own policy, and its name is told by it' },
      { fields: ['viewerCanEdit', 'viewerIsSubmitter'], reason: 'what the viewer may do, which the viewer may know' },
    ],
    ContributionFile: [
      { fields: ['id', 'kind', 'isCurrent', 'isForReviewers', 'size'], reason: 'what kind of file it is; its readers see that anyway' },
      { fields: ['uploadedAt'], reason: 'when the version that may be opened came in, not from whom' },
      { fields: ['name', 'description'], reason: 'resolved by whether the reader may know the uploader' },
      { fields: ['downloadUrl'], reason: 'made for this viewer; what is downloaded is cleaned for blind readers' },
    ],
    ContributionAuthor: [{ fields: ['*'], reason: 'a reader who may know the authors knows what is printed of them' }],
    ContributionFunding: [{ fields: ['*'], reason: 'a number and a name; hidden as a whole from readers who may not know them' }],
    SuggestedReviewer: [{ fields: ['*'], reason: 'what the author wrote of them; hidden as a whole' }],
  },
  unlimited: [
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
      ],
      reason: 'replaces bounded text of one’s own in its place, as often as one types',
    },
    { names: ['deleteContributionFile', 'deleteContributionDraft'], reason: 'takes away what is one’s own, once' },
  ],
};
