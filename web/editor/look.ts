// How a formatted text looks, while it is edited and where it is read.
import type { SystemStyleObject } from '@chakra-ui/react';
import { MOST_INDENT, TEXT_COLOURS } from '../../shared/rich-text.ts';

/** Colours of the palette as they read in light and dark; any other is made lighter in the dark. */
const INKS: ReadonlyMap<string, string> = new Map([
  [TEXT_COLOURS.red, 'danger-fg'],
  [TEXT_COLOURS.amber, 'warning-fg'],
  [TEXT_COLOURS.green, 'success-fg'],
  [TEXT_COLOURS.blue, 'accent-fg'],
  [TEXT_COLOURS.violet, 'violet-fg'],
  [TEXT_COLOURS.grey, 'fg-muted'],
]);

export function inkOf(colour: string): string {
  const name = INKS.get(colour);
  return name === undefined ? `light-dark(${colour}, color-mix(in oklab, ${colour} 45%, white))` : `var(--c-colors-${name})`;
}

const depths = Array.from({ length: MOST_INDENT + 1 }, (_none, depth) => depth);
const counters = (from: number) =>
  depths
    .slice(from)
    .map((depth) => `list${depth}`)
    .join(' ') || 'none';

/** Items stand beside each other while they are edited: their numbers are counted by depth. */
const editedLists: SystemStyleObject = Object.fromEntries(
  depths.flatMap((depth): [string, SystemStyleObject][] => [
    [
      `& [data-list][data-depth="${depth}"]`,
      { counterReset: counters(depth + 1), position: 'relative', marginInlineStart: `${(depth + 1) * 1.75}em`, marginBlock: '0.15em' },
    ],
    [`& [data-list=ordered][data-depth="${depth}"]`, { counterIncrement: `list${depth}` }],
    [`& [data-list=bulleted][data-depth="${depth}"]`, { counterReset: counters(depth) }],
    [`& [data-list=ordered][data-depth="${depth}"]::before`, { content: `counter(list${depth}) "."` }],
  ]),
);

export const richTextLook: SystemStyleObject = {
  lineHeight: 'reading',
  overflowWrap: 'anywhere',
  counterReset: counters(0),
  '& > * + *': { marginBlockStart: '0.6em' },
  '& h1, & h2, & h3, & h4, & h5, & h6': { fontWeight: 'semibold', lineHeight: 'tight' },
  '& h1': { fontSize: '1.7em' },
  '& h2': { fontSize: '1.45em' },
  '& h3': { fontSize: '1.25em' },
  '& h4': { fontSize: '1.1em' },
  '& h5': { fontSize: '1em' },
  '& h6': { fontSize: '0.9em', color: 'fg.muted' },
  '& strong': { fontWeight: 'bold' },
  '& blockquote, & [data-quote]': {
    borderInlineStartWidth: '3px',
    borderColor: 'border.control',
    paddingInlineStart: '1em',
    color: 'fg.muted',
  },
  '& blockquote > * + *': { marginBlockStart: '0.6em' },
  '& pre': { fontFamily: 'mono', fontSize: '0.92em', bg: 'bg.subtle', borderRadius: 'md', px: '3', py: '2', whiteSpace: 'pre-wrap' },
  '& ol': { listStyleType: 'decimal', paddingInlineStart: '1.75em' },
  '& ul': { listStyleType: 'disc', paddingInlineStart: '1.75em' },
  '& li > ul': { listStyleType: 'circle' },
  '& a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& img': { display: 'inline-block', maxWidth: '100%', height: 'auto', verticalAlign: 'bottom', borderRadius: 'sm' },
  '& > :not([data-list])': { counterReset: counters(0) },
  ...editedLists,
  '& [data-list]::before': {
    position: 'absolute',
    insetInlineStart: '-1.75em',
    width: '1.4em',
    textAlign: 'end',
    color: 'fg.muted',
    content: '"•"',
  },
};
