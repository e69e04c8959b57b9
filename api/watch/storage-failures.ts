// Failures of the file storage, for the operators: a line with the cause, and a figure.
import type { Logger } from 'pino';
import type { StorageFailure } from '../storage/storage-failure.ts';
import { storageFailures } from './counters.ts';

export function noteStorageFailure(log: Logger): (failure: StorageFailure) => void {
  return (failure) => {
    storageFailures.inc({ act: failure.act });
    log.error({ err: failure, act: failure.act }, 'the storage of files failed');
  };
}
