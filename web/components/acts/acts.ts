// What each editorial act is on the screens: a dialog or a page, how its button looks, what it asks for, and what it sends. Its name is
// `act.<ACT>` in the catalogue of messages, its words are `act.<ACT>.*` beside it.
import { graphql } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type zhCN from '../../../shared/messages/zh-CN.json';
import type { ActName } from '../../../shared/workflow.ts';
import { editLink, transferLink, type LinkedManuscript } from '../contribution/links.ts';
import type { actsReceiveMutation } from './__generated__/actsReceiveMutation.graphql.ts';
import type { actsRefuseMutation } from './__generated__/actsRefuseMutation.graphql.ts';
import type { actsWithdrawMutation } from './__generated__/actsWithdrawMutation.graphql.ts';

type Message = keyof typeof zhCN;

/** What a dialog asks for besides the decision itself. */
export type ActField = 'comment';

/** The key of a sentence; with `isDecision` it is said only where the act decides on the manuscript, or only where it does not. */
export type Consequence = Message | { readonly isDecision: boolean; readonly key: Message };

/** `usual`: what one comes for. `destructive`: apart and in red. `rare`: the same as a quiet link. */
export type ActTone = 'usual' | 'destructive' | 'rare';

/** A mutation calls its field `act`: with many manuscripts it answers for each, with one it has been done when it answers. */
export interface ActMutation extends MutationParameters {
  readonly response: {
    readonly act?:
      | {
          readonly results: readonly {
            readonly contributionId: string;
            readonly done: boolean;
            readonly refusal?: string | null | undefined;
          }[];
        }
      | { readonly contribution?: object | null | undefined }
      | null
      | undefined;
  };
  readonly variables: { readonly input: object; readonly isOne: boolean };
}

export interface DialogAct {
  readonly kind: 'dialog';
  readonly tone: ActTone;
  readonly takes: 'one' | 'many';
  readonly fields: readonly ActField[];
  /** What follows from it, a sentence each. */
  readonly consequences: readonly Consequence[];
  readonly mutation: GraphQLTaggedNode;
}

export interface PageAct {
  readonly kind: 'page';
  readonly tone: ActTone;
  readonly link: (manuscript: LinkedManuscript) => string;
}

type TakesOf<Mutation extends ActMutation> = Mutation['variables']['input'] extends { contributionIds: unknown } ? 'many' : 'one';

/** `takes` is held to the mutation's input. */
function dialog<Mutation extends ActMutation>(
  act: Omit<DialogAct, 'kind'> & { takes: TakesOf<Mutation> },
): DialogAct & { readonly takes: TakesOf<Mutation> } {
  return { kind: 'dialog', ...act };
}

/** In the order of their buttons. An act that is not here has no screen yet and is not offered. */
export const ACTS = {
  CHANGE: { kind: 'page', tone: 'usual', link: ({ id }) => editLink(id) },
  AUTHORIZE: { kind: 'page', tone: 'usual', link: transferLink },
  RECEIVE: dialog<actsReceiveMutation>({
    tone: 'usual',
    takes: 'many',
    fields: ['comment'],
    consequences: ['act.RECEIVE.consequence'],
    mutation: graphql`
      mutation actsReceiveMutation($input: ReceiveContributionsInput!, $isOne: Boolean!) {
        act: receiveContributions(input: $input) {
          results {
            contributionId
            done
            refusal
            contribution {
              ...acts_changed
            }
          }
        }
      }
    `,
  }),
  REFUSE: dialog<actsRefuseMutation>({
    tone: 'destructive',
    takes: 'many',
    fields: ['comment'],
    consequences: [
      { isDecision: false, key: 'act.REFUSE.consequence' },
      { isDecision: true, key: 'act.REFUSE.deskConsequence' },
    ],
    mutation: graphql`
      mutation actsRefuseMutation($input: RefuseContributionsInput!, $isOne: Boolean!) {
        act: refuseContributions(input: $input) {
          results {
            contributionId
            done
            refusal
            contribution {
              ...acts_changed
            }
          }
        }
      }
    `,
  }),
  WITHDRAW: dialog<actsWithdrawMutation>({
    tone: 'rare',
    takes: 'one',
    fields: ['comment'],
    consequences: ['act.WITHDRAW.consequence', 'act.WITHDRAW.told', 'act.WITHDRAW.reviewers'],
    mutation: graphql`
      mutation actsWithdrawMutation($input: WithdrawContributionInput!, $isOne: Boolean!) {
        act: withdrawContribution(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
} as const satisfies Partial<Record<ActName, DialogAct | PageAct>>;

export type ShownAct = keyof typeof ACTS;
export type DialogActName = { [Name in ShownAct]: (typeof ACTS)[Name] extends DialogAct ? Name : never }[ShownAct];

/** With a dialog for one or many manuscripts. */
export type ManyActName = { [Name in DialogActName]: (typeof ACTS)[Name] extends { takes: 'many' } ? Name : never }[DialogActName];

/** The key of a word that every dialog has; the compiler names one that the catalogue lacks. */
export const wordOf = (act: DialogActName, word: 'question' | 'done'): Message => `act.${act}.${word}`;

/** The same of the words for many: how many of the chosen it can be done with, and its button. */
export const wordOfMany = (act: ManyActName, word: 'can' | 'many'): Message => `act.${act}.${word}`;

export const shownActs = Object.keys(ACTS) as ShownAct[];

export const manyActs = shownActs.filter((act): act is ManyActName => {
  const entry: DialogAct | PageAct = ACTS[act];
  return entry.kind === 'dialog' && entry.takes === 'many';
});

export function isDialogAct(act: ShownAct): act is DialogActName {
  return ACTS[act].kind === 'dialog';
}

/** What an act changes: asked back with every act, so that its answer brings the screen up to date. A list shows the first lines, the page of the one manuscript the rest. */
export const CHANGED = graphql`
  fragment acts_changed on Contribution {
    id
    viewerCanEdit
    ...ManuscriptStatus_contribution
    ...ResponsibleParty_contribution
    ...ActButtons_contribution
    ...ManuscriptDetailPage_changed @include(if: $isOne) @alias(as: "page")
  }
`;
