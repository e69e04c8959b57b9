// Handles a picture chosen in an editor: uploads it and returns its address; null when it was refused, which has been reported.
export type UploadImage = (file: File) => Promise<{ file: string; src: string } | null>;
