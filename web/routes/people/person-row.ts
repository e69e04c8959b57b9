// A row of the list of people.
import { graphql, readInlineData } from 'relay-runtime';
import type { personRow_user$data, personRow_user$key } from './__generated__/personRow_user.graphql.ts';

export type PersonRow = Omit<personRow_user$data, ' $fragmentType'>;

export function rowOf(user: personRow_user$key): PersonRow {
  return readInlineData(
    graphql`
      fragment personRow_user on User @inline {
        id
        username
        email
        realName
        code
        mobile
        isEnabled
        createdAt
        department {
          name
        }
        roles {
          id
          name
        }
        viewerCanChange
        viewerCanEnd
      }
    `,
    user,
  );
}
