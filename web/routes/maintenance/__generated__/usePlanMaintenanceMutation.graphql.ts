/**
 * @generated SignedSource<<94650ef3ec9683632cad3d62141706b4>>
 * @relayHash 3119dd1cf4f43ad5979f82af7ba59cc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4e246e53d223e730095639cc21e0de3f42af340ebf6318089484ffd041cc91f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanMaintenanceInput = {
  endsAt: string;
  startsAt: string;
  textEn: string;
  textZh: string;
  version: number;
};
export type usePlanMaintenanceMutation$variables = {
  input: PlanMaintenanceInput;
};
export type usePlanMaintenanceMutation$data = {
  readonly planMaintenance: {
    readonly maintenancePlan: {
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly startsAt: string | null | undefined;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_plan">;
    };
  } | null | undefined;
};
export type usePlanMaintenanceMutation = {
  response: usePlanMaintenanceMutation$data;
  variables: usePlanMaintenanceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlanMaintenanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PlanMaintenancePayload",
        "kind": "LinkedField",
        "name": "planMaintenance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MaintenancePlan",
            "kind": "LinkedField",
            "name": "maintenancePlan",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MaintenanceForm_plan"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlanMaintenanceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PlanMaintenancePayload",
        "kind": "LinkedField",
        "name": "planMaintenance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MaintenancePlan",
            "kind": "LinkedField",
            "name": "maintenancePlan",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4e246e53d223e730095639cc21e0de3f42af340ebf6318089484ffd041cc91f",
    "metadata": {},
    "name": "usePlanMaintenanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5dc0d21a5e6c11155a57db6ddd772a47";

export default node;
