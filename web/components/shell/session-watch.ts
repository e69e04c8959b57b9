// Whether this page is being left on purpose: the end of its session then needs no dialog.

let isLeaving = false;

export function leaveQuietly(): void {
  isLeaving = true;
}

export function isLeavingQuietly(): boolean {
  return isLeaving;
}
