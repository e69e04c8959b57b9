// How much a test does: a sample in every run, all of it in the long one (`npm run test:long` sets LONG=1).
export function bySampleSize<T>(sizes: { sample: T; full: T }): T {
  return process.env['LONG'] === '1' ? sizes.full : sizes.sample;
}
