// Payloads of the form of a periodical or conference.
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MemberType } from '../../../shared/roles.ts';
import { Auth } from '../../graphql/auth.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { TestMail } from '../mail/test-mail.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ColloquiumOffice } from '../colloquiums/colloquium.enums.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class CreateColloquiumPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class UpdateColloquiumPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class LookUpMemberPayload {
  @Field(() => Person, { description: 'Whose code it is.' })
  person!: Person;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SendTestMailPayload {
  @Field(() => TestMail)
  testMail!: TestMail;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A person as the form names them.' })
export class ColloquiumPersonRow {
  @Field(() => ColloquiumOffice, { nullable: true, description: 'What the person holds; null for a name of a committee without one.' })
  office!: MemberType | null;

  @Field(() => String, { description: 'Empty for a name of a committee without an account.' })
  code!: string;

  @Field(() => String, { description: 'Of the account, or as it was typed in.' })
  name!: string;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What operations set of a journal or conference and readers do not read, or read in other words.' })
export class ColloquiumContents {
  /** Number of the colloquium. */
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'In Chinese.' })
  nameZh!: string;

  @Field(() => String, { description: 'In English; empty: none, and readers see the Chinese name.' })
  nameEn!: string;

  @Field(() => Int, { nullable: true, description: 'Number of the first issue that is kept here.' })
  initCycle!: number | null;

  @Field(() => String, { nullable: true, description: 'The month in which that one appears, yyyy-MM.' })
  initCycleTime!: string | null;

  @Field(() => [Int], { description: 'The months in which issues appear, 1 to 12; empty for a conference.' })
  publishingMonths!: number[];

  @Field(() => String, {
    description: 'What its DOIs are made from: {issue} and {article} stand in it, {journal} and {year} may; empty: it mints none.',
  })
  doiPattern!: string;

  @Field(() => String, {
    description: 'Where its articles stand on the web, with {doi} or {number} in it; empty: Crossref files cannot be written.',
  })
  articleUrlPattern!: string;

  @Field(() => ID, { nullable: true, description: 'The id of editorialDepartment, also where the viewer may not see that.' })
  editorialDepartmentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of publishingUnit, also where the viewer may not see that.' })
  publishingUnitId!: string | null;

  @Field(() => String, { description: 'The path by which a save names the file; empty: none.' })
  cover!: string;

  @Field(() => String, { description: 'The same of what goes with the foreword.' })
  forewordFile!: string;

  @Field(() => String, { description: 'The same of what goes with the call for papers.' })
  callForPapersFile!: string;
}

@Auth()
@ObjectType({ description: 'The cover of a journal, or a file that it tells its readers of.' })
export class ColloquiumFile {
  @Field(() => String, { description: 'What the file is called when it is saved.' })
  name!: string;

  @Field(() => Int, { description: 'Bytes.' })
  size!: number;

  @Field(() => String, { description: 'Signed, valid for some hours, for this viewer only.' })
  url!: string;
}
