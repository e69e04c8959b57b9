/**
 * @generated SignedSource<<b69a003811b713967066d046c6af790d>>
 * @relayHash 0938d965bd6d287efdcca0e96d0fa074
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88b45cdf86447d041631bb78ae8d35993e32f2315c5a4eafc026392b3f8db64d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ManuscriptDetailPageQuery } from './ManuscriptDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ManuscriptDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88b45cdf86447d041631bb78ae8d35993e32f2315c5a4eafc026392b3f8db64d",
    "metadata": {},
    "name": "ManuscriptDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
