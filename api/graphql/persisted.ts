// The documents that browsers may send, by their SHA-256: those of this release from the file that relay-compiler writes, those of
// releases before and beside it from the database. And who may send query text of their own.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DomainError } from '../errors.ts';

/** A document that no process has had for this long is forgotten. */
const keptForDays = 30;

const documentsFile = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

export class DocumentStore {
  private readonly texts = new Map<string, string>();
  /** Names of the documents seen so far, by their texts. */
  private readonly names = new Map<string, string | null>();
  private readonly file: string | null;
  private readonly rereads: boolean;

  /** `rereads`: the file is read again for a hash that is not known, for development. */
  constructor({ file = null, rereads = false }: { file?: string | null; rereads?: boolean } = {}) {
    this.file = file;
    this.rereads = rereads;
  }

  /** Reads the file of this release and keeps its documents in the database for the time after the next one. */
  async load(em: EntityManager, now: Date): Promise<void> {
    await this.readFile();
    const rows = [...this.texts].map(([hash, text]) => ({ hash, text }));
    await em.execute(
      `insert into persisted_document (hash, text, last_seen_at)
       select hash, text, ?::timestamptz from jsonb_to_recordset(?::jsonb) as document (hash text, text text) order by hash
       on conflict (hash) do update set last_seen_at = excluded.last_seen_at`,
      [now, JSON.stringify(rows)],
    );
    await em.execute(`delete from persisted_document where last_seen_at < ?::timestamptz - interval '${keptForDays} days'`, [now]);
  }

  /** Adds a document and answers its hash. */
  add(text: string): string {
    const hash = createHash('sha256').update(text).digest('hex');
    this.texts.set(hash, text);
    return hash;
  }

  /** Name of a document found by its hash; null: a client wrote it. The number of names is limited by the documents. */
  nameOf(text: string): string | null {
    return this.names.get(text) ?? null;
  }

  /** Whether it was found by its hash. */
  knows(text: string): boolean {
    return this.names.has(text);
  }

  /** The text behind a hash. Errors: DOCUMENT_UNKNOWN. */
  async find(em: EntityManager, hash: string): Promise<string> {
    const text = await this.textOf(em, hash);
    if (!this.names.has(text)) this.names.set(text, /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] ?? null);
    return text;
  }

  private async textOf(em: EntityManager, hash: string): Promise<string> {
    const known = this.texts.get(hash);
    if (known !== undefined) return known;
    if (this.rereads) {
      await this.readFile();
      const text = this.texts.get(hash);
      if (text !== undefined) return text;
    }
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new DomainError('DOCUMENT_UNKNOWN');
    const rows: { text: string }[] = await em.execute('select text from persisted_document where hash = ?', [hash]);
    const text = rows[0]?.text;
    if (text === undefined) throw new DomainError('DOCUMENT_UNKNOWN');
    this.texts.set(hash, text);
    return text;
  }

  private async readFile(): Promise<void> {
    if (this.file === null) return;
    const documents = documentsFile.parse(JSON.parse(await readFile(this.file, 'utf8')));
    for (const [hash, text] of Object.entries(documents)) this.texts.set(hash, text);
  }
}

const requestShape = z.object({
  query: z.string().nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish() }).nullish(),
});

/**
 * The text of the document that a request names by hash or contains; undefined when it does neither (the protocol layer says so). Errors:
 * DOCUMENT_UNKNOWN, DOCUMENT_REFUSED (a text where only known documents are accepted).
 */
export async function documentText(
  request: unknown,
  { documents, em, takesText }: { documents: DocumentStore; em: EntityManager; takesText: boolean },
): Promise<string | undefined> {
  const shape = requestShape.safeParse(request);
  const hash = shape.data?.extensions?.persistedQuery?.sha256Hash;
  if (hash !== undefined) return await documents.find(em, hash);
  // A request of some other shape may hide a text from this look at it.
  if (!takesText && (!shape.success || typeof shape.data.query === 'string')) throw new DomainError('DOCUMENT_REFUSED');
  return shape.data?.query ?? undefined;
}
