// Role kinds as the API names them.
import { registerEnumType } from 'type-graphql';
import { RoleKind } from '../../../shared/roles.ts';

registerEnumType(RoleKind, { name: 'RoleKind' });

export { RoleKind };
