// Merging two accounts of one person: the conflicts against it, and the act.
import type { Context } from '../../../context.ts';
import {
  Arg,
  Auth,
  Ctx,
  guarded,
  ID,
  Input,
  input,
  InputType,
  Logged,
  many,
  Mutation,
  ObjectType,
  one,
  output,
  Query,
  Resolver,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { mergePeople, whatSpeaksAgainst } from './merge.service.ts';

@InputType()
class MergePeopleInput extends input({
  keptUserId: one(ID, 'The account that stays and has everything afterwards.'),
  mergedUserId: one(ID, 'The account that is merged into it; not one’s own.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class MergePeoplePayload extends output({
  user: guarded(() => User),
  deletedUserId: one(ID, 'The id of the account that was merged into the other, and stands for nobody from now on.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'Whether two accounts can be merged.' })
class MergeCheck extends output({
  conflicts: many(String, 'Everything that speaks against it, in the reader’s language; empty: they can be.'),
}) {}

@Resolver()
export class MergeResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @Query(() => MergeCheck, { nullable: true, description: 'What speaks against merging two accounts. Changes nothing.' })
  async mergeCheck(
    @Ctx() ctx: Context,
    @Arg('keptUserId', () => ID, { description: 'The account that would stay.' }) keptUserId: string,
    @Arg('mergedUserId', () => ID, { description: 'The account that would be merged into it.' }) mergedUserId: string,
  ): Promise<MergeCheck> {
    return { conflicts: await whatSpeaksAgainst(ctx, decodeId('User', keptUserId), decodeId('User', mergedUserId)) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'keptUserId', params: ['mergedUserId'] })
  @Mutation(
    MergePeoplePayload,
    'Merges two accounts of one person: what one owns is the other’s afterwards, but for what was asked of an address that nobody has confirmed; its sessions are over, and it can be signed in to no more. Errors: NOT_FOUND, INVALID_INPUT at mergedUserId, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, LAST_ADMINISTRATOR, MERGE_BY_ANOTHER, MERGE_TWO_ORCIDS, MERGE_KEEP_THE_CONFIRMED, MERGE_REVIEWS_OWN, MERGE_JUDGED_OWN, MERGE_REVIEWED_TWICE, MERGE_AUTHORS_TWICE; FORBIDDEN to API tokens.',
  )
  async mergePeople(@Ctx() ctx: Context, @Input(MergePeopleInput) { keptUserId, mergedUserId }: MergePeopleInput) {
    return { user: await mergePeople(ctx, decodeId('User', keptUserId), decodeId('User', mergedUserId)), deletedUserId: mergedUserId };
  }
}
