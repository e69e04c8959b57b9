// The publication data of an issue as the API shows and takes it: the fields of shared/forms/imprint.ts.
import type { ImprintField } from '../../../../shared/forms/imprint.ts';
import { Auth, guarded, ID, input, InputType, Int, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Issue } from '../issue.entity.ts';

const fields = {
  responsibleEditors: one(String, 'Who edited it at the publisher’s (责任编辑); empty, as all of these: not said.'),
  edition: one(String, 'Which edition it is, and of when (版次).'),
  printing: one(String, 'Which printing it is, and of when (印次).'),
  format: one(String, 'The size of its pages (开本).'),
  sheets: one(String, 'Printed sheets (印张).'),
  wordCount: one(String, 'In thousands of characters (字数).'),
  price: one(String, 'As it is printed (定价).'),
  printer: one(String, 'Who prints it (印刷).'),
  subjects: one(String, 'Subject headings of its CIP data (主题词).'),
  classification: one(String, 'The class of its CIP data in the Chinese Library Classification (中图分类号).'),
} satisfies Record<ImprintField, unknown>;

@Auth()
@ObjectType({ description: 'What stands on the copyright page (版权页) of an issue besides names and numbers, as it is printed.' })
export class IssueImprint extends output(fields) {}

@Auth()
@ObjectType({ description: 'Something that a sent issue said otherwise before it was corrected.' })
export class CorrectedDatum extends output({
  field: one(String, 'As IssueImprint or Issue names it.'),
  before: one(String, 'As it was printed.'),
  after: one(String, 'As it is printed since; empty: nothing.'),
}) {}

@InputType()
class IssueImprintInput extends input(fields) {}

@InputType()
export class SaveIssueImprintInput extends input(
  {
    issueId: one(ID, 'The open issue, or the sent one with something missing.'),
    version: one(Int, 'The version that was read: refused as CONFLICT when the issue has been changed since.'),
    isbn: one(String, 'Of a book, of thirteen digits or ten, with hyphens or without; empty: none.'),
    cipNumber: one(String, 'Of its CIP data, such as (2026)第123456号; empty: none.'),
    volume: maybe(Int, 'The volume (卷) of a journal.'),
    totalNumber: maybe(Int, 'Its number from the first issue on (总第…期, 总第…辑).'),
    reason: maybe(String, 'Why something that a sent issue said is corrected; asked for there alone.'),
  },
  IssueImprintInput,
) {}

@Auth()
@ObjectType()
export class SaveIssueImprintPayload extends output({ issue: guarded(() => Issue) }) {}
