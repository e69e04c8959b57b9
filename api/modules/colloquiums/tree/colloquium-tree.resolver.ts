// The two-level menu of periodicals or conferences: subjects, and those of each, as far as the viewer's departments hold them (S3 §2.4).
import type { Context } from '../../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ListSize, many, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { ColloquiumKind, type ColloquiumKindId } from '../colloquium.enums.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { ownColloquiums } from '../own-colloquiums.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A subject with its periodicals or conferences.' })
class ColloquiumBranch extends output({
  subject: one(() => DictionaryEntry),
  colloquiums: many(() => Colloquium, 'By number.', ListSize(1000, 10)),
}) {}

@Resolver(() => ViewerType)
export class ColloquiumTreeResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @ListSize(1000, 10)
  @FieldResolver(() => [ColloquiumBranch], {
    nullable: true,
    description: 'What lies in the viewer’s departments, by subject in the order of the dictionary; subjects that have none are left out.',
  })
  async colloquiumTree(
    @Ctx() ctx: Context,
    @Arg('kind', () => ColloquiumKind, { description: 'Periodicals or conferences.' }) kind: ColloquiumKindId,
  ): Promise<ColloquiumBranch[]> {
    const own = await ownColloquiums(ctx, kind);
    const subjects = await ctx.em.find(
      DictionaryEntry,
      { id: { $in: own.map(({ subject }) => subject.id) } },
      { orderBy: { position: 'asc', id: 'asc' } },
    );
    return subjects.map((subject) => ({ subject, colloquiums: own.filter((one) => one.subject.id === subject.id) }));
  }
}
