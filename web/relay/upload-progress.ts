// Progress of file uploads for their observers, and how to cancel one.

type Listener = (progress: number) => void;

const listeners = new WeakMap<File, Listener>();

/** `listener` gets 0 to 1 while `file` is on its way to the server. */
export function watchUpload(file: File, listener: Listener): void {
  listeners.set(file, listener);
}

export function uploadListenerOf(files: readonly File[]): Listener | undefined {
  return files.map((file) => listeners.get(file)).find((listener) => listener !== undefined);
}

const ways = new WeakMap<File, () => void>();

/** Says how the upload under way can be called off. */
export function onUploadCancelled(files: readonly File[], abort: () => void): void {
  for (const file of files) ways.set(file, abort);
}

/** Calls the upload of `file` off; its action fails with UploadCancelled. */
export function cancelUpload(file: File): void {
  ways.get(file)?.();
}
