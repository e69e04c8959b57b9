// Calls on several manuscripts: how they are named, and the answer when some are refused (principles, Doors).
import { messageText } from '../../../shared/messages.ts';
import { encodeId } from '../../graphql/node.ts';
import { keyOf, list } from './params.ts';
import type { Answer, Call, Param } from './row.ts';
import { key } from './values.ts';

export interface Bulk {
  results: { contributionId: string; done: boolean; refusal: string | null }[];
}

/** 0 when any was done, and the rest is named; else the first refusal. */
export function bulkAnswer({ results }: Bulk, done: string, { ctx: { language } }: Call): Answer {
  const notDone = results.filter((result) => !result.done);
  const first = notDone[0];
  if (first && notDone.length === results.length) return { code: 500, msg: first.refusal };
  if (!first) return {};
  const rest = notDone
    .map(({ contributionId: id, refusal }) => messageText(language, 'legacy.notDone', { id: key(id), reason: refusal ?? '' }))
    .join('; ');
  return { msg: messageText(language, 'legacy.someNotDone', { done: messageText(language, done), rest }) };
}

const manuscript = (named: unknown) => encodeId('Contribution', keyOf(named) ?? 0);

/** Objects with a contributionId, or the ids themselves. A `code` beside the id is not looked at: the id says which manuscript is meant. */
export function manuscripts(aliases: readonly string[] = []): Param<string[]> {
  const fields = { code: { type: 'string' }, contributionId: { type: 'integer' } };
  return list(({ contributionId: named }) => manuscript(named), fields, { plain: manuscript, aliases });
}
