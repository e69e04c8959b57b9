// Finds the person with a code, for a row of editors or of a committee (R3-053).
import { graphql } from 'react-relay/hooks';
import { codeText } from '../../../../shared/forms/colloquium.ts';
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import { useAction } from '../../../relay/useAction.ts';
import { showNotice } from '../../../ui/notice/notices.tsx';
import type { useLookUpMemberMutation } from './__generated__/useLookUpMemberMutation.graphql.ts';

export function useLookUpMember() {
  const { run } = useAction<useLookUpMemberMutation>(graphql`
    mutation useLookUpMemberMutation($input: LookUpMemberInput!) {
      lookUpMember(input: $input) {
        person {
          code
          realName
        }
      }
    }
  `);
  /** `unknown`: nobody has this code. Null: it could not be asked, which has been said. */
  return async function lookUp(code: string): Promise<{ code: string; name: string } | 'unknown' | null> {
    let isUnknown = false;
    const answer = await run(
      { code: codeText(code) },
      {
        onError: (error) => {
          isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
          if (!isUnknown) showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
        },
      },
    );
    const person = answer?.person;
    if (person) return { code: person.code ?? codeText(code), name: person.realName };
    return isUnknown ? 'unknown' : null;
  };
}
