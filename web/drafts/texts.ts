// A draft holds one or more forms by their names ("sections"), each an object of its fields. A section here holds the typed fields.

/** All the forms of a draft, whole. */
export type Forms<All> = Record<keyof All, object>;

/** Those in which something is. */
export type Texts<All> = { readonly [Name in keyof All]?: All[Name] | undefined };

export interface Typed<All> {
  sections: Texts<All>;
  /** The saved values when the typing began. */
  bases: Texts<All>;
}

/** The server's values. */
export interface SavedTexts<All> {
  /** Null once the viewer may no longer write it. */
  version: number | null;
  sections: Texts<All>;
  /** ISO instant; left out where it is not shown. */
  updatedAt?: string | null;
}

/** The keys of an object are those that its type names: forms are made by us, field by field. */
export function keysOf<Values extends object>(values: Values): (keyof Values & string)[] {
  return Object.keys(values) as (keyof Values & string)[];
}

export function hasSections(sections: object): boolean {
  return Object.values(sections).some((values) => values !== undefined);
}

/** The saved values, overlaid with the typed ones: a section saved since is no longer among the typed ones, and hides nothing. */
export function typedOver<All>(saved: Texts<All>, typed: Texts<All>): Texts<All> {
  return { ...saved, ...Object.fromEntries(Object.entries(typed).filter(([, values]) => values !== undefined)) };
}
