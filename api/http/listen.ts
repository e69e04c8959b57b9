// Listening on a port, with words for the ways it fails.
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';

/** A start that failed for a reason the operator can mend; its message says how. */
export class StartError extends Error {}

/** Listens; throws StartError when the port cannot be had. */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(explain(error, host, port), { cause: error });
  }
}

/** Throws StartError when the port is taken: better before the database has been brought up than after. */
export async function portIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  probe.close();
  await once(probe, 'close');
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program (perhaps another Colloquium). Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `Port ${port} needs rights this user does not have. Choose a port above 1023 in PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 to let other machines in.`;
  return error instanceof Error ? error.message : String(error);
}
