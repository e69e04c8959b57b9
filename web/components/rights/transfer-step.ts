// Progress of a manuscript's transfer, and the viewer's next step.
import type { ActName } from '../../../shared/workflow.ts';

export type TransferStep =
  | { step: 'agree' | 'handIn' | 'done' | 'none' }
  /** It waits for another author. */
  | { step: 'lookOn'; reason: string };

interface Manuscript {
  readonly transfer: { readonly agreedAt: string | null | undefined; readonly handedInAt: string | null | undefined } | null | undefined;
  readonly viewerActs: readonly { readonly act: ActName; readonly isAllowed: boolean; readonly refusal: string | null | undefined }[];
}

export function transferStep({ transfer, viewerActs }: Manuscript): TransferStep {
  if (!transfer) return { step: 'none' };
  if (transfer.handedInAt) return { step: 'done' };
  const act = viewerActs.find(({ act }) => act === 'AUTHORIZE');
  if (!act) return { step: 'none' };
  if (!act.isAllowed) return { step: 'lookOn', reason: act.refusal ?? '' };
  return { step: transfer.agreedAt ? 'handIn' : 'agree' };
}
