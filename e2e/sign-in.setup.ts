// Signs every account of the demo in once, through the API; stories start from these stored sign-ins.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as setup } from '@playwright/test';
import { signIn } from './api.ts';
import { STORED_ACCOUNTS, signInFile } from './demo.ts';

for (const account of STORED_ACCOUNTS) {
  setup(`${account} signs in`, async ({ baseURL }) => {
    const { token } = await signIn(baseURL ?? '', account);
    const file = signInFile(account);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      JSON.stringify({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'token', value: token }] }] }),
    );
  });
}
