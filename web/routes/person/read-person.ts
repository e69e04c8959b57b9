// A person as the form shows them. The password is never read.
import { graphql, readInlineData } from 'relay-runtime';
import { EMPTY_PERSON, type PersonValues } from '../../../shared/forms/person.ts';
import type { readPerson_user$key } from './__generated__/readPerson_user.graphql.ts';

export interface ReadPerson {
  /** Null: to be added. */
  id: string | null;
  version: number;
  values: PersonValues;
  isChangeable: boolean;
  /** Null: to be added. */
  hasConfirmedAddress: boolean | null;
  /** Whose mailbox has been asked whether the account moves there. */
  askedEmail: string | null;
  department: { readonly id: string; readonly name: string } | null;
  roles: readonly { readonly id: string; readonly name: string }[];
}

export const NEW_PERSON: ReadPerson = {
  id: null,
  version: 0,
  values: EMPTY_PERSON,
  isChangeable: true,
  hasConfirmedAddress: null,
  askedEmail: null,
  department: null,
  roles: [],
};

export function readPerson(key: readPerson_user$key): ReadPerson {
  const { id, version, username, mobile, department, roles, isEnabled, viewerCanChange, hasConfirmedAddress, askedEmail, realName, email } =
    readInlineData(
      graphql`
        fragment readPerson_user on User @inline @refetchable(queryName: "readPersonNowQuery") {
          id
          version
          username
          realName
          email
          hasConfirmedAddress
          askedEmail
          mobile
          isEnabled
          department {
            id
            name
          }
          roles {
            id
            name
          }
          viewerCanChange
        }
      `,
      key,
    );
  const values = {
    username: username ?? '',
    realName,
    email,
    mobile: mobile ?? '',
    departmentId: department?.id ?? '',
    roleIds: roles.map((role) => role.id),
    status: isEnabled ? '1' : '0',
  };
  return {
    id,
    version,
    values,
    isChangeable: viewerCanChange,
    hasConfirmedAddress,
    askedEmail: askedEmail ?? null,
    department: department ?? null,
    roles,
  };
}
