// Some fields of an object, for what stores or sends a form.

/** All of `Field`, those too that `From` may lack: they are undefined. */
type Picked<From, Field extends keyof From> = { [Name in keyof Record<Field, unknown>]: From[Name] };

export function pick<From extends object, Field extends keyof From>(from: From, fields: readonly Field[]): Picked<From, Field> {
  // The keys are those of `fields`, one by one.
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Picked<From, Field>;
}
