// The letter templates of journals.
import { MAX_SNIPPETS } from '../../../shared/forms/snippets.ts';
import type { Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  Input,
  ListSize,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
  Root,
} from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { withSources } from './image-links.ts';
import { saveTemplates, templatesOf } from './letter-templates.service.ts';
import { PreviewTemplateInput, SaveLetterTemplatesInput } from './letters.inputs.ts';
import { LetterSnippet, LetterTemplatesType, LetterText } from './letters.types.ts';
import { previewTemplate } from './template-preview.ts';

@Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
@ObjectType()
class SaveLetterTemplatesPayload extends output({ colloquium: one(() => Colloquium), clientMutationId: maybe(String) }) {}

@Auth()
@ObjectType()
class PreviewTemplatePayload extends output({ letter: one(() => LetterText, 'Subject and text, with an example in each place.') }) {}

@Resolver(() => Colloquium)
export class ColloquiumLettersResolver {
  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'OPERATIONS'] })
  @FieldResolver(() => LetterTemplatesType, {
    nullable: true,
    description: 'For its editors-in-chief and executive editors, and for operations.',
  })
  async letterTemplates(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<LetterTemplatesType> {
    return await ctx.loaders.of(ctx, templatesOf).load(colloquium.id);
  }

  @Auth({ policy: 'letterTemplates.preview' })
  @FieldResolver(() => [LetterSnippet], { nullable: true, description: 'Its short texts, for the people who write its letters.' })
  @ListSize(MAX_SNIPPETS)
  async letterSnippets(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<readonly LetterSnippet[]> {
    return (await ctx.loaders.of(ctx, templatesOf).load(colloquium.id)).snippets;
  }
}

@Resolver(() => LetterTemplatesType)
export class LetterTemplatesResolver {
  @FieldResolver(() => String)
  inviteAuthor(@Root() { inviteAuthor }: LetterTemplatesType, @Ctx() ctx: Context): string {
    return withSources(ctx, inviteAuthor);
  }

  @FieldResolver(() => String)
  inviteReviewer(@Root() { inviteReviewer }: LetterTemplatesType, @Ctx() ctx: Context): string {
    return withSources(ctx, inviteReviewer);
  }

  @FieldResolver(() => String)
  returnHead(@Root() { returnHead }: LetterTemplatesType, @Ctx() ctx: Context): string {
    return withSources(ctx, returnHead);
  }

  @FieldResolver(() => String)
  returnTail(@Root() { returnTail }: LetterTemplatesType, @Ctx() ctx: Context): string {
    return withSources(ctx, returnTail);
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'colloquiumId' })
  @Mutation(
    SaveLetterTemplatesPayload,
    'Replaces the letter templates of a journal as a whole; by its editors-in-chief and executive editors. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at the field.',
  )
  async saveLetterTemplates(
    @Ctx() ctx: Context,
    @Input(SaveLetterTemplatesInput) { colloquiumId, version, clientMutationId, ...texts }: SaveLetterTemplatesInput,
  ) {
    const colloquium = await saveTemplates(ctx, decodeId('Colloquium', colloquiumId), version, texts);
    return { colloquium, clientMutationId: clientMutationId ?? null };
  }

  @Auth()
  @Logged({ object: 'colloquiumId' })
  @Mutation(
    PreviewTemplatePayload,
    'A template as its reader would read it. Nothing is kept of it. Errors: NOT_FOUND, INVALID_INPUT at html.',
  )
  async previewTemplate(
    @Ctx() ctx: Context,
    @Input(PreviewTemplateInput) { colloquiumId, html, kind, contributionId }: PreviewTemplateInput,
  ) {
    const letter = await previewTemplate(ctx, {
      colloquiumId: decodeId('Colloquium', colloquiumId),
      html,
      kind: kind ?? null,
      contributionId: contributionId ? decodeId('Contribution', contributionId) : null,
    });
    return { letter: { ...letter, html: withSources(ctx, letter.html) } };
  }
}
