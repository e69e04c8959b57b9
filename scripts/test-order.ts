// The order of vitest's files: the same on every machine and at every time, the largest first; with a seed a random one, which the seed
// brings back. `npm run test:long` draws one; `SEED=7 vitest run …` takes it.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Null: the fixed order. */
export const SEED = process.env['SEED'] ? Number(process.env['SEED']) : null;

interface TestFile {
  project: string;
  /** From the root of the project. */
  name: string;
  bytes: number;
}

/**
 * Project by project, because a worker that files share belongs to one. By itself vitest begins with the files that failed or took longest
 * the last time.
 */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = files.map((file) => ({
      file,
      project: file.project.name,
      name: path.relative(file.project.config.root, file.moduleId),
      bytes: statSync(file.moduleId).size,
    }));
    return inOrder(named, SEED).map(({ file }) => file);
  }
}

export function inOrder<T extends TestFile>(files: readonly T[], seed: number | null): T[] {
  const drawn = ({ name }: T) => (seed === null ? '' : createHash('sha256').update(`${seed} ${name}`).digest('hex'));
  return files
    .map((file) => ({ file, place: drawn(file) }))
    .sort(
      (a, b) =>
        compare(a.file.project, b.file.project) ||
        compare(a.place, b.place) ||
        b.file.bytes - a.file.bytes ||
        compare(a.file.name, b.file.name),
    )
    .map(({ file }) => file);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
