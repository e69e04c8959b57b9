// The doors of a domain, in `modules/<domain>/<domain>.doors.ts`: the screens of its calls, how often each may be tried, and what is open
// or unlimited, each with the reason. Everything else carries @Auth and @Limited. `npm run check doors` reports missing ones and prints all
// of them to docs/doors.md.
import type { ScreenPath } from '../shared/screens.ts';

/** Reasons by `Type` or `Type.field`. */
type Reasons = Readonly<Record<string, string>>;
type OfScreens = Readonly<Record<string, readonly ScreenPath[]>>;

/** How often something may be tried. */
export interface Limit<Name extends string = string> extends Numbers {
  /**
   * What is counted, a colon, and by what: `:user` by the person who asks, `:address` by the address of the call; for all others the
   * service has the key.
   */
  name: Name;
}

interface Numbers {
  points: number;
  /** Length of the window that begins with the first attempt. */
  seconds: number;
  /** What a success does to the counter; nothing when it is not said. */
  onSuccess?: 'clear' | 'giveBack';
}

/** All that there are, so that the check of doors finds one that no domain's doors hold. */
export const madeLimits: Limit[] = [];

/**
 * One line per counted act, by its name: how many, in how long. `@Limited` and the services are given
 * `preprintsLimits['preprint:address']`.
 */
export function limits<const Table extends Readonly<Record<string, Numbers>>>(
  table: Table,
): { readonly [Name in keyof Table & string]: Limit<Name> } {
  const named = Object.entries(table).map(([name, numbers]) => [name, { name, ...numbers }] as const);
  madeLimits.push(...named.map(([, limit]) => limit));
  // Each name of the table, with itself.
  return Object.fromEntries(named) as { [Name in keyof Table & string]: Limit<Name> };
}

export interface Doors {
  /**
   * The screens that a field belongs to, by `Type.field`; several mean any of them. A role that has none of them is refused it, in the
   * browser, by an API token and by the old calls alike (F-079, decision 54): a record that lacks a screen lacks its calls at once.
   */
  screens?: OfScreens;
  /** The same for `node(id)`, by type. */
  nodes?: OfScreens;
  /** Fields of Query, Mutation, Subscription and Viewer, and types of `node(id)`, that belong to no screen. */
  everyones?: Reasons;
  /** Object types without a rule of their own: anyone may read them without being signed in. */
  publicTypes?: Reasons;
  /** Root fields without a rule of their own. */
  publicFields?: Reasons;
  /** Types whose fields must name a policy: persons, reviews, reviewers, files, letters (principles, Doors). */
  policyTypes?: Reasons;
  /** Fields that say who someone is, and name no policy. */
  personFields?: Reasons;
  /**
   * Fields without a policy of their own in types whose @Auth names one: every viewer who may know of the object reads them. A blind, a
   * declined and an invited reviewer may know of a manuscript. `*`: all fields of the type that are not guarded.
   */
  openFields?: Readonly<Record<string, readonly { fields: readonly string[]; reason: string }[]>>;
  /** How often each may be tried, by its name (`limits`). */
  limits?: Readonly<Record<string, Limit>>;
  /** Mutations without a limit. */
  unlimited?: readonly { names: readonly string[]; reason: string }[];
}

/** `screens` of each of these fields. */
export const on = (screens: readonly ScreenPath[], ...fields: string[]): OfScreens =>
  Object.fromEntries(fields.map((field) => [field, screens]));

/** `reason` of each of these fields. */
export const because = (reason: string, ...fields: string[]): Reasons => Object.fromEntries(fields.map((field) => [field, reason]));

/** Types that say who someone is: every field that answers one names a policy, or stands in `personFields`. */
export const PERSON_TYPES: readonly string[] = ['Person'];

/** Of what belongs to no domain. */
export const ownDoors: Doors = {
  everyones: { 'Viewer.id': 'who one is', 'Query.node': 'each type has its rules, some their screens' },
  publicTypes: { PageInfo: 'positions in a list that was guarded itself' },
  publicFields: { 'Query.node': 'answers by the rules of the type it finds' },
};

/** All of them as one. Errors: when two say something of one name. */
export function together(all: readonly Doors[]): Required<Doors> {
  const merged = <Row>(table: (doors: Doors) => Readonly<Record<string, Row>> | undefined): Record<string, Row> => {
    const rows = all.flatMap((doors) => Object.entries(table(doors) ?? {}));
    const twice = rows.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
    if (twice.length > 0) throw new Error(`Two domains have a door of ${twice.join(', ')}`);
    return Object.fromEntries(rows);
  };
  const openTypes = new Set(all.flatMap(({ openFields }) => Object.keys(openFields ?? {})));
  return {
    screens: merged((doors) => doors.screens),
    nodes: merged((doors) => doors.nodes),
    everyones: merged((doors) => doors.everyones),
    publicTypes: merged((doors) => doors.publicTypes),
    publicFields: merged((doors) => doors.publicFields),
    policyTypes: merged((doors) => doors.policyTypes),
    personFields: merged((doors) => doors.personFields),
    // Several domains have fields in one type.
    openFields: Object.fromEntries([...openTypes].map((type) => [type, all.flatMap(({ openFields }) => openFields?.[type] ?? [])])),
    limits: merged((doors) => doors.limits),
    unlimited: all.flatMap(({ unlimited }) => unlimited ?? []),
  };
}
