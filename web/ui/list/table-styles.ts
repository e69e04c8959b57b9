// Styles of tables. Columns have widths of their own and the title gets the rest, so that nothing moves with the data. All goes by the
// width of the container: a column without room stands beneath the title, and under 48rem each row becomes a card. From 64rem on a row
// is 44 px: the title on one line, one line of facts beneath (B-413).
import type { SystemStyleObject } from '@chakra-ui/react';

/** Least widths of the container, in rem, at which a column may stand by itself. */
const ROOMS = [56, 64, 72, 88, 96] as const;
export type Room = (typeof ROOMS)[number];

const under = (rem: number) => `@container table (width < ${rem}rem)`;
const from = (rem: number) => `@container table (width >= ${rem}rem)`;
/** On paper rows stay rows, however narrow the sheet is. */
const cards = (styles: SystemStyleObject): SystemStyleObject => ({ '@media screen': { [under(48)]: styles } });
const table48 = (styles: SystemStyleObject): SystemStyleObject => ({ [from(48)]: styles });
/** Where rows have one height. */
const oneLine = (styles: SystemStyleObject): SystemStyleObject => ({ [from(64)]: styles });
/** Where a pointer can show what is hidden. */
const hovering = (styles: SystemStyleObject): SystemStyleObject => ({ '@media (hover: hover)': { [from(48)]: styles } });

const inRoom = (rule: (room: Room) => SystemStyleObject) => Object.fromEntries(ROOMS.flatMap((room) => Object.entries(rule(room))));
/** A column that needs more room than there is. */
const needsRoom: SystemStyleObject = inRoom((room) => ({ [under(room)]: { [`&&[data-from="${room}"]`]: { display: 'none' } } }));

export const frame: SystemStyleObject = { containerType: 'inline-size', containerName: 'table' };

export const table: SystemStyleObject = {
  width: 'full',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  borderCollapse: 'separate',
  borderSpacing: '0',
  tableLayout: 'fixed',
  textAlign: 'start',
  ...cards({
    display: 'block',
    bg: 'transparent',
    border: '0',
    // A line that does not wrap must not widen its card.
    '& > tbody': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    '& > tbody > tr:not([data-row])': { display: 'block', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md' },
    '& > tbody > tr:not([data-row]) > td': { display: 'block' },
    '& > thead': { display: 'none' },
  }),
};

export const headerCell: SystemStyleObject = {
  position: 'sticky',
  top: 'var(--header-height, 0px)',
  zIndex: 'sticky',
  bg: 'bg.subtle',
  color: 'fg.muted',
  fontWeight: 'medium',
  fontSize: 'sm',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  px: '2',
  height: '10',
  borderBottomWidth: '1px',
  _first: { borderTopLeftRadius: 'md', ps: '3' },
  _last: { borderTopRightRadius: 'md', pe: '3' },
  '&[data-align=end]': { textAlign: 'end' },
  ...needsRoom,
};

export const row: SystemStyleObject = {
  '& > td': { borderBottomWidth: '1px' },
  '&:last-of-type > td': { borderBottomWidth: '0' },
  _hover: { bg: 'bg' },
  // Where one stands by the keys.
  '&:focus-visible, &:has([data-part=title] :focus-visible)': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  _focusVisible: { outlineOffset: '-2px' },
  // Under links that appear over a cell.
  '&:focus-within': { bg: 'bg.panel' },
  '&:hover [data-quiet], &:focus-within [data-quiet]': { opacity: '1' },
  // Not beneath the header of the page with that of the table, nor beneath the bar of ticked rows.
  scrollMarginTop: 'calc(var(--header-height, 0px) + 2.75rem)',
  scrollMarginBottom: '4.5rem',
  '&&[data-marked]': { bg: 'danger.tint', color: 'danger.fg' },
  '&[data-marked] [data-badge]': { boxShadow: 'inset 0 0 0 1px currentColor' },
  // Also under the pointer: the hover rule counts three.
  '&&&[data-selected]': { bg: 'accent.tint' },
  // A badge in the tint of the selection would vanish into it.
  '&[data-selected] [data-badge]': { boxShadow: 'inset 0 0 0 1px currentColor' },
  ...cards({
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    px: '3',
    py: '2.5',
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    '& > td': { borderBottomWidth: '0' },
    '&:has(> td[data-part=select]) > td[data-part=title]': { pe: '8' },
  }),
};

/** Beneath the head of a table without rows, as if it were its body. */
export const empty: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderBottomRadius: 'md',
  ...cards({ borderTopWidth: '1px', borderRadius: 'md' }),
};

/** Contents open beneath a row. */
export const detail: SystemStyleObject = {
  '& > td': { bg: 'bg.subtle', px: '3', py: '2.5', borderBottomWidth: '1px' },
  '&:last-of-type > td': { borderBottomWidth: '0' },
};

export const cell: SystemStyleObject = {
  px: '2',
  py: '1.5',
  height: '11',
  verticalAlign: 'middle',
  minW: '0',
  _first: { ps: '3' },
  _last: { pe: '3' },
  '&[data-align=end]': { textAlign: 'end' },
  '&:empty::before': { content: '"—"' },
  // A mark in a line of its own is no higher than the line.
  '& abbr': { lineHeight: '1rem', verticalAlign: 'baseline' },
  '&[data-part=acts]': { bg: 'inherit' },
  ...oneLine({
    py: '0.5',
    lineHeight: 'tight',
    '& time': { whiteSpace: 'nowrap' },
    // A state is cut rather than broken, and leaves room for a line beneath it.
    '& [data-status]': { maxWidth: 'full', minHeight: '5', px: '1.5', py: '0', gap: '1', whiteSpace: 'nowrap' },
    // Latin words are longer.
    '&:lang(en) [data-status]': { fontSize: 'xs' },
  }),
  ...needsRoom,
  ...cards({
    display: 'block',
    height: 'auto',
    '&&': { px: '0', py: '0' },
    color: 'fg.muted',
    '&[data-part=fact], &&:empty': { display: 'none' },
    '&[data-part=title]': { flex: '0 0 100%', color: 'fg', fontSize: 'lg' },
    '&[data-part=mark]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', fontSize: 'sm' },
    '&[data-part=acts]': { ms: 'auto' },
    '&[data-part=select]': { position: 'absolute', top: '2.5', insetEnd: '3' },
  }),
};

/** The line beneath the title: facts that have no column, or none at this width. */
export const facts: SystemStyleObject = {
  color: 'fg.muted',
  fontSize: 'sm',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A point between them: each has one in front, and the line begins behind the first.
  textIndent: '-1em',
  '& > span::before': { content: '"·"', display: 'inline-block', width: '1em', textIndent: '0', textAlign: 'center' },
  '& > span:empty': { display: 'none' },
  // A time has one form for the screen and one for paper.
  '& > span *:not(time > *)': { display: 'inline' },
  // A card has no pointer over it that could tell the rest.
  ...cards({
    whiteSpace: 'normal',
    overflow: 'visible',
    // Badges on lines one above the other do not touch.
    lineHeight: '1.5rem',
    textIndent: '0',
    mt: '0.5',
    '& > span': { display: 'inline-block', maxWidth: 'full', me: '3' },
    '& > span::before': { content: 'none' },
    '& > span *': { whiteSpace: 'inherit' },
  }),
  ...table48({ '& > span[data-until=cards]': { display: 'none' } }),
  ...inRoom((room) => ({ [from(room)]: { [`& > span[data-until="${room}"]`]: { display: 'none' } } })),
};

/** Acts that appear when their row has the pointer or the focus; always there by touch. */
export const quiet: SystemStyleObject = hovering({ opacity: '0', transition: 'opacity 100ms' });

/** A column of such acts, which then take the cell before it, too. */
export const quietActs: SystemStyleObject = {
  ...quiet,
  ...table48({
    display: 'flex',
    justifyContent: 'flex-end',
    bg: 'inherit',
    '& > span': { flexShrink: '0', ps: '3', bg: 'inherit', whiteSpace: 'nowrap' },
  }),
};

/** The width of their column: less where they are hidden. */
export const quietWidth = (width: string): SystemStyleObject => hovering({ '&&': { width } });
