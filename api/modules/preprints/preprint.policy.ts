// Who may read preprints (D2-126): the offices of journals and the operations centre. They belong to no journal, so that no scope narrows them; to
// everybody else there are none, the person who sent one in among them.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { PolicyViewer } from '../contributions/access/contribution.viewpoint.ts';
import { READING_PREPRINTS } from './preprint.types.ts';

const kinds: readonly number[] = READING_PREPRINTS.map((code) => RoleKind[code]);

export const preprintPolicy = {
  view: ({ kind }: Pick<PolicyViewer, 'kind'>): Refusal | null => (kinds.includes(kind) ? null : { code: 'NOT_FOUND' }),
};
