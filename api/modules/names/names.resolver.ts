// What a form offers for a name as soon as it is typed.
import { Arg, Auth, Query, Resolver } from '../../graphql/declare.ts';
import { shortName } from '../../../shared/forms/text-rules.ts';
import { parseInput } from '../../errors.ts';
import { z } from '../../../shared/forms/zod.ts';
import { PersonName } from './names.types.ts';
import { splitName } from './split.ts';

const offerSchema = z.object({ text: shortName });

@Resolver()
export class NamesResolver {
  @Auth()
  @Query(() => PersonName, {
    nullable: true,
    description:
      'The parts of a name by the marks that authors use, Chinese names with their reading. Errors: INVALID_INPUT where it is too long.',
  })
  offeredName(@Arg('text', () => String, { description: 'The name as it was typed.' }) text: string): PersonName {
    return splitName(parseInput(offerSchema, { text }).text);
  }
}
