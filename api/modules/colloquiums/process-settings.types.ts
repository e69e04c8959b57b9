// A journal's process settings as the API shows and takes them.
import type { ReceiveMode, RevisionHandler } from '../../../shared/forms/process-settings.ts';
import { Auth, ID, input, InputType, Int, maybe, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from './colloquium.entity.ts';

const ReceiveModeEnum = namesEnum<ReceiveMode>('ReceiveMode', 'Who receives what authors hand in to a journal (S3 §3.9).', {
  OPEN_TO_ALL: 'Every editor of the journal: the first who receives it has it.',
  ASSIGNED: 'One editor, who receives it, declines it or hands it on.',
});

const RevisionHandlerEnum = namesEnum<RevisionHandler>(
  'RevisionHandler',
  'Who handles a manuscript that the editor-in-chief had returned, once its author has revised it (S3 §3.9).',
  {
    CHIEF: 'It comes back to the editor-in-chief, who goes on where it was returned from.',
    ORIGINAL_EDITOR: 'Its editor checks it anew, and it takes its way again.',
  },
);

@Auth()
@ObjectType('ProcessSettings', { description: 'How a journal receives manuscripts and takes back revised ones (S2 §2.9).' })
export class ProcessSettings extends output({
  receiveMode: one(() => ReceiveModeEnum, 'Who receives what is submitted.'),
  assignedEditor: maybe(
    () => Person,
    'Null too when that person is no editor of the journal any more.',
    Auth({ policy: 'colloquium.viewProcessSettings' }),
  ),
  revisionHandler: one(() => RevisionHandlerEnum, 'Who handles a revision that the editor-in-chief asked for.'),
  version: one(Int),
}) {
  /** Number of the colloquium, for policies. */
  id!: number;
}

@InputType()
export class SaveProcessSettingsInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  receiveMode: maybe(() => ReceiveModeEnum, 'Asked for; it holds for what is handed in from now on.'),
  assignedEditorCode: maybe(String, 'Person code of the editor who receives; open to all leaves none.'),
  revisionHandler: maybe(() => RevisionHandlerEnum, 'Asked for.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
@ObjectType()
export class SaveProcessSettingsPayload extends output({ colloquium: one(() => Colloquium) }) {}
