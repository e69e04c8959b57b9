// Peer review as it is measured: an editor looks for experts and reads what came of a review, a reviewer opens the form.
import type { ApiProcess } from './api-process.ts';
import type { Operation } from './operation.ts';
import type { World } from './world.ts';

/** Typed searches: a whole name, part of one, its pinyin, a unit with a field, and a word that matches thousands. */
const searches = [
  ['by whole name', 'ACCURATE', ['王建国', '李思远', '张志强']],
  ['by part of a name', 'FUZZY', ['建国', '思远', '志强']],
  ['by reading', 'FUZZY', ['wangjianguo', 'lisiyuan', 'zhangzhiqiang']],
  ['by what many have', 'FUZZY', ['大学 地方志']],
] as const;

export function reviewingOperations(api: ApiProcess, { reviewing }: World): Operation[] {
  let next = 0;
  const one = <T>(list: readonly T[]): T => {
    const item = list[(next += 1) % list.length];
    if (item === undefined) throw new Error('The database has nothing to be reviewed');
    return item;
  };
  const search = ([how, mode, words]: (typeof searches)[number]): Operation => ({
    name: `expert search ${how}`,
    who: 'editor',
    prepare: async () => async () => {
      const { contributionId, token } = one(reviewing.inviting);
      const text = words[next % words.length];
      await api.send('CandidateSearchQuery', { contributionId, search: text, mode, first: 10, page: 1 }, { token });
    },
  });
  return [
    ...searches.map(search),
    {
      name: 'review result',
      who: 'editor',
      prepare: async () => async () => {
        const { contributionId: id, inviteId, token } = one(reviewing.finished);
        await api.send('ReviewResultPageQuery', { id, inviteId, isNamed: true }, { token });
      },
    },
    {
      name: 'review form',
      who: 'reviewer',
      prepare: async () => async () => {
        const { contributionId: id, token } = one(reviewing.atWork);
        await api.send('ReviewFormPageQuery', { id }, { token });
      },
    },
  ];
}
