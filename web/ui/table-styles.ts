// Styles of tables; under 768 px each row becomes a card whose cells carry their column's name.
import type { SystemStyleObject } from '@chakra-ui/react';

const CARDS = '@media screen and (max-width: 767.98px)';

export const frame: SystemStyleObject = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', [CARDS]: { bg: 'transparent', border: 0 } };

export const table: SystemStyleObject = {
  width: 'full', borderCollapse: 'separate', borderSpacing: '0', tableLayout: 'auto', textAlign: 'start',
  [CARDS]: { display: 'block', '& > tbody': { display: 'grid', gap: '3' }, '& > tbody > tr': { display: 'block' }, '& > thead': { display: 'none' } },
};

export const headerCell: SystemStyleObject = {
  position: 'sticky', top: 'var(--header-height, 0px)', zIndex: 'sticky', bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'medium', fontSize: 'sm', textAlign: 'start', whiteSpace: 'nowrap',
  px: '3', height: '10', borderBottomWidth: '1px', _first: { borderTopLeftRadius: 'md' }, _last: { borderTopRightRadius: 'md' },
};

export const row: SystemStyleObject = {
  '& > td': { borderBottomWidth: '1px' },
  '&:last-of-type > td': { borderBottomWidth: '0' },
  _hover: { bg: 'bg' },
  '&[data-selected], &[data-selected]:hover': { bg: 'accent.tint' },
  [CARDS]: {
    bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', p: '3', position: 'relative',
    '& > td': { borderBottomWidth: '0' },
    '&:has(> td[data-part=select]) > td[data-part=title]': { pe: '8' },
  },
};

export const cell: SystemStyleObject = {
  px: '3', py: '2', height: '11', verticalAlign: 'middle', minW: '0',
  [CARDS]: {
    display: 'block', height: 'auto', px: '0', py: '1', textAlign: 'start!',
    '&[data-label]': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: '2', '& > *': { justifySelf: 'start' }, '&::before': { content: 'attr(data-label)', color: 'fg.muted', fontSize: 'sm' } },
    '&[data-part=select]': { position: 'absolute', top: '3', insetEnd: '3', p: '1' },
    '&[data-part=title]': { fontSize: 'lg' },
  },
};
