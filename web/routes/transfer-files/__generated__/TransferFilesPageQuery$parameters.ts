/**
 * @generated SignedSource<<4610e12a296bc730f5d8f726d1be8231>>
 * @relayHash 82c150ed05839eee52449ac592e6c0ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2035a721aeed3e295d5a7afd2bbacf7a2c9c17296788bb8d73307b8a69c31016

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferFilesPageQuery } from './TransferFilesPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferFilesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2035a721aeed3e295d5a7afd2bbacf7a2c9c17296788bb8d73307b8a69c31016",
    "metadata": {},
    "name": "TransferFilesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
