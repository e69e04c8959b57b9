// Inputs of the screen where a journal words its letters.
import { Field, ID, InputType, Int } from 'type-graphql';
import type { LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { MAX_RICH_TEXT_BYTES } from '../../../shared/rich-text.ts';
import { Longest } from '../../graphql/bounds.ts';
import { LetterTemplateKindEnum } from './letters.types.ts';

const RICH = 'Rich text; empty: the publisher’s standard letter.';

@InputType()
export class SaveLetterTemplatesInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, { description: RICH })
  inviteAuthor!: string;

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, { description: RICH })
  inviteReviewer!: string;

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, { description: RICH })
  returnHead!: string;

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, { description: RICH })
  returnTail!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Made up by the client; the payload has it.' })
  clientMutationId?: string | null;
}

@InputType()
export class PreviewTemplateInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, { description: 'As it stands in the editor; empty: the standard letter is shown.' })
  html!: string;

  @Field(() => LetterTemplateKindEnum, { nullable: true, description: 'Left out: the text by itself, with whatever variable.' })
  kind?: LetterTemplateKind | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A manuscript of the journal to fill it with; left out: the latest one that the viewer may see, else samples.',
  })
  contributionId?: string | null;
}
