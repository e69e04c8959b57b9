// The commands of api/cli that tests start, bundled once for the run (scripts/product-for-tests.ts).
export const BUNDLED_COMMANDS = ['audit-verify', 'backup', 'restore', 'sessions-end'] as const;
