// Removes the data of the run; runs when the product has stopped.
import { rm } from 'node:fs/promises';

export default async function removeData(): Promise<void> {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
