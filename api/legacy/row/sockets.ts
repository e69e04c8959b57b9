// The facade's sockets (E1-015): plain WebSockets that follow one subscription for the token in their address.
import { print } from 'graphql';
import type { Context } from '../../context.ts';
import type { Sockets } from '../../graphql/subscriptions.ts';
import type { SocketRow } from './row.ts';

/** Serves the row at `/{product}/api/websocket/{token}`. An unknown token gets the answer of an ended session. */
export function legacySocket(sockets: Sockets<Context>, row: SocketRow, product: string): void {
  const prefix = `/${product}/api/${row.paths[0].replace('{token}', '')}`;
  const [document] = row.documents;
  if (!document) throw new Error('A socket needs a subscription');
  sockets.serve(prefix, print(document), {
    write: (data) => {
      const message = row.message(data);
      return message && JSON.stringify(message);
    },
    farewell: JSON.stringify(row.farewell),
  });
}
