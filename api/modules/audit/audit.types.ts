// The logs as administrators read them: a line of the operation log, a look at reviewers' names, and the state of the seals.
import { Field, Int, ObjectType } from 'type-graphql';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { Auth } from '../../graphql/auth.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { AuditFault as Fault } from './audit-check.entity.ts';
import type { SealedSource } from './audit-seal.entity.ts';

export const Outcome = { DONE: 'done', REFUSED: 'refused' } as const;
export const AuditFault = {
  BROKEN_CHAIN: 'broken_chain',
  CHANGED_ROWS: 'changed_rows',
  MISSING_SEAL: 'missing_seal',
} as const satisfies Record<string, Fault>;

const SealedLog = {
  OPERATION_LOG: 'operation_log',
  WORKFLOW_EVENT: 'workflow_event',
  IDENTITY_READ: 'identity_read',
} as const satisfies Record<string, SealedSource>;

describedEnum(Outcome, {
  name: 'OperationOutcome',
  description: 'How an attempt ended.',
  values: { DONE: 'It was done.', REFUSED: 'It was refused, and changed nothing.' },
});
describedEnum(AuditFault, {
  name: 'AuditFault',
  description: 'What does not hold.',
  values: {
    BROKEN_CHAIN: 'A seal does not follow from the one before it.',
    CHANGED_ROWS: 'Rows do not say what was sealed, or some have gone.',
    MISSING_SEAL: 'Seals have gone.',
  },
});

describedEnum(SealedLog, {
  name: 'SealedLog',
  description: 'What is sealed.',
  values: {
    OPERATION_LOG: 'The operation log.',
    WORKFLOW_EVENT: 'The timelines of manuscripts.',
    IDENTITY_READ: 'Looks at reviewers’ names.',
  },
});

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'A line of the operation log: a call that changes something, done or refused.' })
export class LogEntry {
  id!: number;

  @Field(() => Int, { description: 'Names the line, and no other. It says nothing about how many there are.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The user name of who called, or the address of the account; null: nobody was signed in.',
  })
  userName!: string | null;

  @Field(() => String, { nullable: true, description: 'What the account of who called names them; null: nobody was signed in.' })
  realName!: string | null;

  @Field(() => RoleKind, { nullable: true, description: 'The role they acted in.' })
  role!: RoleKindId | null;

  @Field(() => String, { description: 'What was called, in the reader’s words.' })
  operation!: string;

  @Field(() => String, { description: 'Its name in the API.' })
  method!: string;

  @Field(() => String, {
    description: 'What it was given, as JSON: numbers of objects and plain choices; no secrets, no texts, nobody under blind review.',
  })
  params!: string;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  ms!: number;

  @Field(() => String, { description: 'The address it came from.' })
  address!: string;

  @Field(() => Outcome, { description: 'Whether it was done.' })
  outcome!: string;

  @Field(() => String, { nullable: true, description: 'The code it was refused with.' })
  code!: string | null;

  @Field(() => DateTime, { description: 'When the call was made, in UTC.' })
  createdAt!: Date;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({
  description: 'An office holder was shown who reviews a manuscript whose review is not open: one a day, manuscript and role.',
})
export class IdentityReadRecord {
  id!: number;

  @Field(() => String, { description: 'The user name of who looked, or the address of the account.' })
  userName!: string;

  @Field(() => String)
  realName!: string;

  @Field(() => RoleKind, { description: 'In which the person looked.' })
  role!: RoleKindId;

  @Field(() => String, { nullable: true, description: 'The journal’s number, the year and four digits; null: it had none yet.' })
  manuscriptNumber!: string | null;

  @Field(() => DateTime, { description: 'The first time that day.' })
  at!: Date;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'A check of the seals.' })
export class AuditCheckResult {
  @Field(() => DateTime, { description: 'When the check ended, in UTC.' })
  checkedAt!: Date;

  @Field(() => Int, { description: 'Seals that hold.' })
  seals!: number;

  @Field(() => Int, { description: 'Rows under them.' })
  rows!: number;

  @Field(() => AuditFault, { nullable: true, description: 'Null: everything is as it was sealed.' })
  fault!: Fault | null;

  @Field(() => SealedLog, { nullable: true, description: 'Where it does not hold, if that was noted.' })
  faultSource!: SealedSource | null;

  @Field(() => String, { nullable: true, description: 'Numbers of the rows where it does not hold, from and to.' })
  faultRows!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last seal. Who notes it elsewhere can tell later whether the chain still holds it.',
  })
  head!: string | null;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'How the logs are sealed.' })
export class AuditState {
  @Field(() => DateTime, { nullable: true, description: 'When the last seal was made.' })
  sealedAt!: Date | null;

  @Field(() => AuditCheckResult, {
    nullable: true,
    description: 'When and with what result everything was last read and compared; null: never.',
  })
  lastCheck!: AuditCheckResult | null;
}

export const { Connection: LogEntryConnection } = connectionTypes('LogEntry', () => LogEntry);
export const { Connection: IdentityReadConnection } = connectionTypes('IdentityReadRecord', () => IdentityReadRecord);
