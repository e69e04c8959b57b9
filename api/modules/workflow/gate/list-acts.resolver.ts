// The acts of the viewer's list of manuscripts.
import { Ctx, FieldResolver, Resolver } from '../../../graphql/declare.ts';
import type { ActId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { listActs } from './list-acts.ts';
import { EditorialAct } from '../table/enums.ts';

@Resolver(() => ViewerType)
export class ListActsResolver {
  @FieldResolver(() => [EditorialAct], { description: 'Acts on ticked rows of the list of manuscripts, in the current role.' })
  listActs(@Ctx() ctx: Context): ActId[] {
    return listActs(ctx).map((name) => EditorialAct[name]);
  }
}
