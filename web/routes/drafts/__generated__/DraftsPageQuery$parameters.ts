/**
 * @generated SignedSource<<a2326636689ec696e94e5a8283d044b5>>
 * @relayHash a43b6472767acd9fd9395de5b798337e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bebd1de060ac5062bdc69cd0aee37ffb8634d7759795ccb4cea8e93d76ff0cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DraftsPageQuery } from './DraftsPageQuery.graphql';

const node: PreloadableConcreteRequest<DraftsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bebd1de060ac5062bdc69cd0aee37ffb8634d7759795ccb4cea8e93d76ff0cd",
    "metadata": {},
    "name": "DraftsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
