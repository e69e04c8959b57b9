// A journal's process settings as the API shows and takes them.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { receiveModes, revisionHandlers, type ReceiveMode, type RevisionHandler } from '../../../shared/forms/process-settings.ts';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from './colloquium.entity.ts';

const ReceiveModeEnum = Object.fromEntries(receiveModes.map((mode) => [mode, mode])) as { [Mode in ReceiveMode]: Mode };
describedEnum(ReceiveModeEnum, {
  name: 'ReceiveMode',
  description: 'Who receives what authors hand in to a journal (S3 §3.9).',
  values: {
    OPEN_TO_ALL: 'Every editor of the journal: the first who receives it has it.',
    ASSIGNED: 'One editor, who receives it, declines it or hands it on.',
  },
});

const RevisionHandlerEnum = Object.fromEntries(revisionHandlers.map((handler) => [handler, handler])) as {
  [Handler in RevisionHandler]: Handler;
};
describedEnum(RevisionHandlerEnum, {
  name: 'RevisionHandler',
  description: 'Who handles a manuscript that the editor-in-chief had returned, once its author has revised it (S3 §3.9).',
  values: {
    CHIEF: 'It comes back to the editor-in-chief, who goes on where it was returned from.',
    ORIGINAL_EDITOR: 'Its editor checks it anew, and it takes its way again.',
  },
});

@Auth()
@ObjectType('ProcessSettings', { description: 'How a journal receives manuscripts and takes back revised ones (S2 §2.9).' })
export class ProcessSettings {
  /** Number of the colloquium, for policies. */
  id!: number;

  @Field(() => ReceiveModeEnum, { description: 'Who receives what is submitted.' })
  receiveMode!: ReceiveMode;

  @Auth({ policy: 'colloquium.viewProcessSettings' })
  @Field(() => Person, { nullable: true, description: 'Null too when that person is no editor of the journal any more.' })
  assignedEditor!: Person | null;

  @Field(() => RevisionHandlerEnum, { description: 'Who handles a revision that the editor-in-chief asked for.' })
  revisionHandler!: RevisionHandler;

  @Field(() => Int)
  version!: number;
}

@InputType()
export class SaveProcessSettingsInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Field(() => ReceiveModeEnum, { nullable: true, description: 'Asked for; it holds for what is handed in from now on.' })
  receiveMode?: ReceiveMode | null;

  @Field(() => String, { nullable: true, description: 'Person code of the editor who receives; open to all leaves none.' })
  assignedEditorCode?: string | null;

  @Field(() => RevisionHandlerEnum, { nullable: true, description: 'Asked for.' })
  revisionHandler?: RevisionHandler | null;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
@ObjectType()
export class SaveProcessSettingsPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;
}
