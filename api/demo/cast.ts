// The cast: the people of each periodical by office, and their viewers in a role.
import type { EntityManager } from '@mikro-orm/postgresql';
import { kindOfMemberType, RoleKind, roleKindCode, type MemberType, type RoleKindCode } from '../../shared/roles.ts';
import type { ViewerSession } from '../context.ts';
import { viewerInRole } from '../modules/accounts/viewer/viewer.service.ts';
import type { Person } from './publisher.ts';

/** A person in one of their roles. */
export interface Player {
  person: Person;
  role: RoleKindCode;
}

export class Cast {
  readonly people: readonly Person[];
  readonly #viewers = new Map<string, ViewerSession>();

  constructor(people: readonly Person[]) {
    this.people = people;
  }

  /** Holders of an office of the periodical, each in the role that the office needs. */
  office(number: string, ...types: readonly MemberType[]): Player[] {
    return types.flatMap((type) =>
      this.people
        .filter((person) => person.offices[number]?.includes(type))
        .map((person) => ({ person, role: roleKindCode(kindOfMemberType[type]) })),
    );
  }

  /** Errors: nobody has this account. */
  byAccount(account: string): Person {
    const found = this.people.find((person) => person.account === account);
    if (!found) throw new Error(`Nobody has the account ${account}`);
    return found;
  }

  inRole(role: RoleKindCode): Player[] {
    return this.people.filter((person) => person.roles.includes(role)).map((person) => ({ person, role }));
  }

  /** Those in the role whose subject the periodical's is. */
  inField(number: string, role: RoleKindCode): Player[] {
    return this.inRole(role).filter(({ person }) => person.fields.includes(number));
  }

  /** Loaded once for each role of each person: offices do not change while the demo is played. */
  async viewer(em: EntityManager, { person, role }: Player): Promise<ViewerSession> {
    const key = `${person.id} ${role}`;
    const known = this.#viewers.get(key);
    if (known) return known;
    const viewer = await viewerInRole(em, person.id, RoleKind[role]);
    if (!viewer) throw new Error(`${person.account} has no role ${role}`);
    this.#viewers.set(key, viewer);
    return viewer;
  }
}
