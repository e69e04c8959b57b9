// A reviewer's record for their own use: how many reviews a year for which journal. No manuscript is named.
import { sql } from 'kysely';
import { EditorialAct, ReviewStatus } from '../../../../shared/workflow.ts';
import { signedInPerson, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { Auth, Ctx, FieldResolver, Int, ListSize, maybe, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';

@Auth()
@ObjectType({ description: 'The reviews that one person handed in within a year for one journal.' })
class ReviewedYear extends output({
  year: one(Int, 'The year in Asia/Shanghai in which they were handed in.'),
  journalZh: one(String, 'The name of the journal in Chinese.'),
  journalEn: maybe(String, 'Its name in English, where it has one.'),
  count: one(Int, 'How many they were.'),
}) {}

@Resolver(() => ViewerType)
export class ReviewRecordResolver {
  /** A manuscript that another journal has adopted since was reviewed for the one that had it then. */
  @Auth({ roles: ['REVIEWER'] })
  @ListSize(100, 10)
  @FieldResolver(() => [ReviewedYear], {
    nullable: true,
    description:
      'The reviews that the viewer has handed in, by year and journal, the last year first. Numbers alone: no manuscript is named.',
  })
  async reviewRecord(@Ctx() ctx: Context): Promise<ReviewedYear[]> {
    const { userId, hasConfirmedAddress } = signedInPerson(ctx);
    if (!hasConfirmedAddress) return [];
    const { rows } = await sql<ReviewedYear>`
      select extract(year from r.finished_at at time zone 'Asia/Shanghai')::int as year, j.name as "journalZh", j.name_en as "journalEn", count(*)::int as count
      from review r join contribution c on c.id = r.contribution_id join colloquium j on j.id = coalesce((
          select (e.details->>'fromColloquiumId')::int from workflow_event e
          where e.contribution_id = c.id and e.operation = ${EditorialAct.ADOPT} and e.at >= r.finished_at order by e.id limit 1), c.colloquium_id)
      where r.reviewer_id = ${userId} and r.status = ${ReviewStatus.FINISHED} and r.finished_at is not null
      group by 1, j.id order by 1 desc, j.name, j.id`.execute(query(ctx.em));
    return rows;
  }
}
