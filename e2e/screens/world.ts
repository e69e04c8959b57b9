// Contents of the screens, made through the API, so that a picture is never of nothing.
import { signIn, type Api } from '../api.ts';
import { frontPageDocument } from '../front-page.ts';
import { manuscriptsToTransfer, returnedManuscript, startManuscript, submitManuscript, writeManuscript } from '../manuscript.ts';

/** Manuscripts of `author2` (ids), and the ways to act on them behind the back of the one who looks. */
export interface World {
  started: string;
  written: string;
  submitted: string;
  /** Begun for a double-blind periodical, with a file that can be read and names its maker. */
  withFile: string;
  /** By its office, with a letter. */
  returned: string;
  /** Waits for the transfer of copyright; and one that waits for the signed files only. */
  toAgree: string;
  toSign: string;
  author: Api;
  editor: Api;
}

const nobody: Api = { token: '', ask: () => Promise.reject(new Error('no world')), send: () => Promise.reject(new Error('no world')) };
/** For visitors, and to name the readers: their screens differ only in their targets. */
export const NO_WORLD: World = {
  started: '',
  written: '',
  submitted: '',
  withFile: '',
  returned: '',
  toAgree: '',
  toSign: '',
  author: nobody,
  editor: nobody,
};

export async function makeWorld(baseURL: string): Promise<World> {
  const [author, editor] = [await signIn(baseURL, 'author2'), await signIn(baseURL, 'editor2')];
  return {
    started: (await startManuscript(author)).id,
    written: (await writeManuscript(author)).id,
    submitted: (await submitManuscript(author)).id,
    withFile: await beginWithFile(author),
    returned: (await returnedManuscript(author)).id,
    ...(await transfers(author)),
    author,
    editor,
  };
}

async function beginWithFile(author: Api): Promise<string> {
  const { id } = await startManuscript(author, { subject: '770', periodical: 'JNWH' });
  await author.send(
    'mutation ($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id } } }',
    { input: { contributionId: id, kind: 'MANUSCRIPT' } },
    { name: '碑刻.docx', bytes: await frontPageDocument() },
  );
  return id;
}

async function transfers(author: Api): Promise<Pick<World, 'toAgree' | 'toSign'>> {
  const all = await manuscriptsToTransfer(author);
  const [toAgree, toSign] = [all.at(0), all.at(-1)];
  if (!toAgree || !toSign || toAgree.id === toSign.id) throw new Error('the demo has too little to transfer');
  if (!toSign.hasAgreed) {
    const { node } = await author.ask<{ node: { transfer: { version: number } } }>(
      'query ($id: ID!) { node(id: $id) { ... on Contribution { transfer { version } } } }',
      { id: toSign.id },
    );
    await author.ask('mutation ($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { id } } }', {
      input: { contributionId: toSign.id, hasAgreed: true, version: node.transfer.version },
    });
  }
  return { toAgree: toAgree.id, toSign: toSign.id };
}
