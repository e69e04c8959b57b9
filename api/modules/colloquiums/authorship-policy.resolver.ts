// What a journal asks of its authors.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { saveAuthorshipPolicy } from './authorship-policy.service.ts';
import { AuthorshipPolicyType, SaveAuthorshipPolicyInput, SaveAuthorshipPolicyPayload } from './authorship-policy.types.ts';
import { Colloquium } from './colloquium.entity.ts';

@Resolver(() => Colloquium)
export class AuthorshipPolicyResolver {
  @Auth()
  @FieldResolver(() => AuthorshipPolicyType, { nullable: true, description: 'What it asks of its authors.' })
  authorshipPolicy(@Root() { creditPolicy, confirmationPolicy, authorshipVersion }: Colloquium): AuthorshipPolicyType {
    return { credit: creditPolicy, confirmation: confirmationPolicy, version: authorshipVersion };
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'colloquiumId', params: ['credit', 'confirmation'] })
  @Mutation(
    SaveAuthorshipPolicyPayload,
    'Replaces what a journal asks of its authors; by its editors-in-chief and executive editors. It holds for what is handed in from then on. Errors: NOT_FOUND, CONFLICT.',
  )
  async saveAuthorshipPolicy(
    @Ctx() ctx: Context,
    @Input(SaveAuthorshipPolicyInput) { colloquiumId, ...policy }: SaveAuthorshipPolicyInput,
  ) {
    return { colloquium: await saveAuthorshipPolicy(ctx, decodeId('Colloquium', colloquiumId), policy) };
  }
}
