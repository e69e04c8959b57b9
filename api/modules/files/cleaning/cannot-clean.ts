// Thrown by a cleaner that knows why a file cannot be cleaned; any other error means that the file is not sound.
import type { CopyFailureName } from '../../../../shared/file-copies.ts';

export class CannotClean extends Error {
  override name = 'CannotClean';
  readonly reason: CopyFailureName;

  constructor(reason: CopyFailureName, message: string) {
    super(message);
    this.reason = reason;
  }
}
