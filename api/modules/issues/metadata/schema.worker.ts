// The process in which exports are held against their schemas: libxml2 as WebAssembly, whose time its starter watches. A schema takes
// seconds to read, so each is read once and kept; a text then takes about a millisecond.
import { readdir, readFile } from 'node:fs/promises';
import {
  ParseOption,
  XmlBufferInputProvider,
  XmlDocument,
  XmlParseError,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm';
import { SaxesParser } from 'saxes';
import { runWorkerLoop } from '../../files/worker-loop.ts';
import type { SchemaAnswer, SchemaName, SchemaTask } from './schema-check.ts';

/** Beside this file, in the sources as in the bundle. */
const FOLDER = new URL('./schemas/', import.meta.url);
/** Only registered files are included. */
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
const MAIN: Readonly<Record<SchemaName, string>> = {
  JATS: 'JATS-journalpublishing1-3-mathml3.xsd',
  BITS: 'BITS-book2-2.xsd',
  CROSSREF: 'crossref5.4.0.xsd',
};

async function schemasIn(folder: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(new URL(`${folder}/`, FOLDER), { recursive: true })).filter((name) => name.endsWith('.xsd'));
  const texts = await Promise.all(names.map(async (name) => await readFile(new URL(`${folder}/${name}`, FOLDER))));
  return new Map(names.map((name, at) => [name.replaceAll('\\', '/'), texts[at] ?? new Uint8Array()]));
}

/** The schema and the files it includes, under the names that it uses. */
async function filesOf(schema: SchemaName): Promise<Map<string, Uint8Array>> {
  const jats = await schemasIn('jats-1.3');
  if (schema === 'JATS') return jats;
  // Links, languages and formulas of a book are those of articles.
  if (schema === 'BITS') return new Map([...jats, ...(await schemasIn('bits-2.2'))]);
  const elements = jats.get('JATS-journalpublishing1-3-mathml3-elements.xsd') ?? new Uint8Array();
  // Abstracts of a deposit are JATS under a namespace of its own; its driver is Crossref's, the elements are the same.
  return new Map([...jats, ['JATS-journalpublishing1-3d2-mathml3-elements.xsd', elements], ...(await schemasIn('crossref-5.4.0'))]);
}

async function read(schema: SchemaName): Promise<XsdValidator> {
  const addressOf = (name: string) => `schema:///${schema}/${name}`;
  const files = await filesOf(schema);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries([...files].map(([name, bytes]) => [addressOf(name), bytes]))));
  const main = MAIN[schema];
  // The validator continues to read in it: neither is ever disposed of.
  const document = XmlDocument.fromBuffer(files.get(main) ?? new Uint8Array(), { url: addressOf(main), option });
  return XsdValidator.fromDoc(document);
}

const kept = new Map<SchemaName, Promise<XsdValidator>>();
async function validatorOf(schema: SchemaName): Promise<XsdValidator> {
  const known = kept.get(schema) ?? read(schema);
  kept.set(schema, known);
  return await known;
}

function malformation(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  let failure: string | null = null;
  parser.on('error', ({ message }) => (failure ??= message));
  parser.write(text).close();
  return failure;
}

/** The first thing that the schema finds. */
function invalidity(validator: XsdValidator, text: string): string | null {
  let document: XmlDocument | null = null;
  try {
    document = XmlDocument.fromString(text, { option });
    validator.validate(document);
    return null;
  } catch (error) {
    if (error instanceof XmlValidateError || error instanceof XmlParseError) return (error.details[0]?.message ?? error.message).trim();
    throw error;
  } finally {
    document?.dispose();
  }
}

await runWorkerLoop(async (task): Promise<SchemaAnswer> => {
  // The starter alone uses this file.
  const { schema, texts } = task as SchemaTask;
  const validator = await validatorOf(schema);
  return texts.map((text) => malformation(text) ?? invalidity(validator, text));
});
