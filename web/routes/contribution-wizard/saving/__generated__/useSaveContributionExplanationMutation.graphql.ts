/**
 * @generated SignedSource<<41ac86a6f0b828a897f55503e455c9e6>>
 * @relayHash 0f640c4006a81a2817705aebf65b2b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d520f230853bcd6ecf6188adfc6b0e69bf86953334fc9b27e79b00967d6a8e

import type { ConcreteRequest } from 'relay-runtime';
export type SaveContributionExplanationInput = {
  contributionId: string;
  explanation: string;
  version?: number | null | undefined;
};
export type useSaveContributionExplanationMutation$variables = {
  input: SaveContributionExplanationInput;
};
export type useSaveContributionExplanationMutation$data = {
  readonly saveContributionExplanation: {
    readonly contribution: {
      readonly explanation: string | null | undefined;
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionExplanationMutation = {
  response: useSaveContributionExplanationMutation$data;
  variables: useSaveContributionExplanationMutation$variables;
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
    "concreteType": "SaveContributionPayload",
    "kind": "LinkedField",
    "name": "saveContributionExplanation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contribution",
        "kind": "LinkedField",
        "name": "contribution",
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
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "explanation",
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
    "name": "useSaveContributionExplanationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionExplanationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6d520f230853bcd6ecf6188adfc6b0e69bf86953334fc9b27e79b00967d6a8e",
    "metadata": {},
    "name": "useSaveContributionExplanationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35b15e8840af35fa646a36249da92519";

export default node;
