// Our mutations have one field, which takes one input: callers give the input and get what that field answers.
import type { MutationParameters } from 'relay-runtime';

/** Of a mutation without one, an empty object. */
export type InputOf<Mutation extends MutationParameters> = Mutation['variables'] extends { readonly input: infer Input }
  ? Input
  : Readonly<Record<string, never>>;

export type AnswerOf<Mutation extends MutationParameters> = NonNullable<Mutation['response'][keyof Mutation['response']]>;

export function answerOf<Mutation extends MutationParameters>(response: Mutation['response']): AnswerOf<Mutation> | null {
  // The type of a response lists its fields, of which there is one.
  const [answer] = Object.values(response) as AnswerOf<Mutation>[];
  return answer ?? null;
}
