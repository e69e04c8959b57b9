// Columns of the tree of departments: the name, indented under its parent, its number, the parent's name, its place.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { addressOf } from '../../../shared/screens.ts';

export interface DepartmentRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly position: number;
  readonly parent: { readonly name: string } | null | undefined;
  level: number;
  /** Null: nothing stands below it. */
  isOpen: boolean | null;
}

export const editAddress = (id: string) => addressOf('managePartAdd', { deptID: id });

export function departmentColumns(t: TFunction<['departments', 'structure']>, onTurn: (id: string) => void): Column<DepartmentRow>[] {
  return [
    {
      key: 'name',
      header: t('departments.field.name'),
      part: 'title',
      cell: ({ id, name, level, isOpen }) => (
        <chakra.span display="flex" alignItems="center" gap="1" style={{ paddingInlineStart: `${(level - 1) * 1.5}rem` }}>
          {isOpen === null ? (
            <chakra.span boxSize="9" flexShrink="0" />
          ) : (
            <IconButton
              icon={isOpen ? 'chevronDown' : 'chevronRight'}
              label={isOpen ? t('departments.list.close', { name }) : t('departments.list.open', { name })}
              aria-expanded={isOpen}
              onClick={() => onTurn(id)}
            />
          )}
          <RowLink to={editAddress(id)} fontWeight="semibold" minW="0">
            {name}
          </RowLink>
        </chakra.span>
      ),
    },
    { key: 'number', header: t('departments.field.number'), width: '7rem', isNamed: true, cell: ({ number }) => number },
    {
      key: 'parent',
      header: t('departments.field.parent'),
      width: '14rem',
      cell: ({ parent }) =>
        parent && (
          <chakra.span display="block" truncate title={parent.name}>
            {parent.name}
          </chakra.span>
        ),
    },
    { key: 'position', header: t('departments.field.position'), width: '7rem', from: 56, isNamed: true, cell: ({ position }) => position },
  ];
}
