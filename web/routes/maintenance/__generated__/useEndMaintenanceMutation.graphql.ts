/**
 * @generated SignedSource<<79c532fb126fedf53319d7e52d012648>>
 * @relayHash 8e6e21a2c3d6c121813a3628b58d6347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f35fb24520f0363575e6118bae6e0ba3216d424ead3c5e1b947cd3f4e634eb34

import type { ConcreteRequest } from 'relay-runtime';
export type EndMaintenanceInput = {
  version: number;
};
export type useEndMaintenanceMutation$variables = {
  input: EndMaintenanceInput;
};
export type useEndMaintenanceMutation$data = {
  readonly endMaintenance: {
    readonly maintenancePlan: {
      readonly endsAt: string | null | undefined;
      readonly id: string;
      readonly startsAt: string | null | undefined;
      readonly version: number;
    };
  } | null | undefined;
};
export type useEndMaintenanceMutation = {
  response: useEndMaintenanceMutation$data;
  variables: useEndMaintenanceMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EndMaintenancePayload",
    "kind": "LinkedField",
    "name": "endMaintenance",
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
            "name": "version",
            "storageKey": null
          },
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEndMaintenanceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEndMaintenanceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f35fb24520f0363575e6118bae6e0ba3216d424ead3c5e1b947cd3f4e634eb34",
    "metadata": {},
    "name": "useEndMaintenanceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5175a27baae324ee9b3899566c3681c";

export default node;
