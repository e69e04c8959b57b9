// An office's everyday work, as it is measured: possible acts, a decision, receiving fifty at once, looking at a template.
import type { ApiProcess } from './api-process.ts';
import type { Operation } from './operation.ts';
import type { World } from './world.ts';

const FIFTY = 50;
const TEMPLATE =
  '<p><strong>{{authorName}}</strong>：</p><p>您投给《{{journal}}》的稿件《{{title}}》（{{manuscriptNumber}}）已审毕。</p><ul><li>请逐条答复</li><li>请经 {{link}} 提交</li></ul><p>{{editorName}}</p>';

export function officeOperations(api: ApiProcess, world: World): Operation[] {
  const { desk, tokens } = world;
  let next = 0;
  const some = (count: number) => {
    const from = next;
    next = (next + count) % desk.manuscripts.length;
    return Array.from(
      { length: Math.min(count, desk.manuscripts.length) },
      (_none, at) => desk.manuscripts[(from + at) % desk.manuscripts.length],
    );
  };
  return [
    { name: 'gate', who: 'editor', prepare: async () => async () => await api.send('Gate', { id: some(1)[0] }, { token: tokens.editor }) },
    {
      name: 'decide',
      who: 'editor',
      most: 150,
      isComparable: false,
      isRepeatable: false,
      prepare: async () => {
        await desk.lay('decision');
        return async () =>
          await api.send(
            'actDocumentsReturnByEditorMutation',
            { input: { contributionId: some(1)[0], comment: '请补充材料来源，并核对引文。' }, isOne: true },
            { token: tokens.editor },
          );
      },
    },
    {
      name: 'receive fifty',
      who: 'editor',
      most: 8,
      isComparable: false,
      isRepeatable: false,
      prepare: async () => {
        await desk.lay('receipt');
        return async () => {
          const { data } = await api.send(
            'actDocumentsReceiveContributionsMutation',
            { input: { contributionIds: some(FIFTY) }, isOne: false },
            { token: tokens.editor },
          );
          // The one field of the document holds the results, under any name.
          const [answer] = Object.values(data ?? {}) as { results: { done: boolean }[] }[];
          const results = answer?.results ?? [];
          if (results.length < FIFTY) throw new Error('The editor has no fifty manuscripts: load 20,000 or more');
          if (results.some(({ done }) => !done)) throw new Error('Not all were received');
        };
      },
    },
    {
      name: 'template preview',
      who: 'chief',
      prepare: async () => async () =>
        await api.send(
          'PreviewDialogMutation',
          { input: { colloquiumId: desk.colloquiumId, kind: 'RETURN_HEAD', html: TEMPLATE } },
          { token: tokens.chief },
        ),
    },
  ];
}
