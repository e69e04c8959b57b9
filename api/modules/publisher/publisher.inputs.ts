// Inputs of the screen where the publisher's texts are kept.
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType()
export class SavePublisherTextInput {
  @Field(() => ID, { description: 'The text to replace.' })
  publisherTextId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'Title in Chinese.' })
  titleZh!: string;

  @Field(() => String, { description: 'Title in English.' })
  titleEn!: string;

  @Field(() => String, { description: 'Text in Chinese.' })
  bodyZh!: string;

  @Field(() => String, { description: 'Text in English.' })
  bodyEn!: string;
}

@InputType()
export class SaveVideoGuideInput {
  @Field(() => ID, { description: 'The guide to replace.' })
  videoGuideId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'Title in Chinese.' })
  titleZh!: string;

  @Field(() => String, { description: 'Title in English.' })
  titleEn!: string;

  @Field(() => String, { description: 'Where the guide is, by https; empty: there is none yet.' })
  urlZh!: string;

  @Field(() => String, { description: 'Where the guide is, by https; empty: there is none yet.' })
  urlEn!: string;
}
