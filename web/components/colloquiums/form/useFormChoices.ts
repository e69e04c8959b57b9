// Options of the form's lists.
import { graphql, useFragment } from 'react-relay/hooks';
import type { useFormChoices_query$data, useFormChoices_query$key } from './__generated__/useFormChoices_query.graphql.ts';

export type FormChoices = useFormChoices_query$data;

export function useFormChoices(query: useFormChoices_query$key): FormChoices {
  return useFragment(
    graphql`
      fragment useFormChoices_query on Query {
        subjects: dictionary(type: SUBJECT) {
          ...entryOptions_entry @relay(mask: false)
        }
        departments: departmentOptions(below: PUBLISHER, ofEveryLevel: true) {
          id
          name
          parent {
            id
            name
          }
        }
        publishingHouse: departmentOptions(below: PUBLISHING_HOUSE) {
          id
          name
        }
        cycles: dictionary(type: CYCLE) {
          ...entryOptions_entry @relay(mask: false)
        }
      }
    `,
    query,
  );
}
