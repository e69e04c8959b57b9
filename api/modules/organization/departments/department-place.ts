// The two departments below which forms offer others.
import { describedEnum } from '../../../graphql/declare.ts';
import { PUBLISHING_HOUSE_ID, ROOT_DEPARTMENT_ID } from '../department.entity.ts';

export const DepartmentPlace = { PUBLISHER: ROOT_DEPARTMENT_ID, PUBLISHING_HOUSE: PUBLISHING_HOUSE_ID } as const;
describedEnum(DepartmentPlace, 'DepartmentPlace', 'The two departments below which forms offer others.', {
  PUBLISHER:
    'The whole publisher: the editorial department of the periodical form, and the responsible departments of filters, statistics and the workflow.',
  PUBLISHING_HOUSE: 'The publishing house 出版机构: branch offices 出版分社 of the periodical form.',
});
