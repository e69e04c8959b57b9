// Administration of people: accounts, their roles and departments (S3 §2.17).
import { LoadStrategy } from '@mikro-orm/core';
import { policiesOf, type Module } from '../../module.ts';
import { peopleDoors } from './people.doors.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { EmailChangeResolver } from './addresses/email-change.resolver.ts';
import { PeopleMutationsResolver } from './people-mutations.resolver.ts';
import { MergeResolver } from './merge/merge.resolver.ts';
import { peopleExport } from './people.export.ts';
import { peopleList } from './people.list.ts';
import { personFacts } from './people.load.ts';
import { RolesToGiveResolver, UserResolver } from './people.resolver.ts';
import { apiTokenList } from './tokens/api-tokens.list.ts';
import { ApiTokensResolver } from './tokens/api-tokens.resolver.ts';
import { userPolicy } from './user.policy.ts';

export const people: Module = {
  resolvers: [
    ApiTokensResolver,
    EmailChangeResolver,
    MergeResolver,
    PeopleMutationsResolver,
    RolesToGiveResolver,
    UserResolver,
    apiTokenList,
    peopleExport.field,
    peopleList,
  ],
  exports: [peopleExport.export],
  nodes: {
    // One statement each, found or not: related rows are read once the object may be seen.
    ApiToken: (ctx, id) => ctx.em.findOne(ApiToken, id, { populate: ['user'], strategy: LoadStrategy.JOINED }),
    User: (ctx, id) => ctx.em.findOne(User, id),
  },
  policies: {
    ...policiesOf('user', { view: userPolicy.view }, (_ctx, user: User) => personFacts(user)),
    // As the person it acts as.
    ...policiesOf('apiToken', { view: userPolicy.view }, async (_ctx, { user }: ApiToken) => personFacts(await user.loadOrFail())),
  },
  doors: peopleDoors,
};
