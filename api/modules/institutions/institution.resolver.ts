// Institutions as the office keeps them, and as forms find them.
import { shortText } from '../../../shared/forms/text-rules.ts';
import { z } from '../../../shared/forms/zod.ts';
import { defineLoader, type Context } from '../../context.ts';
import { parseInput } from '../../errors.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Query, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { MAX_INSTITUTION_NAMES } from '../../../shared/forms/institution.ts';
import { InstitutionName } from './institution-name.entity.ts';
import { Institution } from './institution.entity.ts';
import { institutionsNamed, MOST_FOUND } from './institution.search.ts';
import * as register from './institution.service.ts';
import {
  AddInstitutionAliasInput,
  ChangeInstitutionInput,
  CreateInstitutionInput,
  InstitutionPayload,
  MergeInstitutionsInput,
} from './institution.types.ts';

const namesOf = defineLoader<number, InstitutionName[]>(async (ctx, ids) => {
  const names = await ctx.em.find(InstitutionName, { institution: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
  const byInstitution = Map.groupBy(names, ({ institution }) => institution.id);
  return ids.map((id) => byInstitution.get(id) ?? []);
});

const searchSchema = z.object({ search: shortText });

@Resolver(() => Institution)
export class InstitutionResolver {
  @ListSize(MAX_INSTITUTION_NAMES, 5)
  @FieldResolver(() => [InstitutionName], { description: 'Its further names, by which it is found as well.' })
  async aliases(@Root() { id }: Institution, @Ctx() ctx: Context): Promise<InstitutionName[]> {
    const names = await ctx.loaders.of(ctx, namesOf).load(id);
    return names.filter(({ kind }) => kind === 'ALIAS' || kind === 'ACRONYM').slice(0, MAX_INSTITUTION_NAMES);
  }

  @Auth()
  @ListSize(MOST_FOUND)
  @Query(() => [Institution], {
    nullable: true,
    description: `The first ${MOST_FOUND} institutions with a name that holds the text, those that begin with it first. Errors: INVALID_INPUT where it is too long.`,
  })
  async institutionsNamed(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { description: 'A part of any of their names.' }) search: string,
  ): Promise<Institution[]> {
    return await institutionsNamed(ctx, parseInput(searchSchema, { search }).search);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ result: 'institution', params: ['country', 'city', 'rorId'] })
  @Mutation(InstitutionPayload, 'Adds an institution to the register. Errors: FORBIDDEN, INVALID_INPUT at the field.')
  async createInstitution(@Ctx() ctx: Context, @Input(CreateInstitutionInput) input: CreateInstitutionInput) {
    return { institution: await register.createInstitution(ctx, input) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'institutionId', params: ['country', 'city', 'rorId'] })
  @Mutation(
    InstitutionPayload,
    'Corrects an institution and its names. Errors: FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT at the field.',
  )
  async changeInstitution(@Ctx() ctx: Context, @Input(ChangeInstitutionInput) { institutionId, version, ...said }: ChangeInstitutionInput) {
    return { institution: await register.changeInstitution(ctx, decodeId('Institution', institutionId), version, said) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'institutionId', params: ['alias'] })
  @Mutation(
    InstitutionPayload,
    'Lets an institution be found by one more name; a second time changes nothing. Errors: FORBIDDEN, NOT_FOUND, CONFLICT where it was merged, INVALID_INPUT at alias.',
  )
  async addInstitutionAlias(@Ctx() ctx: Context, @Input(AddInstitutionAliasInput) { institutionId, alias }: AddInstitutionAliasInput) {
    return { institution: await register.addInstitutionAlias(ctx, decodeId('Institution', institutionId), alias) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'institutionId', params: ['intoId'] })
  @Mutation(
    InstitutionPayload,
    'Makes two entries of one institution one; what was printed stays. Errors: FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT at intoId for itself.',
  )
  async mergeInstitutions(
    @Ctx() ctx: Context,
    @Input(MergeInstitutionsInput) { institutionId, intoId, ...versions }: MergeInstitutionsInput,
  ) {
    const id = decodeId('Institution', institutionId);
    return { institution: await register.mergeInstitutions(ctx, { id, intoId: decodeId('Institution', intoId), ...versions }) };
  }
}
