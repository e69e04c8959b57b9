/**
 * @generated SignedSource<<c662af46f3705fd8898216e2ac1d0f5c>>
 * @relayHash 85d0ca469b1a45ee36de004c325d31bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a48ee0814ec8b7b5b1d13cc4f62ba316eecf5b3eda673eea7c3da659b7d6e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DraftsPageQuery } from './DraftsPageQuery.graphql';

const node: PreloadableConcreteRequest<DraftsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75a48ee0814ec8b7b5b1d13cc4f62ba316eecf5b3eda673eea7c3da659b7d6e2",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
