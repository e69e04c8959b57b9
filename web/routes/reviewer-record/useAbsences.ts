// Tells and takes back days away; either answers with all that are not over.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useAbsencesRemoveMutation } from './__generated__/useAbsencesRemoveMutation.graphql.ts';
import type { useAbsencesSetMutation } from './__generated__/useAbsencesSetMutation.graphql.ts';

export interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly note: string;
}

export function useAbsences() {
  const setting = useAction<useAbsencesSetMutation>(graphql`
    mutation useAbsencesSetMutation($input: SetAbsenceInput!) {
      setAbsence(input: $input) {
        viewer {
          ...AbsencePanel_viewer
        }
      }
    }
  `);
  const removing = useAction<useAbsencesRemoveMutation>(graphql`
    mutation useAbsencesRemoveMutation($input: RemoveAbsenceInput!) {
      removeAbsence(input: $input) {
        viewer {
          ...AbsencePanel_viewer
        }
      }
    }
  `);
  return {
    isPending: setting.isPending,
    setAbsence: async ({ note, ...days }: Days, onError?: (error: Error) => void) =>
      (await setting.run({ ...days, note: note.trim() || null }, onError)) !== null,
    removeAbsence: removing.run,
  };
}
