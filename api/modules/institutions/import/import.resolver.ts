// A file of institutions from the screen: shown first, then done.
import { messageText } from '../../../../shared/messages.ts';
import { INSTITUTION_FILE_RULE } from '../../../../shared/limits.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import {
  Auth,
  Ctx,
  Input,
  input,
  InputType,
  Int,
  ListSize,
  Logged,
  many,
  maybe,
  Mutation,
  ObjectType,
  one,
  output,
  Receives,
  Resolver,
  Upload,
} from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { checkFile, type ReceivedFile } from '../../files/receive.ts';
import { institutionsLimits } from '../institutions.doors.ts';
import { UnreadableFile } from './import-lines.ts';
import { importInstitutions, type ImportReport } from './import.service.ts';

@InputType()
class ImportInstitutionsInput extends input({
  file: one<ReceivedFile>(Upload),
  isTrial: one(Boolean, 'True: nothing is written, and the answer says what would be.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'An institution that a file adds or changes.' })
class InstitutionChange extends output({
  name: one(String, 'As the file has it.'),
  rorId: maybe(String, 'Its ROR iD; null: the file has none.'),
  isNew: one(Boolean, 'The register had none.'),
  fields: many(String, 'What is written anew or added to: name, nameEn, country, city, rorId, aliases.', ListSize(6)),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A line of a file that is not taken.' })
class RefusedInstitution extends output({
  line: one(Int, 'The line of a table, the number of a record of JSON; from 1.'),
  what: one(String, 'What stands there, as far as it can be read.'),
  reason: one(String, 'Why, in the language of the reader.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
class ImportInstitutionsPayload extends output({
  created: one(Int, 'Institutions that are new.'),
  changed: one(Int, 'Institutions that are written anew or get further names.'),
  unchanged: one(Int, 'Institutions that the register has as the file has them.'),
  refused: one(Int, 'Lines that are not taken.'),
  changes: many(() => InstitutionChange, 'The first of those that are new or changed.', ListSize(50)),
  refusedLines: many(() => RefusedInstitution, 'The first of those that are not taken.', ListSize(50)),
}) {}

@Resolver()
export class ImportResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['isTrial'] })
  @Limited(institutionsLimits['institutionImport:user'])
  @Receives({ maxBytes: INSTITUTION_FILE_RULE.maxBytes })
  @Mutation(
    ImportInstitutionsPayload,
    'Brings a file into the register: ROR’s JSON of schema 2, or a table (CSV) whose first row names its columns. Safe to send twice. Errors: FORBIDDEN, RATE_LIMITED; FILE_KIND_REFUSED, FILE_TOO_LARGE or INVALID_INPUT at file.',
  )
  async importInstitutions(@Ctx() ctx: Context, @Input(ImportInstitutionsInput) { file, isTrial }: ImportInstitutionsInput) {
    checkFile(file, INSTITUTION_FILE_RULE);
    try {
      const form = file.extension === 'json' ? 'json' : 'csv';
      return shown(ctx, await importInstitutions({ form, isTrial }, await ctx.storage.get(file.key), (work) => work(ctx.em)));
    } catch (error) {
      if (error instanceof UnreadableFile) throw invalidInput({ file: { code: 'institutions.import.unreadable' } });
      throw error;
    } finally {
      await ctx.storage.remove(file.key);
    }
  }
}

function shown({ language }: Context, report: ImportReport): ImportInstitutionsPayload {
  const refusedLines = report.refusedLines.map(({ reason, ...line }) => ({ ...line, reason: messageText(language, reason) }));
  return { ...report, refusedLines };
}
