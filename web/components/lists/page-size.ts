// How many rows a page of a list has: ten as specified (S2 §9), or what was chosen last in this browser.

export const PAGE_SIZES = [10, 20, 50, 100] as const;
const KEY = 'listPageSize';

const known = (text: string | null): number | null => PAGE_SIZES.find((size) => String(size) === text) ?? null;

/** What the address says, or null. */
export const sizeIn = (params: URLSearchParams): number | null => known(params.get('size'));

/** A storage that may not be read remembers nothing. */
export function rememberedSize(): number {
  try {
    return known(localStorage.getItem(KEY)) ?? PAGE_SIZES[0];
  } catch {
    return PAGE_SIZES[0];
  }
}

export function rememberSize(size: number): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // It stands in the address all the same.
  }
}
