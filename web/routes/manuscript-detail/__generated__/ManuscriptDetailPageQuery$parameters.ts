/**
 * @generated SignedSource<<b11722e0921f4bf33c46fe66fd191ef8>>
 * @relayHash dd3542b12eaf42b3e9bc753a250ee824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deea7f1d2357016fdd06ea21712e94ab2f9898e908ea7652060b4d91bdd523c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptDetailPageQuery } from './ManuscriptDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "deea7f1d2357016fdd06ea21712e94ab2f9898e908ea7652060b4d91bdd523c0",
    "metadata": {},
    "name": "ManuscriptDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
