// Addresses of letter images: kept text names them by id, a reader gets links that are good for that person's session, a mail its own
// parts.
import { z } from 'zod';
import { signedIn, type Clock, type Context } from '../../context.ts';
import { readId } from '../../graphql/node.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';
import { holderOf, holderShape, steadyUntil } from '../files/ticket.ts';

export const LETTER_IMAGES = '/letter-images';

/** As kept text writes an image (sanitize.ts). */
const IMAGE = /<img data-file="([\w=-]+)"/g;

const ticketShape = holderShape.extend({ imageId: z.number().int() });
export type ImageTicket = z.infer<typeof ticketShape>;

export function imageUrl(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, imageId: number): string {
  const ticket: ImageTicket = { imageId, ...holderOf(signedIn(ctx), steadyUntil(ctx.clock)) };
  return `${LETTER_IMAGES}/${signedTicket(ctx.env.SECRET_KEY, 'letterImages', ticket)}`;
}

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readImageTicket(secret: string, text: string, clock: Clock): ImageTicket | null {
  return readSignedTicket(secret, 'letterImages', text, ticketShape, clock);
}

/** The text with each image's address, made for this viewer. */
export function withSources(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, html: string): string {
  return withImageAddresses(html, (id) => imageUrl(ctx, id));
}

/** The text with an address for each image: `addressOf` gets its row's id. */
export function withImageAddresses(html: string, addressOf: (imageId: number) => string): string {
  return html.replaceAll(IMAGE, (image, opaque: string) => {
    const found = readId(opaque);
    return found?.type === 'LetterImage' ? `${image} src="${addressOf(found.id)}"` : image;
  });
}

/** Row ids of the images in kept text. */
export function imageIdsIn(html: string): number[] {
  return [...new Set([...html.matchAll(IMAGE)].flatMap(([, opaque = '']) => readId(opaque)?.id ?? []))];
}
