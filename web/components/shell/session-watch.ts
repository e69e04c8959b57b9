// Whether this page is being left on purpose: the end of its session then needs no dialog.

let isLeaving = false;

/** Returns the function that takes it back: the person stays after all. */
export function leaveQuietly(): () => void {
  isLeaving = true;
  return () => {
    isLeaving = false;
  };
}

export function isLeavingQuietly(): boolean {
  return isLeaving;
}
