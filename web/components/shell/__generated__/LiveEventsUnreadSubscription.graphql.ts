/**
 * @generated SignedSource<<4950b85bd679344ab841b9b38b063144>>
 * @relayHash 1c55f2a916d7c5b2d39ee9d206fae28c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373911edbe3c001fa575827ba8c2b04c4adf257637448c811caa896893b778c3

import type { ConcreteRequest } from 'relay-runtime';
export type LiveEventsUnreadSubscription$variables = Record<PropertyKey, never>;
export type LiveEventsUnreadSubscription$data = {
  readonly unreadMessagesChanged: {
    readonly viewer: {
      readonly id: string;
      readonly unreadMessageCount: number;
    };
  } | null | undefined;
};
export type LiveEventsUnreadSubscription = {
  response: LiveEventsUnreadSubscription$data;
  variables: LiveEventsUnreadSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UnreadMessagesChanged",
    "kind": "LinkedField",
    "name": "unreadMessagesChanged",
    "plural": false,
    "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveEventsUnreadSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveEventsUnreadSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "373911edbe3c001fa575827ba8c2b04c4adf257637448c811caa896893b778c3",
    "metadata": {},
    "name": "LiveEventsUnreadSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a6562c1e696f9bd296d0e1c60969686d";

export default node;
