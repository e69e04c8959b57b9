// A small real Word document for each demo manuscript, so that downloads open.
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';

/** The bytes of a .docx: the first text as heading, the others as paragraphs. */
export async function wordDocument(texts: readonly string[]): Promise<Buffer> {
  const [title = '', ...paragraphs] = texts;
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), ...paragraphs.map((text) => new Paragraph({ text }))];
  return await Packer.toBuffer(new Document({ creator: 'Colloquium demo', sections: [{ children }] }));
}
