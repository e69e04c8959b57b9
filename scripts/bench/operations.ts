// The measured operations: each thing that people do, as the web client does it.
import { toGlobalId } from 'graphql-relay';
import { BENCH_PASSWORD, FIRST } from '../load/people.ts';
import { COMMON_TERM, RARE_TERM } from '../load/words.ts';
import { CAPTCHA, type ApiProcess } from './api-process.ts';
import { officeOperations } from './office.ts';
import { reviewingOperations } from './reviewing.ts';
import { statisticsOperations } from './statistics.ts';
import type { Operation } from './operation.ts';
import type { World } from './world.ts';

type Variables = Record<string, unknown>;

/** Deep pages that every size has: the editor of 10,000 manuscripts has some 475. */
const DEEP = { editor: 45, operations: 900 } as const;

export function operationsOf(api: ApiProcess, world: World): Operation[] {
  type Reader = 'author' | 'editor' | 'operations';
  const list = (who: Reader, name: string, variables: Variables): Operation => {
    const document = who === 'author' ? 'AuthorListPageQuery' : 'ManuscriptListPageQuery';
    const all = { first: 10, page: 1, scope: 'ALL', filter: {}, orderBy: { field: 'SUBMITTED_AT', direction: 'DESC' }, ...variables };
    return {
      name,
      who,
      isComparable: api.takes(document, Object.keys(variables)),
      prepare: async () => async () => await api.send(document, all, { token: world.tokens[who] }),
    };
  };
  const rows = (who: Reader, name: string, first: number): Operation => ({
    name,
    who,
    prepare: async () => async () =>
      await api.send(who === 'author' ? 'AuthorRows' : 'OfficeRows', { first }, { token: world.tokens[who] }),
  });
  const offices = (['operations', 'editor'] as const).flatMap((who) => [
    rows(who, 'list rows, ten', 10),
    rows(who, 'list rows, fifty', 50),
    list(who, 'list, first page', {}),
    list(who, 'list of fifty', { first: 50 }),
    list(who, `list, page ${DEEP[who]}`, { page: DEEP[who] }),
    list(who, 'list, rare term', { search: RARE_TERM.text }),
    list(who, 'list, common term', { search: COMMON_TERM.text }),
    list(who, 'list, oldest first', { orderBy: { field: 'SUBMITTED_AT', direction: 'ASC' } }),
  ]);
  const own = (name: string, document: string, variables: () => Variables): Operation => ({
    name,
    who: 'editor',
    prepare: async () => async () => await api.send(document, variables(), { token: world.tokens.editor }),
  });
  let next = 0;
  return [
    own('viewer only', 'ViewerOnly', () => ({})),
    own('five fields', 'FiveFields', () => ({ id: world.manuscripts[(next += 1) % world.manuscripts.length] })),
    rows('author', 'list rows, ten', 10),
    list('author', 'list, first page', {}),
    ...offices,
    list('editor', 'list, pending', { scope: 'PENDING' }),
    detail(api, world, 'operations'),
    detail(api, world, 'editor'),
    signIn(api),
    saveTab(api, world),
    submit(api, world),
    ...officeOperations(api, world),
    ...reviewingOperations(api, world),
    ...statisticsOperations(api, world),
  ];
}

function detail(api: ApiProcess, world: World, who: 'editor' | 'operations'): Operation {
  let next = 0;
  return {
    name: 'detail',
    who,
    prepare: async () => async () =>
      await api.send(
        'ManuscriptDetailPageQuery',
        { id: world.manuscripts[(next += 1) % world.manuscripts.length] },
        { token: world.tokens[who] },
      ),
  };
}

/** With a captcha that was drawn before; each time from another address, because each has its limits. */
function signIn(api: ApiProcess): Operation {
  let drawn = 0;
  const address = () => `10.${(drawn >> 16) & 255}.${(drawn >> 8) & 255}.${(drawn += 1) & 255}`;
  return {
    name: 'sign-in',
    who: 'anyone',
    most: 100,
    prepare: async (times) => {
      const captchas: string[] = [];
      for (let index = 0; index < times; index += 1) {
        const { data } = await api.send('useCaptchaMutation', {}, { address: address() });
        captchas.push(captchaId(data));
      }
      return async (client) =>
        await api.send(
          'useSignInMutation',
          {
            input: {
              account: `author${FIRST.author + client + 1}@bench.test`,
              password: BENCH_PASSWORD,
              captchaId: captchas.pop(),
              captcha: CAPTCHA,
              rememberMe: false,
              language: 'ZH_CN',
            },
          },
          { address: address() },
        );
    },
  };
}

function captchaId(data: unknown): string {
  // As the document useCaptchaMutation asks.
  return (data as { createCaptcha: { captcha: { id: string } } }).createCaptcha.captcha.id;
}

/** Each client saves the title of a draft of its own, again and again. */
function saveTab(api: ApiProcess, world: World): Operation {
  return {
    name: 'save a tab',
    who: 'author',
    prepare: async () => async (client) => {
      const draft = world.drafts[client];
      if (!draft) throw new Error('There are not enough drafts');
      const { data } = await api.send(
        'useSendSectionTitleMutation',
        { input: { contributionId: toGlobalId('Contribution', String(draft.id)), version: draft.version, ...draft.title } },
        { token: draft.token },
      );
      // As the document asks.
      draft.version = (data as { saveContributionTitle: { contribution: { version: number } } }).saveContributionTitle.contribution.version;
    },
  };
}

/** Every draft once; the first few are left to `saveTab`. */
function submit(api: ApiProcess, world: World): Operation {
  let next = 64;
  return {
    name: 'submit',
    who: 'author',
    most: 120,
    // Both trees have the same drafts.
    isComparable: false,
    prepare: async () => async () => {
      const draft = world.drafts[(next += 1)];
      if (!draft) throw new Error('There are not enough drafts');
      await api.send(
        'useHandInMutation',
        { input: { contributionId: toGlobalId('Contribution', String(draft.id)), version: draft.version } },
        { token: draft.token },
      );
    },
  };
}
