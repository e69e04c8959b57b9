// Asks for the effect of a year of the calendar, and saves it.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { ImportCalendarInput, useImportCalendarMutation } from './__generated__/useImportCalendarMutation.graphql.ts';
import type {
  PreviewCalendarImportInput,
  useImportCalendarPreviewQuery,
  useImportCalendarPreviewQuery$data,
} from './__generated__/useImportCalendarPreviewQuery.graphql.ts';

export type PreviewedImport = NonNullable<useImportCalendarPreviewQuery$data['previewCalendarImport']>;

/** The server names the day by its place in the list: the reader needs the message alone. */
const wordsOf = (error: Error): string =>
  error instanceof ApiError && Object.keys(error.fields).length > 0
    ? [...new Set(Object.values(error.fields))].join(' ')
    : errorMessage(error);

export function useImportCalendar() {
  const [isAsking, setIsAsking] = useState(false);
  const fetchNow = useFetchNow<useImportCalendarPreviewQuery>(graphql`
    query useImportCalendarPreviewQuery($input: PreviewCalendarImportInput!) {
      previewCalendarImport(input: $input) {
        workingDays
        moved
        confirmed
        examples {
          contribution {
            id
            manuscriptNumber
          }
          from
          to
        }
      }
    }
  `);
  const { run, isPending } = useAction<useImportCalendarMutation>(graphql`
    mutation useImportCalendarMutation($input: ImportCalendarInput!) {
      importCalendar(input: $input) {
        calendarYear {
          id
          off
          makeUp
          version
        }
      }
    }
  `);
  return {
    async previewImport(input: PreviewCalendarImportInput, onError: (text: string) => void): Promise<PreviewedImport | null> {
      setIsAsking(true);
      const answer = await fetchNow({ input }, onError);
      setIsAsking(false);
      return answer?.previewCalendarImport ?? null;
    },
    importCalendar: async (input: ImportCalendarInput, onError: (text: string) => void): Promise<boolean> =>
      (await run(input, { onError: (error) => onError(wordsOf(error)) })) !== null,
    isPending: isAsking || isPending,
  };
}
