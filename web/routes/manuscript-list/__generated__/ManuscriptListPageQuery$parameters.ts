/**
 * @generated SignedSource<<54897b80cc1c6d5efdb6fb9983cf0acd>>
 * @relayHash 312a100d4de9e4ba57f97244a38c67d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f9863a631b3d1578d2944848887764c780b1aab0cf0adccf9bfae1d57d21c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptListPageQuery } from './ManuscriptListPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f9863a631b3d1578d2944848887764c780b1aab0cf0adccf9bfae1d57d21c0",
    "metadata": {},
    "name": "ManuscriptListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
