// The acts of the viewer's list of manuscripts.
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { OperationId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { ViewerType } from '../accounts/accounts.types.ts';
import { listOperations } from './list-operations.ts';
import { Operation } from './workflow.enums.ts';

@Resolver(() => ViewerType)
export class ListOperationsResolver {
  @FieldResolver(() => [Operation], { description: 'Acts on ticked rows of the list of manuscripts, in the current role.' })
  async listOperations(@Ctx() ctx: Context): Promise<OperationId[]> {
    return (await listOperations(ctx)).map((name) => Operation[name]);
  }
}
