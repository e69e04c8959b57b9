// The six digits of a region's code: two for the province, two for the city in it, two for the county in that (GB/T 2260).

interface RegionLevels {
  province: string;
  /** Empty where the choice goes no further. */
  city: string;
  county: string;
}

/** `330106` → 330000, 330100, 330106; `330000` → 330000 and nothing. Empty for no region. */
export function levelsOf(code: string): RegionLevels {
  if (code === '') return { province: '', city: '', county: '' };
  return {
    province: `${code.slice(0, 2)}0000`,
    city: code.endsWith('0000') ? '' : `${code.slice(0, 4)}00`,
    county: code.endsWith('00') ? '' : code,
  };
}
