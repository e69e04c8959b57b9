// A process that only holds an embedded server, for tests that kill it or run it as another user.
// Usage: tsx embedded-holder.ts DATA_DIR; prints one line of JSON when the server answers, then waits for its standard input to end.
import { startEmbeddedPostgres } from '../database/embedded.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Usage: embedded-holder.ts DATA_DIR');
const server = await startEmbeddedPostgres({ dataDir, fsync: true });
console.log(JSON.stringify({ url: server.url, isOwn: server.isOwn }));
process.stdin.resume();
process.stdin.on('end', () => {
  void server.stop().then(() => process.exit(0));
});
