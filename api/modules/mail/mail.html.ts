// The HTML side of a letter: the same words as its text, escaped, in quiet type. Only links to ourselves become links.
import type { LanguageTag } from '../../../shared/messages.ts';

interface Letter {
  subject: string;
  text: string;
  language: LanguageTag;
  /** Addresses below this one are linked; any other, such as one inside a title, stays text. */
  trustedOrigin: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function htmlOf({ subject, text, language, trustedOrigin }: Letter): string {
  return frameOf({ subject, language, body: paragraphsOf(text, trustedOrigin) });
}

/** The frame that all our letters stand in. `body` is HTML. */
export function frameOf({ subject, language, body }: Pick<Letter, 'subject' | 'language'> & { body: string }): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#FAF9F6;color:#1C2430;font:15px/1.7 'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E3E0D8;border-radius:6px">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(subject)}</h1>
${body}
</div></body></html>`;
}

/** A letter's text as paragraphs of HTML. */
export function paragraphsOf(text: string, trustedOrigin: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${linked(escapeHtml(paragraph), trustedOrigin).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

function linked(escaped: string, origin: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>，。；、）]+/g, (address) => {
    const isOurs = address === origin || ['/', '?', '#'].some((next) => address.startsWith(origin + next));
    return isOurs ? `<a href="${address}" style="color:#2B4C8C">${address}</a>` : address;
  });
}
