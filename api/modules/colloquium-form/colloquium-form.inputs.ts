// Input of operations for a periodical or conference. The texts, days, choices and files follow from the list of the form's fields.
import {
  COLLOQUIUM_CHOICES,
  type COLLOQUIUM_DAYS,
  COLLOQUIUM_FILES,
  COLLOQUIUM_LINE_LISTS,
  type ColloquiumLine,
  type ColloquiumLineList,
  type ColloquiumText,
} from '../../../shared/forms/colloquium.ts';
import type { MaybeTexts } from '../../../shared/forms/field-list.ts';
import { Field, ID, input, InputType, Int, many, maybe, maybeMany, one } from '../../graphql/declare.ts';
import { addTexts } from '../../graphql/text-inputs.ts';
import { ColloquiumKind, ColloquiumOffice } from '../colloquiums/colloquium.enums.ts';

@InputType({ description: 'A row of people: of editors with office and person code, of committees also by name alone.' })
export class ColloquiumPersonInput extends input({
  office: maybe(() => ColloquiumOffice, 'Asked for of editors; of a committee it may be left out.'),
  personCode: maybe(String, 'The exact person code.'),
  name: maybe(String, 'The name of a person of a committee; that of the account where a code is given and no name.'),
}) {}

@InputType({ description: 'A column of a journal or conference.' })
class ColloquiumColumnInput extends input({
  id: maybe(ID, 'The id of a column that there is: its manuscripts keep it, whatever it is called. Null: a new one.'),
  name: one(String, 'What authors choose it by.'),
}) {}

@InputType()
abstract class ColloquiumContentInput extends input({
  members: many(() => ColloquiumPersonInput, 'Editors in their order; each has the powers of the office at once.'),
  editorialCommittee: maybeMany(() => ColloquiumPersonInput, 'The editorial committee, in its order.'),
  expertCommittee: maybeMany(() => ColloquiumPersonInput, 'The experts, in their order.'),
  columns: maybeMany(() => ColloquiumColumnInput, 'Its columns in their order; one that is left out is removed.'),
  publishingMonths: maybeMany(Int, 'The months in which issues appear, 1 to 12; a conference has none.'),
  initCycle: maybe(Int, 'Number of the first issue that is kept here.'),
  initCycleTime: maybe(String, 'The month in which that one appears, yyyy-MM.'),
  senderAddress: maybe(String, 'The mailbox that its letters come from.'),
  senderPassword: maybe(String, 'The mask that was read keeps the one that is kept.'),
  senderName: maybe(String, 'What readers see beside the address. Empty: the product’s name.'),
  senderHost: maybe(String, 'Its SMTP server. Empty: smtp. before the domain of the address.'),
  senderPort: maybe(Int, 'The port of the server; 465 when not said.'),
  isSenderSecure: maybe(Boolean, 'Encrypted from the first byte on, unless it is said not to be.'),
}) {}
type TextField = ColloquiumLine | ColloquiumText | (typeof COLLOQUIUM_DAYS)[number];
const OF_TEXTS: Record<TextField, string> = {
  number: 'The short code that every manuscript number of it begins with: letters, digits and hyphens, at most 20.',
  name: 'What Chinese readers see.',
  nameEn: 'What English readers see; without one, the Chinese name.',
  collectedPapersName: 'What the proceedings of a conference are called.',
  introduction: 'What it is about, as plain text.',
  editorIntroduction: 'What its editor-in-chief is introduced with, as plain text.',
  foreword: 'What its editors say beforehand, as plain text.',
  callForPapers: 'What authors are called to write about, as plain text.',
  foundedOn: 'When it began to appear, YYYY-MM-DD.',
  startsOn: 'The day from which a conference receives papers, YYYY-MM-DD.',
  endsOn: 'Until when a conference receives papers, YYYY-MM-DD, inclusive.',
};
addTexts(ColloquiumContentInput, OF_TEXTS);
const OF_CHOICES: Record<(typeof COLLOQUIUM_CHOICES)[number], string> = {
  subjectId: 'Entry of the dictionary SUBJECT.',
  cycleId: 'Entry of the dictionary CYCLE; a conference may have none.',
  editorialDepartmentId: 'The department that edits it.',
  publishingUnitId: 'The branch of the publisher that receives its issues; the workflow settings may name another.',
};
for (const name of COLLOQUIUM_CHOICES)
  Field(() => ID, { nullable: true, description: OF_CHOICES[name] })(ColloquiumContentInput.prototype, name);
for (const name of COLLOQUIUM_FILES)
  Field(() => String, { nullable: true, description: 'The path that uploadFile answered, or that of the file it has; empty: none.' })(
    ColloquiumContentInput.prototype,
    name,
  );
for (const name of COLLOQUIUM_LINE_LISTS)
  Field(() => [String], { nullable: true, description: 'In their order; empty ones are left out.' })(
    ColloquiumContentInput.prototype,
    name,
  );

type Derived = TextField | (typeof COLLOQUIUM_CHOICES | typeof COLLOQUIUM_FILES)[number];
export type ColloquiumContent = Omit<ColloquiumContentInput, Derived> &
  MaybeTexts<Derived> & { readonly [List in ColloquiumLineList]?: readonly string[] | null };

@InputType()
export class CreateColloquiumInput extends input(
  { kind: one(() => ColloquiumKind, 'The kind that it is, for good.') },
  ColloquiumContentInput,
) {}

@InputType()
export class UpdateColloquiumInput extends input(
  {
    colloquiumId: one(ID, 'The journal or conference.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  },
  ColloquiumContentInput,
) {}

@InputType()
export class LookUpMemberInput extends input({ code: one(String, 'The exact person code.') }) {}

@InputType()
export class SendTestMailInput extends input({ colloquiumId: one(ID, 'The journal or conference whose mailbox sends it.') }) {}
