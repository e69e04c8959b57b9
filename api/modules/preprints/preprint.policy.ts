// Who may read preprints (D2-126): the offices of journals and the operations centre. Preprints belong to no journal, so no scope narrows
// them; nobody else sees any, not even the sender.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { PolicyViewer } from '../contributions/access/capacity.ts';
import { READING_PREPRINTS } from './preprint.types.ts';

const kinds: readonly number[] = READING_PREPRINTS.map((code) => RoleKind[code]);

export const preprintPolicy = {
  view: ({ kind }: Pick<PolicyViewer, 'kind'>): Refusal | null => (kinds.includes(kind) ? null : { code: 'NOT_FOUND' }),
};
