/**
 * @generated SignedSource<<5ec4b020cec5cc509fdfc25d518739d4>>
 * @relayHash 8a8bffa9c86bea0d0ed477937ff3a7dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da642eb5e59b71ed57c5a6ba45e1ce7bb9fbc0e85321d8fa8bbd063b6f9c4590

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptListPageQuery } from './ManuscriptListPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da642eb5e59b71ed57c5a6ba45e1ce7bb9fbc0e85321d8fa8bbd063b6f9c4590",
    "metadata": {},
    "name": "ManuscriptListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
