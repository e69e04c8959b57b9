// Sets up the demo publisher: departments, people, periodicals with their columns and offices.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, dayOf } from '../../shared/day.ts';
import { RoleKind, type MemberType, type RoleKindCode } from '../../shared/roles.ts';
import { Department, PUBLISHING_HOUSE_ID, ROOT_DEPARTMENT_ID } from '../modules/organization/department.entity.ts';
import { Menu } from '../modules/organization/menu.entity.ts';
import { Role } from '../modules/organization/role.entity.ts';
import { ApiToken } from '../modules/accounts/sessions/api-token.entity.ts';
import { hashToken, newToken } from '../modules/accounts/sessions/token.ts';
import { hashPassword } from '../modules/accounts/passwords/password.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { ColloquiumColumn } from '../modules/colloquiums/colloquium-column.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ColloquiumKind } from '../modules/colloquiums/colloquium.enums.ts';
import { Committee, CommitteeMember, type CommitteeName } from '../modules/colloquiums/committee-member.entity.ts';
import { monthBefore } from '../modules/issues/planned-month.ts';
import { Profile } from '../modules/accounts/profile/profile.entity.ts';
import { keptOf } from '../modules/publisher/publication-defaults.ts';
import { PUBLISHER_SETTINGS_ID, PublisherSettings } from '../modules/publisher/publisher-settings.entity.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../modules/reference/dictionary-entry.entity.ts';
import { wordLetters } from './letters.ts';
import { type DemoDepartment, demoDepartments, demoOffices, demoRoles } from './departments.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, demoPeople } from './people.ts';
import { demoPeriodicalTexts, type DemoPeriodicalTexts } from './periodical-texts.ts';
import { demoPeriodicals, monthsOfCycle } from './periodicals.ts';
import { demoProfile } from './profiles.ts';
import { demoColumns, demoConference, demoHouse, demoSerials } from './publication.ts';
import { seededRandom } from './random.ts';
import { demoScholars } from './scholars.ts';
import { demoUnits } from './units.ts';

const PERSON_CODES = 100_000;
const DAY = 86_400_000;
/** The house is this much older than its oldest manuscript. */
const HOUSE_AGE_DAYS = 800;

/** Nobody’s: the name is kept for examples. */
const CHECK_SITE = 'https://example.org/';

/** A person as the play knows them. */
export interface Person {
  id: number;
  account: string;
  /** Person code. */
  code: string;
  realName: string;
  email: string;
  sex: 0 | 1;
  title: string;
  degree: string;
  workplace: string;
  address: string;
  roles: readonly RoleKindCode[];
  fields: readonly string[];
  offices: Readonly<Record<string, readonly MemberType[]>>;
}

type Newcomer = Omit<Person, 'id' | 'email' | 'code'> & {
  email: string | undefined;
  supervisor: string | undefined;
  department: DemoDepartment | undefined;
  county: string | undefined;
  hasOneSession: boolean;
  allowsManySessions: boolean;
};

/** Everybody: the accounts of the sign-in page and the others. Those are online once at a time, like people in production. */
function newcomers(): Newcomer[] {
  const accounts = demoPeople.map((person): Newcomer => ({
    ...person,
    department: person.department,
    county: undefined,
    email: undefined,
    supervisor: person.supervisor,
    fields: person.fields ?? [],
    offices: person.offices ?? {},
    hasOneSession: person.hasOneSession === true,
    allowsManySessions: person.hasOneSession !== true,
  }));
  const others = demoScholars.map((scholar): Newcomer => {
    const unit = demoUnits[scholar.unit];
    return {
      ...scholar,
      department: scholar.department,
      email: scholar.email,
      supervisor: undefined,
      offices: scholar.offices ?? {},
      workplace: `${unit.name}${unit.parts[scholar.part] ?? ''}`,
      address: unit.address,
      county: unit.region[2],
      hasOneSession: true,
      allowsManySessions: false,
    };
  });
  return [...accounts, ...others];
}

/** Finds dictionary entries by type and value. Errors: a value that no migration brought. */
export async function dictionary(em: EntityManager): Promise<(type: DictionaryTypeName, value: string) => DictionaryEntry> {
  const entries = new Map((await em.find(DictionaryEntry, {})).map((entry) => [`${entry.type} ${entry.value}`, entry]));
  return (type, value) => {
    const found = entries.get(`${type} ${value}`);
    if (!found) throw new Error(`The dictionary ${type} has no ${value}`);
    return found;
  };
}

/** It receives papers until three months from now. */
const conferencePeriod = (now: Date) => ({ startsOn: addDays(dayOf(now), -HOUSE_AGE_DAYS), endsOn: addDays(dayOf(now), RECEIVING_DAYS) });
const RECEIVING_DAYS = 90;

/** Its kind of publication and what belongs to it. */
function publishedAs({ kind, number }: { kind: number; number: string }, now: Date): Partial<Colloquium> {
  if (kind === ColloquiumKind.CONFERENCE) {
    const { heldAt, afterDays, days } = demoConference;
    const heldFrom = addDays(dayOf(now), RECEIVING_DAYS + afterDays);
    return { heldAt, heldFrom, heldUntil: addDays(heldFrom, days - 1) };
  }
  const serial = demoSerials[number];
  return serial ? { ...serial, isSeries: false } : { isSeries: true };
}

/** Errors: a periodical without texts. */
function told(number: string): DemoPeriodicalTexts {
  const texts = demoPeriodicalTexts[number];
  if (texts === undefined) throw new Error(`Nothing is told of ${number}`);
  return texts;
}

function textsOf(number: string) {
  const { foundedOn, sources, homePages, editorIntroduction, foreword, callForPapers } = told(number);
  return { foundedOn, sources: [...sources], homePages: [...homePages], editorIntroduction, foreword, callForPapers };
}

/** The first of the editorial committee leads it. */
function nameCommittees(em: EntityManager, colloquium: Colloquium): void {
  const { editorialCommittee, expertCommittee } = told(colloquium.number);
  const name = (committee: CommitteeName, position: number, person: string, type: MemberType | null) =>
    em.create(CommitteeMember, { colloquium, committee, position: position + 1, name: person, type });
  for (const [index, person] of editorialCommittee.entries()) name(Committee.EDITORIAL, index, person, index === 0 ? 'chief' : 'editor');
  for (const [index, person] of expertCommittee.entries()) name(Committee.EXPERT, index, person, null);
}

/** API tokens of the house's partners: purpose, owner, role, made how many days ago, valid for how many, used how many hours ago. */
const TOKENS: readonly (readonly [string, string, RoleKindCode, number, number, number | null])[] = [
  ['图书馆目录同步', 'operations', 'OPERATIONS', 120, 365, 5],
  ['排版系统取稿', 'publisher', 'PUBLISHING_EDITOR', 400, 365, 900],
  ['统计月报', 'operations', 'OPERATIONS', 3, 90, null],
];

/** Nobody has their texts: they are there to be looked at. */
function giveTokens(em: EntityManager, users: readonly User[], now: Date): void {
  for (const [name, account, role, age, days, unused] of TOKENS) {
    const user = users.find(({ username }) => username === account);
    if (!user) throw new Error(`Nobody has the account ${account}`);
    const createdAt = new Date(now.getTime() - age * DAY);
    em.create(ApiToken, {
      user,
      role: em.getReference(Role, RoleKind[role]),
      name,
      tokenHash: hashToken(newToken()),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY),
      lastUsedAt: unused === null ? null : new Date(now.getTime() - (unused * DAY) / 24),
    });
  }
}

/** Makes the house with everybody in it, as of some time before `now`. */
export async function foundPublisher(em: EntityManager, now: Date): Promise<Person[]> {
  const founded = new Date(now.getTime() - HOUSE_AGE_DAYS * DAY);
  const root = await em.findOneOrFail(Department, ROOT_DEPARTMENT_ID);
  await em.nativeUpdate(PublisherSettings, PUBLISHER_SETTINGS_ID, { ...keptOf(demoHouse), checkSiteUrl: CHECK_SITE, updatedAt: founded });
  const departments = new Map(
    Object.entries(demoDepartments).map(([key, names], index) => [
      key,
      em.create(Department, { ...names, parent: root, position: index + 1 }),
    ]),
  );
  const house = await em.findOneOrFail(Department, PUBLISHING_HOUSE_ID);
  const branchOffices = new Map(
    Object.entries(demoOffices).map(([key, { editorial, branch }], index) => {
      const above = departments.get(key);
      if (above) em.create(Department, { ...editorial, parent: above, position: 1 });
      return [key, em.create(Department, { ...branch, parent: house, position: index + 1 })];
    }),
  );
  const departmentOf = (key: DemoDepartment | undefined) => (key && departments.get(key)) ?? root;
  const entry = await dictionary(em);
  const roles = await em.find(Role, { isSeeded: true });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = newcomers();
  const codes = seededRandom(PERSON_CODES).some(
    Array.from({ length: people.length * 100 }, (_, index) => index),
    people.length,
  );
  const users = people.map((person, index) => {
    const user = em.create(User, {
      email: person.email ?? `${person.account}@${DEMO_DOMAIN}`,
      username: person.account,
      realName: person.realName,
      code: `A${PERSON_CODES + (codes[index] ?? 0) * 83}`,
      passwordHash,
      activatedAt: founded,
      addressConfirmedAt: founded,
      createdAt: founded,
      allowsManySessions: person.allowsManySessions,
      department: departmentOf(person.department),
    });
    user.roles.set(roles.filter((role) => person.roles.some((code) => RoleKind[code] === role.kind)));
    const { duty, ...told } = demoProfile({ ...person, index });
    em.create(Profile, {
      ...told,
      user,
      sex: person.sex,
      professionalTitle: ref(entry('PROFESSIONAL_TITLE', person.title)),
      degree: ref(entry('DEGREE', person.degree)),
      duty: ref(entry('DUTY', duty)),
      workplaces: [person.workplace],
      supervisor: person.supervisor ?? null,
      address: person.address,
    });
    return user;
  });
  giveTokens(em, users, now);
  for (const periodical of demoPeriodicals) {
    const { columns, subject, cycle, department, assignedEditor, hostUnits, ...settings } = periodical;
    const publishingMonths = settings.kind === ColloquiumKind.CONFERENCE ? [] : [...(monthsOfCycle[cycle] ?? [])];
    const colloquium = em.create(Colloquium, {
      ...settings,
      subject: entry('SUBJECT', subject),
      cycle: entry('CYCLE', cycle),
      editorialDepartment: branchOffices.get(department) ?? house,
      publishingHouse: departmentOf(department),
      hostUnits: [...hostUnits],
      publishingMonths,
      ...keptOf(demoHouse),
      ...publishedAs(settings, now),
      ...textsOf(settings.number),
      ...(settings.kind === ColloquiumKind.CONFERENCE
        ? conferencePeriod(now)
        : { initCycleTime: monthBefore(publishingMonths, dayOf(now)) }),
      isOpenToAllEditors: assignedEditor === null,
      assignedEditor: users.find((user) => user.username === assignedEditor) ?? null,
      createdAt: founded,
    });
    nameCommittees(em, colloquium);
    for (const [position, name] of columns.entries()) em.create(ColloquiumColumn, { colloquium, name, position, ...demoColumns[name] });
    let position = 0;
    for (const [index, user] of users.entries()) {
      for (const type of people[index]?.offices[settings.number] ?? [])
        em.create(ColloquiumMember, { colloquium, user, type, position: (position += 1) });
    }
  }
  await boundRoles(em, founded, users, departments);
  await em.flush();
  await wordLetters(em, founded);
  return people.map((person, index) => {
    const user = users[index];
    if (!user) throw new Error(`${person.account} has no account`);
    return { ...person, id: user.id, email: user.email, code: user.code };
  });
}

/** Role records that departments bind, with every screen of their kind, for people who hold the seeded one too. */
async function boundRoles(
  em: EntityManager,
  founded: Date,
  users: readonly User[],
  departments: ReadonlyMap<string, Department>,
): Promise<void> {
  const menus = await em.find(Menu, {});
  for (const { kind: code, department: key, accounts, ...names } of demoRoles) {
    const department = departments.get(key);
    if (!department) throw new Error(`No department ${key}`);
    const kind = RoleKind[code];
    const role = em.create(Role, { ...names, kind, createdAt: founded });
    role.department = ref(department);
    role.departments.set([department]);
    role.menus.set(menus.filter(({ kinds }) => kinds.includes(kind)));
    for (const user of users) if (accounts.includes(user.username ?? '')) user.roles.add(role);
  }
}
