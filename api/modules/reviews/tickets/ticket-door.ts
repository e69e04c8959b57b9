// What the ticket of an invitation opens (decision 39), by name: everything else in the schema is closed to it, whatever is added elsewhere.
import type { Context } from '../../../context.ts';
import type { NarrowDoor } from '../../../graphql/narrow-fields.ts';

export const ticketDoor: NarrowDoor<Context> = {
  isNarrow: ({ viewer }) => viewer !== null && viewer.onlyReview !== null,
  nodes: ['Contribution', 'ContributionFile', 'Review'],
  reaches: ({ viewer }, { type, id }) => {
    if (type === 'Contribution') return id === viewer?.onlyReview?.contributionId;
    return type === 'Review' ? id === viewer?.onlyReview?.reviewId : true;
  },
  open: {
    Query: {
      fields: ['invitation', 'node', 'publicSettings', 'viewer'],
      reason: 'who they are, what they were asked, and what anyone may read; each type that node finds has its rules',
    },
    Mutation: {
      fields: ['openInvitation', 'signOut', 'switchLanguage'],
      reason: 'answering and reviewing; another ticket may be opened instead',
    },
    Subscription: {
      fields: ['maintenanceChanged', 'sessionEnded'],
      reason: 'that it is over; what happens to the manuscript is not theirs to follow',
    },
    Viewer: {
      fields: ['id', 'invitedReview', 'language', 'realName'],
      reason: 'whom the letter addressed; neither address, roles nor lists',
    },
    Invitation: { fields: '*', reason: 'as the ticket tells without a session' },
    OpenInvitationPayload: { fields: '*', reason: 'the session itself' },
    SwitchLanguagePayload: { fields: '*', reason: 'the viewer' },
    SignOutPayload: { fields: '*', reason: 'says only that it was done' },
    SessionEnded: { fields: '*', reason: 'says only why' },
    Contribution: {
      fields: [
        'id',
        'manuscriptNumber',
        'titleZh',
        'titleEn',
        'subtitleZh',
        'subtitleEn',
        'abstractZh',
        'abstractEn',
        'keywordsZh',
        'keywordsEn',
        'colloquium',
        'column',
        'subject',
        'articleType',
        'files',
        'authors',
        'viewerReview',
        'viewerActs',
      ],
      reason: 'what a reviewer reads; authors by their own policy, where the review is not blind',
    },
    ContributionAuthor: { fields: ['id', 'personName', 'company', 'isFirstAuthor', 'isCorresponding', 'position'], reason: 'as printed' },
    ContributionFile: {
      fields: ['id', 'kind', 'name', 'size', 'isCurrent', 'isForReviewers', 'isReadable', 'uploadedAt', 'downloadUrl', 'description'],
      reason: 'the cleaned files, and those of the review',
    },
    Review: {
      fields: [
        'id',
        'contribution',
        'status',
        'invitedAt',
        'answerDueOn',
        'reviewDueOn',
        'finishedAt',
        'suggestion',
        'comment',
        'ratings',
        'ethicsAnswers',
        'noteToChief',
      ],
      reason: 'their own, by its policy',
    },
    ActOption: { fields: '*', reason: 'what they may do now' },
    Colloquium: { fields: ['id', 'name', 'kind', 'reviewType'], reason: 'who asks them' },
    ColloquiumColumn: { fields: '*', reason: 'where it is to appear' },
    DictionaryEntry: { fields: '*', reason: 'public' },
    PublicSettings: { fields: '*', reason: 'public' },
    DemoAccount: { fields: '*', reason: 'public' },
    PublicText: { fields: '*', reason: 'public' },
    PublicVideoGuide: { fields: '*', reason: 'public' },
    Maintenance: { fields: '*', reason: 'public' },
    MaintenanceChanged: { fields: '*', reason: 'public' },
  },
};
