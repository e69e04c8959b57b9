// The logs as administrators read them: a line of the operation log, a look at reviewers' names, and the state of the seals.
import { RoleKind } from '../../../shared/roles.ts';
import { Auth, DateTime, describedEnum, Int, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import type { AuditFault as Fault } from './audit-check.entity.ts';
import type { SealedSource } from './audit-seal.entity.ts';

export const Outcome = { DONE: 'done', REFUSED: 'refused' } as const;
const AuditFault = { BROKEN_CHAIN: 'broken_chain', CHANGED_ROWS: 'changed_rows', MISSING_SEAL: 'missing_seal' } as const satisfies Record<
  string,
  Fault
>;

const SealedLog = {
  OPERATION_LOG: 'operation_log',
  WORKFLOW_EVENT: 'workflow_event',
  IDENTITY_READ: 'identity_read',
} as const satisfies Record<string, SealedSource>;

describedEnum(Outcome, 'OperationOutcome', 'How an attempt ended.', {
  DONE: 'It was done.',
  REFUSED: 'It was refused, and changed nothing.',
});
describedEnum(AuditFault, 'AuditFault', 'What does not hold.', {
  BROKEN_CHAIN: 'A seal does not follow from the one before it.',
  CHANGED_ROWS: 'Rows do not say what was sealed, or some have gone.',
  MISSING_SEAL: 'Seals have gone.',
});

describedEnum(SealedLog, 'SealedLog', 'What is sealed.', {
  OPERATION_LOG: 'The operation log.',
  WORKFLOW_EVENT: 'The timelines of manuscripts.',
  IDENTITY_READ: 'Looks at reviewers’ names.',
});

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'A line of the operation log: a call that changes something, done or refused.' })
export class LogEntry extends output({
  number: one(Int, 'Names the line, and no other. It says nothing about how many there are.'),
  userName: maybe(String, 'The caller’s user name, or the address of the account; null: nobody was signed in.'),
  realName: maybe(String, 'The caller’s name by the account; null: nobody was signed in.'),
  role: maybe(() => RoleKind, 'The role they acted in.'),
  operation: one(String, 'What was called, in the reader’s words.'),
  method: one(String, 'Its name in the API.'),
  params: one(String, 'What it was given, as JSON: numbers of objects and plain choices; no secrets, no texts, nobody under blind review.'),
  ms: one(Int, 'How long it took, in milliseconds.'),
  address: one(String, 'The address it came from.'),
  outcome: one<string>(() => Outcome, 'Whether it was done.'),
  code: maybe(String, 'The code it was refused with.'),
  createdAt: one(DateTime, 'When the call was made, in UTC.'),
}) {
  id!: number;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({
  description: 'An office holder was shown who reviews a manuscript whose review is not open: one a day, manuscript and role.',
})
export class IdentityReadRecord extends output({
  userName: one(String, 'The user name of the person who looked, or the address of the account.'),
  realName: one(String),
  role: one(() => RoleKind, 'The role in which the person looked.'),
  manuscriptNumber: maybe(String, 'The journal’s number, the year and four digits; null: it had none yet.'),
  at: one(DateTime, 'The first time that day.'),
}) {
  id!: number;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'A check of the seals.' })
export class AuditCheckResult extends output({
  checkedAt: one(DateTime, 'When the check ended, in UTC.'),
  seals: one(Int, 'Seals that hold.'),
  rows: one(Int, 'Rows under them.'),
  fault: maybe(() => AuditFault, 'Null: everything is as it was sealed.'),
  faultSource: maybe(() => SealedLog, 'Where it does not hold, if that was noted.'),
  faultRows: maybe(String, 'Numbers of the rows where it does not hold, from and to.'),
  head: maybe(String, 'The last seal. Who notes it elsewhere can tell later whether the chain still holds it.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType({ description: 'How the logs are sealed.' })
export class AuditState extends output({
  sealedAt: maybe(DateTime, 'When the last seal was made.'),
  lastCheck: maybe(() => AuditCheckResult, 'When and with what result everything was last read and compared; null: never.'),
}) {}

export const { Connection: LogEntryConnection } = connectionTypes('LogEntry', () => LogEntry);
export const { Connection: IdentityReadConnection } = connectionTypes('IdentityReadRecord', () => IdentityReadRecord);
