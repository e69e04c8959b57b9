/**
 * @generated SignedSource<<aa66241f12fa9783309a78127059ee79>>
 * @relayHash aea0f11b3c8cbd00a86594e3c87b857c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e23a51920ad7786c70d18cc1fae7de25b763c9c4457e93e2be0e77793c3e37

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeEmailPageQuery$variables = Record<PropertyKey, never>;
export type ChangeEmailPageQuery$data = {
  readonly publicSettings: {
    readonly mode: string;
  };
  readonly viewer: {
    readonly email: string;
    readonly id: string;
  } | null | undefined;
};
export type ChangeEmailPageQuery = {
  response: ChangeEmailPageQuery$data;
  variables: ChangeEmailPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PublicSettings",
    "kind": "LinkedField",
    "name": "publicSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeEmailPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChangeEmailPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "91e23a51920ad7786c70d18cc1fae7de25b763c9c4457e93e2be0e77793c3e37",
    "metadata": {},
    "name": "ChangeEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7362239d856df3f6c5935f62386c310";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
