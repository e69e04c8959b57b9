// Saving views of lists, sharing them with a journal's office, and removing them.
import { oneLine } from '../../../shared/forms/tidied.ts';
import { MAX_VIEW_ADDRESS, MAX_VIEW_NAME, MAX_VIEWS } from '../../../shared/limits.ts';
import { signedIn, type Context } from '../../context.ts';
import { DomainError, invalidInput, notFound, refused } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { holdsOffice, officesOf } from '../colloquiums/colloquium.policy.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { SavedView } from './saved-view.entity.ts';
import { viewPolicy, type ViewFacts } from './view.policy.ts';

/** As a page of the browser names its list. */
const LIST = /^[A-Za-z]{1,60}$/;
/** Of the address, not of the view: which page one is on, and in which role. */
const NOT_KEPT = ['page', 'roleId', 'view'];

export const viewFacts = ({ owner, colloquium }: SavedView): ViewFacts => ({ ownerId: owner.id, colloquiumId: colloquium?.id ?? null });

/** One’s own and those that one’s offices share, by name; of one list or of all. */
export async function viewsOf(ctx: Context, list: string | null): Promise<SavedView[]> {
  const viewer = signedIn(ctx);
  const known = [{ owner: viewer.userId }, { colloquium: { $in: officesOf(viewer) } }];
  return await ctx.em.find(SavedView, { ...(list === null ? {} : { list }), $or: known }, { orderBy: { name: 'asc', id: 'asc' } });
}

/** Errors: INVALID_INPUT at list, name or address. */
export async function saveView(ctx: Context, { list, name, address }: Record<'list' | 'name' | 'address', string>): Promise<SavedView> {
  const { userId } = signedIn(ctx);
  if (!LIST.test(list)) throw invalidInput({ list: { code: 'input.invalid' } });
  // Two saves at once count one after the other.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`saved views ${userId}`]);
  if ((await ctx.em.count(SavedView, { owner: userId })) >= MAX_VIEWS)
    throw invalidInput({ name: { code: 'input.tooMany', params: { maximum: MAX_VIEWS } } });
  const view = ctx.em.create(SavedView, {
    owner: ctx.em.getReference(User, userId),
    list,
    name: checkedName(name),
    address: checkedAddress(address),
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return view;
}

/** Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT at name. */
export async function renameView(ctx: Context, id: number, name: string): Promise<SavedView> {
  const view = await viewFor(ctx, id, 'rename');
  view.name = checkedName(name);
  await ctx.em.flush();
  return view;
}

/** With the office of a journal of which the viewer is a member; null: no longer. Errors: NOT_FOUND, FORBIDDEN. */
export async function shareView(ctx: Context, id: number, colloquiumId: number | null): Promise<SavedView> {
  const view = await viewFor(ctx, id, 'change');
  if (colloquiumId !== null && !holdsOffice(signedIn(ctx), colloquiumId)) throw notFound();
  ctx.em.assign(view, { colloquium: colloquiumId === null ? null : ctx.em.getReference(Colloquium, colloquiumId) });
  await ctx.em.flush();
  return view;
}

/** Errors: NOT_FOUND, FORBIDDEN. */
export async function deleteView(ctx: Context, id: number): Promise<void> {
  await viewFor(ctx, id, 'remove');
  await ctx.em.nativeDelete(SavedView, id);
}

async function viewFor(ctx: Context, id: number, act: 'change' | 'rename' | 'remove'): Promise<SavedView> {
  const view = await ctx.em.findOne(SavedView, id);
  if (!view) throw notFound();
  const refusal = viewPolicy[act](signedIn(ctx), viewFacts(view));
  if (refusal) throw refused(refusal);
  return view;
}

function checkedName(given: string): string {
  const name = oneLine(given);
  if (name === '') throw invalidInput({ name: { code: 'input.required' } });
  if ([...name].length > MAX_VIEW_NAME) throw invalidInput({ name: { code: 'input.tooLong', params: { maximum: MAX_VIEW_NAME } } });
  return name;
}

function checkedAddress(given: string): string {
  const params = new URLSearchParams(given);
  for (const key of NOT_KEPT) params.delete(key);
  const address = params.toString();
  if (address.length > MAX_VIEW_ADDRESS) throw new DomainError('REQUEST_TOO_LARGE');
  return address;
}
