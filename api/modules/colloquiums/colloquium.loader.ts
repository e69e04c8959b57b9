// People of colloquiums, looked up for many at once.
import { defineLoader } from '../../context.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { ColloquiumMember } from './colloquium-member.entity.ts';

/** The editors of each, in their order. Who is disabled can be given nothing to do. */
export const editorsOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const members = await ctx.em.find(
    ColloquiumMember,
    { colloquium: { $in: [...ids] }, type: 'editor', user: { isEnabled: true } },
    { populate: ['user'], orderBy: { position: 'asc', id: 'asc' } },
  );
  return ids.map((id) => members.filter(({ colloquium }) => colloquium.id === id).map(({ user }) => personOf(user.unwrap())));
});
