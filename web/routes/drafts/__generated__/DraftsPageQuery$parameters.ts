/**
 * @generated SignedSource<<1348b7695ff44c4fec28d9b2e56be93c>>
 * @relayHash dbdc1b6af62dfc72f362573cdcd34e81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b270337d268d8ce82eb3f23f721becb777c8eaf745862546fdf7386a648f2ed3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DraftsPageQuery } from './DraftsPageQuery.graphql';

const node: PreloadableConcreteRequest<DraftsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b270337d268d8ce82eb3f23f721becb777c8eaf745862546fdf7386a648f2ed3",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
