// One GraphQL request over HTTP: the document by its hash, the token in its header, files as multipart with progress.
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { currentLanguage } from '../i18n/i18n.ts';
import { ApiError, isSessionOver, NetworkError, UploadCancelled, type ErrorExtensions } from './errors.ts';
import { extractFiles } from './extract-files.ts';
import { announce } from './session-events.ts';
import { storedToken } from './token.ts';
import { onUploadCancelled, uploadListenerOf } from './upload-progress.ts';

const ENDPOINT = '/graphql';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: ErrorExtensions }[];
}

export function requestBody(request: RequestParameters, variables: Variables) {
  return { operationName: request.name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: request.id } } };
}

/**
 * Throws ApiError or NetworkError; a response with any error counts as failed, since guarded fields answer null without one.
 * `isBackground`: nobody asked for it, so that it does not keep the session alive. `role`: the id of one of the person's own roles, in which
 * it is answered in place of the session's (decision 107).
 */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  { isBackground = false, role }: { isBackground?: boolean; role?: string | undefined } = {},
): Promise<GraphQLResponse> {
  const { clean, files } = extractFiles(variables);
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json',
    'accept-language': currentLanguage(),
    'apollo-require-preflight': 'true',
    'x-apollo-operation-name': request.name,
  };
  if (isBackground) headers['x-background'] = '1';
  if (role !== undefined) headers['x-role'] = role;
  const token = storedToken();
  if (token !== null) headers['token'] = token;
  const body = requestBody(request, clean);
  const answer = files.length === 0 ? await post(headers, JSON.stringify(body)) : await upload(headers, body, files);
  return checked(answer, token);
}

async function post(headers: Record<string, string>, body: string): Promise<Answer> {
  try {
    const response = await fetch(ENDPOINT, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    return (await response.json()) as Answer;
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** fetch does not tell how far an upload has come, XMLHttpRequest does. */
function upload(headers: Record<string, string>, body: object, files: readonly { path: string; file: File }[]): Promise<Answer> {
  const form = new FormData();
  form.append('operations', JSON.stringify(body));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [String(index), [`variables.${path}`]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file, file.name);
  const listener = uploadListenerOf(files.map(({ file }) => file));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', ENDPOINT);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => listener?.(event.total === 0 ? 1 : event.loaded / event.total);
    request.onabort = () => reject(new UploadCancelled());
    onUploadCancelled(
      files.map(({ file }) => file),
      () => request.abort(),
    );
    request.onerror = () => reject(new NetworkError(new Error('upload failed')));
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch (error) {
        reject(new NetworkError(error));
      }
    };
    request.send(form);
  });
}

function checked(answer: Answer, token: string | null): GraphQLResponse {
  const first = answer.errors?.[0];
  if (first === undefined) return { data: answer.data ?? {} };
  const error = new ApiError(first.message, first.extensions ?? {});
  if (isSessionOver(error) && token !== null && token === storedToken())
    announce({ kind: 'sessionEnded', reason: 'EXPIRED', ...(error.code === 'UNAUTHENTICATED' ? {} : { text: error.message }) });
  if (error.code === 'UNDER_MAINTENANCE') announce({ kind: 'underMaintenance' });
  if (error.code === 'DOCUMENT_UNKNOWN' || error.code === 'PERSISTED_QUERY_NOT_FOUND') announce({ kind: 'documentUnknown' });
  throw error;
}
