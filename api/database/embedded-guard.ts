// Counts the users of the embedded server; a guard stops it when the last of them has ended, killed ones included.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isServerOf, readPidFile, type RunningServer } from './embedded-server.ts';

/**
 * A shell that reads a pipe only this process holds. When the pipe closes (kill -9 included), the shell waits for other users of the server
 * to leave, then asks the server for a fast shutdown.
 */
export function startGuard(server: RunningServer, cluster: string, holder: string): ChildProcess {
  const script = `
    server=$1 holder=$2 pidfile=$3 socket=$4
    nap() { sleep 0.1 2>/dev/null || sleep 1; }
    used() {
      for user in "\${holder%/*}"/*; do [ -e "$user" ] && kill -0 "\${user##*/}" 2>/dev/null && return 0; done
      return 1
    }
    serves() { [ -e "$pidfile" ] && read -r pid < "$pidfile" && [ "$pid" = "$server" ]; }
    read -r _
    rm -f "$holder"
    while used; do nap; done
    tries=0
    # A server that is only just starting has not written its pid file yet.
    until serves || [ "$tries" -ge 30 ] || ! kill -0 "$server" 2>/dev/null; do nap; tries=$((tries + 1)); done
    serves && kill -INT "$server" 2>/dev/null
    while serves && kill -0 "$server" 2>/dev/null; do nap; done
    rm -rf "$socket"`;
  const pidFile = path.join(cluster, 'postmaster.pid');
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), holder, pidFile, server.socketFolder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

/** Waits until the server is down, unless another process goes on using it. */
export async function leave(guard: ChildProcess | null, pid: number, cluster: string, holder: string): Promise<void> {
  await rm(holder, { force: true });
  guard?.stdin?.end();
  const others = await readdir(path.dirname(holder)).catch(() => []);
  if (others.some((other) => isAlive(Number(other)))) return;
  while ((await readPidFile(cluster))?.pid === pid && isServerOf(pid, cluster)) await sleep(20);
}
