// Fills the places of a letter with values. Values are text: escaped, with their line ends kept.
import { PLACE, type LetterVariable } from '../../../shared/letter-variables.ts';
import { variableToken } from '../../../shared/rich-text.ts';
import { escapeHtml } from '../mail/mail.html.ts';
import { walk } from './walk.ts';

/** Null leaves the place as it stands, for a reader who may not know the value. */
export type LetterValues = Readonly<Partial<Record<LetterVariable, string | null>>>;

/** Rich text as it is kept, with its places filled; a variable without a value is blank. */
export function filled(html: string, values: LetterValues): string {
  const valueOf = (name: string) => new Map<string, string | null>(Object.entries(values)).get(name);
  return walk(html, {
    element: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes['href'] === variableToken('link') && values.link !== null
          ? { ...attributes, href: values.link ?? '' }
          : { ...attributes },
    }),
    text: (escaped, isInLink) =>
      escaped.replaceAll(PLACE, (place, written: string) => {
        const name = written.trim();
        const value = valueOf(name);
        if (value === null) return place;
        const text = escapeHtml(withoutPlaces(value ?? '')).replaceAll('\n', '<br />');
        return name === 'link' && text !== '' && !isInLink ? `<a href="${text}">${text}</a>` : text;
      }),
  });
}

/**
 * A title or an opinion may contain text that looks like a placeholder: an invisible joiner breaks it, because an edited letter is filled
 * once more.
 */
export function withoutPlaces(text: string): string {
  return text.replaceAll(PLACE, (place) => place.replace('{{', '{\u2060{'));
}

/** Plain text as paragraphs of rich text: blank lines part them. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
