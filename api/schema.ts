// The schema of Colloquium: the fields of all modules behind the doors of reads and mutations.
import type { GraphQLSchema } from 'graphql';
import { roleKindCode } from '../shared/roles.ts';
import type { Context } from './context.ts';
import { inTransaction } from './database/transactions.ts';
import { nodeResolver } from './graphql/node.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { inputFields, objectFields, payloadFields } from './shared-fields.ts';
import { menuDoor } from './menu-door.ts';
import { countTry } from './modules/accounts/limits/limited.ts';
import { recordOperation } from './modules/audit/audit.service.ts';
import { receivePicture } from './modules/files/receive-picture.ts';
import { limitOf, receiveUpload, type ReceivedFile } from './modules/files/receive.ts';
import { closedBy } from './modules/maintenance/maintenance.service.ts';
import { ticketDoor } from './modules/reviews/tickets/ticket-door.ts';
import { nodes, orphanedTypes, policies, resolvers } from './modules.ts';

let built: GraphQLSchema | undefined;

/** Made once for a process: nothing of a request or an application is kept in it. */
export function colloquiumSchema(): GraphQLSchema {
  return (built ??= buildColloquiumSchema());
}

/**
 * A schema of one's own, with `planted` resolvers beside those of the modules, other rules, or guards that are lifted: for tests that plant
 * something in it.
 */
export function buildColloquiumSchema(
  planted: readonly Function[] = [],
  rules = policies,
  isLifted?: (place: string) => boolean,
): GraphQLSchema {
  return buildApiSchema<Context, ReceivedFile>({
    resolvers: [nodeResolver(nodes), ...resolvers, ...planted],
    orphanedTypes,
    meanings: { inputFields, payloadFields, objectFields },
    auth: {
      policies: rules,
      ...(isLifted ? { isLifted } : {}),
      roleEnum: 'RoleKind',
      currentRole: (ctx) => (ctx.viewer ? roleKindCode(ctx.viewer.kind) : null),
      deadToken: (ctx) => ctx.deadToken,
    },
    menus: { door: menuDoor, isWhole: planted.length === 0 },
    closedBy,
    narrowDoor: ticketDoor,
    mutations: {
      count: countTry,
      transaction: inTransaction,
      receive: (ctx, upload, { kind }, rule) =>
        (rule?.isPicture ? receivePicture : receiveUpload)(ctx.storage, upload, {
          maxBytes: rule?.maxBytes ?? limitOf(kind),
          owner: ctx.viewer?.userId,
        }),
      discard: (ctx, file) => ctx.storage.remove(file.key),
      record: recordOperation,
      failed: (ctx, error, what) => ctx.log.error({ err: error }, `failed: ${what}`),
    },
  });
}
