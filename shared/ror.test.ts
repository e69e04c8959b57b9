// ROR iDs by their checksum.
import { expect, it } from 'vitest';
import { rorIdOf, rorIdOfNumber } from './ror.ts';

// Of ROR's documentation and of well-known institutions, one whose checksum begins with a zero among them.
it.each(['03yrm5c26', '01k4yrm29', '02mhbdp94', '013q1eq08', '00a2xv884'])('%s is one, in each way of writing it (B-104)', (id) => {
  for (const text of [id, ` ${id.toUpperCase()} `, `https://ror.org/${id}`, `ror.org/${id}/`, `http://www.ror.org/${id}`])
    expect(rorIdOf(text), text).toBe(id);
});

it('is refused for each wrong sign, for two that are turned round, and for what is none (B-104)', () => {
  const id = '03yrm5c26';
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const other = id[at] === '7' ? '8' : '7';
    expect(rorIdOf(id.slice(0, at) + other + id.slice(at + 1)), String(at)).toBeNull();
  }
  for (const wrong of ['0y3rm5c26', '01k4yrm30', '11k4yrm29', '01kOyrm29', '03yrm5c2', '03yrm5c266', 'https://example.org/03yrm5c26', ''])
    expect(rorIdOf(wrong), wrong).toBeNull();
});

it('is made for a number, so that it is one (B-104)', () => {
  for (const number of [0, 1, 31, 97, 12_345, 200_000_000]) expect(rorIdOf(rorIdOfNumber(number)), String(number)).not.toBeNull();
});
