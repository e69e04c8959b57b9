// Inputs of the screen where the publisher's texts are kept.
import { ID, input, InputType, Int, one } from '../../graphql/declare.ts';

@InputType()
export class SavePublisherTextInput extends input({
  publisherTextId: one(ID, 'The text to replace.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  titleZh: one(String, 'Title in Chinese.'),
  titleEn: one(String, 'Title in English.'),
  bodyZh: one(String, 'Text in Chinese.'),
  bodyEn: one(String, 'Text in English.'),
}) {}

@InputType()
export class SaveVideoGuideInput extends input({
  videoGuideId: one(ID, 'The guide to replace.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  titleZh: one(String, 'Title in Chinese.'),
  titleEn: one(String, 'Title in English.'),
  urlZh: one(String, 'Where the guide is, by https; empty: there is none yet.'),
  urlEn: one(String, 'Where the guide is, by https; empty: there is none yet.'),
}) {}
