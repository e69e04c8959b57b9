// The one lock of power over people: accounts, roles, departments and API tokens are changed one act after the other.
import type { Context } from '../../context.ts';
import { lockName } from '../../database/locks.ts';
import { readViewerAgain } from '../accounts/viewer/viewer.service.ts';

/**
 * Waits until no other act of this kind is under way, then reads the viewer's rights again: an administrator disabled meanwhile does
 * nothing more. Departments are included, because their place decides what administrators may do, and two moves at once could make a
 * circle. Errors: those of `readViewerAgain`.
 */
export async function lockPower(ctx: Context): Promise<void> {
  await lockName(ctx.em, 'power');
  await readViewerAgain(ctx);
}
