// A letter as a mail: rich text in the house's frame, with its images as parts, and the same as plain text.
import { escapeHtml, frameOf } from '../mail/mail.html.ts';
import { mailFooter, queueWritten, subjectLine, type MailContext, type WrittenMail } from '../mail/mail.service.ts';
import { withImageAddresses } from './image-links.ts';
import { plainText } from './plain-text.ts';
import { keepImages } from './letter-image.service.ts';

interface NewLetter extends Pick<WrittenMail, 'to' | 'about' | 'language' | 'sendAfter' | 'firstId'> {
  subject: string;
  /** Rich text as it is kept (sanitize.ts), its places filled. */
  html: string;
}

/** Writes the letter and its job in the open transaction. Answers the id of the mail. */
export async function queueLetter(ctx: MailContext, letter: NewLetter): Promise<number> {
  const subject = subjectLine(letter.subject);
  const footer = mailFooter(ctx, letter.language);
  const images = await keepImages(ctx, letter.html);
  const body = withImageAddresses(letter.html, (id) => `cid:${cidOf(id)}`);
  return await queueWritten(ctx, {
    ...letter,
    subject,
    isRich: true,
    text: `${plainText(letter.html)}\n\n${footer}`,
    html: frameOf({
      subject,
      language: letter.language,
      body: `${body}\n<p style="margin:24px 0 0;color:#5B6675">${escapeHtml(footer)}</p>`,
    }),
    images: images.map(({ id, storageKey, name, mime }) => ({ cid: cidOf(id), storageKey, name, mime })),
  });
}

const cidOf = (imageId: number): string => `letter-image-${imageId}@colloquium`;
