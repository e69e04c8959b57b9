// Makes the GraphQL mutation of an act from its line in acts/acts.ts and its rows in table/table.ts: input, payload, roles, description,
// resolver.
import type { ErrorCode } from '../../../../shared/errors.ts';
import { MAX_BULK } from '../../../../shared/limits.ts';
import { errorText } from '../../../../shared/messages.ts';
import { roleKindCode } from '../../../../shared/roles.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { DomainError, invalidInput } from '../../../errors.ts';
import { Auth, Ctx, guarded, Input, Logged, many, maybe, Mutation, ObjectType, output, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { decodeId, readId } from '../../../graphql/node.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { actInputType, ManyFields, OneFields, performInput, type ManyActFields, type OneActFields } from './act-input.ts';
import { refusalsOf } from '../table/transition.ts';
import type { ActMutation } from './acts.ts';
import { kindsOf } from '../table/parties.ts';
import { perform, performMany, type Outcome } from '../perform/perform.ts';
import { actFiles, actRules, rows, type Row } from '../table/table.ts';
import { ActResult } from './acts.types.ts';

/** The resolver of one mutation. */
export function actResolver(name: string, mutation: ActMutation): Function {
  const { act, on, limit } = mutation;
  const ofAct = rows.filter((row) => row.act === act);
  const roles = kindsOf(ofAct.flatMap((row) => row.by)).map(roleKindCode);
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const made = { name, typeName, mutation, roles, ofAct };
  const resolver = on === 'one' ? oneResolver(made) : manyResolver(made);
  if (limit !== undefined) Limited(limit)(resolver.prototype, 'act', Object.getOwnPropertyDescriptor(resolver.prototype, 'act') ?? {});
  return resolver;
}

interface Made {
  name: string;
  typeName: string;
  mutation: ActMutation;
  roles: readonly ReturnType<typeof roleKindCode>[];
  ofAct: readonly Row[];
}

function oneResolver({ name, typeName, mutation: { act, limit, prepare }, roles, ofAct }: Made): Function {
  const more: ErrorCode[] = limit === undefined ? [] : ['RATE_LIMITED'];
  const ActInput = actInputType(`${typeName}Input`, OneFields, ofAct);

  @Auth()
  @ObjectType(`${typeName}Payload`)
  class Payload extends output({ contribution: guarded(() => Contribution), clientMutationId: maybe(String) }) {}

  @Resolver()
  class ActResolver {
    @Auth({ roles })
    @Logged({ object: 'contributionId' })
    @Mutation(Payload, `${actRules[act]} Errors: ${listed([...thrown, ...refusalsOf(ofAct), ...ofFiles(act), ...more])}.`, name)
    async act(@Ctx() ctx: Context, @Input(ActInput) input: OneActFields): Promise<Payload> {
      const brought = { ...(await performInput(ctx, input, ofAct)), version: input.version ?? null };
      const id = decodeId('Contribution', input.contributionId);
      await prepare?.(ctx, [id], brought);
      const contribution = await perform(ctx, id, act, brought);
      return { contribution, clientMutationId: input.clientMutationId ?? null };
    }
  }
  return ActResolver;
}

function manyResolver({ name, typeName, mutation, roles, ofAct }: Made): Function {
  const { act, none = 'SELECT_MANUSCRIPT' } = mutation;
  const ActInput = actInputType(`${typeName}Input`, ManyFields, ofAct);

  @Auth()
  @ObjectType(`${typeName}Payload`)
  class Payload extends output({ results: many(() => ActResult, 'In the order asked.'), clientMutationId: maybe(String) }) {}

  const description = `${actRules[act]} Each manuscript is done or says why not: ${listed([...thrown, ...refusalsOf(ofAct), ...ofFiles(act)])}. Errors: ${none} when none is named, INVALID_INPUT.`;
  @Resolver()
  class ActResolver {
    @Auth({ roles })
    @Logged({ params: ['contributionIds', 'dryRun'] })
    @Mutation(Payload, description, name)
    async act(@Ctx() ctx: Context, @Input(ActInput) input: ManyActFields): Promise<Payload> {
      return { results: await actOnMany(ctx, mutation, input), clientMutationId: input.clientMutationId ?? null };
    }
  }
  return ActResolver;
}

/** Errors that perform() may answer to every act. */
const thrown: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'STATE_CHANGED', 'INVALID_INPUT'];

/** Errors that it may answer to files. */
const ofFiles = (act: ActName): readonly ErrorCode[] => (actFiles[act] === undefined ? [] : ['FILE_KIND_REFUSED', 'FILE_TOO_LARGE']);

const listed = (codes: readonly ErrorCode[]): string => [...new Set(codes)].join(', ');

/** The outcome for an id that names no manuscript, beside the others. */
const MISSING: Omit<Outcome, 'id'> = { done: false, refusal: { code: 'NOT_FOUND' }, contribution: null };

function numberIn(contributionId: string): number | null {
  const found = readId(contributionId);
  return found?.type === 'Contribution' ? found.id : null;
}

/**
 * One act on several manuscripts. Errors: SELECT_MANUSCRIPT or that of the act when none is named, those of its preparation, INVALID_INPUT
 * at contributionIds when too many are, at filePaths, similarity or letter for several manuscripts.
 */
async function actOnMany(
  ctx: Context,
  { act, prepare, none = 'SELECT_MANUSCRIPT' }: ActMutation,
  input: ManyActFields,
): Promise<ActResult[]> {
  if (input.contributionIds.length === 0) throw new DomainError(none);
  if (input.contributionIds.length > MAX_BULK)
    throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
  if (input.contributionIds.length > 1 && (input.filePaths ?? []).length > 0)
    throw invalidInput({ filePaths: { code: 'file.forOneOnly' } });
  // It names the author and the title of one.
  if (typeof input.letter === 'string' && input.contributionIds.length > 1) throw invalidInput({ letter: { code: 'letter.forOne' } });
  // The check looks at one text.
  if (typeof input.similarity === 'number' && input.contributionIds.length > 1)
    throw invalidInput({ similarity: { code: 'input.ofOneManuscript' } });
  const named = input.contributionIds.map((contributionId) => ({ contributionId, id: numberIn(contributionId) }));
  const ids = named.flatMap(({ id }) => id ?? []);
  const brought = await performInput(ctx, input, []);
  await prepare?.(ctx, ids, brought);
  const outcomes = await performMany(ctx, ids, act, brought, { dryRun: input.dryRun ?? false });
  const found = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return named.map(({ contributionId, id }) => {
    const { done, refusal, contribution } = found.get(id ?? 0) ?? MISSING;
    return {
      contributionId,
      done,
      refusal: refusal && errorText(ctx.language, refusal.code, refusal.params),
      refusalCode: refusal?.code ?? null,
      contribution,
    };
  });
}
