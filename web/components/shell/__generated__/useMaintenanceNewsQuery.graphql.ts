/**
 * @generated SignedSource<<52baa15e233ab6e4bb8d0fbcfafd4e4e>>
 * @relayHash 799869d29e493f20248e0a2131df03fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39e7cc9ca34fbb174f2754b963dc4b341742f05fa3ae92f7477a49dd5528ed93

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMaintenanceNewsQuery$variables = Record<PropertyKey, never>;
export type useMaintenanceNewsQuery$data = {
  readonly publicSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"MaintenanceWatch_settings">;
  };
};
export type useMaintenanceNewsQuery = {
  response: useMaintenanceNewsQuery$data;
  variables: useMaintenanceNewsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMaintenanceNewsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicSettings",
        "kind": "LinkedField",
        "name": "publicSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MaintenanceWatch_settings"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMaintenanceNewsQuery",
    "selections": [
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
            "concreteType": "Maintenance",
            "kind": "LinkedField",
            "name": "maintenance",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endsAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUnderWay",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isClosedToViewer",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "39e7cc9ca34fbb174f2754b963dc4b341742f05fa3ae92f7477a49dd5528ed93",
    "metadata": {},
    "name": "useMaintenanceNewsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "59482949e5f58ff995ce604300c31f40";

export default node;
