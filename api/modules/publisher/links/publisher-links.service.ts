// The operations centre keeps the links at the foot of public pages: each leads by https, in the order it gives them.
import type { z } from 'zod';
import { publisherLinkSchema } from '../../../../shared/forms/publisher.ts';
import type { Context } from '../../../context.ts';
import { checkVersion, DomainError, notFound, parseInput } from '../../../errors.ts';
import { PublisherLink, type PublisherLinkKindId } from '../publisher-link.entity.ts';

type LinkForm = z.input<typeof publisherLinkSchema>;

export async function allLinks(ctx: Context): Promise<PublisherLink[]> {
  return await ctx.em.find(PublisherLink, {}, { orderBy: { kind: 'asc', position: 'asc', id: 'asc' } });
}

/** Changes to the order of one kind run one after the other. */
async function linksInTurn(ctx: Context, kind: PublisherLinkKindId): Promise<PublisherLink[]> {
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`publisher links ${kind}`]);
  return await ctx.em.find(PublisherLink, { kind }, { orderBy: { position: 'asc', id: 'asc' } });
}

/** Behind the others of its kind. Errors: INVALID_INPUT at the field. */
export async function addLink(ctx: Context, kind: PublisherLinkKindId, input: LinkForm): Promise<PublisherLink> {
  const values = parseInput(publisherLinkSchema, input);
  const others = await linksInTurn(ctx, kind);
  const link = ctx.em.create(PublisherLink, { kind, ...values, position: Math.max(0, ...others.map(({ position }) => position)) + 1 });
  await ctx.em.flush();
  return link;
}

/** Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field. */
export async function saveLink(ctx: Context, id: number, version: number, input: LinkForm): Promise<PublisherLink> {
  const values = parseInput(publisherLinkSchema, input);
  const link = await ctx.em.findOne(PublisherLink, id);
  if (!link) throw notFound();
  checkVersion(link, version);
  ctx.em.assign(link, values);
  await ctx.em.flush();
  return link;
}

/** One that is gone already stays so. */
export async function deleteLink(ctx: Context, id: number): Promise<void> {
  await ctx.em.nativeDelete(PublisherLink, id);
}

/** Errors: CONFLICT when links were added or deleted meanwhile. */
export async function sortLinks(ctx: Context, kind: PublisherLinkKindId, ids: readonly number[]): Promise<PublisherLink[]> {
  const links = await linksInTurn(ctx, kind);
  if (ids.length !== links.length || links.some(({ id }) => !ids.includes(id))) throw new DomainError('CONFLICT');
  for (const link of links) link.position = ids.indexOf(link.id) + 1;
  await ctx.em.flush();
  return links.toSorted((a, b) => a.position - b.position);
}
