// What the page of an editor does with a picture that was chosen: it uploads it and says where it is; null when it was refused, which has been told.
export type UploadImage = (file: File) => Promise<{ file: string; src: string } | null>;
