// A letter as its office reads it: as it went, but for what opens what its links lead to.
import type { Context } from '../../context.ts';
import { paragraphs } from '../letters/fill.ts';
import { withSources } from '../letters/image-links.ts';
import { richText } from '../letters/sanitize.ts';
import type { Mail } from '../mail/mail.entity.ts';

/** In the query of an address, in text or in HTML: whatever its name, if it is long enough to open something; else by its name. */
const SECRET = /([?&]|&amp;)((?:ticket|code|validateCode|token|key)=|[\w-]{1,40}=(?=[\w~.%-]{32}))[^\s&"'<>#，。；、）]+/gi;

const withoutSecrets = (written: string): string => written.replaceAll(SECRET, '$1$2…');

export const shownText = withoutSecrets;

/** The frame's own heading says the subject, which is shown apart. */
const HEADING = /^[\s\S]*?<h1\b[^>]*>[\s\S]*?<\/h1>/;

/** By the allow-list of letters, whatever is stored: what is not on it is left out. */
export function shownHtml(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, { html, text }: Pick<Mail, 'html' | 'text'>): string {
  const { html: kept } = richText(withoutSecrets(html.replace(HEADING, '')));
  return withSources(ctx, kept || paragraphs(withoutSecrets(text)));
}
