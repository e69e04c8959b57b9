// Failures of commands in words: the object (folder, service), the cause, and the remedy.
import { userName } from '../storage/create-storage.ts';

/** Our own message is printed as it is; a bare system message names neither the folder's owner nor the remedy. */
export function inOperatorsWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = 'path' in error && typeof error.path === 'string' ? error.path : null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const remedy = remedyOf(code, place);
  return remedy === null ? error.message : `${error.message}\n${remedy}`;
}

function remedyOf(code: string, place: string | null): string | null {
  const where = place ?? 'the folder that was named';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of ${where} is full, or its quota is used up. Make room there, or name a folder on another disk, and give the command again.`;
  if (code === '53100') return 'The disk of the database is full. Make room there, and give the command again.';
  if (code === 'EACCES' || code === 'EPERM')
    return `The command runs as the user ${userName()}, who may not use ${where}: name a folder of this user, or give the command as the one it belongs to (“As a service” in docs/operations.md).`;
  if (code === 'EROFS') return `${where} can only be read: name another folder.`;
  if (code === 'ENOENT' && place !== null) return `Is ${place} the folder that was meant?`;
  return null;
}
