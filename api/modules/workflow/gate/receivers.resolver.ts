// Possible receivers of manuscripts: the select-editor dialog (S2 §2.1, S2-035).
import { sql } from 'kysely';
import { MAX_BULK } from '../../../../shared/limits.ts';
import { signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { invalidInput } from '../../../errors.ts';
import { Arg, Auth, Ctx, ID, Int, ListSize, many, ObjectType, one, output, Query, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { factsOf } from '../../contributions/access/contribution.facts.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { findRow } from '../table/transition.ts';
import { actorOf, workflowFacts } from '../perform/load.ts';
import { openStates } from '../table/table.ts';

@Auth()
@ObjectType({ description: 'An editor whom manuscripts can be given to.' })
class Receiver extends output({
  person: one(() => Person, 'The editor.'),
  openCount: one(Int, 'Manuscripts of these journals that the editor has in hand now.'),
  contributionIds: many(ID, 'Those of the manuscripts that the editor may handle: wrote none of them, is an editor of the journal.'),
}) {}

@Resolver()
export class ReceiversResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @ListSize(1000, 10)
  @Query(() => [Receiver], {
    nullable: true,
    description:
      'Editors whom these manuscripts can be given to, of those that the viewer may assign or hand on now; others are left out. Errors: INVALID_INPUT at contributionIds when there are too many.',
  })
  async receivers(
    @Ctx() ctx: Context,
    @Arg('contributionIds', () => [ID], { description: 'Manuscripts that are to be handled by one editor, at most 100.' })
    contributionIds: string[],
  ): Promise<Receiver[]> {
    if (contributionIds.length > MAX_BULK)
      throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
    const asked = new Map(contributionIds.map((id) => [decodeId('Contribution', id), id]));
    return await receiversOf(ctx, asked);
  }
}

const GIVING = ['ASSIGN', 'REASSIGN'] as const;

/** `asked`: manuscripts by number, with the ids they were asked by. */
async function receiversOf(ctx: Context, asked: ReadonlyMap<number, string>): Promise<Receiver[]> {
  const viewer = signedIn(ctx);
  const found = await ctx.em.find(Contribution, { id: { $in: [...asked.keys()] } }, { orderBy: { id: 'asc' } });
  const known = await Promise.all(
    found.map(async (contribution) => {
      const [relation, facts] = await Promise.all([factsOf(ctx, contribution), ctx.loaders.of(ctx, workflowFacts).load(contribution.id)]);
      const actor = actorOf(viewer, relation);
      const mayGive = facts !== null && GIVING.some((act) => findRow(facts, actor, act) !== null);
      return mayGive ? [{ contribution, facts }] : [];
    }),
  );
  const manuscripts = known.flat();
  const ids = [...new Set(manuscripts.flatMap(({ facts }) => facts.editorIds))];
  const journals = [...new Set(manuscripts.map(({ contribution }) => contribution.colloquium.id))];
  const [people, counts] = await Promise.all([ctx.em.find(User, { id: { $in: ids } }), openCounts(ctx, ids, journals)]);
  return ids.flatMap((id) => {
    const user = people.find((one) => one.id === id);
    const suits = manuscripts.filter(({ facts }) => facts.editorIds.includes(id));
    return user === undefined
      ? []
      : [
          {
            person: personOf(user),
            openCount: counts.get(id) ?? 0,
            contributionIds: suits.flatMap(({ contribution }) => asked.get(contribution.id) ?? []),
          },
        ];
  });
}

/** Open manuscripts of these journals by the editor who has them, received or assigned. */
async function openCounts(ctx: Context, editorIds: readonly number[], colloquiumIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select coalesce(c.editor_id, c.responsible_id) as id, count(*)::int as count from contribution c
    where c.colloquium_id = any(${[...colloquiumIds]}) and c.state = any(${[...openStates]})
      and coalesce(c.editor_id, c.responsible_id) = any(${[...editorIds]}) group by 1`.execute(query(ctx.em));
  return new Map(rows.map(({ id, count }) => [id, count]));
}
