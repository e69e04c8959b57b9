// Messages are letters: nobody but the addressee may know of them, whatever their role.
import type { Refusal } from '../../../shared/errors.ts';

export const messagePolicy = {
  view: (viewer: { userId: number }, message: { user: { id: number } }): Refusal | null =>
    message.user.id === viewer.userId ? null : { code: 'NOT_FOUND' },
};
