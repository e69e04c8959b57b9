// Why a file was not taken, in words that name it.
import { useTranslation } from 'react-i18next';
import type { FileKindName } from '../../../shared/limits.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { fileProblem, type FileProblem } from './file-check.ts';

const CATALOGUES = ['messages', 'ui'];

export function useFileProblems() {
  const { t } = useTranslation('manuscripts');
  const { t: message } = useTranslation(CATALOGUES);

  /** Problem found before sending; null without any. */
  function problemText(kind: FileKindName, file: File, maxBytes?: number): string | null {
    const problem = fileProblem(kind, file, maxBytes);
    return problem && textOf(problem, file);
  }

  /** The problem in words. */
  function textOf(problem: FileProblem, file: File): string {
    if (problem.key === 'kind')
      return t('manuscripts.fileProblem', { name: file.name, reason: message('file.kindRefused', { kinds: problem.kinds }) });
    return problem.key === 'size'
      ? message('file.tooLarge', { name: file.name, megabytes: problem.megabytes })
      : message('file.empty', { name: file.name });
  }

  /** The server's message. */
  function refusalText(file: File, error: Error): string {
    const fields = error instanceof ApiError ? Object.values(error.fields) : [];
    const reason =
      fields.length > 0 ? fields.join(' ') : message(errorMessage(error), { ns: CATALOGUES, defaultValue: errorMessage(error) });
    return reason.includes(file.name) ? reason : t('manuscripts.fileProblem', { name: file.name, reason });
  }
  return { problemText, textOf, refusalText };
}
