// A video that shows a role how to work here: its name and where it is, in both languages. Without an address nothing leads to it.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { Auth, DateTime, describedEnum, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

/** In the order of the sign-in page (S1 §2). */
export const VideoGuideAudience = { AUTHOR: 'author', EDITOR: 'editor', EDITOR_IN_CHIEF: 'editorInChief' } as const;
type VideoGuideAudienceId = (typeof VideoGuideAudience)[keyof typeof VideoGuideAudience];
describedEnum(VideoGuideAudience, 'VideoGuideAudience', 'Whom a video guide is for.', {
  AUTHOR: 'Authors.',
  EDITOR: 'Editors.',
  EDITOR_IN_CHIEF: 'Editors-in-chief.',
});

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType('VideoGuide', { implements: Node, description: 'As its editors see it; readers get it from publicSettings.' })
@Entity({ tableName: 'video_guide' })
export class VideoGuide {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => VideoGuideAudience, { description: 'Whom it is made for.' })
  @Property({ type: 'text' })
  @Unique()
  audience!: VideoGuideAudienceId;

  @Field(() => String)
  @Property({ type: 'text' })
  titleZh!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  titleEn!: string;

  @Field(() => String, { nullable: true, description: 'Where the Chinese one is, by https; null: there is none yet.' })
  @Property({ type: 'text', nullable: true })
  urlZh?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the English one is, by https; null: there is none yet.' })
  @Property({ type: 'text', nullable: true })
  urlEn?: string | null;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
