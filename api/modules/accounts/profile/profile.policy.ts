// Personal information is for the person alone; no role opens it to others.
import type { Refusal } from '../../../../shared/errors.ts';

export const profilePolicy = {
  view: (viewer: { userId: number }, profile: { user: { id: number } }): Refusal | null =>
    profile.user.id === viewer.userId ? null : { code: 'NOT_FOUND' },
};
