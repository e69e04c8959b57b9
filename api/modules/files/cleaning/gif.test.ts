// A GIF for a blind reader contains nothing beside its picture (principles, Blind review).
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanGif } from './gif.ts';

const block = (label: number, ...parts: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')])),
    Buffer.from([0]),
  ]);

it('loses comments, what programs wrote and what stands behind its end; picture and repetition stay', async () => {
  const plain = await sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const start = 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1);
  const repetition = block(0xff, 'NETSCAPE2.0', '\u0001\0\0');
  const before = Buffer.concat([
    plain.subarray(0, start),
    block(0xfe, 'Canary says'),
    repetition,
    block(0xff, 'XMP DataXMP', 'Canary'),
    plain.subarray(start),
    Buffer.from('Canary'),
  ]);
  const after = cleanGif(before);
  expect(after.toString('latin1')).not.toContain('Canary');
  expect(after.includes(repetition)).toBe(true);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

it.each([
  ['breaks off', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0!\u00fe\u0009abc', 'latin1')],
  ['has a block of no kind', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0\u0007', 'latin1')],
])('one that %s is not handed out', (_what, bytes) => {
  expect(() => cleanGif(bytes)).toThrow(Error);
});
