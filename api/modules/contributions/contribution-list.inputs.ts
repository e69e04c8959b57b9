// Filters, order and pages of the manuscript lists.
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { AuthorStatusId, ContributionStateId } from '../../../shared/workflow.ts';
import { ForwardPageArgs, PageArgs } from '../../graphql/connection.ts';
import { AuthorStatus, ContributionOrderField, ContributionState, ListScope, SortDirection } from './contribution.enums.ts';

@InputType()
export class DateRange {
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD in Asia/Shanghai, inclusive.' })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;
}

/** What every list of manuscripts can be narrowed by; what the schema has are the filters below. */
@InputType()
abstract class TitleFilter {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name.' })
  colloquium?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the number; a draft has none before its submission.' })
  manuscriptNumber?: string | null;
}

/** The same for manuscripts that have been submitted. */
@InputType()
abstract class SubmittedFilter extends TitleFilter {
  @Field(() => DateRange, { nullable: true })
  submitted?: DateRange | null;
}

@InputType()
export class ContributionFilter extends SubmittedFilter {
  @Field(() => ID, { nullable: true })
  colloquiumId?: string | null;

  @Field(() => [ContributionState], { nullable: true })
  states?: ContributionStateId[] | null;
}

@InputType()
export class AuthoredContributionFilter extends SubmittedFilter {
  @Field(() => [AuthorStatus], { nullable: true })
  statuses?: AuthorStatusId[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what was not accepted and what the viewer may still offer to other journals.',
  })
  awaitsPoolConsent?: boolean | null;
}

@InputType()
export class DraftFilter extends TitleFilter {
  @Field(() => DateRange, { nullable: true })
  saved?: DateRange | null;
}

@InputType()
export class ContributionOrder {
  @Field(() => ContributionOrderField)
  field!: keyof typeof ContributionOrderField;

  @Field(() => SortDirection)
  direction!: 'asc' | 'desc';
}

@ArgsType()
export class HandledContributionsArgs extends PageArgs {
  @Field(() => ListScope, { nullable: true })
  scope?: 'ALL' | 'PENDING' | null;

  @Field(() => ContributionFilter, { nullable: true })
  filter?: ContributionFilter | null;

  @Field(() => ContributionOrder, { nullable: true })
  orderBy?: ContributionOrder | null;
}

@ArgsType()
export class DraftsArgs extends ForwardPageArgs {
  @Field(() => DraftFilter, { nullable: true })
  filter?: DraftFilter | null;

  @Field(() => SortDirection, { nullable: true, description: 'By the time of saving, the last saved first unless asked otherwise.' })
  direction?: 'asc' | 'desc' | null;
}

@ArgsType()
export class AuthoredContributionsArgs extends PageArgs {
  @Field(() => ListScope, { nullable: true })
  scope?: 'ALL' | 'PENDING' | null;

  @Field(() => AuthoredContributionFilter, { nullable: true })
  filter?: AuthoredContributionFilter | null;

  @Field(() => ContributionOrder, { nullable: true })
  orderBy?: ContributionOrder | null;
}
