// Numbers of the old calls, each way.
import { expect, it } from 'vitest';
import { sexCode, sexOf } from './values.ts';

it('0 is male, 1 female, in what is sent and in what is answered (R1-190, R2-212, R3-220)', () => {
  expect([sexOf('0'), sexOf('1'), sexOf('2'), sexOf('')]).toEqual(['MALE', 'FEMALE', null, null]);
  expect([sexCode('MALE'), sexCode('FEMALE'), sexCode(null)]).toEqual([0, 1, null]);
});
