// The periodical or conference that was managed last in this browser tab (S3 §2.5): screens about one open with it.
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';

const keyOf = (kind: ColloquiumKindName): string => `chosenColloquium:${kind}`;

export const lastChosen = (kind: ColloquiumKindName): string | null => sessionStorage.getItem(keyOf(kind));

export function rememberChosen(kind: ColloquiumKindName, id: string): void {
  sessionStorage.setItem(keyOf(kind), id);
}

export function forgetChosen(kind: ColloquiumKindName): void {
  sessionStorage.removeItem(keyOf(kind));
}
