// Small real files for the demo's manuscripts, so that downloads open. Their bytes go to the storage while the play goes on.
import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { CONTENT_MIME } from '../modules/files/content.ts';
import { newStorageKey, type Storage } from '../storage/storage.ts';

interface StoredFile {
  storageKey: string;
  extension: string;
  mime: string;
  /** Bytes. */
  size: number;
}

/** Puts files into the storage without keeping anyone waiting; `done` rejects when one could not be written. */
export class FileShelf {
  readonly #storage: Storage;
  readonly #writes: Promise<unknown>[] = [];
  #failure: { error: unknown } | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  put(kind: 'docx' | 'pdf' | 'png', bytes: Uint8Array): StoredFile {
    const storageKey = newStorageKey();
    const write = this.#storage
      .put(storageKey, Readable.from([Buffer.from(bytes)]))
      .catch((error: unknown) => (this.#failure ??= { error }));
    this.#writes.push(write);
    return { storageKey, extension: kind, mime: CONTENT_MIME[kind], size: bytes.length };
  }

  async done(): Promise<void> {
    await Promise.all(this.#writes);
    if (this.#failure) throw this.#failure.error;
  }
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string, size: number): string =>
  `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const wordParts = {
  '[Content_Types].xml': strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
  ),
  '_rels/.rels': strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  ),
};

/** A Word document (ECMA-376, its three necessary parts): the first text large, the others as paragraphs. */
export function wordDocument([title = '', ...paragraphs]: readonly string[]): Uint8Array {
  const body = [paragraph(title, 36), ...paragraphs.map((text) => paragraph(text, 24))].join('');
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({ ...wordParts, 'word/document.xml': strToU8(document) }, { level: 1 });
}

/** A one-page PDF in English (the reader's own Helvetica, so no font is embedded): lines of at most 80 characters. */
export function pdfDocument(texts: readonly string[]): Uint8Array {
  const lines = texts.flatMap((text) => [...(text.replaceAll(/[^ -~]/g, '-').match(/.{1,80}(?:\s|$)/g) ?? []), '']);
  const shown = lines.map((line) => `(${line.trim().replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 16 TL 60 770 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return strToU8(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** A picture of one white pixel, in place of a scan of the signed agreement. */
export const whitePixel: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64',
);
