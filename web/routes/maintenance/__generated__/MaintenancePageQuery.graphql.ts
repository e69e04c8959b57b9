/**
 * @generated SignedSource<<6204100ab5991fa60eb96505bed3d304>>
 * @relayHash b5a03565efb9341273c166faeb8be1a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca01503b884b21f8c0b2b55172b36dbebedd6b8f3ba59a96914b89f151c83ddf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenancePageQuery$variables = Record<PropertyKey, never>;
export type MaintenancePageQuery$data = {
  readonly maintenancePlan: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly startsAt: string | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_plan">;
  } | null | undefined;
  readonly publicSettings: {
    readonly maintenance: {
      readonly isUnderWay: boolean;
    } | null | undefined;
  };
};
export type MaintenancePageQuery = {
  response: MaintenancePageQuery$data;
  variables: MaintenancePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
          "name": "isUnderWay",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MaintenancePageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MaintenancePlan",
        "kind": "LinkedField",
        "name": "maintenancePlan",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MaintenanceForm_plan"
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
    "name": "MaintenancePageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MaintenancePlan",
        "kind": "LinkedField",
        "name": "maintenancePlan",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "textZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "textEn",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca01503b884b21f8c0b2b55172b36dbebedd6b8f3ba59a96914b89f151c83ddf",
    "metadata": {},
    "name": "MaintenancePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c161199ea7ae5ec3d32d5f672c70d474";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
