/**
 * @generated SignedSource<<351840a4f84ea69306d756c5c196fea7>>
 * @relayHash 1b67132b2b443b7e561656106d478904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11cb4056acbd7cf8561678df98fd76a053691dc775bd8a7a9662812219a09ec0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11cb4056acbd7cf8561678df98fd76a053691dc775bd8a7a9662812219a09ec0",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
