// The product of a run of browser tests; its data go when it has stopped. (A global teardown would run while it is still up.)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startOrcid } from './orcid.ts';

// The runner tells the whole process group to end: the product hears it itself, and this process waits for it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

const orcid = await startOrcid(Number(process.env['E2E_ORCID_PORT']));
const product = spawn(process.execPath, ['scripts/start.js'], { stdio: 'inherit' });
const [code] = await once(product, 'exit');
await orcid.stop();
const folder = process.env['E2E_DATA_DIR'];
if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
process.exitCode = typeof code === 'number' ? code : 1;
