/**
 * @generated SignedSource<<81d76cba44c3396f15385571414dca74>>
 * @relayHash 663d93a24ffd2e2b08fb86f50dffb483
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b6213415a287c32010a021f140c8b15803178d7ce23ba9d3e90d410efa4ceb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthorListPageQuery } from './AuthorListPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83b6213415a287c32010a021f140c8b15803178d7ce23ba9d3e90d410efa4ceb",
    "metadata": {},
    "name": "AuthorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
