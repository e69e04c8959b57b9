// A letter as its office reads it: as it was sent, without the secrets in its links.
import type { Context } from '../../context.ts';
import { paragraphs } from '../letters/fill.ts';
import { withSources } from '../letters/image-links.ts';
import { richText } from '../letters/sanitize.ts';
import type { Mail } from '../mail/mail.entity.ts';

/** A query parameter of an address, in text or in HTML: any name if the value is long enough to be a secret; else by its name. */
const SECRET = /([?&]|&amp;)((?:ticket|code|validateCode|token|key)=|[\w-]{1,40}=(?=[\w~.%-]{32}))[^\s&"'<>#，。；、）]+/gi;

const withoutSecrets = (written: string): string => written.replaceAll(SECRET, '$1$2…');

export const shownText = withoutSecrets;

/** The frame's own heading says the subject, which is shown apart. */
const HEADING = /^[\s\S]*?<h1\b[^>]*>[\s\S]*?<\/h1>/;

/** By the allow-list of letters, even for stored ones: elements not on it are left out. */
export function shownHtml(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, { html, text }: Pick<Mail, 'html' | 'text'>): string {
  const { html: kept } = richText(withoutSecrets(html.replace(HEADING, '')));
  return withSources(ctx, kept || paragraphs(withoutSecrets(text)));
}
