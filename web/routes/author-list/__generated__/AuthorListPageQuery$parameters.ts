/**
 * @generated SignedSource<<07254d870e4451e243b9c4e794def3a0>>
 * @relayHash 52314451cc2b31c683db2511a8c931a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76eb7d0ea73c6b585e7de2e75d353c5221530fff1742c7f00a16b35c5ad3e0ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthorListPageQuery } from './AuthorListPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76eb7d0ea73c6b585e7de2e75d353c5221530fff1742c7f00a16b35c5ad3e0ea",
    "metadata": {},
    "name": "AuthorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
