// Who keeps the register of institutions: operations, as the dictionaries. Everybody who is signed in may read what it says.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';

export const institutionPolicy = {
  keep: ({ kind }: { kind: RoleKindId }): Refusal | null => (kind === RoleKind.OPERATIONS ? null : { code: 'FORBIDDEN' }),
};
