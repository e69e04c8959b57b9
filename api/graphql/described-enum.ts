// Enums whose every value says its rule in the schema.
import { registerEnumType } from 'type-graphql';

/** `values`: the meaning of each value; a missing one is an error of the compiler. */
export function describedEnum<Enum extends object>(
  type: Enum,
  name: string,
  description: string,
  values: Readonly<Record<keyof Enum & string, string>>,
): void {
  const valuesConfig: Partial<Record<keyof Enum, { description: string }>> = {};
  for (const value of Object.keys(type) as (keyof Enum & string)[]) valuesConfig[value] = { description: values[value] };
  registerEnumType(type, { name, description, valuesConfig });
}

/** An enum whose values are called inside what they are called in the schema. */
export function namesEnum<Name extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Name, string>>,
): { readonly [Value in Name]: Value } {
  // Each name of the table, with itself.
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [Value in Name]: Value };
  describedEnum(type, name, description, values);
  return type;
}
