// The text shown for a field that both pages changed.
import { expect, it } from 'vitest';
import { disputeText } from './dispute-text.ts';

const names = new Map([['a1', '综述']]);

it('shows a text as it is, an entry by its name, and a list line by line without ids', () => {
  expect(disputeText(' 题目 ', names)).toBe('题目');
  expect(disputeText('a1', names)).toBe('综述');
  expect(
    disputeText(
      [
        { id: 'x1', fundNumber: '19BZS001', fundName: '国家社科基金' },
        { id: null, fundNumber: '', fundName: '' },
      ],
      names,
    ),
  ).toBe('19BZS001 · 国家社科基金');
  expect(disputeText([{ personName: '李四', degreeId: 'a1', dutyId: 'q' }], names)).toBe('李四 · 综述');
  expect(disputeText(null, names)).toBe('');
});
