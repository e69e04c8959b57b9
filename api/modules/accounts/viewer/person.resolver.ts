// What of a person is made or loaded only when it is asked for.
import { Ctx, FieldResolver, Resolver, Root } from '../../../graphql/declare.ts';
import type { Context } from '../../../context.ts';
import { Person } from './accounts.types.ts';
import { mainWorkplaceOf } from './person.service.ts';
import { nameOfAccount } from '../../names/display-name.ts';
import { objectFields } from '../../../shared-fields.ts';

@Resolver(() => Person)
export class PersonResolver {
  @FieldResolver(() => String, { description: objectFields['displayName'] })
  displayName(@Root() person: Person, @Ctx() ctx: Context): string {
    return nameOfAccount(ctx.language, person);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the person works, the main unit; null: not stated.' })
  async unit(@Root() person: Person, @Ctx() ctx: Context): Promise<string | null> {
    return await mainWorkplaceOf(ctx, person.userId);
  }
}
