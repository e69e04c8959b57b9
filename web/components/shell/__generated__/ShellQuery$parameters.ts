/**
 * @generated SignedSource<<83060561ee49e322a97a2000c9046213>>
 * @relayHash b99c0246af647e490e218be2854961d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e584b36f3e59d4bf8698cd74ae5ebcda3b5d1415327380e5de2d1c4191cfe8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e584b36f3e59d4bf8698cd74ae5ebcda3b5d1415327380e5de2d1c4191cfe8b",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
