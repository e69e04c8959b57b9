/**
 * @generated SignedSource<<3e3427d8e50c4c82a1b73f74bbd869d3>>
 * @relayHash b5a03565efb9341273c166faeb8be1a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca01503b884b21f8c0b2b55172b36dbebedd6b8f3ba59a96914b89f151c83ddf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MaintenancePageQuery } from './MaintenancePageQuery.graphql';

const node: PreloadableConcreteRequest<MaintenancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca01503b884b21f8c0b2b55172b36dbebedd6b8f3ba59a96914b89f151c83ddf",
    "metadata": {},
    "name": "MaintenancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
