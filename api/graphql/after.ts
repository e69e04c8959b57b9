/** `next(value)`, at once when the value is there: what a list knows of its fifty rows needs no turn of the event loop for each. */
export function after<T, R>(value: T | Promise<T>, next: (value: T) => R): R | Promise<Awaited<R>> {
  return value instanceof Promise ? (value.then(next) as Promise<Awaited<R>>) : next(value);
}
