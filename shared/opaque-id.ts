// The one form of the opaque ids of the API (Relay): addresses of the old system name rows by their decimal numbers and are led to these.

export function opaqueId(type: string, id: number | string): string {
  return btoa(`${type}:${id}`);
}
