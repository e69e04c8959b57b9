// Mutations of administrators on accounts.
import type { Context } from '../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import {
  AddPersonInput,
  AddPersonPayload,
  DeletePeopleInput,
  DeletePeoplePayload,
  SavePersonInput,
  SavePersonPayload,
  SetPersonEnabledInput,
  SetPersonEnabledPayload,
} from './people.inputs.ts';
import * as people from './people.service.ts';

@Resolver()
export class PeopleMutationsResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ result: 'user', params: ['departmentId', 'roleIds', 'isEnabled'] })
  @Mutation(
    AddPersonPayload,
    'Makes an account for a person, who is told by letter. Errors: INVALID_INPUT at the field, EMAIL_TAKEN, USERNAME_TAKEN, NOT_FOUND; FORBIDDEN to API tokens.',
  )
  async addPerson(@Ctx() ctx: Context, @Input(AddPersonInput) input: AddPersonInput) {
    return { user: await people.addPerson(ctx, { ...input, departmentId: input.departmentId ?? '' }) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'userId', params: ['departmentId', 'roleIds', 'isEnabled'] })
  @Mutation(
    SavePersonPayload,
    'Replaces what the house keeps of a person. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field, EMAIL_TAKEN, USERNAME_TAKEN, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, LAST_ADMINISTRATOR; FORBIDDEN to API tokens for another address, a new password, a further role, another department, and enabling.',
  )
  async savePerson(@Ctx() ctx: Context, @Input(SavePersonInput) { userId, version, departmentId, ...person }: SavePersonInput) {
    return { user: await people.savePerson(ctx, decodeId('User', userId), version, { ...person, departmentId: departmentId ?? '' }) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'userId', params: ['isEnabled'] })
  @Mutation(
    SetPersonEnabledPayload,
    'Lets a person sign in, or shuts them out at once. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, LAST_ADMINISTRATOR; FORBIDDEN to API tokens that enable.',
  )
  async setPersonEnabled(@Ctx() ctx: Context, @Input(SetPersonEnabledInput) { userId, isEnabled }: SetPersonEnabledInput) {
    return { user: await people.setEnabled(ctx, decodeId('User', userId), isEnabled) };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ params: ['userIds'] })
  @Mutation(
    DeletePeoplePayload,
    'Deletes accounts, all or none; what their people did keeps their names. Errors: NOT_FOUND, INVALID_INPUT at userIds, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, LAST_ADMINISTRATOR.',
  )
  async deletePeople(@Ctx() ctx: Context, @Input(DeletePeopleInput) { userIds }: DeletePeopleInput) {
    await people.deletePeople(
      ctx,
      userIds.map((id) => decodeId('User', id)),
    );
    return { deletedUserIds: userIds };
  }
}
