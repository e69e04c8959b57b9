// The person that an actor is taken for, when their address was left or merged since.
import { defineLoader } from '../../../context.ts';
import { identitiesOf } from './identity.ts';

export const identitiesByNumber = defineLoader(async (ctx, userIds: readonly number[]) => await identitiesOf(ctx.em, userIds));
