// People who may be asked to review a manuscript, as their inviter sees them, and the conflicts of each.
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { ListSize } from '../../graphql/list-size.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { Sex } from '../accounts/viewer/accounts.types.ts';
import { ConflictKind, type ConflictKindName } from '../reviews/conflicts/conflict-kinds.ts';

export const INVITING = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

export const CandidateSearchMode = { ACCURATE: 'ACCURATE', FUZZY: 'FUZZY' } as const;
describedEnum(CandidateSearchMode, {
  name: 'CandidateSearchMode',
  description: 'How reviewers are searched.',
  values: {
    ACCURATE: 'The whole name or person code.',
    FUZZY: 'Parts of the name, in characters or pinyin, of the code, the unit or the field of research.',
  },
});

export const CandidateState = { FREE: 'FREE', AT_WORK: 'AT_WORK', AUTHOR: 'AUTHOR' } as const;
describedEnum(CandidateState, {
  name: 'CandidateState',
  description: 'Whether a person can be invited.',
  values: {
    FREE: 'Can be invited.',
    AT_WORK: 'Has been asked in this round, and has not declined.',
    AUTHOR: 'Wrote the manuscript or is named in it: never reviews it.',
  },
});

describedEnum(ConflictKind, {
  name: 'ConflictKind',
  description: 'What may speak against a reviewer; who invites weighs it (decision 38).',
  values: {
    AUTHOR_UNIT: 'Works where an author works.',
    COAUTHOR: 'Wrote with an author within the last five years.',
    EMAIL_DOMAIN: 'Has a mail address at the same institution as an author.',
    TEACHER_STUDENT: 'Taught an author, or was taught by one.',
    SHARED_FUND: 'Has a manuscript here that the same grant paid for.',
    OPPOSED: 'The author asks the office to avoid this person.',
  },
});

@Auth({ roles: INVITING })
@ObjectType({ description: 'What may speak against a reviewer: the invitation goes out with a reason.' })
export class ConflictWarning {
  @Field(() => ConflictKind, { description: 'Of which kind the relation is.' })
  kind!: ConflictKindName;

  @Field(() => [String], { description: 'What it rests on, one sentence each, in the language of the reader.' })
  evidence!: string[];
}

@Auth({ roles: INVITING })
@ObjectType({ description: 'What a reviewer has in hand now, in all journals.' })
export class ReviewLoad {
  @Field(() => Int, { description: 'Invitations not answered.' })
  pending!: number;

  @Field(() => Int, { description: 'Reviews accepted and not handed in.' })
  atWork!: number;
}

@Auth({ roles: INVITING })
@ObjectType({ description: 'A reviewer, as who may invite them sees them.' })
export class ReviewerCandidate {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  realName!: string;

  @Field(() => Sex, { nullable: true })
  sex!: number | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'In the language of the reader.' })
  professionalTitle!: string | null;

  @Field(() => [String], { description: 'Where the person works, the main unit first.' })
  companies!: string[];

  @Field(() => String, { nullable: true, description: 'Province, city and county, in the language of the reader.' })
  region!: string | null;

  @Field(() => String, { nullable: true, description: 'What the person works on, in their words; null: not stated.' })
  researchArea!: string | null;

  @Field(() => ReviewLoad, { description: 'What the person has in hand already.' })
  load!: ReviewLoad;

  @Field(() => Int, { description: 'Invitations of the last twelve months.' })
  invitedLately!: number;

  @Field(() => Int, { description: 'How many of these were answered, whatever the answer.' })
  answeredLately!: number;

  @Field(() => Float, { nullable: true, description: 'From the invitation to the answer, in the last three years.' })
  meanDaysToAnswer!: number | null;

  @Field(() => Float, { nullable: true, description: 'From the answer to the review, in the last three years.' })
  meanDaysToReview!: number | null;

  @Field(() => String, { nullable: true, description: 'The day of the last review for the journal of this manuscript: YYYY-MM-DD.' })
  lastReviewHere!: string | null;

  @Field(() => String, { nullable: true, description: 'The last day of an absence that has begun or begins within a month: YYYY-MM-DD.' })
  unavailableUntil!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'What the person said in an earlier review of this manuscript; null without one.' })
  willReviewAgain!: boolean | null;

  @Field(() => Boolean, { description: 'The author recommends this person.' })
  isRecommended!: boolean;

  @Field(() => CandidateState, { description: 'Whether the person may be invited at all.' })
  state!: keyof typeof CandidateState;

  @ListSize(100, 10)
  @Field(() => [ConflictWarning], { description: 'What may speak against the person; empty: nothing is known.' })
  warnings!: ConflictWarning[];
}

@Auth({ roles: INVITING })
@ObjectType({ description: 'A page of reviewers who may be asked.' })
export class ReviewerCandidates {
  @ListSize(100, 10)
  @Field(() => [ReviewerCandidate], { description: 'Those of the page, the most fitting first.' })
  candidates!: ReviewerCandidate[];

  @Field(() => Int, { description: 'Exact to 10,000.' })
  totalCount!: number;
}

@Auth({ roles: INVITING })
@ObjectType({ description: 'How one person stands to a manuscript.' })
export class ConflictCheck {
  @Field(() => CandidateState, { description: 'Whether the person may be invited at all.' })
  state!: keyof typeof CandidateState;

  @ListSize(100, 10)
  @Field(() => [ConflictWarning], { description: 'What may speak against the person; empty: nothing is known.' })
  warnings!: ConflictWarning[];
}
