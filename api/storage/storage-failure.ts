// Error of the file storage when it is away or refuses: its own class, so that nobody takes it for the database's.
import { DomainError } from '../errors.ts';

/** Operations of the storage. */
export type StorageAct = 'put' | 'get' | 'size' | 'remove' | 'list' | 'check';

/** People read the text of its code; `message` is for operators, and names the place, the reason and the next thing to check. */
export class StorageFailure extends DomainError {
  override name = 'StorageFailure';
  override readonly message: string;
  readonly act: StorageAct;
  override readonly cause: unknown;

  constructor(act: StorageAct, place: StoragePlace, cause: unknown) {
    super('STORAGE_UNAVAILABLE');
    this.act = act;
    this.cause = cause;
    this.message = `${place.name} ${WHAT[act]}: ${reasonOf(cause)}\n${place.remedy}`;
  }
}

/** The place as an operator knows it, and the thing to check when it fails. */
export interface StoragePlace {
  /** Folder or bucket. */
  where: string;
  name: string;
  remedy: string;
}

const WHAT: Readonly<Record<StorageAct, string>> = {
  put: 'cannot be written',
  get: 'cannot be read',
  size: 'cannot be read',
  remove: 'lets nothing be removed',
  list: 'cannot be listed',
  check: 'cannot be used',
};

/** A service that refuses names a code; one that cannot be reached, at several addresses perhaps, has the system's. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return String(cause);
  const said = cause.message && cause.message !== 'UnknownError' ? cause.message : '';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return said.includes(code) || code === 'Error' ? said : `${code}${said && ` (${said})`}`;
}
