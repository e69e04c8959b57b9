// Rich text for readers of plain text: paragraphs apart, lists with their marks, links with their addresses, images by their description.
import { convert } from 'html-to-text';

export function plainText(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      { selector: 'img', format: 'shown' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
      })),
    ],
    formatters: { shown: ({ attribs }, _walk, builder) => builder.addInline(attribs?.['alt'] ?? '') },
  });
}
