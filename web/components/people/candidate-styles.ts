// The layout of the candidates' table: where there is room the figures stand in columns beside the name, and the other facts in a line
// beneath; else all of it flows, each figure with its name.
import type { SystemStyleObject } from '@chakra-ui/react';

export const WIDE = '@container candidates (width >= 46rem)';

const FIGURE_WIDTH = '6.25rem';
const ACT_WIDTH = '6rem';
const GAP = '0.75rem';

/** Read out, and seen where there are columns. */
const UNSEEN: SystemStyleObject = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };
const SEEN: SystemStyleObject = { position: 'static', height: 'auto', overflow: 'visible', clipPath: 'none' };
const NAME_WIDTH = `calc(100% - 5 * ${FIGURE_WIDTH} - ${ACT_WIDTH} - 6 * ${GAP})`;

export const nameHead: SystemStyleObject = { ...UNSEEN, [WIDE]: { ...SEEN, flex: `0 0 ${NAME_WIDTH}`, width: 'auto' } };
export const actHead: SystemStyleObject = { ...UNSEEN, order: '2', [WIDE]: { ...SEEN, flex: `0 0 ${ACT_WIDTH}`, width: 'auto' } };
export const line: SystemStyleObject = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: GAP, rowGap: '1', px: '3' };
export const name: SystemStyleObject = { minW: '0', flex: `0 0 calc(100% - ${ACT_WIDTH} - ${GAP})`, [WIDE]: { flexBasis: NAME_WIDTH } };
export const act: SystemStyleObject = { order: '1', flex: `0 0 ${ACT_WIDTH}`, textAlign: 'end', [WIDE]: { order: '2' } };
export const figure: SystemStyleObject = {
  order: '3',
  minW: '0',
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: { order: '1', flex: `0 0 ${FIGURE_WIDTH}`, textAlign: 'end' },
};
/** The name of a figure, which the head of its column says where there is one. */
export const figureName: SystemStyleObject = { color: 'fg.muted', fontSize: 'sm', marginInlineEnd: '1.5', [WIDE]: { display: 'none' } };
export const fact: SystemStyleObject = {
  order: '2',
  minW: '0',
  color: 'fg.muted',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  _empty: { display: 'none' },
  [WIDE]: { order: '3' },
};
export const details: SystemStyleObject = { order: '4', flex: '0 0 100%', minW: '0', fontSize: 'sm', _empty: { display: 'none' } };
