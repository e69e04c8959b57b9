// A process that only holds an embedded server, for tests that kill it or run it as another user. Usage: node embedded-holder.js OPTIONS
// (JSON), bundled by scripts/product-for-tests.ts; prints one line of JSON when the server answers, then waits for its standard input to
// end.
import process from 'node:process';
import { type BinariesPlace, type DatabaseUser } from '../database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';

export interface HolderOptions {
  dataDir: string;
  binaries?: BinariesPlace;
  /** The user of the process once it has loaded: that user need not be able to read the sources. */
  user?: DatabaseUser;
}

// The tests alone start this file.
const { user, ...options } = JSON.parse(process.argv[2] ?? '') as HolderOptions;
if (user) {
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}
const server = await startEmbeddedPostgres({ ...options, fsync: true });
console.log(JSON.stringify({ url: server.url, isOwn: server.isOwn }));
process.stdin.resume();
process.stdin.on('end', () => {
  void server.stop().then(() => process.exit(0));
});
