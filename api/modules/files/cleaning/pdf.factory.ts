// PDFs as programs write them, for the tests: with a text, and encrypted in each way of the format.
import { type EncryptionAlgorithm, PDFDocument, PDFString } from '@cantoo/pdf-lib';

/** Text on the page, and its writer. */
export const [PAGE_TEXT, PDF_WRITER] = ['The text stays as it was', 'Canary Zhang'];

async function written(change: (pdf: PDFDocument) => void): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage().drawText(PAGE_TEXT);
  pdf.context.trailerInfo.Info = pdf.context.register(pdf.context.obj({ Author: PDFString.of(PDF_WRITER) }));
  change(pdf);
  return pdf;
}

export async function plainPdf(change: (pdf: PDFDocument) => void = () => undefined, useObjectStreams = false): Promise<Buffer> {
  return Buffer.from(await (await written(change)).save({ useObjectStreams }));
}

/** `password`: '' opens everywhere, and only limits the reader's actions. */
export async function encryptedPdf(
  algorithm: EncryptionAlgorithm,
  password: string,
  change: (pdf: PDFDocument) => void = () => undefined,
  useObjectStreams = true,
): Promise<Buffer> {
  const pdf = await written((document) => {
    change(document);
    document.encrypt({ algorithm, userPassword: password, ownerPassword: 'the owner', permissions: {}, allowWeakCryptography: true });
  });
  return Buffer.from(await pdf.save({ useObjectStreams: useObjectStreams && algorithm.startsWith('AES') }));
}
