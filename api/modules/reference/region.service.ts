// A region with those that it lies in.
import { defineLoader, type Context } from '../../context.ts';
import { Region } from './region.entity.ts';

/** Codes of the province, the city and the county itself: each begins with the code above it. */
function codesOf(code: string): string[] {
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])];
}

const byCode = defineLoader(async (ctx, codes: readonly string[]) => {
  const regions = await ctx.em.find(Region, { code: { $in: [...codes] } });
  return codes.map((code) => regions.find((region) => region.code === code) ?? null);
});

/** Province, city and county, as many as there are. */
export async function regionPath(ctx: Context, code: string): Promise<Region[]> {
  const regions = await Promise.all(codesOf(code).map((one) => ctx.loaders.of(ctx, byCode).load(one)));
  return regions.filter((region) => region !== null);
}
