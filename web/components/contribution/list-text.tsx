// What a manuscript list says when it has no rows: nothing yet, nothing that fits, or a page beyond the last.
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { DataTableProps } from '../../ui/DataTable.tsx';
import type { UrlPatch } from '../../ui/useUrlParams.ts';
import { isNarrowed, widened, type Narrowing } from './list-state.ts';

type Empty = NonNullable<DataTableProps<unknown>['empty']>;

/** `otherwise`: the hint and next step of a list that really has nothing. */
export function emptyList(
  t: TFunction<'manuscripts'>,
  state: Narrowing,
  totalCount: number,
  onChange: (patch: UrlPatch) => void,
  otherwise: { hint: ReactNode; action?: ReactNode },
): Empty {
  const title = t('manuscripts.empty');
  if (totalCount > 0)
    return {
      title,
      hint: t('manuscripts.empty.beyond'),
      action: <Button onClick={() => onChange({ page: undefined })}>{t('manuscripts.empty.firstPage')}</Button>,
    };
  if (!isNarrowed(state)) return { title, ...otherwise };
  return {
    title,
    hint: t('manuscripts.empty.narrowed'),
    action: <Button onClick={() => onChange(widened(state))}>{t('manuscripts.empty.clear')}</Button>,
  };
}
