// How much a test does: a sample in every run, the full dose in the long one (`npm run test:long` sets LONG=1).
export function doses<T>(dose: { sample: T; full: T }): T {
  return process.env['LONG'] === '1' ? dose.full : dose.sample;
}
