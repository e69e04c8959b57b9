// As whom people are taken who did something before their address was left or merged.
import { defineLoader } from '../../../context.ts';
import { identitiesOf } from './identity.ts';

export const identitiesByNumber = defineLoader(async (ctx, userIds: readonly number[]) => await identitiesOf(ctx.em, userIds));
