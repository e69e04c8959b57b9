// Who wants to know how far the upload of a file has come.

type Listener = (progress: number) => void;

const listeners = new WeakMap<File, Listener>();

/** `listener` gets 0 to 1 while `file` is on its way to the server. */
export function watchUpload(file: File, listener: Listener): void {
  listeners.set(file, listener);
}

export function uploadListenerOf(files: readonly File[]): Listener | undefined {
  return files.map((file) => listeners.get(file)).find((listener) => listener !== undefined);
}
