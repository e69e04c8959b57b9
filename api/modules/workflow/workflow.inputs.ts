// Inputs of editorial acts.
import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class ReceiveContributionsInput {
  @Field(() => [ID])
  contributionIds!: string[];

  @Field(() => String, { nullable: true })
  comment?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Answer what would happen, and do nothing.' })
  dryRun?: boolean | null;
}

@InputType()
export class RefuseContributionsInput extends ReceiveContributionsInput {}

@InputType()
export class WithdrawContributionInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => String, { nullable: true, description: 'For the office; need not be given.' })
  reason?: string | null;
}
