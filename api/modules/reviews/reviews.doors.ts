// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES, READING, REVIEWER_PAGES } from '../../screen-sets.ts';

export const reviewsLimits = limits({
  /** Tickets of invitations, looked at and opened: a whole university may come from one address. */
  'invitation:address': { points: 300, seconds: 15 * 60 },
});

export const reviewsDoors: Doors = {
  limits: reviewsLimits,
  screens: {
    ...on(REVIEWER_PAGES, 'Viewer.invitations', 'Viewer.invitationCounts', 'Viewer.invitationPendingCount'),
    ...on(['reviewerRecord'], 'Mutation.setAbsence', 'Mutation.removeAbsence', 'Viewer.absences', 'Viewer.reviewRecord'),
    ...on(OFFICE_PAGES, 'Mutation.summariseReview'),
  },
  nodes: { ...on(READING, 'Review') },
  everyones: {
    ...because('before anybody is known', 'Mutation.openInvitation', 'Query.invitation', 'Viewer.invitedReview'),
    ...because(
      'one’s own text is saved in whatever role one is: a switch takes nothing away that is typed',
      'Mutation.saveReviewDraft',
      'Mutation.saveReviewStatements',
      'Mutation.uploadReviewFile',
      'Mutation.removeReviewFile',
    ),
  },
  publicTypes: { Invitation: 'what the letter says that brought the ticket' },
  publicFields: {
    'Query.invitation': 'proves the letter by its ticket, and tells less than the letter; limited by address',
    'Mutation.openInvitation': 'proves the letter by its ticket; limited by address',
  },
  policyTypes: { Review: 'who the reviewers are and what they said' },
  openFields: {
    Contribution: [{ fields: ['viewerReview'], reason: 'the viewer’s own, which has its own policy' }],
    Review: [
      { fields: ['id', 'contribution'], reason: 'a reader who may know of a review knows its manuscript, which has its own policy' },
      { fields: ['files'], reason: 'each file has its own policy, and its name is told by it' },
      { fields: ['viewerCanReadResult', 'viewerCanSummarise'], reason: 'what the viewer may do, which the viewer may know' },
      {
        fields: ['due'],
        reason: 'null once it is handed in; an unfinished one is known to its reviewer and the office alone, who read its days',
      },
    ],
  },
  unlimited: [
    {
      names: ['saveReviewDraft', 'saveReviewStatements'],
      reason: 'replaces bounded text of one’s own in its place, as often as one types',
    },
    { names: ['setAbsence', 'removeAbsence'], reason: 'few rows of one’s own, each told once' },
    { names: ['removeReviewFile'], reason: 'takes away what is one’s own, once' },
    { names: ['summariseReview'], reason: 'replaces, or only shows, what a journal’s office says in its place' },
  ],
};
