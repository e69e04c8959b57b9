// Adds a department, or changes one unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveDepartmentCreateMutation } from './__generated__/useSaveDepartmentCreateMutation.graphql.ts';
import type { useSaveDepartmentUpdateMutation } from './__generated__/useSaveDepartmentUpdateMutation.graphql.ts';

interface DepartmentValues {
  name: string;
  nameEn: string;
  parentId: string;
  position: string;
}

/** An entry that is no number is refused by the server, in words. */
const positionOf = (text: string): number | null => {
  const number = Number(text.trim());
  return text.trim() === '' ? null : Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : -1;
};

export function useSaveDepartment() {
  const create = useAction<useSaveDepartmentCreateMutation>(graphql`
    mutation useSaveDepartmentCreateMutation($input: CreateDepartmentInput!) {
      createDepartment(input: $input) {
        department {
          id
          version
        }
      }
    }
  `).run;
  const update = useAction<useSaveDepartmentUpdateMutation>(graphql`
    mutation useSaveDepartmentUpdateMutation($input: UpdateDepartmentInput!) {
      updateDepartment(input: $input) {
        department {
          ...DepartmentForm_department
          version
        }
      }
    }
  `).run;
  /** Answers the department with its new version, or nothing when it was not done. */
  return async (
    id: string | null,
    version: number,
    { parentId, position, ...names }: DepartmentValues,
    onError: (error: Error) => void,
  ) => {
    const input = { ...names, parentId: parentId || null, position: positionOf(position) };
    if (id === null) return (await create(input, onError))?.department;
    return (await update({ ...input, departmentId: id, version }, onError))?.department;
  };
}
