/**
 * @generated SignedSource<<1a1ce59088bf207e134bfd4ecd963119>>
 * @relayHash e2e7de2143844fb9c6bb7cafbf764715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a127c099c3913033b7c613d4d5567d13ee5a4e6a4cbd2673de6e0496c990aa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublisherTextsPageQuery } from './PublisherTextsPageQuery.graphql';

const node: PreloadableConcreteRequest<PublisherTextsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a127c099c3913033b7c613d4d5567d13ee5a4e6a4cbd2673de6e0496c990aa2",
    "metadata": {},
    "name": "PublisherTextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
