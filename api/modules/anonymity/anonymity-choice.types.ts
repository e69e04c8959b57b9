// The office's choices about files that name their authors, as the API shows and takes them.
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DateTime, Upload } from '../../graphql/scalars.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { anonymityChoices, type AnonymityChoiceName } from './anonymity-choice.entity.ts';

export const AnonymityChoiceEnum = Object.fromEntries(anonymityChoices.map((name) => [name, name])) as {
  [Name in AnonymityChoiceName]: Name;
};
describedEnum(AnonymityChoiceEnum, {
  name: 'AnonymityChoiceName',
  description: 'What the office decided about a file that names its authors.',
  values: {
    GO_ON: 'Reviewers get it as it is, for the reason given.',
    ASK_AUTHOR: 'The author was asked for an anonymous version.',
    REPLACED: 'The office put an anonymous version in its stead.',
  },
});

@Auth()
@ObjectType('AnonymityChoice', {
  description: 'What the office decided about a manuscript file that names its authors, before blind reviewers get it.',
})
export class AnonymityChoiceType {
  @Field(() => ID, { description: 'The file that was decided on: the id of a ContributionFile.' })
  fileId!: string;

  @Field(() => AnonymityChoiceEnum, { description: 'What becomes of the file.' })
  choice!: AnonymityChoiceName;

  @Field(() => String, { nullable: true, description: 'Why it goes out as it is, or what the author was told besides; null: nothing.' })
  reason!: string | null;

  @Field(() => String, { description: 'Who of the office made it.' })
  madeBy!: string;

  @Field(() => DateTime, { description: 'When it was decided, in UTC.' })
  madeAt!: Date;
}

@InputType()
export class SettleFileAnonymityInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID, { description: 'The file that is decided on.' })
  fileId!: string;

  @Field(() => AnonymityChoiceEnum, { description: 'GO_ON or ASK_AUTHOR.' })
  choice!: AnonymityChoiceName;

  @Field(() => String, { nullable: true, description: 'Why it goes out as it is, which is needed; or what the author is told besides.' })
  reason?: string | null;
}

@InputType()
export class UploadAnonymousVersionInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID, { description: 'The manuscript in whose stead it stands.' })
  fileId!: string;

  @Field(() => Upload)
  file!: ReceivedFile;
}

@Auth()
@ObjectType()
export class SettleFileAnonymityPayload {
  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution;
}

@Auth()
@ObjectType()
export class UploadAnonymousVersionPayload {
  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution;
}
