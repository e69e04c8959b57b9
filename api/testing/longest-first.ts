// The order of test files: those that take longest begin first, so that no worker is left alone with one at the end; the others by name.
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more, the longest first. An order that is out of date costs time and nothing else. */
const LONGEST = [
  'api/blindness.test.ts',
  'api/legacy/blindness.test.ts',
  'api/database/embedded.test.ts',
  'api/demo/load.test.ts',
  'api/legacy/contract.test.ts',
  'api/modules/workflow/pending.test.ts',
  'api/subscriptions.test.ts',
  'api/modules/contributions/lists/lists.test.ts',
  'api/modules/files/cleaning/without-properties.test.ts',
  'api/modules/workflow/workflow.service.test.ts',
  'api/modules/contributions/authors/contribution-author.test.ts',
  'api/modules/workflow/decision-hold.test.ts',
  'api/modules/contributions/sections/sections.test.ts',
  'scripts/check-imports.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const name = ({ moduleId }: TestSpecification) => path.relative(this.ctx.config.root, moduleId).replaceAll(path.sep, '/');
    const rank = (file: TestSpecification) => (LONGEST.includes(name(file)) ? LONGEST.indexOf(name(file)) : LONGEST.length);
    // Files of one project follow each other, so that workers are kept from one to the next.
    return Promise.resolve(
      files.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b) || name(a).localeCompare(name(b))),
    );
  }
}
