// Files leave the variables of a request, as multipart uploads want them.
import { expect, it } from 'vitest';
import { extractFiles } from './extract-files.ts';

it('takes files out of the variables and names where they stood (GraphQL multipart request specification)', () => {
  const one = new File(['a'], 'a.docx');
  const two = new File(['b'], 'b.pdf');
  const variables = { input: { contributionId: 'x', file: one, more: [two, null], count: 0 } };
  const { clean, files } = extractFiles(variables);
  expect(clean).toEqual({ input: { contributionId: 'x', file: null, more: [null, null], count: 0 } });
  expect(files).toEqual([
    { path: 'input.file', file: one },
    { path: 'input.more.0', file: two },
  ]);
  expect(variables.input.file).toBe(one);
});
