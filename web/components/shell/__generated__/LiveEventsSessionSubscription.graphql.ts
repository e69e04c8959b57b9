/**
 * @generated SignedSource<<a64c3c0f33193b05583dcf207aa8ea7b>>
 * @relayHash 84b27876fa1a1933d9fb85190560d770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d76ba4dcde27f5945514b13515a2645e30d446a32280a8bb426f67524d4054d

import type { ConcreteRequest } from 'relay-runtime';
export type SessionEndReason = "DISABLED" | "EXPIRED" | "PASSWORD_CHANGED" | "REPLACED" | "SIGNED_OUT";
export type LiveEventsSessionSubscription$variables = Record<PropertyKey, never>;
export type LiveEventsSessionSubscription$data = {
  readonly sessionEnded: {
    readonly reason: SessionEndReason;
  } | null | undefined;
};
export type LiveEventsSessionSubscription = {
  response: LiveEventsSessionSubscription$data;
  variables: LiveEventsSessionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SessionEnded",
    "kind": "LinkedField",
    "name": "sessionEnded",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "LiveEventsSessionSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveEventsSessionSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4d76ba4dcde27f5945514b13515a2645e30d446a32280a8bb426f67524d4054d",
    "metadata": {},
    "name": "LiveEventsSessionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b272c5e7a0a620e16ae5ca11a86b3173";

export default node;
