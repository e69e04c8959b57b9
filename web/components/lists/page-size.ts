// Rows per page of a list: ten as specified (S2 §9), or the last choice in this browser.

const PAGE_SIZES = [10, 20, 50, 100] as const;
const KEY = 'listPageSize';

/** Page sizes of a list: its own standard replaces ten. */
export const sizesOf = (standard: number = PAGE_SIZES[0]): readonly number[] => [standard, ...PAGE_SIZES.slice(1)];

const known = (text: string | null, standard: number | undefined): number | null =>
  sizesOf(standard).find((size) => String(size) === text) ?? null;

/** The address's page size, or null. */
export const sizeIn = (params: URLSearchParams, standard?: number): number | null => known(params.get('size'), standard);

/** A storage that may not be read remembers nothing. */
export function rememberedSize(standard: number = PAGE_SIZES[0]): number {
  try {
    return known(localStorage.getItem(KEY), standard) ?? standard;
  } catch {
    return standard;
  }
}

export function rememberSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // It stands in the address all the same.
  }
}
