// A reviewer's own days away, as they read and tell them. Editors see only until when somebody is away (reviewers), never the note.
import { toGlobalId } from 'graphql-relay';
import { MOST_ABSENCES } from '../../../../shared/forms/absence.ts';
import { signedIn, type Context } from '../../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  input,
  InputType,
  ListSize,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { ViewerType, viewerOf } from '../../accounts/viewer/accounts.types.ts';
import type { ReviewerAbsence } from './absence.entity.ts';
import { absencesOf, removeAbsence, setAbsence } from './absence.service.ts';

const TYPE = 'ReviewerAbsence';

@Auth()
@ObjectType(TYPE, { description: 'Days on which the viewer takes no reviews.' })
class AbsenceType extends output({
  id: one(ID, 'For removeAbsence; names nothing that node() would find.'),
  firstDay: one(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
  lastDay: one(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
  note: maybe(String, 'A word for oneself; nobody else reads it.'),
}) {}

@InputType({ description: 'A range of days on which the viewer takes no reviews.' })
class SetAbsenceInput extends input({
  firstDay: one(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
  lastDay: one(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
  note: maybe(String, 'A word for oneself, at most 100 characters.'),
}) {}

@InputType({ description: 'Which days away are taken back.' })
class RemoveAbsenceInput extends input({ absenceId: one(ID, 'The id that absences answered.') }) {}

@Auth()
@ObjectType()
class AbsencePayload extends output({ viewer: guarded(() => ViewerType) }) {}

const shown = ({ id, firstDay, lastDay, note }: ReviewerAbsence): AbsenceType => ({
  id: toGlobalId(TYPE, String(id)),
  firstDay,
  lastDay,
  note: note ?? null,
});

@Resolver(() => ViewerType)
export class AbsenceResolver {
  @Auth({ roles: ['REVIEWER'] })
  @ListSize(1000, 10)
  @FieldResolver(() => [AbsenceType], { nullable: true, description: 'Those that are not over, the next first.' })
  async absences(@Ctx() ctx: Context): Promise<AbsenceType[]> {
    return (await absencesOf(ctx)).map(shown);
  }

  @Auth({ roles: ['REVIEWER'] })
  @Logged({ params: ['firstDay', 'lastDay'] })
  @Mutation(
    AbsencePayload,
    `Tells days on which the viewer takes no reviews; the same days twice are told once. At most ${MOST_ABSENCES} ranges that are not over. Errors: INVALID_INPUT at firstDay (also when they overlap others), lastDay or note.`,
  )
  async setAbsence(@Ctx() ctx: Context, @Input(SetAbsenceInput) { firstDay, lastDay, note }: SetAbsenceInput) {
    await setAbsence(ctx, { firstDay, lastDay, note: note ?? '' });
    return { viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth({ roles: ['REVIEWER'] })
  @Logged({})
  @Mutation(AbsencePayload, 'Takes days away back. Errors: NOT_FOUND.')
  async removeAbsence(@Ctx() ctx: Context, @Input(RemoveAbsenceInput) { absenceId }: RemoveAbsenceInput) {
    await removeAbsence(ctx, decodeId(TYPE, absenceId));
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}
