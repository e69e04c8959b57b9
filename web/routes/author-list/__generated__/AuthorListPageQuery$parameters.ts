/**
 * @generated SignedSource<<999a1412f143a915535fe81d39ba5c2e>>
 * @relayHash f71d80745ad439b031c92f74ed49a956
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44f4f1aa7c08f4e2a2ecd81a4d635b1c874adff8fb7e01c5e47a7a7e145ecabd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthorListPageQuery } from './AuthorListPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44f4f1aa7c08f4e2a2ecd81a4d635b1c874adff8fb7e01c5e47a7a7e145ecabd",
    "metadata": {},
    "name": "AuthorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
