// References that keep a department from being deleted: departments below it, people, journals and role records.
import type { EntityManager } from '@mikro-orm/postgresql';

interface DepartmentUses {
  children: number;
  people: number;
  journals: number;
  roles: number;
}

/** One statement. */
export async function usesOf(em: EntityManager, id: number): Promise<DepartmentUses> {
  const [found] = await em.execute<DepartmentUses[]>(
    `select (select count(*) from department where parent_id = d.id)::int as children,
       (select count(*) from user_account where department_id = d.id and deleted_at is null)::int as people,
       (select count(*) from colloquium where publishing_house_id = d.id or editorial_department_id = d.id)::int as journals,
       (select count(*) from role r where r.department_id = d.id or exists (select from role_department rd where rd.role_id = r.id and rd.department_id = d.id))::int as roles
     from department d where d.id = ?`,
    [id],
  );
  return found ?? { children: 0, people: 0, journals: 0, roles: 0 };
}
