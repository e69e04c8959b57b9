// The share of a text found elsewhere in the report of a check: what stands behind 总文字复制比 in a report of CNKI. Written from descriptions
// of such reports, not held against real ones: it is offered, never taken over.

/** Longer than the head of any report. */
const MOST_SIGNS = 200_000;
const SHARE = /总文字复制比[^\d%]{0,12}(\d{1,3}(?:\.\d{1,2})?)%/;

/** The first in it, in percent with one decimal; null where there is none. */
export function similarityIn(text: string): number | null {
  // Wide digits and signs become plain ones; a PDF may part each sign by a space.
  const plain = text.slice(0, MOST_SIGNS).normalize('NFKC').replaceAll(/\s+/g, '');
  const [, found] = SHARE.exec(plain) ?? [];
  const share = found === undefined ? NaN : Math.round(Number(found) * 10) / 10;
  return share >= 0 && share <= 100 ? share : null;
}
