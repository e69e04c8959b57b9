/**
 * @generated SignedSource<<d6c9eb4bf0dcce239dcf63af41fd5355>>
 * @relayHash ca3ec41dfd894fbc985853143afae7dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6442166530945519281739da35db7bd4a90c57ab87417268c8bf2bdd614e821

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptDetailPageQuery } from './ManuscriptDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6442166530945519281739da35db7bd4a90c57ab87417268c8bf2bdd614e821",
    "metadata": {},
    "name": "ManuscriptDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
