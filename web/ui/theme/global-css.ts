// Styles of bare elements: paper and ink, tabular numbers, focus ring. See also base.css.
import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'normal',
    colorScheme: 'light',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '&:lang(en)': { fontFamily: 'bodyLatin' },
    '&.dark': { colorScheme: 'dark' },
    // A native dialog leaves the page behind it scrollable.
    '&:has(dialog[open])': { overflow: 'hidden' },
    // The room of a panel beside the page (BesidePanel): the page is narrower by it, and nothing of it is covered.
    '&:has([data-beside])': { '--beside': '35rem' },
  },
  'html:has([data-beside]) body': { '@media screen': { paddingInlineEnd: 'var(--beside)' } },
  'html:has([data-beside]) [data-gives-way]': { '@media screen and (max-width: 1599px)': { display: 'none' } },
  'input[lang=en], textarea[lang=en]': { fontFamily: 'bodyLatin' },
  body: { fontSize: 'md', minHeight: '100dvh' },
  '#root': { minHeight: '100dvh' },
  '*, *::before, *::after': { borderColor: 'border' },
  '::placeholder': { color: 'fg.muted', opacity: 0.8 },
  '::selection': { bg: 'accent.tint', color: 'fg' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
  'a, button, summary, label': { touchAction: 'manipulation' },
  'button:disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
});
