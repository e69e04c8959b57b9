// Types derived from the list of a form's fields, for keeping, storing and sending the form.

/** The same for each field. */
export function each<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value): Record<Name, Value> {
  // The keys are those of `names`, one by one.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

/** The same values under other names. */
export function renamed<Field extends string, Name extends string, Value>(
  from: Readonly<Record<Field, Value>>,
  names: Readonly<Record<Field, Name>>,
): Record<Name, Value> {
  // As above: `names` says each name once.
  return Object.fromEntries((Object.keys(names) as Field[]).map((field) => [names[field], from[field]])) as Record<Name, Value>;
}

/** All of `Field`, those too that `From` may lack: they are undefined. */
type Picked<From, Field extends keyof From> = { [Name in keyof Record<Field, unknown>]: From[Name] };

export function pick<From extends object, Field extends keyof From>(from: From, fields: readonly Field[]): Picked<From, Field> {
  // As above.
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Picked<From, Field>;
}

/** Texts that may be nothing. */
export type MaybeTexts<Name extends string> = { readonly [Field in Name]: string | null | undefined };

/** Texts as forms and rules take them: nothing is empty. */
export function texts<Name extends string>(from: MaybeTexts<Name> | null, names: readonly Name[]): Record<Name, string> {
  return each(names, (name) => from?.[name] ?? '');
}
