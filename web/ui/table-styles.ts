// Styles of tables; under 768 px each row becomes a card whose cells carry their column's name.
import type { SystemStyleObject } from '@chakra-ui/react';

const CARDS = '@media screen and (max-width: 767.98px)';
const TABLE = '@media print, (min-width: 768px)';
const NARROW = '@media (max-width: 1199.98px)';

/** Columns that stand beneath the title where there is no room for them. */
const wideOnly: SystemStyleObject = { '&&[data-from=xl]': { [NARROW]: { display: 'none' } } };

/** The title has a width of all and a largest of nothing: exactly what the other columns leave, however long its words. */
const oneLine: SystemStyleObject = { [TABLE]: { whiteSpace: 'nowrap', '&[data-part=title]': { width: 'full', maxW: '0' } } };

export const frame: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  [CARDS]: { bg: 'transparent', border: 0 },
};

export const table: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  tableLayout: 'auto',
  textAlign: 'start',
  [CARDS]: {
    display: 'block',
    '& > tbody': { display: 'grid', gap: '3' },
    '& > tbody > tr:not([data-row])': { display: 'block' },
    '& > thead': { display: 'none' },
  },
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
  px: '3',
  height: '10',
  borderBottomWidth: '1px',
  _first: { borderTopLeftRadius: 'md' },
  _last: { borderTopRightRadius: 'md' },
  ...wideOnly,
};

export const row: SystemStyleObject = {
  '& > td': { borderBottomWidth: '1px' },
  '&:last-of-type > td': { borderBottomWidth: '0' },
  _hover: { bg: 'bg' },
  // Also under the pointer: the hover rule counts three.
  '&&&[data-selected]': { bg: 'accent.tint' },
  [CARDS]: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    p: '3',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    columnGap: '4',
    '& > td': { borderBottomWidth: '0' },
    '&:has(> td[data-part=select]) > td[data-part=title]': { pe: '8' },
  },
};

export const cell: SystemStyleObject = {
  px: '3',
  py: '1',
  height: '11',
  verticalAlign: 'middle',
  minW: '0',
  '[data-one-line] &': oneLine,
  ...wideOnly,
  [CARDS]: {
    display: 'block',
    gridColumn: '1 / -1',
    height: 'auto',
    px: '0',
    py: '1',
    textAlign: 'start!',
    '&[data-label]': {
      display: 'grid',
      gridColumn: 'auto',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      gap: '2',
      '& > *': { justifySelf: 'start' },
      '&::before': { content: 'attr(data-label)', color: 'fg.muted', fontSize: 'sm' },
    },
    '&[data-part=select]': { position: 'absolute', top: '3', insetEnd: '3', p: '1' },
    '&[data-part=title]': { fontSize: 'lg' },
  },
};
