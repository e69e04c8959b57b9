/**
 * @generated SignedSource<<1567d86a38f2c3171d73b896d1a092a5>>
 * @relayHash 7a4929fdd79e51f504ed463b0b95c8b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d74367eea4462af0cd237bda74f4494fb4cca0d668133820fd3726fce3346ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptOverviewPageQuery } from './ManuscriptOverviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptOverviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d74367eea4462af0cd237bda74f4494fb4cca0d668133820fd3726fce3346ca",
    "metadata": {},
    "name": "ManuscriptOverviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
