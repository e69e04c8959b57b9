// The rows of another page of a list, by the list's own query: ids and titles alone.
import type { RequestParameters, Variables } from 'relay-runtime';
import { z } from '../../../shared/forms/zod.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { fetchGraphQL } from '../../relay/fetch-graphql.ts';
import { titleIn } from '../contribution/title.ts';
import type { ShownRow } from './list-loads.ts';

const nodeSchema = z.object({ id: z.string(), titleZh: z.string().nullish(), titleEn: z.string().nullish() });
const listSchema = z.object({ edges: z.array(z.object({ node: nodeSchema.nullable() })) });
const answerSchema = z.object({ data: z.object({ viewer: z.record(z.string(), z.unknown()).nullable() }) });

/** Throws ApiError or NetworkError. */
export async function fetchRows(request: RequestParameters, variables: Variables): Promise<ShownRow[]> {
  return rowsIn(await fetchGraphQL(request, variables, { isBackground: true }));
}

/** A list's document asks the viewer for one list with rows. */
export function rowsIn(answer: unknown): ShownRow[] {
  const viewer = answerSchema.safeParse(answer).data?.data.viewer ?? {};
  const list = Object.values(viewer).flatMap((field) => listSchema.safeParse(field).data ?? []);
  return (list[0]?.edges ?? []).flatMap(({ node }) => (node === null ? [] : [{ id: node.id, title: titleIn(currentLanguage(), node) }]));
}
