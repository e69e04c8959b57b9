/**
 * @generated SignedSource<<829c0d5e1fc7dbdb84648918f4b635d9>>
 * @relayHash 09b13b1887d42b2b35a53541074d2c1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567ee3e5d2a5a83a59bca234bdc746e3f87c5b26fb8dfa3c88a48d67ffd07c89

import type { ConcreteRequest } from 'relay-runtime';
export type LiveEventsUnreadQuery$variables = Record<PropertyKey, never>;
export type LiveEventsUnreadQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly unreadMessageCount: number;
  } | null | undefined;
};
export type LiveEventsUnreadQuery = {
  response: LiveEventsUnreadQuery$data;
  variables: LiveEventsUnreadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "unreadMessageCount",
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
    "name": "LiveEventsUnreadQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveEventsUnreadQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "567ee3e5d2a5a83a59bca234bdc746e3f87c5b26fb8dfa3c88a48d67ffd07c89",
    "metadata": {},
    "name": "LiveEventsUnreadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c57c8eae63f5b32e4fd7c54d134adab";

export default node;
