// Checks a letter's text against the rules of shared/rich-text.ts and shared/letter-variables.ts: saved as written, or refused in words.
import type { FieldProblem } from '../../../shared/errors.ts';
import { isVariableOf, letterVariables, variablesOf, type LetterKind } from '../../../shared/letter-variables.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { readId } from '../../graphql/node.ts';
import { LetterImage } from './letter-image.entity.ts';
import { richText, type RichText } from './sanitize.ts';

/** The variables that a text may use; null: all. */
type Kinds = Readonly<Record<string, LetterKind | null>>;

/**
 * The stored form of a form's texts. Errors: INVALID_INPUT at each field with forbidden contents, a variable that is unknown there, or an
 * image that is none of the journal's.
 */
export async function checkedTexts<Field extends string>(
  ctx: Pick<Context, 'em'>,
  colloquiumId: number,
  written: Readonly<Record<Field, string>>,
  kinds: Kinds,
): Promise<Record<Field, string>> {
  const texts = Object.entries<string>(written).map(([field, html]) => [field, richText(html)] as const);
  const known = await imagesOf(
    ctx,
    colloquiumId,
    texts.flatMap(([, { images }]) => images),
  );
  const problems = texts.flatMap(([field, text]) => {
    const problem = problemOf(text, kinds[field] ?? null, known);
    return problem === null ? [] : [[field, problem] as const];
  });
  if (problems.length > 0) throw invalidInput(Object.fromEntries(problems));
  // The same fields that were written.
  return Object.fromEntries(texts.map(([field, { html }]) => [field, html])) as Record<Field, string>;
}

function problemOf({ problem, variables, images }: RichText, kind: LetterKind | null, known: ReadonlySet<string>): FieldProblem | null {
  if (problem !== null) return problem;
  const unknown = variables.find((name) => !isVariableOf(kind, name));
  if (unknown !== undefined) {
    const names = kind === null ? letterVariables : variablesOf[kind];
    return {
      code: 'letter.variableUnknown',
      params: { name: `{{${unknown.slice(0, 60)}}}`, known: names.map((name) => `{{${name}}}`).join(' ') },
    };
  }
  return images.every((id) => known.has(id)) ? null : { code: 'letter.imageGone' };
}

/** The opaque ids among these that are images of the journal. */
async function imagesOf({ em }: Pick<Context, 'em'>, colloquiumId: number, opaque: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = opaque.flatMap((one) => {
    const found = readId(one);
    return found?.type === 'LetterImage' ? [[found.id, one] as const] : [];
  });
  if (ids.length === 0) return new Set();
  const found = await em.find(LetterImage, { id: { $in: ids.map(([id]) => id) }, colloquium: colloquiumId }, { fields: ['id'] });
  const kept = new Set(found.map(({ id }) => id));
  return new Set(ids.flatMap(([id, one]) => (kept.has(id) ? [one] : [])));
}
