// A port that nothing listens on.
import { createServer, type AddressInfo } from 'node:net';

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  // A listening TCP server has an address with a port.
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
