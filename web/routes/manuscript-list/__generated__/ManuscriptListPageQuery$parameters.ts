/**
 * @generated SignedSource<<a146e9b1b25bae71ace0bccff96eb470>>
 * @relayHash cd4673a64f5e0c62a6c55a9eb3efb99e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13b954f0cd3717509486a914c589debd64bd83a9efcae214c61f2c07ee5054c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptListPageQuery } from './ManuscriptListPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f13b954f0cd3717509486a914c589debd64bd83a9efcae214c61f2c07ee5054c",
    "metadata": {},
    "name": "ManuscriptListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
