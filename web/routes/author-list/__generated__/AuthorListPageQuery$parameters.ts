/**
 * @generated SignedSource<<925f738eaddc2572dc5b54cb9d349976>>
 * @relayHash 7da2e07649cc417cb858f7bc6a440c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87beee6f78591fd160f398dedbb5a2227397cb26df50bcdedce5eaf2f70b1631

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuthorListPageQuery } from './AuthorListPageQuery.graphql';

const node: PreloadableConcreteRequest<AuthorListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87beee6f78591fd160f398dedbb5a2227397cb26df50bcdedce5eaf2f70b1631",
    "metadata": {},
    "name": "AuthorListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
