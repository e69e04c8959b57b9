/**
 * @generated SignedSource<<9d3dfa4a0d63310a1f7cc4df87bcf0b1>>
 * @relayHash aea0f11b3c8cbd00a86594e3c87b857c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e23a51920ad7786c70d18cc1fae7de25b763c9c4457e93e2be0e77793c3e37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeEmailPageQuery } from './ChangeEmailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeEmailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91e23a51920ad7786c70d18cc1fae7de25b763c9c4457e93e2be0e77793c3e37",
    "metadata": {},
    "name": "ChangeEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
