// Inputs of the screen where the publisher's texts are kept.
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType()
export class SavePublisherTextInput {
  @Field(() => ID)
  publisherTextId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String)
  titleZh!: string;

  @Field(() => String)
  titleEn!: string;

  @Field(() => String)
  bodyZh!: string;

  @Field(() => String)
  bodyEn!: string;
}

@InputType()
export class SaveVideoGuideInput {
  @Field(() => ID)
  videoGuideId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String)
  titleZh!: string;

  @Field(() => String)
  titleEn!: string;

  @Field(() => String, { description: 'Empty: none yet.' })
  urlZh!: string;

  @Field(() => String, { description: 'Empty: none yet.' })
  urlEn!: string;
}
