// Payloads of the form of a periodical or conference.
import { Auth, ID, Int, many, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { TestMail } from '../mail/test-mail.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ColloquiumOffice } from '../colloquiums/colloquium.enums.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class CreateColloquiumPayload extends output({ colloquium: one(() => Colloquium) }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class UpdateColloquiumPayload extends output({ colloquium: one(() => Colloquium) }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class LookUpMemberPayload extends output({ person: one(() => Person, 'The person whose code it is.') }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SendTestMailPayload extends output({ testMail: one(() => TestMail) }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A person as the form names them.' })
export class ColloquiumPersonRow extends output({
  office: maybe(() => ColloquiumOffice, 'What the person holds; null for a name of a committee without one.'),
  code: one(String, 'Empty for a name of a committee without an account.'),
  name: one(String, 'The name of the account, or as it was typed in.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What operations set of a journal or conference and readers do not read, or read in other words.' })
export class ColloquiumContents extends output({
  version: one(Int),
  nameZh: one(String, 'In Chinese.'),
  nameEn: one(String, 'In English; empty: none, and readers see the Chinese name.'),
  initCycle: maybe(Int, 'Number of the first issue that is kept here.'),
  initCycleTime: maybe(String, 'The month in which that one appears, yyyy-MM.'),
  publishingMonths: many(Int, 'The months in which issues appear, 1 to 12; empty for a conference.'),
  editorialDepartmentId: maybe(ID, 'The id of editorialDepartment, also where the viewer may not see that.'),
  publishingUnitId: maybe(ID, 'The id of publishingUnit, also where the viewer may not see that.'),
  cover: one(String, 'The path by which a save names the file; empty: none.'),
  forewordFile: one(String, 'The same of what goes with the foreword.'),
  callForPapersFile: one(String, 'The same of what goes with the call for papers.'),
}) {
  /** Number of the colloquium. */
  id!: number;
}

@Auth()
@ObjectType({ description: 'The cover of a journal, or a file that it tells its readers of.' })
export class ColloquiumFile extends output({
  name: one(String, 'What the file is called when it is saved.'),
  size: one(Int, 'Bytes.'),
  url: one(String, 'Signed, valid for some hours, for this viewer only.'),
}) {}
