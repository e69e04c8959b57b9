// A question as a tree: the fields to ask for, what is asked for of each, and where an answer has nothing. Questions that share the first
// steps of their way share them in the document too.

/** A field as it is asked for, `list(first: 8)` or `c1: list(first: 8)`, or a condition, `... on Issue`. */
export interface Place {
  call: string;
  /** Its name in the answer; null: a condition, whose values are those of its parent. */
  key: string | null;
  parent: Place | null;
  /** How many fields and conditions lead here. */
  depth: number;
  /** What is asked for here, without the places below. */
  asked: string[];
  below: Place[];
}

/** A selection like `viewer { list(first: 8) { totalCount } }` has two steps, and asks for `totalCount`. */
export interface Question {
  steps: readonly string[];
  asked: string;
}

/** A chain of fields that ends in what is asked for. */
export function questionOf(selection: string): Question {
  const steps = selection.split(' { ');
  return { asked: steps.pop()?.replace(/(?: \})+$/, '') ?? '', steps };
}

export function treeOf(questions: readonly Question[]): Place {
  const root: Place = { call: '', key: null, parent: null, depth: 0, asked: [], below: [] };
  const known = new Map<Place, Map<string, Place>>();
  for (const { steps, asked } of questions) {
    let place = root;
    for (const call of steps) place = placeBelow(place, call, known);
    if (asked !== '') place.asked.push(asked);
  }
  return root;
}

function placeBelow(parent: Place, call: string, known: Map<Place, Map<string, Place>>): Place {
  const places = known.get(parent) ?? new Map<string, Place>();
  known.set(parent, places);
  const there = places.get(call);
  if (there) return there;
  const key = call.startsWith('...') ? null : (/^\w+/.exec(call)?.[0] ?? '');
  const place: Place = { call, key, parent, depth: parent.depth + 1, asked: [], below: [] };
  places.set(call, place);
  parent.below.push(place);
  return place;
}

/** Places below these, so many levels down. */
export function placesBelow(places: readonly Place[], levels: number): Place[] {
  if (levels === 0) return [];
  return places.flatMap(({ below }) => below.flatMap((place) => [place, ...placesBelow([place], levels - 1)]));
}

/** Whether it is one of these, or below one. */
export function isAt(place: Place, places: ReadonlySet<Place>): boolean {
  for (let outer: Place | null = place; outer; outer = outer.parent) if (places.has(outer)) return true;
  return false;
}

/** Places and those that lead to them, by their parents. */
type Way = ReadonlyMap<Place, ReadonlySet<Place>>;

function wayTo(places: readonly Place[]): Way {
  const way = new Map<Place, Set<Place>>();
  for (const place of places)
    for (let inner = place; inner.parent; inner = inner.parent) {
      const known = way.get(inner.parent);
      if (known?.has(inner)) break;
      way.set(inner.parent, (known ?? new Set()).add(inner));
    }
  return way;
}

/** The selection that asks for what is asked at these places of one tree. */
export function written(places: readonly Place[]): string {
  const [way, here] = [wayTo(places), new Set(places)];
  const text = (place: Place): string => {
    const below = [...(way.get(place) ?? [])].map((inner) => {
      const selection = text(inner);
      return selection === '' ? inner.call : `${inner.call} { ${selection} }`;
    });
    return [...(here.has(place) ? place.asked : []), ...below].join(' ');
  };
  let [root] = places;
  while (root?.parent) root = root.parent;
  return root ? text(root) : '';
}

export interface Answer {
  data?: unknown;
  errors?: { path?: (string | number)[]; message: string }[];
}

/**
 * Those of the places, and of those that lead to them, that led to nothing: to null, or everywhere to an empty list. `from`: where the
 * root's values are.
 */
export function emptyOf(root: Place, places: readonly Place[], { errors = [] }: Answer, from: readonly unknown[]): Set<Place> {
  const way = wayTo(places);
  const failed = errors.map(({ path = [] }) => path.filter((step) => typeof step === 'string').join(' '));
  const empty = new Set<Place>();
  const look = (place: Place, values: readonly unknown[], keys: string) => {
    for (const inner of way.get(place) ?? []) {
      const path = inner.key === null ? keys : `${keys} ${inner.key}`;
      const found = inner.key === null ? values : insides(values, inner.key);
      if (found.length > 0) look(inner, found, path);
      // It may have been there, and have gone with something below it that failed.
      else if (!failed.some((one) => one.includes(`${path.trimStart()} `))) empty.add(inner);
    }
  };
  look(root, from, '');
  return empty;
}

/** Values of these objects under a name, each item of a list for itself. */
export function insides(places: readonly unknown[], key: string): unknown[] {
  return places
    .flatMap((place) => (typeof place === 'object' && place !== null ? [(place as Record<string, unknown>)[key]].flat(3) : []))
    .filter((place) => place !== null && place !== undefined);
}

/** Whether something that failed took along what was asked for beside it. */
export function tookOthersAlong({ data, errors = [] }: Answer): boolean {
  return errors.some(({ path = [] }) => {
    let place: unknown = data;
    for (const step of path.slice(0, -1))
      place = typeof place === 'object' && place !== null ? (place as Record<string, unknown>)[step] : null;
    return typeof place !== 'object' || place === null;
  });
}
