// The two acts on new submissions that a list offers: receive and refuse (S2 §2.1, D2-66).
import type { RoleKindCode } from '../../../shared/roles.ts';

export type IntakeAct = 'receive' | 'refuse';

const BOTH: readonly IntakeAct[] = ['receive', 'refuse'];
const REFUSE: readonly IntakeAct[] = ['refuse'];

/** Editors receive or refuse; chief, executive and associate editors turn away at the desk; nobody else does either. */
export function intakeActsOf(role: RoleKindCode): readonly IntakeAct[] {
  if (role === 'EDITOR') return BOTH;
  return role === 'EXECUTIVE_EDITOR' || role === 'EDITOR_IN_CHIEF' || role === 'ASSOCIATE_EDITOR_IN_CHIEF' ? REFUSE : [];
}

/** What became of one manuscript of a bulk act. `refusal` is in the reader's language. */
export interface IntakeResult {
  readonly contributionId: string;
  readonly done: boolean;
  readonly refusal: string | null | undefined;
}
