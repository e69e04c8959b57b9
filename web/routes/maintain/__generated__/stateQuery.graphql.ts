/**
 * @generated SignedSource<<d36012f6a2680a7aaf797e1d4f5ee89a>>
 * @relayHash 7395eb26e4283822b53e4c528278ba21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 270179ff907274237da5aee1ea31eeea8c9757463018b8645f2b745339f83226

import type { ConcreteRequest } from 'relay-runtime';
export type stateQuery$variables = Record<PropertyKey, never>;
export type stateQuery$data = {
  readonly publicSettings: {
    readonly maintenance: {
      readonly endsAt: string;
      readonly isClosedToViewer: boolean;
      readonly isUnderWay: boolean;
      readonly startsAt: string;
      readonly text: string;
    } | null | undefined;
  };
};
export type stateQuery = {
  response: stateQuery$data;
  variables: stateQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "stateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "stateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "270179ff907274237da5aee1ea31eeea8c9757463018b8645f2b745339f83226",
    "metadata": {},
    "name": "stateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0b07341ac5b511386f39f7f388f96cd";

export default node;
