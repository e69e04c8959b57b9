/**
 * @generated SignedSource<<6a17cae6935c011c31ccc8ee5db71c39>>
 * @relayHash 30afa872550d563730066b774e9f12f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dba80c9829533e57cd29701689d73ffc83939c4fa2822024271e1915d964bda

import type { ConcreteRequest } from 'relay-runtime';
export type useMaintenanceNewsSubscription$variables = Record<PropertyKey, never>;
export type useMaintenanceNewsSubscription$data = {
  readonly maintenanceChanged: {
    readonly isUnderWay: boolean;
  } | null | undefined;
};
export type useMaintenanceNewsSubscription = {
  response: useMaintenanceNewsSubscription$data;
  variables: useMaintenanceNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MaintenanceChanged",
    "kind": "LinkedField",
    "name": "maintenanceChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isUnderWay",
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
    "name": "useMaintenanceNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMaintenanceNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6dba80c9829533e57cd29701689d73ffc83939c4fa2822024271e1915d964bda",
    "metadata": {},
    "name": "useMaintenanceNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "242de8952c1769e991800aa72af7220a";

export default node;
