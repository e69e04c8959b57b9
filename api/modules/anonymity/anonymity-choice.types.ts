// The office's choices about files that name their authors, as the API shows and takes them.
import { Auth, DateTime, guarded, ID, input, InputType, maybe, namesEnum, ObjectType, one, output, Upload } from '../../graphql/declare.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { ReceivedFile } from '../files/receive.ts';
import type { AnonymityChoiceName } from './anonymity-choice.entity.ts';

const AnonymityChoiceEnum = namesEnum<AnonymityChoiceName>(
  'AnonymityChoiceName',
  'What the office decided about a file that names its authors.',
  {
    GO_ON: 'Reviewers get it as it is, for the reason given.',
    ASK_AUTHOR: 'The author was asked for an anonymous version.',
    REPLACED: 'The office put an anonymous version in its stead.',
  },
);

@Auth()
@ObjectType('AnonymityChoice', {
  description: 'What the office decided about a manuscript file that names its authors, before blind reviewers get it.',
})
export class AnonymityChoiceType extends output({
  fileId: one(ID, 'The file that was decided on: the id of a ContributionFile.'),
  choice: one(() => AnonymityChoiceEnum, 'What becomes of the file.'),
  reason: maybe(String, 'Why it goes out as it is, or what the author was told besides; null: nothing.'),
  madeBy: one(String, 'Who of the office made it.'),
  madeAt: one(DateTime, 'When it was decided, in UTC.'),
}) {}

@InputType()
export class SettleFileAnonymityInput extends input({
  contributionId: one(ID),
  fileId: one(ID, 'The file that is decided on.'),
  choice: one(() => AnonymityChoiceEnum, 'GO_ON or ASK_AUTHOR.'),
  reason: maybe(String, 'Why it goes out as it is, which is needed; or what the author is told besides.'),
}) {}

@InputType()
export class UploadAnonymousVersionInput extends input({
  contributionId: one(ID),
  fileId: one(ID, 'The manuscript in whose stead it stands.'),
  file: one<ReceivedFile>(Upload),
}) {}

@Auth()
@ObjectType()
export class SettleFileAnonymityPayload extends output({ contribution: guarded(() => Contribution) }) {}

@Auth()
@ObjectType()
export class UploadAnonymousVersionPayload extends output({ contribution: guarded(() => Contribution) }) {}
