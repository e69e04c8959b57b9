// Finding reviewers for a manuscript, and the conflicts of one.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, ID, Int, Query, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { conflictsOfPerson, findCandidates } from './candidates.service.ts';
import { CandidateSearchMode, ConflictCheck, INVITING, ReviewerCandidates } from './candidates.types.ts';

@Resolver()
export class CandidatesResolver {
  @Auth({ roles: INVITING })
  @Query(() => ReviewerCandidates, {
    nullable: true,
    description:
      'Reviewers who may be asked to review a manuscript, for those who may invite them now. Without a search: whom the author recommends, earlier reviewers of the manuscript who would review it again, and who lately reviewed for the journal in its subject. Without a manuscript: for those who invite in some journal, and nothing is weighed. Errors: NOT_FOUND, INVALID_INPUT, RATE_LIMITED.',
  })
  async reviewerCandidates(
    @Ctx() ctx: Context,
    @Arg('contributionId', () => ID, { nullable: true, description: 'The manuscript to be reviewed; left out: none in particular.' })
    contributionId?: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A name, person code, unit or field of research, or parts of it; see mode.',
    })
    search?: string | null,
    @Arg('mode', () => CandidateSearchMode, { nullable: true, description: 'FUZZY unless asked otherwise.' })
    mode?: keyof typeof CandidateSearchMode | null,
    @Arg('first', () => Int, { nullable: true, description: 'At most 50; 10 unless asked otherwise.' }) first?: number | null,
    @Arg('page', () => Int, { nullable: true, description: 'From 1.' }) page?: number | null,
  ): Promise<ReviewerCandidates> {
    return await findCandidates(ctx, {
      contributionId: contributionId ? decodeId('Contribution', contributionId) : null,
      search: search ?? '',
      isAccurate: mode === 'ACCURATE',
      first: first ?? null,
      page: page ?? null,
    });
  }

  @Auth({ roles: INVITING })
  @Query(() => ConflictCheck, {
    nullable: true,
    description:
      'How one person stands to a manuscript: by person code, or somebody without an account by address, name and unit. For who may invite reviewers of it now. Errors: NOT_FOUND, RATE_LIMITED.',
  })
  async conflictsOf(
    @Ctx() ctx: Context,
    @Arg('contributionId', () => ID, { description: 'The manuscript that the person is to review.' }) contributionId: string,
    @Arg('code', () => String, { nullable: true, description: 'The exact person code; without it, email, name and company.' }) code?:
      | string
      | null,
    @Arg('email', () => String, { nullable: true, description: 'The mail address of a person without an account.' }) email?: string | null,
    @Arg('name', () => String, { nullable: true, description: 'The name of a person without an account, as it is written.' }) name?:
      | string
      | null,
    @Arg('company', () => String, { nullable: true, description: 'The unit where a person without an account works.' }) company?:
      | string
      | null,
  ): Promise<ConflictCheck> {
    return await conflictsOfPerson(ctx, decodeId('Contribution', contributionId), { code, email, name, company });
  }
}
