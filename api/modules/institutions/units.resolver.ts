// What a form offers for the text of a unit as soon as it is typed.
import { MAX_UNITS } from '../../../shared/forms/institution.ts';
import { shortText } from '../../../shared/forms/text-rules.ts';
import { z } from '../../../shared/forms/zod.ts';
import type { Context } from '../../context.ts';
import { parseInput } from '../../errors.ts';
import { Arg, Auth, Ctx, ListSize, Query, Resolver } from '../../graphql/declare.ts';
import { unitsOfText } from './read-units.ts';
import { AuthorUnit, unitOf } from './units.types.ts';

const offerSchema = z.object({ text: shortText });

@Resolver()
export class UnitsResolver {
  @Auth()
  @ListSize(MAX_UNITS, 1)
  @Query(() => [AuthorUnit], {
    nullable: true,
    description:
      'The units of a text by the marks that authors use, each with the institution of the register that it names. Errors: INVALID_INPUT where it is too long.',
  })
  async offeredUnits(
    @Ctx() ctx: Context,
    @Arg('text', () => String, { description: 'The units as they were typed.' }) text: string,
  ): Promise<AuthorUnit[]> {
    const units = await ctx.loaders.of(ctx, unitsOfText).load(parseInput(offerSchema, { text }).text);
    return units.slice(0, MAX_UNITS).map(unitOf);
  }
}
