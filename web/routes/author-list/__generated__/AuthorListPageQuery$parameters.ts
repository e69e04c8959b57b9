/**
 * @generated SignedSource<<ffc859eb5b71a29dfa0393354a5a4ecd>>
 * @relayHash 64cfb458e75995f60d4450be58b1a11a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4f33f1a7d0a4504797e088581160ab7bca422d5bf25897a72c58c42b0a69917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthorListPageQuery } from './AuthorListPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4f33f1a7d0a4504797e088581160ab7bca422d5bf25897a72c58c42b0a69917",
    "metadata": {},
    "name": "AuthorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
