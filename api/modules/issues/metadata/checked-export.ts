// JATS, BITS and Crossref of an issue, and JATS of a single publication, as delivered: articles that the schema refuses are left out and named,
// the others are in the file.
import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { safeName } from '../../files/zip.ts';
import { bitsOf } from './bits.ts';
import { crossrefOf } from './crossref.ts';
import { hasDoi } from './crossref-item.ts';
import { fieldOf, type ExportFieldName } from './export-field.ts';
import type { ArticleRecord, IssueRecord } from './issue-record.ts';
import { jatsOf } from './jats.ts';
import { refusalsOf, type SchemaAnswer, type SchemaName } from './schema-check.ts';

interface LeftOut {
  /** Its place among the articles of the record, from 0. */
  at: number;
  field: ExportFieldName;
}

export interface CheckedExport {
  files: readonly { name: string; text: string }[];
  leftOut: readonly LeftOut[];
}

/** The last ones, so that a file checked for its link is not checked again at the download. */
const kept = new Map<string, CheckedExport>();
const MOST_KEPT = 8;

/** Errors: EXPORT_NOT_CHECKED where the check could not be made, EXPORT_REFUSED where the common part of the articles is refused. */
export async function checkedExport(ctx: Context, schema: SchemaName, record: IssueRecord): Promise<CheckedExport> {
  const key = createHash('sha256')
    .update(JSON.stringify([schema, record]))
    .digest('hex');
  const known = kept.get(key);
  if (known) return known;
  const made = schema === 'JATS' ? await jats(ctx, record) : await whole(ctx, schema, record);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}

/** JATS of an article that is published by itself, or the errors its schema finds. Errors: EXPORT_NOT_CHECKED. */
export async function checkedArticle(ctx: Context, record: IssueRecord): Promise<{ text: string } | { refused: ExportFieldName }> {
  const [article] = record.articles;
  if (!article) throw new Error('A single publication is an article');
  const text = jatsOf(record, article);
  const [refusal = null] = await check(ctx, 'JATS', [text]);
  return refusal === null ? { text } : { refused: fieldOf(refusal) };
}

async function check(ctx: Context, schema: SchemaName, texts: readonly string[]): Promise<SchemaAnswer> {
  try {
    return await refusalsOf({ schema, texts });
  } catch (error) {
    ctx.log.error({ err: error }, 'an export could not be held against its schema');
    throw new DomainError('EXPORT_NOT_CHECKED');
  }
}

/** A file for each article. */
async function jats(ctx: Context, record: IssueRecord): Promise<CheckedExport> {
  const texts = record.articles.map((article) => jatsOf(record, article));
  const refusals = await check(ctx, 'JATS', texts);
  const files = record.articles.map(({ manuscriptNumber }, at) => ({ name: safeName(`${manuscriptNumber}.xml`), text: texts[at] ?? '' }));
  return { files: files.filter((_, at) => refusals[at] === null), leftOut: leftOutBy(refusals) };
}

/** Why the article is not deposited, beside what the schema refuses. */
const missingIn = (article: ArticleRecord): ExportFieldName | null => (hasDoi(article) ? null : article.doi === null ? 'DOI' : 'ADDRESS');

/** One file for all; each article is looked at in a file of its own, so that one does not spoil the others'. */
async function whole(ctx: Context, schema: 'BITS' | 'CROSSREF', record: IssueRecord): Promise<CheckedExport> {
  const at = ctx.clock.now();
  const written = (articles: IssueRecord['articles']) =>
    schema === 'BITS' ? bitsOf({ ...record, articles }) : crossrefOf({ ...record, articles }, at);
  const singles = record.articles.map((article) => written([article]));
  const [all, bare, ...refusals] = await check(ctx, schema, [written(record.articles), written([]), ...singles]);
  if (bare !== null) throw new DomainError('EXPORT_REFUSED');
  const leftOut = record.articles.flatMap((article, place): LeftOut[] => {
    const refusal = refusals[place] ?? null;
    if (refusal !== null) return [{ at: place, field: fieldOf(refusal) }];
    const missing = schema === 'CROSSREF' ? missingIn(article) : null;
    return missing === null ? [] : [{ at: place, field: missing }];
  });
  const isIn = (place: number) => leftOut.every((one) => one.at !== place);
  const good = record.articles.filter((_, place) => isIn(place));
  if (good.length === 0) return { files: [], leftOut };
  const text = written(good);
  if (all !== null && (await check(ctx, schema, [text]))[0] !== null) throw new DomainError('EXPORT_REFUSED');
  return { files: [{ name: `${schema.toLowerCase()}.xml`, text }], leftOut };
}

const leftOutBy = (refusals: SchemaAnswer): LeftOut[] =>
  refusals.flatMap((refusal, at) => (refusal === null ? [] : [{ at, field: fieldOf(refusal) }]));
