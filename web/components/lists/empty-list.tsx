// The texts of a list without rows: nothing yet, no match, or a page beyond the last.
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { DataTableProps } from '../../ui/list/DataTable.tsx';
import { isNarrowed, widened } from './address.ts';
import type { List } from './useList.ts';

/** Words of a list that really has nothing, and of one in which nothing was found. */
export interface EmptyTexts {
  nothing: string;
  hint?: ReactNode;
  action?: ReactNode;
  notFound?: string;
}

export function emptyList(
  t: TFunction<'ui'>,
  { address, state, patch }: Pick<List, 'address' | 'state' | 'patch'>,
  totalCount: number,
  texts: EmptyTexts,
): NonNullable<DataTableProps<unknown>['empty']> {
  if (totalCount > 0)
    return { title: t('ui.list.beyond'), action: <Button onClick={() => patch({ page: undefined })}>{t('ui.list.firstPage')}</Button> };
  if (!isNarrowed(state)) return { title: texts.nothing, hint: texts.hint, action: texts.action };
  return {
    title: texts.notFound ?? texts.nothing,
    hint: t('ui.list.narrowed'),
    action: <Button onClick={() => patch(widened(address))}>{t('ui.list.clear')}</Button>,
  };
}
